import type { ClassroomAdmin, ClassroomStudent, ClassroomSummary, Member } from '@lemma/contracts';
import { idOf } from './people.ts';

export const classSummaryOf = (changes: Partial<ClassroomSummary> = {}): ClassroomSummary => ({
  id: idOf(60),
  name: 'Class 7b',
  description: '',
  role: 'learner',
  teacherNames: ['Tom Hall'],
  learnerCount: 24,
  openTaskCount: 0,
  nextDueAt: null,
  joinCode: null,
  isArchived: false,
  ...changes,
});

/** A class as its teacher sees it. */
export const classroomOf = (changes: Partial<ClassroomAdmin> = {}): ClassroomAdmin => ({
  id: idOf(60),
  name: 'Class 7b',
  description: '',
  role: 'teacher',
  joinCode: 'K7M2PQ',
  joinUrl: 'http://localhost:3000/join/K7M2PQ',
  joinQr: { size: 21, path: 'M0 0h1v1z' },
  isJoinOpen: true,
  needsApproval: false,
  takesAnonymous: true,
  timeZone: 'Europe/Berlin',
  notation: 'en',
  ownNotation: 'practice',
  language: null,
  firstDay: null,
  lastDay: null,
  taskDefaults: null,
  isArchived: false,
  isReadOnly: false,
  learnerCount: 24,
  staffCount: 1,
  waitingCount: 0,
  sections: [],
  tasks: [],
  ...changes,
});

/** A class as its learners see it. */
export const learntClassOf = (changes: Partial<ClassroomStudent> = {}): ClassroomStudent => ({
  id: idOf(60),
  name: 'Class 7b',
  description: '',
  teacherNames: ['Tom Hall'],
  learnerCount: 24,
  isArchived: false,
  isReadOnly: false,
  sections: [],
  tasks: [],
  ...changes,
});

export const memberOf = (changes: Partial<Member> = {}): Member => ({
  id: idOf(11),
  firstName: 'Ben',
  lastName: 'Zimmer',
  role: 'learner',
  isAnonymous: false,
  mayTeach: false,
  isSelf: false,
  userName: '',
  joinedAt: '2026-09-01T08:00:00Z',
  askedAt: null,
  lastActiveAt: null,
  ...changes,
});
