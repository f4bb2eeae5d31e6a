import { message } from '@lemma/contracts/messages';

export const openTasks = message(
  'classrooms.list.openTasks',
  '{count, plural, =0 {No open tasks} one {# open task} other {# open tasks}}',
  'ClassroomRows, a class that one teaches',
);
export const tasksToDo = message(
  'classrooms.list.tasksToDo',
  '{count, plural, =0 {Nothing to do} one {# task to do} other {# tasks to do}}',
  'ClassroomRows, a class that one learns in',
);
export const openTasksNextDue = message(
  'classrooms.list.openTasksNextDue',
  '{count, plural, one {# open task} other {# open tasks}}, next due: {moment}',
  'ClassroomRows, a class that one teaches',
);
export const tasksToDoNextDue = message(
  'classrooms.list.tasksToDoNextDue',
  '{count, plural, one {# task to do} other {# tasks to do}}, next due: {moment}',
  'ClassroomRows, a class that one learns in',
);
export const learners = message(
  'classrooms.list.learners',
  '{count, plural, one {# learner} other {# learners}}',
  'ClassroomRows, ClassroomLink',
);
export const classCode = message('classrooms.list.classCode', 'Class code', 'ClassroomRows, ClassroomLink, title');
export const classrooms = message('classrooms.list.classrooms', 'Classrooms', 'ClassroomsPage, title');
export const createClass = message('classrooms.list.createClass', 'Create class', 'ClassroomsPage, Classrooms');
export const loadingClasses = message(
  'classrooms.list.loadingClasses',
  'Loading classes',
  'ClassroomsPage, Classrooms, label',
);
export const noClassesYetTeacher = message(
  'classrooms.list.noClassesYetTeacher',
  'Your classes appear here. Create one and give its code to your learners.',
  'ClassroomsPage, ClassroomGroups',
);
export const noClassesYet = message(
  'classrooms.list.noClassesYet',
  'Your classes appear here. Join one with the code that your teacher gave you.',
  'ClassroomsPage, ClassroomGroups',
);
export const classesYouTeach = message(
  'classrooms.list.classesYouTeach',
  'Classes you teach',
  'ClassroomsPage, ClassroomGroups, aria-label',
);
export const classesYouLearnIn = message(
  'classrooms.list.classesYouLearnIn',
  'Classes you learn in',
  'ClassroomsPage, ClassroomGroups, aria-label',
);
export const joinAnotherClass = message(
  'classrooms.list.joinAnotherClass',
  'Join another class',
  'ClassroomsPage, ClassroomGroups, label',
);
export const joinClass = message('classrooms.list.joinClass', 'Join a class', 'ClassroomsPage, ClassroomGroups, label');
export const teacherHasCode = message(
  'classrooms.list.teacherHasCode',
  'Your teacher has the code.',
  'ClassroomsPage, ClassroomGroups, hint',
);
export const archivedClasses = message(
  'classrooms.list.archivedClasses',
  'Archived classes',
  'ClassroomsPage, ArchivedClasses, aria-label',
);
export const archivedCount = message(
  'classrooms.list.archivedCount',
  'Archived ({count})',
  'ClassroomsPage, ArchivedClasses',
);
export const myClass = message('classrooms.list.myClass', 'My class', 'CreateClassroomDialog, name');
export const name = message('classrooms.list.name', 'Name', 'CreateClassroomDialog, label');
export const nameExample = message(
  'classrooms.list.nameExample',
  'Year 11 Mathematics',
  'CreateClassroomDialog, placeholder',
);
export const descriptionOptional = message(
  'classrooms.list.descriptionOptional',
  'Description (optional)',
  'CreateClassroomDialog, label',
);
