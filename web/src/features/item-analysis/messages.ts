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
export const hiddenValues = message(
  'itemAnalysis.hiddenValues',
  '{count, plural, one {# value with fewer than {fewest} learners is not shown.} other {# values with fewer than {fewest} learners are not shown.}}',
  'Fairness',
);
export const valuesStandOut = message(
  'itemAnalysis.valuesStandOut',
  '{count, plural, one {# value stands out by more than chance would explain.} other {# values stand out by more than chance would explain.}}',
  'Fairness',
);
export const andLonger = message('itemAnalysis.andLonger', '{time} and longer', 'ItemDetails, end of a scale');
export const fairForEveryValue = message('itemAnalysis.fairForEveryValue', 'Fair for every value?', 'Fairness');
export const rightWithRange = message(
  'itemAnalysis.rightWithRange',
  'Right at the first try, with the range that chance alone would explain (95 %). The dashed line is all: {share}.',
  'Fairness',
);
export const rightByValue = message('itemAnalysis.rightByValue', 'Right at the first try by value', 'Fairness, label');
export const rightOf = message('itemAnalysis.rightOf', '{right} of {count}', 'Fairness, words');
export const showAllCount = message('itemAnalysis.showAllCount', 'Show all {count}', 'Fairness');
export const tooFewForFairness = message(
  'itemAnalysis.tooFewForFairness',
  'Too few learners to say whether a value is unfair: it takes 20 with it and 20 without.',
  'Fairness, conclusionOf',
);
export const noValueStandsOut = message(
  'itemAnalysis.noValueStandsOut',
  'No value stands out.',
  'Fairness, conclusionOf',
);
export const switchedOff = message('itemAnalysis.switchedOff', 'switched off', 'Fairness, Act, label');
export const harder = message('itemAnalysis.harder', 'harder', 'Fairness, Act, label');
export const easier = message('itemAnalysis.easier', 'easier', 'Fairness, Act, label');
export const noAnswersYet = message(
  'itemAnalysis.noAnswersYet',
  'No one has answered this question yet.',
  'ItemDetails',
);
export const openExercise = message('itemAnalysis.openExercise', 'Open the exercise', 'ItemDetails');
export const timeUntilFirst = message(
  'itemAnalysis.timeUntilFirst',
  'Time until the first answer',
  'ItemDetails, Times',
);
export const timesOfLearners = message(
  'itemAnalysis.timesOfLearners',
  '{count, plural, one {# learner} other {# learners}}, fastest {fastest}, slowest {slowest}. The dashed line is the median, {median}.',
  'ItemDetails, Times',
);
export const from = message('itemAnalysis.from', 'From', 'ItemDetails, Times, heads');
export const rightAtFirstTryWords = message('itemAnalysis.rightAtFirstTryWords', 'right at the first try', 'ItemStrip');
export const discriminationWord = message('itemAnalysis.discriminationWord', 'discrimination', 'ItemStrip');
export const medianTimeWords = message('itemAnalysis.medianTimeWords', 'median time', 'ItemStrip');
export const noLongerDrawn = message(
  'itemAnalysis.noLongerDrawn',
  'It is no longer drawn. Tasks follow with the new version.',
  'RetireButton, retire',
);
export const switchedOffInDraft = message(
  'itemAnalysis.switchedOffInDraft',
  'It is switched off in the draft. Publish it with your other changes.',
  'RetireButton, retire',
);
export const switchOffNamed = message('itemAnalysis.switchOffNamed', 'Switch off {name}', 'RetireButton, aria-label');
export const switchOff = message('itemAnalysis.switchOff', 'Switch off', 'RetireButton');
export const wholeTask = message('itemAnalysis.wholeTask', 'The whole task', 'TaskOverview');
export const reliabilityIsAlpha = message(
  'itemAnalysis.reliabilityIsAlpha',
  'Reliability is Cronbach’s alpha over those who answered every question.',
  'TaskOverview',
);
export const worthALook = message('itemAnalysis.worthALook', 'Worth a look', 'TaskOverview');
export const nothingStandsOut = message('itemAnalysis.nothingStandsOut', 'Nothing stands out.', 'TaskOverview');
export const openQuestion = message('itemAnalysis.openQuestion', 'Open question {number}', 'TaskOverview');
export const pictureAppearsLater = message(
  'itemAnalysis.pictureAppearsLater',
  'The plot appears once ten learners have answered and their results differ.',
  'TaskOverview, Picture',
);
export const howToReadPicture = message(
  'itemAnalysis.howToReadPicture',
  'Higher up: learners who do well elsewhere get it right too. Further left: harder. The lines show the range that chance allows for.',
  'TaskOverview, Picture',
);
export const strongGetItWrong = message(
  'itemAnalysis.strongGetItWrong',
  'strong learners get it wrong: check the question',
  'TaskOverview, Picture, words',
);
export const weakSaysLittle = message(
  'itemAnalysis.weakSaysLittle',
  'weak: says little about the learner',
  'TaskOverview, Picture, words',
);
export const onlyInList = message(
  'itemAnalysis.onlyInList',
  'Questions with too few answers, or which everyone gets right, are only in the list.',
  'TaskOverview, Picture',
);
export const questionFigures = message(
  'itemAnalysis.questionFigures',
  'Question {number}, {share} right at the first try, discrimination {discrimination}',
  'TaskOverview, pointOf, label',
);
export const mean = message('itemAnalysis.mean', 'Mean', 'TaskOverview, factsOf, label');
export const reliability = message('itemAnalysis.reliability', 'Reliability', 'TaskOverview, factsOf, label');
export const easy = message('itemAnalysis.easy', 'easy', 'analysis-words, judgementOf, words');
export const weakWord = message('itemAnalysis.weakWord', 'weak', 'analysis-words, judgementOf, words');
export const hard = message('itemAnalysis.hard', 'hard', 'analysis-words, judgementOf, words');
export const good = message('itemAnalysis.good', 'good', 'analysis-words, judgementOf, words');
export const nameOfAxis = message('itemAnalysis.nameOfAxis', 'Right at the first try', 'TaskOverview, name');
