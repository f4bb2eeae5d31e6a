import { message } from '@lemma/contracts/messages';

export const attemptsAllowed = message(
  'classrooms.classPage.attemptsAllowed',
  '{count, plural, one {one attempt} other {# attempts}}',
  'task-words, part of a line about a task',
);
export const opensAt = message(
  'classrooms.classPage.opensAt',
  'opens {moment}',
  'task-words, part of a line about a task',
);
export const late = message('classrooms.classPage.late', 'Late', 'task-words');
export const lateUntil = message('classrooms.classPage.lateUntil', 'Late, until {day}', 'task-words');
export const doneHead = message('classrooms.classPage.doneHead', 'Done', 'ClassProgress, facts, label');
export const ofTasks = message('classrooms.classPage.ofTasks', 'of {count}', 'ClassProgress, facts');
export const average = message('classrooms.classPage.average', 'Average', 'ClassProgress, facts, label');
export const missed = message('classrooms.classPage.missed', 'Missed', 'ClassProgress, facts, label');
export const yourProgress = message('classrooms.classPage.yourProgress', 'Your progress', 'ClassProgress, aria-label');
export const classrooms = message('classrooms.classPage.classrooms', 'Classrooms', 'ClassroomPage, above, label');
export const classLabel = message('classrooms.classPage.classLabel', 'Class', 'ClassroomPage, title');
export const loadingClass = message(
  'classrooms.classPage.loadingClass',
  'Loading class',
  'ClassroomPage, ClassroomWait',
);
export const loadingTasks = message(
  'classrooms.classPage.loadingTasks',
  'Loading tasks',
  'ClassroomPage, ClassroomWait, label',
);
export const learners = message(
  'classrooms.classPage.learners',
  '{count, plural, one {# learner} other {# learners}}',
  'ClassroomPage, LoadedClassroom',
);
export const classArchived = message(
  'classrooms.classPage.classArchived',
  'This class is archived',
  'ClassroomPage, LoadedClassroom, title',
);
export const classOver = message(
  'classrooms.classPage.classOver',
  'This class is over',
  'ClassroomPage, LoadedClassroom, title',
);
export const mayStillLook = message(
  'classrooms.classPage.mayStillLook',
  'You can still look at your work and your results; nothing can be started or handed in.',
  'ClassroomPage, LoadedClassroom',
);
export const nothingSetYet = message(
  'classrooms.classPage.nothingSetYet',
  'Tasks that your teacher sets appear here. Nothing is set yet.',
  'ClassroomPage, LoadedClassroom',
);
export const tasks = message('classrooms.classPage.tasks', 'Tasks', 'ClassroomPage, TaskSection');
export const doneOf = message('classrooms.classPage.doneOf', '{done} of {count} done', 'ClassroomPage, TaskSection');
export const leaveNow = message('classrooms.classPage.leaveNow', 'Leave {name}?', 'LeaveClass, leave, title');
export const leaveMeans = message(
  'classrooms.classPage.leaveMeans',
  'You will no longer see the class. Your work is kept: when you join again, it is back.',
  'LeaveClass, leave, message',
);
export const cancel = message('classrooms.classPage.cancel', 'Cancel', 'LeaveClass, leave, label');
export const leaveClass = message('classrooms.classPage.leaveClass', 'Leave class', 'LeaveClass, leave, label');
export const youHaveLeft = message('classrooms.classPage.youHaveLeft', 'You have left {name}.', 'LeaveClass, leave');
export const moreForClass = message('classrooms.classPage.moreForClass', 'More for this class', 'LeaveClass, label');
export const answered = message('classrooms.classPage.answered', 'answered', 'TaskRows, TaskLink');
export const assessment = message('classrooms.classPage.assessment', 'Assessment', 'task-words, words');
export const practice = message('classrooms.classPage.practice', 'Practice', 'task-words, words');
export const questions = message(
  'classrooms.classPage.questions',
  '{count, plural, one {# question} other {# questions}}',
  'task-words, words',
);
export const doneOn = message('classrooms.classPage.doneOn', 'Done on {day}', 'task-words, taskDateWords, words');
export const noDueDate = message('classrooms.classPage.noDueDate', 'No due date', 'task-words, taskDateWords, words');
export const closedOn = message('classrooms.classPage.closedOn', 'Closed on {day}', 'task-words, taskDateWords, words');
export const excused = message('classrooms.classPage.excused', 'Excused', 'task-words, taskResultWords');
export const notOpenYet = message(
  'classrooms.classPage.notOpenYet',
  'Not open yet',
  'task-words, stateWords, not-open',
);
export const notStarted = message(
  'classrooms.classPage.notStarted',
  'Not started',
  'task-words, stateWords, not-started',
);
export const started = message('classrooms.classPage.started', 'Started', 'task-words, stateWords, started');
export const closed = message('classrooms.classPage.closed', 'Closed', 'task-words, stateWords, closed');
