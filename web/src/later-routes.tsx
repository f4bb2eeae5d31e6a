import type { RouteObject } from './routing/route.ts';
import { page } from './lazy-page.ts';
import { teacherRoutes } from './teacher-routes.tsx';

/** Pages of everybody that are seldom opened first. */
const rareRoutes: RouteObject[] = [
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
  { path: 'learn/tip/:exerciseId', lazy: page(async () => (await import('./features/tips/TipPage.tsx')).TipPage) },
  {
    path: 'learn/help',
    lazy: page(async () => (await import('./features/tutoring/queue/MyQuestionsPage.tsx')).MyQuestionsPage),
  },
  {
    path: 'learn/help/:threadId',
    lazy: page(async () => (await import('./features/tutoring/thread/LearnerThreadPage.tsx')).LearnerThreadPage),
  },
  {
    path: 'c/:classId/tasks/:taskId/practise',
    lazy: page(async () => (await import('./features/attempts/unrecorded/FreePracticePage.tsx')).FreePracticePage),
  },
  { path: 'help', lazy: page(async () => (await import('./features/help/HelpPage.tsx')).HelpPage) },
  { path: 'help/:topic', lazy: page(async () => (await import('./features/help/HelpTopicPage.tsx')).HelpTopicPage) },
  {
    path: 'company/privacy-policy',
    lazy: page(async () => (await import('./features/pages/PrivacyPage.tsx')).PrivacyPage),
  },
  { path: 'company/terms-of-use', lazy: page(async () => (await import('./features/pages/TermsPage.tsx')).TermsPage) },
];

export const laterRoutes: RouteObject[] = [...rareRoutes, ...teacherRoutes];
