/** Every address of the application. Links are made from here, never from string pieces. */
export const paths = {
  home: '/',
  account: '/account',
  signIn: (next?: string) => withQuery('/account', { next }),
  signUp: (role?: 'teacher' | 'learner', next?: string) => withQuery('/account', { form: 'sign-up', role, next }),
  forgotPassword: '/account/forgot-password',
  /** Where somebody who joined with a name alone makes an account, or merges into the one they have. */
  keepYourWork: '/account/keep-your-work',
  notifications: '/account/notifications',
  /** Opened by the frame of an LMS, to sign in and link an account. */
  linkLms: '/account/link-lms',
  payments: '/account/payments',
  /** One payment, with its invoice or receipt. */
  payment: (paymentId: string) => `/account/payments/${paymentId}`,
  help: '/help',
  helpTopic: (topic: string) => `/help/${topic}`,
  privacy: '/company/privacy-policy',
  terms: '/company/terms-of-use',
  /** Exercises that are about to be forgotten, asked again. */
  review: '/learn/review',
  /** The same for a review that a teacher has set. */
  classReview: (classReviewId: string) => `/learn/review/${classReviewId}`,
  tip: (exerciseId: string) => `/learn/tip/${exerciseId}`,

  /** The address in the QR code and the link of a class. */
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  /** Behind the link of an invitation by mail. */
  invitation: '/join/invitation',
  findPoll: '/poll',
  /** The same page, under the address of the navigation. */
  answerPolls: '/polls',
  /** The address in the QR code of a poll. */
  poll: (code: string) => `/poll/${encodeURIComponent(code)}`,
  classrooms: '/c/',
  classroom: (classId: string) => `/c/${classId}`,
  /** `item` is the question's place in the task, from 1. */
  learnerTask: (classId: string, taskId: string, item?: number) => withQuery(`/c/${classId}/tasks/${taskId}`, { item }),
  /** A closed task, practised on without a score. */
  freePractice: (classId: string, taskId: string) => `/c/${classId}/tasks/${taskId}/practise`,

  /** A learner's own questions to the people who teach them, and one of them. */
  myQuestions: '/learn/help',
  myQuestion: (threadId: string) => `/learn/help/${threadId}`,

  teacherHome: '/a',
  /** Questions of learners, in all classes or in one. */
  helpQueue: (classId?: string) => withQuery('/a/help', { class: classId }),
  helpThread: (threadId: string) => `/a/help/${threadId}`,
  taughtClassroom: (classId: string) => `/a/classrooms/${classId}`,
  classroomTasks: (classId: string) => `/a/classrooms/${classId}/tasks`,
  classroomResults: (classId: string) => `/a/classrooms/${classId}/results`,
  classroomMastery: (classId: string) => `/a/classrooms/${classId}/mastery`,
  classroomMembers: (classId: string) => `/a/classrooms/${classId}/classmembers`,
  importMembers: (classId: string) => `/a/classrooms/${classId}/classmembers/import`,
  classroomSettings: (classId: string) => `/a/classrooms/${classId}/settings`,
  task: (classId: string, taskId: string) => `/a/classrooms/${classId}/tasks/${taskId}`,
  practicePreview: (classId: string, taskId: string, item?: number) =>
    withQuery(`/a/classrooms/${classId}/tasks/${taskId}/practice-preview`, { item }),
  assessmentPreview: (classId: string, taskId: string, item?: number) =>
    withQuery(`/a/classrooms/${classId}/tasks/${taskId}/assessment-preview`, { item }),
  /** The appeals of a class, one of them open. */
  classroomAppeals: (classId: string, appealId?: string) =>
    withQuery(`/a/classrooms/${classId}/appeals`, { appeal: appealId }),
  taskAnalysis: (classId: string, taskId: string) => `/a/classrooms/${classId}/tasks/${taskId}/analysis`,
  /** The preview of a regrade, or one that was applied. */
  regrade: (
    ids: { readonly classId: string; readonly taskId: string; readonly itemId: string },
    from: {
      readonly part?: string;
      readonly appeal?: string;
      readonly policy?: string;
      readonly regrade?: string;
    } = {},
  ) => withQuery(`/a/classrooms/${ids.classId}/tasks/${ids.taskId}/items/${ids.itemId}/regrade`, { ...from }),
  taskProgress: (classId: string, taskId: string) => `/a/classrooms/${classId}/tasks/${taskId}/progress`,
  /** The same without names, for everybody to see from afar. `question` from 1. */
  progressWall: (classId: string, taskId: string, question?: number) =>
    withQuery(`/a/classrooms/${classId}/tasks/${taskId}/progress/wall`, { question }),
  learner: (classId: string, memberId: string) => `/a/classrooms/${classId}/students/${memberId}`,
  learnerReview: (classId: string, memberId: string, taskId: string) =>
    `/a/classrooms/${classId}/students/${memberId}/tasks/${taskId}`,
  /** With a class: a task for it. With exercises: a task made from the catalogue's basket. */
  createTask: (from: { classId?: string; sectionId?: string; exerciseIds?: readonly string[] } = {}) =>
    withQuery(from.exerciseIds === undefined ? '/classroom/create-task' : '/catalog/create-task', {
      class: from.classId,
      section: from.sectionId,
      exercises: from.exerciseIds?.join(','),
    }),

  worksheets: '/a/worksheets',
  /** Of a task of a class, or of exercises. */
  createWorksheet: (from: { classId?: string; taskId?: string; exerciseIds?: readonly string[] }) =>
    withQuery('/a/worksheets/create', {
      class: from.classId,
      task: from.taskId,
      exercises: from.exerciseIds?.join(','),
    }),
  worksheet: (code: string) => `/a/worksheets/${code}`,
  /** The address in the QR code of a sheet. */
  sheetKey: (code: string, number: number) => `/a/worksheets/${code}/${number}`,

  polls: '/a/polls',
  pollDesk: (pollId: string) => `/a/polls/${pollId}`,
  pollWall: (pollId: string) => `/a/polls/${pollId}/present`,
  pollRemote: (pollId: string) => `/a/polls/${pollId}/remote`,
  pollResults: (pollId: string) => `/a/polls/${pollId}/results`,

  catalogue: '/a/catalog/exercises',
  createExercise: '/a/catalog/exercises/create',
  exercise: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}`,
  administrationUsers: (search?: string) => withQuery('/a/administration/users', { q: search }),
  administrationUser: (userId: string) => `/a/administration/users/${userId}`,
  administrationMails: '/a/administration/mails',
  administrationFeedback: '/a/administration/feedback',
  administrationAudit: (search?: string) => withQuery('/a/administration/audit', { q: search }),
  administrationCommerce: '/a/administration/commerce',
  administrationReports: '/a/administration/reports',
  administrationLti: '/a/administration/lti',

  exerciseVariants: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}/variants`,
  exerciseHistory: (exerciseId: string, version?: number | 'draft') =>
    withQuery(`/a/catalog/exercises/${exerciseId}/history`, { version }),
  exerciseUses: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}/uses`,
  exerciseAnalysis: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}/analysis`,
  exerciseReports: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}/reports`,
  exerciseSource: (exerciseId: string) => `/a/catalog/exercises/${exerciseId}/source`,
  /** The address in a sharing link. */
  sharedExercise: (exerciseId: string, token: string) =>
    withQuery(`/a/catalog/exercises/${exerciseId}`, { share: token }),
  archivedExercises: '/a/catalog/archived',
  exercisePreview: (exerciseId: string, variant?: number) =>
    withQuery(`/a/catalog/exercises/${exerciseId}/preview`, { variant }),
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
