/** The kinds of notifications; each has a file of its name in the server, and an icon in the pages. */
export const notificationKinds = [
  'task-set',
  'task-opens',
  'task-due-tomorrow',
  'task-due-soon',
  'task-reminder',
  'review-set',
  'results-released',
  'score-changed',
  'appeal-decided',
  'answer-commented',
  'teacher-wrote',
  'let-into-class',
  'help-answered',
  'trial-ending',
  'appeal-made',
  'help-asked',
  'join-asked',
  'task-closed',
  'late-answer',
  'exercise-reported',
  'exercise-shared',
  'import-finished',
  'regrade-finished',
  'feedback-sent',
  'mails-failed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The headings of the settings, each named by the people that its kinds are for. */
export const notificationGroups = ['learning', 'teaching', 'administration'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** The times at which a notification of a kind can be mailed. */
export const mailChoices = ['immediately', 'digest', 'never'] as const;
export type MailChoice = (typeof mailChoices)[number];
