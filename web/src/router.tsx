import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  type LazyRouteFunction,
  type RouteObject,
} from 'react-router';
import { paths } from './paths.ts';
import { Interrupted } from './frame/Interrupted.tsx';
import { PageError } from './frame/PageError.tsx';
import { StartWait } from './frame/StartWait.tsx';

/** A page that is loaded when somebody goes there. */
function page(load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: await load() });
}

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

const classroomAdminRoutes: RouteObject[] = [
  {
    path: 'classrooms/:classId',
    lazy: page(async () => (await import('./features/classrooms/ClassroomAdminPage.tsx')).ClassroomAdminPage),
    children: [
      {
        index: true,
        lazy: page(async () => (await import('./features/classrooms/tasks/ClassroomTasksPage.tsx')).ClassroomTasksPage),
      },
      {
        path: 'tasks',
        lazy: page(async () => (await import('./features/classrooms/tasks/ClassroomTasksPage.tsx')).ClassroomTasksPage),
      },
      {
        path: 'results',
        lazy: page(async () => (await import('./features/results/grade-book/GradeBookPage.tsx')).GradeBookPage),
      },
      {
        path: 'classmembers',
        lazy: page(
          async () => (await import('./features/classrooms/members/ClassroomMembersPage.tsx')).ClassroomMembersPage,
        ),
      },
      {
        path: 'appeals',
        lazy: page(async () => (await import('./features/appeals/AppealsPage.tsx')).AppealsPage),
      },
      {
        path: 'settings',
        lazy: page(
          async () => (await import('./features/classrooms/settings/ClassroomSettingsPage.tsx')).ClassroomSettingsPage,
        ),
      },
    ],
  },
  {
    path: 'classrooms/:classId/classmembers/import',
    lazy: page(async () => (await import('./features/classrooms/import/ImportMembersPage.tsx')).ImportMembersPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId',
    lazy: page(async () => (await import('./features/tasks/task-page/TaskPage.tsx')).TaskPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/practice-preview',
    lazy: page(async () => (await import('./features/attempts/unrecorded/TaskPreviewPage.tsx')).PracticePreviewPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/assessment-preview',
    lazy: page(async () => (await import('./features/attempts/unrecorded/TaskPreviewPage.tsx')).AssessmentPreviewPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/analysis',
    lazy: page(async () => (await import('./features/item-analysis/TaskAnalysisPage.tsx')).TaskAnalysisPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/items/:itemId/regrade',
    lazy: page(async () => (await import('./features/regrades/RegradePage.tsx')).RegradePage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/progress',
    lazy: page(async () => (await import('./features/progress/TaskProgressPage.tsx')).TaskProgressPage),
  },
  {
    path: 'classrooms/:classId/tasks/:taskId/progress/wall',
    lazy: page(async () => (await import('./features/progress/ProgressWallPage.tsx')).ProgressWallPage),
  },
  {
    path: 'classrooms/:classId/students/:memberId',
    lazy: page(async () => (await import('./features/results/learner/LearnerPage.tsx')).LearnerPage),
  },
  {
    path: 'classrooms/:classId/students/:memberId/tasks/:taskId',
    lazy: page(async () => (await import('./features/results/review/LearnerReviewPage.tsx')).LearnerReviewPage),
  },
];

const worksheetRoutes: RouteObject[] = [
  {
    path: 'worksheets',
    lazy: page(async () => (await import('./features/worksheets/WorksheetsPage.tsx')).WorksheetsPage),
  },
  {
    path: 'worksheets/create',
    lazy: page(async () => (await import('./features/worksheets/CreateWorksheetPage.tsx')).CreateWorksheetPage),
  },
  {
    path: 'worksheets/:code',
    lazy: page(async () => (await import('./features/worksheets/WorksheetPage.tsx')).WorksheetPage),
  },
  {
    path: 'worksheets/:code/:number',
    lazy: page(async () => (await import('./features/worksheets/SheetKeyPage.tsx')).SheetKeyPage),
  },
];

const helpRoutes: RouteObject[] = [
  {
    path: 'help',
    lazy: page(async () => (await import('./features/tutoring/queue/HelpQueuePage.tsx')).HelpQueuePage),
  },
  {
    path: 'help/:threadId',
    lazy: page(async () => (await import('./features/tutoring/thread/TeacherThreadPage.tsx')).TeacherThreadPage),
  },
];

const pollRoutes: RouteObject[] = [
  { path: 'polls', lazy: page(async () => (await import('./features/polls/PollsPage.tsx')).PollsPage) },
  {
    path: 'polls/:pollId',
    lazy: page(async () => (await import('./features/polls/desk/PollDeskPage.tsx')).PollDeskPage),
  },
  {
    path: 'polls/:pollId/present',
    lazy: page(async () => (await import('./features/polls/wall/PollWallPage.tsx')).PollWallPage),
  },
  {
    path: 'polls/:pollId/remote',
    lazy: page(async () => (await import('./features/polls/running/PollRemotePage.tsx')).PollRemotePage),
  },
  {
    path: 'polls/:pollId/results',
    lazy: page(async () => (await import('./features/polls/PollResultsPage.tsx')).PollResultsPage),
  },
];

const catalogueRoutes: RouteObject[] = [
  {
    path: 'catalog/exercises',
    lazy: page(async () => (await import('./features/catalogue/CataloguePage.tsx')).CataloguePage),
  },
  {
    path: 'catalog/exercises/create',
    lazy: page(async () => (await import('./features/exercises/CreateExercisePage.tsx')).CreateExercisePage),
  },
  {
    path: 'catalog/exercises/:exerciseId',
    lazy: page(async () => (await import('./features/exercises/ExercisePage.tsx')).ExercisePage),
  },
  {
    path: 'catalog/exercises/:exerciseId/variants',
    lazy: page(async () => (await import('./features/exercises/VariantsPage.tsx')).VariantsPage),
  },
  {
    path: 'catalog/archived',
    lazy: page(async () => (await import('./features/exercises/ArchivedExercisesPage.tsx')).ArchivedExercisesPage),
  },
  {
    path: 'catalog/exercises/:exerciseId/history',
    lazy: page(async () => (await import('./features/exercises/history/HistoryPage.tsx')).HistoryPage),
  },
  {
    path: 'catalog/exercises/:exerciseId/uses',
    lazy: page(async () => (await import('./features/exercises/history/UsesPage.tsx')).UsesPage),
  },
  {
    path: 'catalog/exercises/:exerciseId/analysis',
    lazy: page(async () => (await import('./features/item-analysis/ExerciseAnalysisPage.tsx')).ExerciseAnalysisPage),
  },
  {
    path: 'catalog/exercises/:exerciseId/source',
    lazy: page(async () => (await import('./features/exercises/history/SourcePage.tsx')).SourcePage),
  },
  {
    path: 'catalog/exercises/:exerciseId/reports',
    lazy: page(async () => (await import('./features/exercises/reports/ReportsPage.tsx')).ReportsPage),
  },
  {
    path: 'catalog/exercises/:exerciseId/preview',
    lazy: page(async () => (await import('./features/exercises/ExercisePreviewPage.tsx')).ExercisePreviewPage),
  },
];

const administrationRoutes: RouteObject[] = [
  {
    path: 'administration',
    lazy: page(async () => (await import('./features/administration/AdministrationPage.tsx')).AdministrationPage),
    children: [
      { index: true, element: <Navigate to={paths.administrationUsers()} replace /> },
      {
        path: 'users',
        lazy: page(async () => (await import('./features/administration/users/UsersPage.tsx')).UsersPage),
      },
      {
        path: 'users/:userId',
        lazy: page(async () => (await import('./features/administration/users/UserPage.tsx')).UserPage),
      },
      {
        path: 'mails',
        lazy: page(async () => (await import('./features/administration/messages/OutboxPage.tsx')).OutboxPage),
      },
      {
        path: 'feedback',
        lazy: page(async () => (await import('./features/administration/messages/FeedbackPage.tsx')).FeedbackPage),
      },
      { path: 'audit', lazy: page(async () => (await import('./features/administration/AuditPage.tsx')).AuditPage) },
      {
        path: 'reports',
        lazy: page(async () => (await import('./features/administration/messages/ReportsPage.tsx')).ReportsPage),
      },
    ],
  },
];

const teacherRoutes: RouteObject[] = [
  {
    path: 'a',
    children: [
      {
        index: true,
        lazy: page(async () => (await import('./features/teaching/TeacherHomePage.tsx')).TeacherHomePage),
      },
      { path: 'classrooms', element: <Navigate to={paths.classrooms} replace /> },
      ...classroomAdminRoutes,
      ...helpRoutes,
      ...pollRoutes,
      ...worksheetRoutes,
      ...catalogueRoutes,
      ...administrationRoutes,
    ],
  },
  { path: 'create-task', element: <Navigate to={paths.createTask()} replace /> },
  {
    path: ':context/create-task',
    lazy: page(async () => (await import('./features/tasks/new-task/CreateTaskPage.tsx')).CreateTaskPage),
  },
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

/** Every page (R01–R32). */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Root />,
    errorElement: <PageError />,
    hydrateFallbackElement: <StartWait />,
    children: [
      ...learnerRoutes,
      ...teacherRoutes,
      { path: '*', lazy: page(async () => (await import('./frame/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
];

export const router = createBrowserRouter(routes);
