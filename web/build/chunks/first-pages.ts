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
    weight: 1.2,
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
    weight: 1.5,
    reads: ['/classes/', '/exercises/?scope=drafts', '/exercises/reported/', '/polls/', bell],
  },
  {
    page: 'exercises/ExercisePage',
    path: '/a/catalog/exercises/:exerciseId',
    reads: ['/exercises/:exerciseId/', '/exercises/:exerciseId/reports/', bell],
  },
];

/** A part of first pages, or several that are always fetched together. */
interface FirstPart {
  /** Its modules in `src`. */
  readonly modules: readonly [string, ...string[]];
  /** How much it counts when files are made, a page being 1. Default 0.1. */
  readonly weight?: number;
}

/** Parts that first pages fetch of their own accord, as soon as they are there or when they have nothing better to do. */
export const firstParts: readonly FirstPart[] = [
  { modules: ['features/notifications/bell/NotificationBell'] },
  { modules: ['features/home/SampleCard'] },
  // No question is opened without it.
  { modules: ['features/attempts/later/behind-question'], weight: 1 },
  { modules: ['features/attempts/question/AssessmentQuestion'] },
  { modules: ['features/attempts/start/TaskStart'] },
  { modules: ['features/polls/voting/questions'] },
  { modules: ['ui/mui/Dialog', 'ui/messages/WarningView'] },
];

/** Parts that come in one file, so that nothing of them can be missing where the network has gone. */
export const partsInOneFile: readonly string[] = ['maths/field/mathlive-field'];
