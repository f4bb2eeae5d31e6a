/** A page that people open first, on a slow network, on their own device. */
interface FirstPage {
  /** Its module in `src/features`. */
  readonly page: string;
  /** Its address, as the router names it. */
  readonly path: string;
  /** Its first reads, beside those of all pages: `:names` are those of its address, or of answers before it. */
  readonly reads?: readonly string[];
  /** How much more it counts than others when files are made. Default 1. */
  readonly weight?: number;
}

/** Reads of every page. */
export const commonReads: readonly string[] = ['/site/', '/session-auth/session/'];

const bell = '/notifications/count/';

export const firstPages: readonly FirstPage[] = [
  { page: 'home/HomePage', path: '/', reads: ['/classes/', '/learning/review/', '/learning/goal/', bell] },
  { page: 'classrooms/list/ClassroomsPage', path: '/c', reads: ['/classes/', '/classes/asked/', bell] },
  {
    page: 'classrooms/class-page/ClassroomPage',
    path: '/c/:classId',
    reads: [
      '/classes/:classId/student/',
      '/classes/:classId/grades/',
      '/classes/:classId/my_trend/',
      '/learning/review/',
      bell,
    ],
  },
  {
    page: 'attempts/player/PlayerPage',
    path: '/c/:classId/tasks/:taskId',
    weight: 2.5,
    reads: [
      '/classes/:classId/tasks/:taskId/student/',
      '/attempts/:attempt_id/',
      '/attempts/:attempt_id/regrades/',
      '/attempts/:attempt_id/comments/',
      '/attempts/:attempt_id/help/',
    ],
  },
  { page: 'polls/voting/PollPage', path: '/poll/:code', reads: ['/session-auth/csrf/', '/polls/codes/:code/', bell] },
  { page: 'review/ReviewPage', path: '/learn/review' },
  { page: 'signing-in/account-page/AccountPage', path: '/account', reads: ['/session-auth/options/'] },
  {
    page: 'teaching/TeacherHomePage',
    path: '/a',
    reads: ['/classes/', '/exercises/?scope=drafts', '/exercises/reported/', '/polls/', bell],
  },
  {
    page: 'exercises/ExercisePage',
    path: '/a/catalog/exercises/:exerciseId',
    reads: ['/exercises/:exerciseId/', '/exercises/:exerciseId/reports/', bell],
  },
];

/** Parts that first pages fetch of their own accord, as soon as they are there or when they have nothing better to do. */
export const firstParts: readonly string[] = [
  'features/notifications/bell/NotificationBell',
  'features/home/SampleCard',
  'features/attempts/later/behind-question',
  'features/attempts/question/AssessmentQuestion',
  'features/attempts/start/TaskStart',
  'maths/keyboard/MathKeyboard',
  'features/polls/voting/questions',
  'ui/messages/WarningView',
  'ui/mui/Dialog',
];
