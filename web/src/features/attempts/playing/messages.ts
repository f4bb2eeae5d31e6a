import { message } from '@lemma/contracts/messages';

export const endsVariant = message(
  'attempts.playing.endsVariant',
  'This variant then takes no more answers.',
  'cost-of-solution',
);
export const endsVariantWithoutPoints = message(
  'attempts.playing.endsVariantWithoutPoints',
  'This variant then takes no more answers and gives no points. Another variant of this question can still earn them.',
  'cost-of-solution',
);
export const endsVariantPointsStay = message(
  'attempts.playing.endsVariantPointsStay',
  'This variant then takes no more answers. The points that you have stay.',
  'cost-of-solution',
);
export const endsVariantPartOfPointsStays = message(
  'attempts.playing.endsVariantPartOfPointsStays',
  'This variant then takes no more answers. You keep {earned} of {points, plural, one {# point} other {# points}}; another variant can earn the rest.',
  'cost-of-solution',
);
export const questionsNotAnswered = message(
  'attempts.playing.questionsNotAnswered',
  '{count, plural, one {Question {questions} is not answered.} other {Questions {questions} are not answered.}} You cannot change anything after this.',
  'use-hand-in, warning; the numbers of the questions as a list',
);
export const yourAnswer = message('attempts.playing.yourAnswer', 'Your answer', 'part-label, partLabel');
export const answerOf = message('attempts.playing.answerOf', 'Answer {number} of {count}', 'part-label, partLabel');
export const notAnswered = message('attempts.playing.notAnswered', 'not answered', 'step-words, stateWords, open');
export const answered = message('attempts.playing.answered', 'answered', 'step-words, stateWords, answered');
export const right = message('attempts.playing.right', 'right', 'step-words, stateWords, right');
export const partlyRight = message('attempts.playing.partlyRight', 'partly right', 'step-words, stateWords, partly');
export const notRightYet = message('attempts.playing.notRightYet', 'not right yet', 'step-words, stateWords, wrong');
export const allAnswered = message(
  'attempts.playing.allAnswered',
  'All questions are answered. You cannot change them after this.',
  'use-hand-in, warningOf',
);
export const handInNow = message('attempts.playing.handInNow', 'Hand in now?', 'use-hand-in, useHandIn, title');
export const keepWorking = message('attempts.playing.keepWorking', 'Keep working', 'use-hand-in, useHandIn, label');
export const handIn = message('attempts.playing.handIn', 'Hand in', 'use-hand-in, useHandIn, label');
export const offlineHandInLater = message(
  'attempts.playing.offlineHandInLater',
  'You are offline. Your answers are kept: hand in when the network is back.',
  'use-hand-in, useHandIn, message',
);
export const showSolutionNow = message(
  'attempts.playing.showSolutionNow',
  'Show the solution?',
  'cost-of-solution, askForSolution, title',
);
export const keepTrying = message(
  'attempts.playing.keepTrying',
  'Keep trying',
  'cost-of-solution, askForSolution, label',
);
export const showSolution = message(
  'attempts.playing.showSolution',
  'Show solution',
  'cost-of-solution, askForSolution, label',
);
