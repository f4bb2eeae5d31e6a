/** A page that people open first, on a slow network, on their own device. */
interface FirstPage {
  /** Its module in `src/features`. */
  readonly page: string;
  /** Its address, as the router names it. */
  readonly path: string;
}

export const firstPages: readonly FirstPage[] = [
  { page: 'home/HomePage', path: '/' },
  { page: 'classrooms/list/ClassroomsPage', path: '/c' },
  { page: 'classrooms/class-page/ClassroomPage', path: '/c/:classId' },
  { page: 'attempts/player/PlayerPage', path: '/c/:classId/tasks/:taskId' },
  { page: 'polls/voting/PollPage', path: '/poll/:code' },
  { page: 'review/ReviewPage', path: '/learn/review' },
  { page: 'signing-in/account-page/AccountPage', path: '/account' },
  { page: 'teaching/TeacherHomePage', path: '/a' },
  { page: 'exercises/ExercisePage', path: '/a/catalog/exercises/:exerciseId' },
];

/** Parts that first pages fetch of their own accord, as soon as they are there or when they have nothing better to do. */
export const firstParts: readonly string[] = [
  'features/notifications/bell/NotificationBell',
  'features/home/SampleCard',
  'features/attempts/summary/AttemptSummary',
  'maths/keyboard/MathKeyboard',
  'ui/messages/WarningView',
  'ui/mui/Dialog',
];
