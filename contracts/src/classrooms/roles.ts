/** Roles in a class, the one that may do most first. */
export const memberRoles = ['teacher', 'assistant', 'learner'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const roleWords: Readonly<Record<MemberRole, string>> = {
  teacher: 'Teacher',
  assistant: 'Assistant',
  learner: 'Learner',
};

/** One thing that is done in a class, who may, and the calls that do it. */
export interface ClassAct {
  readonly words: string;
  readonly roles: readonly MemberRole[];
  readonly calls: readonly string[];
}

const everybody = memberRoles;
const staff: readonly MemberRole[] = ['teacher', 'assistant'];
const teachers: readonly MemberRole[] = ['teacher'];

/** Rights of each role in a class. The members page shows this table; a test holds the calls to it. */
export const classActs: readonly ClassAct[] = [
  {
    words: 'See the class and work on its tasks',
    roles: everybody,
    calls: ['getClassroomStudent', 'getLearnerTask', 'startAttempt'],
  },
  {
    words: 'See members, results and progress, and help',
    roles: staff,
    calls: ['getClassroomAdmin', 'listMembers', 'getTask'],
  },
  {
    words: 'Set tasks and arrange sections',
    roles: teachers,
    calls: [
      'createTask',
      'updateTask',
      'createSection',
      'renameSection',
      'removeSection',
      'arrangeClassroom',
      'createClassReview',
      'updateClassReview',
      'removeClassReview',
    ],
  },
  {
    words: 'Let people in, invite, import and remove them, change roles',
    roles: teachers,
    calls: [
      'answerJoinRequests',
      'inviteMembers',
      'listInvitations',
      'renewInvitation',
      'withdrawInvitation',
      'previewMemberImport',
      'importMembers',
      'setMemberRole',
      'removeMember',
      'bringMemberBack',
      'createSchoolAccounts',
      'resetSchoolPassword',
      'resetSchoolPasswords',
    ],
  },
  {
    words: 'Change settings, copy or archive the class',
    roles: teachers,
    calls: ['updateClassroom', 'copyClassroom'],
  },
];
