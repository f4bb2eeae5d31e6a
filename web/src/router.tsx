import { createBrowserRouter } from './routing/router.ts';
import { Outlet } from './routing/RouterProvider.tsx';
import { ScrollRestoration } from './routing/ScrollRestoration.tsx';
import type { RouteObject } from './routing/route.ts';
import { frame } from './api/frame/frame.ts';
import { pagesInFrames } from './features/lti/frame/pages-in-frames.ts';
import { page } from './lazy-page.ts';
import { Interrupted } from './frame/Interrupted.tsx';
import { PageError } from './frame/PageError.tsx';
import { StartWait } from './frame/StartWait.tsx';

const learnerRoutes: RouteObject[] = [
  { index: true, lazy: page(async () => (await import('./features/home/HomePage.tsx')).HomePage) },
  {
    path: 'account',
    lazy: page(async () => (await import('./features/signing-in/account-page/AccountPage.tsx')).AccountPage),
  },
  {
    path: 'account/notifications',
    lazy: page(async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage),
  },
  {
    path: 'account/link-lms',
    lazy: page(async () => (await import('./features/lti/welcome/LinkLmsPage.tsx')).LinkLmsPage),
  },
  {
    path: 'account/payments',
    lazy: page(async () => (await import('./features/commerce/account/PaymentsPage.tsx')).PaymentsPage),
  },
  {
    path: 'account/payments/:paymentId',
    lazy: page(async () => (await import('./features/commerce/account/PaymentPage.tsx')).PaymentPage),
  },
  {
    path: 'account/mails-off',
    lazy: page(async () => (await import('./features/notifications/MailsOffPage.tsx')).MailsOffPage),
  },
  {
    path: 'account/keep-your-work',
    lazy: page(async () => (await import('./features/signing-in/keeping-work/KeepYourWorkPage.tsx')).KeepYourWorkPage),
  },
  {
    path: 'account/forgot-password',
    lazy: page(async () => (await import('./features/signing-in/passwords/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: 'account/reset-password',
    lazy: page(async () => (await import('./features/signing-in/passwords/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: 'account/verify-email',
    lazy: page(async () => (await import('./features/signing-in/passwords/VerifyEmailPage.tsx')).VerifyEmailPage),
  },
  {
    path: 'join/invitation',
    lazy: page(async () => (await import('./features/classrooms/joining/InvitationPage.tsx')).InvitationPage),
  },
  { path: 'join/:code', lazy: page(async () => (await import('./features/classrooms/joining/JoinPage.tsx')).JoinPage) },
  { path: 'learn/review', lazy: page(async () => (await import('./features/review/ReviewPage.tsx')).ReviewPage) },
  {
    path: 'learn/review/:classReviewId',
    lazy: page(async () => (await import('./features/review/ReviewPage.tsx')).ReviewPage),
  },
  { path: 'learn/tip/:exerciseId', lazy: page(async () => (await import('./features/tips/TipPage.tsx')).TipPage) },
  {
    path: 'learn/help',
    lazy: page(async () => (await import('./features/tutoring/queue/MyQuestionsPage.tsx')).MyQuestionsPage),
  },
  {
    path: 'learn/help/:threadId',
    lazy: page(async () => (await import('./features/tutoring/thread/LearnerThreadPage.tsx')).LearnerThreadPage),
  },
  { path: 'c', lazy: page(async () => (await import('./features/classrooms/list/ClassroomsPage.tsx')).ClassroomsPage) },
  {
    path: 'c/:classId',
    lazy: page(async () => (await import('./features/classrooms/class-page/ClassroomPage.tsx')).ClassroomPage),
  },
  {
    path: 'c/:classId/tasks/:taskId',
    lazy: page(async () => (await import('./features/attempts/player/PlayerPage.tsx')).PlayerPage),
  },
  {
    path: 'c/:classId/tasks/:taskId/practise',
    lazy: page(async () => (await import('./features/attempts/unrecorded/FreePracticePage.tsx')).FreePracticePage),
  },
  { path: 'poll', lazy: page(async () => (await import('./features/polls/FindPollPage.tsx')).FindPollPage) },
  { path: 'polls', lazy: page(async () => (await import('./features/polls/FindPollPage.tsx')).FindPollPage) },
  { path: 'poll/:code', lazy: page(async () => (await import('./features/polls/voting/PollPage.tsx')).PollPage) },
  { path: 'help', lazy: page(async () => (await import('./features/help/HelpPage.tsx')).HelpPage) },
  { path: 'help/:topic', lazy: page(async () => (await import('./features/help/HelpTopicPage.tsx')).HelpTopicPage) },
  {
    path: 'company/privacy-policy',
    lazy: page(async () => (await import('./features/pages/PrivacyPage.tsx')).PrivacyPage),
  },
  { path: 'company/terms-of-use', lazy: page(async () => (await import('./features/pages/TermsPage.tsx')).TermsPage) },
];

function Root() {
  return (
    <>
      <Outlet />
      <Interrupted />
      <ScrollRestoration />
    </>
  );
}

const withRoot = (children: RouteObject[]): RouteObject[] => [
  { path: '/', element: <Root />, errorElement: <PageError />, hydrateFallbackElement: <StartWait />, children },
];

const notFound: RouteObject = {
  path: '*',
  lazy: page(async () => (await import('./frame/NotFoundPage.tsx')).NotFoundPage),
};

/** Every page (R01–R32). Learners need not load where those of teachers are. */
export async function loadRoutes(): Promise<RouteObject[]> {
  const { teacherRoutes } = await import('./teacher-routes.tsx');
  return withRoot([...learnerRoutes, ...teacherRoutes, notFound]);
}

/** Pages in the frame of an LMS, below the address of its course. */
export const framedRoutes: RouteObject[] = withRoot(pagesInFrames);

export const router =
  frame === null
    ? createBrowserRouter(withRoot([...learnerRoutes, notFound]), { loadRoutes })
    : createBrowserRouter(framedRoutes, { basename: frame.base });
