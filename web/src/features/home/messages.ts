import { message } from '@lemma/contracts/messages';

export const questionOf = message('home.questionOf', 'question {number} of {count}', 'ContinueCard');
export const openState = message('home.openState', 'open', 'ContinueSteps, after a number of questions');
export const dueToday = message('home.dueToday', 'due today', 'DueRows');
export const dueTomorrow = message('home.dueTomorrow', 'due tomorrow', 'DueRows');
export const assessmentKind = message(
  'home.assessmentKind',
  'assessment',
  'DueRows, kind of a task in a line of facts',
);
export const nothingDue = message('home.nothingDue', 'Nothing is due. Enjoy the day.', 'today');
export const dueThisWeek = message(
  'home.dueThisWeek',
  '{count, plural, =0 {Nothing is due this week.} one {One task is due this week.} =2 {Two tasks are due this week.} =3 {Three tasks are due this week.} =4 {Four tasks are due this week.} =5 {Five tasks are due this week.} other {# tasks are due this week.}}',
  'today',
);
export const continueWhereStopped = message('home.continueWhereStopped', 'Continue where you stopped', 'ContinueCard');
export const nextUp = message('home.nextUp', 'Next up', 'ContinueCard');
export const questionsCount = message(
  'home.questionsCount',
  '{count, plural, one {# question} other {# questions}}',
  'ContinueCard',
);
export const continueLabel = message('home.continueLabel', 'Continue', 'ContinueCard');
export const start = message('home.start', 'Start', 'ContinueCard');
export const questions = message('home.questions', 'Questions', 'ContinueSteps, aria-label');
export const questionState = message('home.questionState', 'Question {number}, {state}', 'ContinueSteps');
export const equalIsEqual = message('home.equalIsEqual', 'Equal is equal', 'Features, title');
export const comparedAsMathematics = message(
  'home.comparedAsMathematics',
  'Answers are compared as mathematics, not letter by letter. A typing slip is pointed out and costs nothing.',
  'Features',
);
export const itSaysWhy = message('home.itSaysWhy', 'It says why', 'Features, title');
export const notQuite = message('home.notQuite', 'Not quite, keep it up though!', 'Features', { fixed: 'V08' });
export const hintExample = message('home.hintExample', 'Write the square as a product first.', 'Features');
export const reasonsAndHints = message(
  'home.reasonsAndHints',
  'A reason where there is one, hints one at a time, and a worked solution with your own numbers.',
  'Features',
);
export const everyoneTheirOwn = message('home.everyoneTheirOwn', 'Everyone gets their own', 'Features, title');
export const thousandsOfVariants = message(
  'home.thousandsOfVariants',
  'One exercise makes thousands of variants. Teachers see them side by side before the class does.',
  'Features',
);
export const askWholeRoom = message('home.askWholeRoom', 'Ask the whole room', 'Features, title');
export const groupedByMeaning = message(
  'home.groupedByMeaning',
  'Free answers to a live poll are grouped by what they mean, not by how they were typed.',
  'Features',
);
export const mathsPractice = message('home.mathsPractice', 'Maths practice that answers back', 'HomePage, title');
export const tryOne = message('home.tryOne', 'Try one', 'SampleCard');
export const anotherExercise = message('home.anotherExercise', 'Another', 'SampleCard');
export const check = message('home.check', 'Check', 'SampleQuestion, checkLabel');
export const sampleExercise = message('home.sampleExercise', 'Sample exercise', 'SampleQuestion, aria-label');
export const hint = message('home.hint', 'Hint', 'SampleQuestion, title');
export const greatEqual = message('home.greatEqual', 'Great! Equal is equal, however you write it.', 'SampleQuestion');
export const loadingExercise = message(
  'home.loadingExercise',
  'Loading an exercise',
  'SampleWait, SampleQuestionWait, label',
);
export const today = message('home.today', 'Today', 'TodayPage, title');
export const loadingTasks = message('home.loadingTasks', 'Loading tasks', 'TodayPage, TodayWait, label');
export const goToTeaching = message('home.goToTeaching', 'Go to your teaching', 'TodayPage, Today');
export const due = message('home.due', 'Due', 'TodayPage, Today, title');
export const opensLater = message('home.opensLater', 'Opens later', 'TodayPage, Today, title');
export const joinClass = message('home.joinClass', 'Join a class', 'TodayPage, Today, label');
export const joinAnotherClass = message('home.joinAnotherClass', 'Join another class', 'TodayPage, Today, label');
export const teacherHasCode = message('home.teacherHasCode', 'Your teacher has the code.', 'TodayPage, Today, hint');
export const allDone = message(
  'home.allDone',
  'Tasks that are due appear here. You have done them all.',
  'TodayPage, emptyWords',
);
export const tasksOfLearning = message(
  'home.tasksOfLearning',
  'Tasks from classes you learn in appear here. The classes you teach are on the other page.',
  'TodayPage, emptyWords',
);
export const tasksAppearHere = message(
  'home.tasksAppearHere',
  'Your tasks appear here. Join a class with the code that your teacher gave you.',
  'TodayPage, emptyWords',
);
export const yourClasses = message('home.yourClasses', 'Your classes', 'TodayPage, YourClasses, aria-label');
export const writeAnyWay = message(
  'home.writeAnyWay',
  'Write the answer any way you like: if it is equal, it is right. If it is not, Lemma says what to look at and lets you try again.',
  'Welcome',
);
export const noAccountNeeded = message(
  'home.noAccountNeeded',
  'No account needed. Your teacher has the code.',
  'Welcome, hint',
);
export const codeOnWall = message('home.codeOnWall', 'The code is on the screen in the lecture hall.', 'Welcome, hint');
export const doYouTeach = message('home.doYouTeach', 'Do you teach?', 'Welcome');
export const makeClass = message(
  'home.makeClass',
  'Make a class, pick five exercises, give out the code. It takes about ten minutes.',
  'Welcome',
);
export const createTeacherAccount = message('home.createTeacherAccount', 'Create a teacher account', 'Welcome');
