import { message } from '@lemma/contracts/messages';

export const untilYouChoose = message(
  'lti.framed.untilYouChoose',
  'Until you choose one, the link opens the list of tasks for your learners, without a grade.',
  'ChooseContentPage',
);
export const chooseTask = message('lti.framed.chooseTask', 'Choose a task for this link', 'ChooseContentPage');
export const chooseWhatToAdd = message('lti.framed.chooseWhatToAdd', 'Choose what to add', 'ChooseContentPage');
export const loadingTasks = message('lti.framed.loadingTasks', 'Loading tasks', 'ChooseContentPage, label');
export const tasks = message('lti.framed.tasks', 'Tasks', 'ChooseContentPage, Choose, aria-label');
export const newTask = message('lti.framed.newTask', 'New task', 'ChooseContentPage, Choose');
export const noTaskYet = message('lti.framed.noTaskYet', 'The class has no task yet.', 'ChooseContentPage, Choose');
export const openThisTask = message('lti.framed.openThisTask', 'Open this task', 'ChooseContentPage, Choose');
export const cancel = message('lti.framed.cancel', 'Cancel', 'ChooseContentPage, Choose');
export const wholeClass = message('lti.framed.wholeClass', 'The whole class', 'ChooseContentPage, ChoiceRows, label');
export const linkToList = message(
  'lti.framed.linkToList',
  'A link to the list of its tasks, without a grade.',
  'ChooseContentPage, ChoiceRows, hint',
);
export const openClass = message('lti.framed.openClass', 'Open the class', 'ChooseContentPage, OpenClass');
export const addToCourse = message('lti.framed.addToCourse', 'Add to the course', 'ChooseContentPage, addWords');
export const addCountToCourse = message(
  'lti.framed.addCountToCourse',
  'Add {count, plural, one {# task} other {# tasks}} to the course',
  'ChooseContentPage, addWords',
);
export const noEnd = message('lti.framed.noEnd', 'no end', 'ChooseContentPage, taskWords');
export const practice = message('lti.framed.practice', 'Practice', 'ChooseContentPage, taskWords');
export const assessment = message('lti.framed.assessment', 'Assessment', 'ChooseContentPage, taskWords');
export const taskFacts = message(
  'lti.framed.taskFacts',
  '{name} · {questions, plural, one {# question} other {# questions}} · {points} points · {due}',
  'ChooseContentPage, taskWords',
);
export const makeClassForIt = message(
  'lti.framed.makeClassForIt',
  'Make a class for it',
  'ConnectCourse, wayWords, label',
);
export const emptyWithYou = message(
  'lti.framed.emptyWithYou',
  'Empty, with you as its teacher.',
  'ConnectCourse, wayWords, outcome',
);
export const copyClass = message('lti.framed.copyClass', 'Copy a class', 'ConnectCourse, wayWords, label');
export const copyClassMeans = message(
  'lti.framed.copyClassMeans',
  'Its tasks and settings, without dates and without people.',
  'ConnectCourse, wayWords, outcome',
);
export const connectThisCourse = message(
  'lti.framed.connectThisCourse',
  'Connect this course',
  'ConnectCourse, aria-label',
);
export const connectNamed = message('lti.framed.connectNamed', 'Connect “{title}”', 'ConnectCourse, title');
export const mayNotMakeClasses = message(
  'lti.framed.mayNotMakeClasses',
  'Your account may not make classes',
  'ConnectCourse, title',
);
export const askAdministrator = message(
  'lti.framed.askAdministrator',
  'Ask an administrator of Lemma to give it the rights of a teacher, or to allow it for all teachers of {platform}.',
  'ConnectCourse',
);
export const tasksLiveInClass = message(
  'lti.framed.tasksLiveInClass',
  'Tasks for this course live in a class of Lemma. This is asked once for each course; you can change it in the settings of the class.',
  'ConnectCourse',
);
export const whichClass = message('lti.framed.whichClass', 'Which class?', 'ConnectCourse, legend');
export const classToCopy = message('lti.framed.classToCopy', 'Class to copy', 'ConnectCourse, label');
export const classLabel = message('lti.framed.classLabel', 'Class', 'ConnectCourse, label');
export const ofCopiedCourse = message(
  'lti.framed.ofCopiedCourse',
  '{name} (of the course that was copied)',
  'ConnectCourse, label',
);
export const nameOfClass = message('lti.framed.nameOfClass', 'Name of the class', 'ConnectCourse, label');
export const connect = message('lti.framed.connect', 'Connect', 'ConnectCourse');
export const connectCourse = message('lti.framed.connectCourse', 'Connect the course', 'ConnectCoursePage, title');
export const loadingCourse = message('lti.framed.loadingCourse', 'Loading the course', 'ConnectCoursePage, label');
export const course = message('lti.framed.course', 'Course', 'ConnectCoursePage, aria-label');
export const isConnected = message(
  'lti.framed.isConnected',
  '“{title}” is connected with {name}.',
  'ConnectCoursePage',
);
export const taskNumber = message('lti.framed.taskNumber', 'Task {number}', 'NewTaskHere');
export const taskHead = message('lti.framed.taskHead', 'Task', 'NewTaskHere, aria-label');
export const name = message('lti.framed.name', 'Name', 'NewTaskHere, label');
export const datesAndReleases = message('lti.framed.datesAndReleases', 'Dates and releases', 'NewTaskHere, aria-label');
export const setTask = message('lti.framed.setTask', 'Set task', 'NewTaskHere');
export const backToTasks = message('lti.framed.backToTasks', 'Back to the tasks', 'NewTaskHere');
export const dueOn = message('lti.framed.dueOn', 'due {day}', 'ChooseContentPage');
export const useMyClass = message('lti.framed.useMyClass', 'Use a class that I teach', 'ConnectCourse, label');
export const useMyClassMeans = message(
  'lti.framed.useMyClassMeans',
  'The people of the course are added to it.',
  'ConnectCourse, under the choice',
);
