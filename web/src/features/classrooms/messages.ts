import { message } from '@lemma/contracts/messages';

export const classLabel = message('classrooms.classLabel', 'Class', 'ClassroomAdminPage, title');
export const tasks = message('classrooms.tasks', 'Tasks', 'ClassroomAdminPage, tabs, label');
export const results = message('classrooms.results', 'Results', 'ClassroomAdminPage, tabs, label');
export const mastery = message('classrooms.mastery', 'Mastery', 'ClassroomAdminPage, tabs, label');
export const members = message('classrooms.members', 'Members', 'ClassroomAdminPage, tabs, label');
export const membersWaiting = message(
  'classrooms.membersWaiting',
  'Members ({count} waiting)',
  'ClassroomAdminPage, tabs, label',
);
export const settings = message('classrooms.settings', 'Settings', 'ClassroomAdminPage, tabs, label');
export const archived = message('classrooms.archived', 'Archived', 'ClassroomAdminPage, ClassHead, label');
export const over = message('classrooms.over', 'Over', 'ClassroomAdminPage, ClassHead, label');
export const classrooms = message('classrooms.classrooms', 'Classrooms', 'ClassroomAdminPage, ClassHead, label');
export const createTask = message('classrooms.createTask', 'Create task', 'ClassroomAdminPage, ClassHead');
export const loadingClass = message(
  'classrooms.loadingClass',
  'Loading the class',
  'ClassroomAdminPage, ClassSkeleton, aria-label',
);
export const loadingTasks = message(
  'classrooms.loadingTasks',
  'Loading tasks',
  'ClassroomAdminPage, ClassSkeleton, label',
);
