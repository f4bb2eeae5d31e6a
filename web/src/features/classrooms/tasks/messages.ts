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
