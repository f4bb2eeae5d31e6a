import { message } from '@lemma/contracts/messages';

export const notYet = message('progress.notYet', 'not there yet', 'QuestionBars, words');
export const byQuestion = message('progress.byQuestion', 'By question', 'QuestionBars, title');
export const taskNoExercises = message(
  'progress.taskNoExercises',
  'This task has no exercises.',
  'QuestionBars, EmptyState',
);
export const rightTryingNotYet = message(
  'progress.rightTryingNotYet',
  ': {right} right, {trying} trying, {notYet} not there yet',
  'QuestionBars, VisuallyHidden',
);
export const notRight = message('progress.notRight', 'not right', 'QuestionBars, words, of a closed task');
export const notReached = message('progress.notReached', 'not reached', 'QuestionBars, words, of a closed task');
export const rightNotRightNotReached = message(
  'progress.rightNotRightNotReached',
  ': {right} right, {trying} not right, {notYet} not reached',
  'QuestionBars, VisuallyHidden, of a closed task',
);
export const stuck = message('progress.stuck', 'Stuck', 'StuckCard, title');
export const threeTriesOrFive = message(
  'progress.threeTriesOrFive',
  'three tries or five quiet minutes',
  'StuckCard, HeadNote',
);
export const didNotFinish = message('progress.didNotFinish', 'did not finish', 'stuck, label');
export const workingOn = message('progress.workingOn', 'working on it', 'stuck, label');
export const didNotStart = message('progress.didNotStart', 'did not start', 'stuck, label');
export const notStarted = message('progress.notStarted', 'not started', 'stuck, label');
export const medianTimeAtWork = message('progress.medianTimeAtWork', 'median time at work', 'stuck, label');
export const questionTries = message('progress.questionTries', 'question {position} · {tries} tries', 'stuck, words');
export const quietMin = message('progress.quietMin', 'quiet {minutes} min', 'stuck, words');
export const questionQuietMin = message(
  'progress.questionQuietMin',
  'question {number} · quiet {minutes} min',
  'stuck, words',
);
export const days = message('progress.days', '{number, plural, one {# day} other {# days}}', 'stuck, number');
export const testLearner = message(
  'progress.testLearner',
  '{name} (test)',
  'LearnersCard, a learner who only tries things',
);
export const dueMoment = message('progress.dueMoment', 'due <moment></moment>', 'TaskProgressPage');
export const notDrawn = message('progress.notDrawn', 'not drawn', 'LearnersCard, words, none');
export const trying = message('progress.trying', 'trying', 'LearnersCard, words, trying');
export const partlyRight = message('progress.partlyRight', 'partly right', 'LearnersCard, words, partly');
export const rightWord = message('progress.rightWord', 'right', 'LearnersCard, words, right');
export const notStartedWords = message(
  'progress.notStartedWords',
  'Not started',
  'LearnersCard, stateWords, not-started',
);
export const working = message('progress.working', 'Working', 'LearnersCard, stateWords, working');
export const finished = message('progress.finished', 'Finished', 'LearnersCard, stateWords, finished');
export const didNotStartWords = message(
  'progress.didNotStartWords',
  'Did not start',
  'LearnersCard, closedWords, not-started',
);
export const didNotFinishWords = message(
  'progress.didNotFinishWords',
  'Did not finish',
  'LearnersCard, closedWords, working',
);
export const learnersHead = message('progress.learnersHead', 'Learners', 'LearnersCard, title');
export const questionNumber = message('progress.questionNumber', 'Question {number}', 'LearnersCard, title');
export const allQuestions = message('progress.allQuestions', 'All questions', 'LearnersCard');
export const noOneJoined = message('progress.noOneJoined', 'No one has joined the class yet.', 'LearnersCard');
export const questionState = message(
  'progress.questionState',
  'Question {number} {state}',
  'LearnersCard, LearnerRow, label',
);
export const progressHead = message('progress.progressHead', 'Progress', 'ProgressWallPage, title');
export const leaveProjector = message('progress.leaveProjector', 'Leave the projector view', 'ProgressWallPage, Shown');
export const arrowKeysChoose = message(
  'progress.arrowKeysChoose',
  'Arrow keys choose a question. Names are not shown.',
  'ProgressWallPage, Shown',
);
export const progressOf = message('progress.progressOf', 'Progress: {task}', 'TaskProgressPage, title');
export const loadingProgress = message('progress.loadingProgress', 'Loading progress', 'TaskProgressPage, label');
export const classrooms = message('progress.classrooms', 'Classrooms', 'TaskProgressPage, Progress, label');
export const classLabel = message('progress.classLabel', 'Class', 'TaskProgressPage, Progress, label');
export const taskLabel = message('progress.taskLabel', 'Task', 'TaskProgressPage, Progress, label');
export const showOnProjector = message(
  'progress.showOnProjector',
  'Show on the projector',
  'TaskProgressPage, Progress',
);
export const practice = message('progress.practice', 'Practice', 'TaskProgressPage, Progress');
export const assessment = message('progress.assessment', 'Assessment', 'TaskProgressPage, Progress');
export const pointsCount = message(
  'progress.pointsCount',
  '{points, plural, one {# point} other {# points}}',
  'TaskProgressPage, Progress',
);
export const closed = message('progress.closed', 'Closed', 'TaskProgressPage, LiveSign, label');
export const noConnection = message(
  'progress.noConnection',
  'No connection, trying again',
  'TaskProgressPage, LiveSign, label',
);
export const live = message('progress.live', 'Live', 'TaskProgressPage, LiveSign');
export const wrongAnswersOf = message(
  'progress.wrongAnswersOf',
  'Question {number}: wrong answers',
  'WrongAnswersCard, title',
);
export const askAsPoll = message('progress.askAsPoll', 'Ask as a poll', 'WrongAnswersCard');
export const answersCount = message(
  'progress.answersCount',
  '{count, plural, one {# answer} other {# answers}}',
  'WrongAnswersCard',
);
export const groupsCount = message(
  'progress.groupsCount',
  '{count, plural, one {# group} other {# groups}}',
  'WrongAnswersCard',
);
export const loadingWrongAnswers = message(
  'progress.loadingWrongAnswers',
  'Loading wrong answers',
  'WrongAnswersCard, label',
);
export const noWrongAnswers = message(
  'progress.noWrongAnswers',
  'No one has given a wrong answer here.',
  'WrongAnswersCard',
);
export const onlyNewest = message('progress.onlyNewest', 'Only the newest answers are shown.', 'WrongAnswersCard');
export const rightColon = message('progress.rightColon', 'Right:', 'WrongAnswersCard, PartGroups');
export const written = message('progress.written', 'written', 'WrongAnswersCard, GroupRow');
export const hide = message('progress.hide', 'Hide', 'WrongAnswersCard, GroupRow');
export const seeCount = message('progress.seeCount', 'See {count}', 'WrongAnswersCard, GroupRow');
export const andMore = message('progress.andMore', 'and {count} more', 'WrongAnswersCard, GroupRow');
export const stuckWord = message('progress.stuckWord', 'stuck', 'stuck, countsOf, label');
export const finishedWord = message('progress.finishedWord', 'finished', 'stuck, countsOf, label');
export const theQuestion = message('progress.theQuestion', 'The question:', 'WrongAnswersCard, before the question');
export const asIfQuestionWere = message(
  'progress.asIfQuestionWere',
  'Everyone has other numbers. Shown as if the question were:',
  'WrongAnswersCard, before the question',
);
export const partOf = message('progress.partOf', 'Part {number}', 'WrongAnswersCard, name');
