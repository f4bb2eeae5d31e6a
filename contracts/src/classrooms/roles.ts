/** Roles in a class, the one that may do most first. */
export const memberRoles = ['teacher', 'assistant', 'learner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Things that are done in a class. */
export const classActNames = ['learn', 'help', 'set', 'people', 'settings'] as const;
export type ClassActName = (typeof classActNames)[number];

/** One thing that is done in a class, who may, and the calls that do it. */
export interface ClassAct {
  readonly name: ClassActName;
  readonly roles: readonly MemberRole[];
  readonly calls: readonly string[];
}

const everybody = memberRoles;
const staff: readonly MemberRole[] = ['teacher', 'assistant'];
const teachers: readonly MemberRole[] = ['teacher'];

/** Rights of each role in a class. The members page shows this table; a test holds the calls to it. */
export const classActs: readonly ClassAct[] = [
  {
    name: 'learn',
    roles: everybody,
    calls: ['getClassroomStudent', 'getLearnerTask', 'startAttempt'],
  },
  {
    name: 'help',
    roles: staff,
    calls: ['getClassroomAdmin', 'listMembers', 'getTask'],
  },
  {
    name: 'set',
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
    name: 'people',
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
    name: 'settings',
    roles: teachers,
    calls: ['updateClassroom', 'copyClassroom'],
  },
];
