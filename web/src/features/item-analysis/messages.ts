import { message } from '@lemma/contracts/messages';

export const analysis = message('itemAnalysis.analysis', 'Analysis', 'ExerciseAnalysisPage, title');
export const loadingAnalysis = message(
  'itemAnalysis.loadingAnalysis',
  'Loading the analysis',
  'ExerciseAnalysisPage, label',
);
export const learners = message('itemAnalysis.learners', 'Learners', 'ExerciseAnalysisPage, label');
export const rightAtFirstTry = message(
  'itemAnalysis.rightAtFirstTry',
  'Right at the first try',
  'ExerciseAnalysisPage, label',
);
export const medianTime = message('itemAnalysis.medianTime', 'Median time', 'ExerciseAnalysisPage, label');
export const howQuestionsWorked = message(
  'itemAnalysis.howQuestionsWorked',
  'How the questions worked',
  'TaskAnalysisPage, title',
);
export const task = message('itemAnalysis.task', 'Task', 'TaskAnalysisPage, label');
export const byEveryLearnersFirst = message(
  'itemAnalysis.byEveryLearnersFirst',
  'By every learner’s first try.',
  'TaskAnalysisPage, lead',
);
export const question = message('itemAnalysis.question', 'Question', 'TaskAnalysisPage, span');
export const discrimination = message('itemAnalysis.discrimination', 'Discrimination', 'TaskAnalysisPage, span');
export const median = message('itemAnalysis.median', 'Median', 'TaskAnalysisPage, text');
export const questions = message('itemAnalysis.questions', 'Questions', 'TaskAnalysisPage, aria-label');
export const noOneGaveWrong = message(
  'itemAnalysis.noOneGaveWrong',
  'No one gave a wrong first answer',
  'WrongFirstAnswers, text',
);
export const wrongFirstAnswers = message(
  'itemAnalysis.wrongFirstAnswers',
  'Wrong first answers',
  'WrongFirstAnswers, text',
);
export const theQuestion = message('itemAnalysis.theQuestion', 'The question:', 'WrongFirstAnswers, text');
export const everyoneHadOtherNumbers = message(
  'itemAnalysis.everyoneHadOtherNumbers',
  'Everyone had other numbers. Shown as if the question were:',
  'WrongFirstAnswers, text',
);
export const part = message('itemAnalysis.part', 'Part {number}', 'WrongFirstAnswers, name');
export const key = message('itemAnalysis.key', 'key', 'WrongFirstAnswers, p');
export const different = message('itemAnalysis.different', 'different', 'WrongFirstAnswers, span');
export const noCommonCauseFound = message(
  'itemAnalysis.noCommonCauseFound',
  'No common cause found',
  'WrongFirstAnswers, small',
);
export const hMin = message('itemAnalysis.hMin', '{hours} h {minutes} min', 'analysis-words');
export const strongGetWrong = message(
  'itemAnalysis.strongGetWrong',
  'the strong get it wrong',
  'analysis-words, words',
);
export const tooFewAnswers = message('itemAnalysis.tooFewAnswers', 'too few answers', 'analysis-words, words');
export const rightOthersChanceAlone = message(
  'itemAnalysis.rightOthersChanceAlone',
  '{name}: {rightShare} right, others {othersShare}. Chance alone would hardly do that.',
  'analysis-words',
);
export const thoseWhoDoWell = message(
  'itemAnalysis.thoseWhoDoWell',
  'Those who do well elsewhere get it wrong. Is the key right, and is the question clear?',
  'analysis-words',
);
export const ofMakeSameMistake = message(
  'itemAnalysis.ofMakeSameMistake',
  '{count} of {learners} make the same mistake at first.',
  'analysis-words',
);
