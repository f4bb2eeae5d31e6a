import { offer } from '../../core/own.ts';
import { classroomData } from './data/classroom-store.ts';

export { refuseReadOnly } from './work/access.ts';
export { keepCourseMember } from './work/course-members.ts';
export { copyClassroom } from './work/copying.ts';
export { applyCourseRoster } from './work/course-roster.ts';
export { createClassroom } from './work/classrooms.ts';
export { notationInClass, notationOfStaff } from './work/notation.ts';
export { newJoinCode } from './work/join-code.ts';
export { byName } from './work/members.ts';
export { type ClassroomDays, daysBetween, isReadOnly } from './work/rules.ts';

export const classroomQueries = offer(classroomData, [
  'countLearners',
  'findMembership',
  'findMembershipState',
  'insertClassroom',
  'insertLearner',
  'insertSection',
  'sectionExists',
  'selectClassroom',
  'selectClassroomsOf',
  'selectLearntIn',
  'selectTeachers',
]);
