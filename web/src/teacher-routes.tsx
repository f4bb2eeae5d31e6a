import { Navigate } from './routing/Link.tsx';
import type { RouteObject } from './routing/route.ts';
import { page } from './lazy-page.ts';
import { paths } from './paths.ts';

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
        path: 'mastery',
        lazy: page(async () => (await import('./features/trends/MasteryPage.tsx')).MasteryPage),
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
    path: 'administration/commerce',
    lazy: page(async () => (await import('./features/commerce/selling/CommercePage.tsx')).CommercePage),
  },
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
        path: 'lti',
        lazy: page(async () => (await import('./features/lti/administration/LtiPage.tsx')).LtiPage),
      },
      {
        path: 'reports',
        lazy: page(async () => (await import('./features/administration/messages/ReportsPage.tsx')).ReportsPage),
      },
    ],
  },
];

/** Pages of teachers and administrators. */
export const teacherRoutes: RouteObject[] = [
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
