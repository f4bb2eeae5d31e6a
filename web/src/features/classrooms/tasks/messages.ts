import { message } from '@lemma/contracts/messages';

export const createSection = message('classrooms.tasks.createSection', 'Create section', 'CreateSectionDialog, title');
export const quadratics = message('classrooms.tasks.quadratics', 'Quadratics', 'CreateSectionDialog, placeholder');
export const moveUp = message('classrooms.tasks.moveUp', 'Move up', 'MovableRow, label');
export const moveDown = message('classrooms.tasks.moveDown', 'Move down', 'MovableRow, label');
export const moveTo = message('classrooms.tasks.moveTo', 'Move to {section}', 'MovableRow, label');
export const move = message('classrooms.tasks.move', 'Move {name}', 'MovableRow, label');
export const renameSection = message('classrooms.tasks.renameSection', 'Rename section', 'RenameSectionDialog, title');
export const rename = message('classrooms.tasks.rename', 'Rename', 'RenameSectionDialog, action');
export const practice = message('classrooms.tasks.practice', 'Practice', 'TaughtTaskRow, practice');
export const assessment = message('classrooms.tasks.assessment', 'Assessment', 'TaughtTaskRow, assessment');
export const questions = message(
  'classrooms.tasks.questions',
  '{questionCount, plural, one {# question} other {# questions}}',
  'TaughtTaskRow, number',
);
export const opens = message('classrooms.tasks.opens', ' · opens {due}', 'TaughtTaskRow, text');
export const noDueDate = message('classrooms.tasks.noDueDate', 'No due date', 'TaughtTaskRow, text');
export const closed = message('classrooms.tasks.closed', 'Closed ', 'TaughtTaskRow, before');
export const allFinished = message('classrooms.tasks.allFinished', 'all finished', 'TaughtTaskRow, text');
export const started = message('classrooms.tasks.started', '{startedCount} started', 'TaughtTaskRow, text');
export const open = message('classrooms.tasks.open', 'Open', 'TaughtTaskSquare, open');
export const notOpenYet = message('classrooms.tasks.notOpenYet', 'Not open yet', 'TaughtTaskSquare, waiting');
export const isClosed = message('classrooms.tasks.isClosed', 'Closed', 'TaughtTaskSquare, closed');
export const archived = message('classrooms.tasks.archived', 'Archived', 'TaughtTaskSquare, archived');
export const tasks = message('classrooms.tasks.tasks', 'Tasks', 'taught-sections, name');
export const noSection = message('classrooms.tasks.noSection', 'No section', 'taught-sections, name');
export const sectionNumberOfNow = message(
  'classrooms.tasks.sectionNumberOfNow',
  'Section {name} is number {number} of {namedCount} now.',
  'use-class-order',
);
export const numberOfInNow = message(
  'classrooms.tasks.numberOfInNow',
  '{name} is number {number} of {taskCount} in {where} now.',
  'use-class-order',
);
export const setReview = message('classrooms.tasks.setReview', 'Set a review', 'ClassroomTasksPage');
export const showArchived = message(
  'classrooms.tasks.showArchived',
  'Show archived tasks',
  'ClassroomTasksPage, label',
);
export const giveOutCode = message(
  'classrooms.tasks.giveOutCode',
  'Give out the code',
  'ClassroomTasksPage, GiveOutTheCode, title',
);
export const noOneJoinedYet = message(
  'classrooms.tasks.noOneJoinedYet',
  'No one has joined yet. Learners need this code and their name, nothing else.',
  'ClassroomTasksPage, GiveOutTheCode',
);
export const createFirstTask = message(
  'classrooms.tasks.createFirstTask',
  'Create the first task',
  'ClassroomTasksPage, NoTasks',
);
export const taskIsFewExercises = message(
  'classrooms.tasks.taskIsFewExercises',
  'A task is a few exercises with a date. Every learner gets other numbers.',
  'ClassroomTasksPage, NoTasks',
);
export const noSectionWords = message('classrooms.tasks.noSectionWords', 'no section', 'SectionBlock, name');
export const headOfSection = message('classrooms.tasks.headOfSection', 'Head of {name}', 'SectionBlock, aria-label');
export const noTasksInSection = message(
  'classrooms.tasks.noTasksInSection',
  'No tasks in this section yet.',
  'SectionBlock',
);
export const removeSectionNow = message(
  'classrooms.tasks.removeSectionNow',
  'Remove the section {name}?',
  'SectionBlock, remove, title',
);
export const noTasksInIt = message(
  'classrooms.tasks.noTasksInIt',
  'There are no tasks in it.',
  'SectionBlock, remove, message',
);
export const tasksStay = message(
  'classrooms.tasks.tasksStay',
  'Its tasks stay in the class, in no section.',
  'SectionBlock, remove, message',
);
export const cancel = message('classrooms.tasks.cancel', 'Cancel', 'SectionBlock, remove, label');
export const remove = message('classrooms.tasks.remove', 'Remove', 'SectionBlock, remove, label');
export const sectionGone = message(
  'classrooms.tasks.sectionGone',
  'The section {name} is gone.',
  'SectionBlock, remove',
);
export const createTaskIn = message(
  'classrooms.tasks.createTaskIn',
  'Create task in {name}',
  'SectionBlock, SectionActions, aria-label',
);
export const taskLabel = message('classrooms.tasks.taskLabel', 'Task', 'SectionBlock, SectionActions');
export const moreForSection = message(
  'classrooms.tasks.moreForSection',
  'More for the section {name}',
  'SectionBlock, SectionActions, label',
);
export const removeSection = message(
  'classrooms.tasks.removeSection',
  'Remove section',
  'SectionBlock, SectionActions, label',
);
export const finishedOf = message(
  'classrooms.tasks.finishedOf',
  '{count} of {all}',
  'TaughtTaskRow, learners who have finished',
);
