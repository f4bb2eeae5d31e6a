import { message } from '@lemma/contracts/messages';

export const yourAnswer = message('polls.kinds.scale.yourAnswer', 'Your answer', 'ScaleBox, aria-label');
export const scale = message('polls.kinds.scale.scale', 'Scale', 'desk, name');
export const points = message('polls.kinds.scale.points', 'Points', 'desk, label');
export const oneTo = message('polls.kinds.scale.oneTo', '1 to {length}', 'desk, label');
export const wordsAtStart = message('polls.kinds.scale.wordsAtStart', 'Words at 1', 'desk, label');
export const forExampleNotAt = message(
  'polls.kinds.scale.forExampleNotAt',
  'For example: not at all. May be empty.',
  'desk, helper',
);
export const wordsAtEnd = message('polls.kinds.scale.wordsAtEnd', 'Words at {scalePoints}', 'desk, label');
export const forExampleCompletelyMay = message(
  'polls.kinds.scale.forExampleCompletelyMay',
  'For example: completely. May be empty.',
  'desk, helper',
);
export const meanMedian = message('polls.kinds.scale.meanMedian', 'Mean {mean}, median {median}', 'results');
export const of = message('polls.kinds.scale.of', '{point} of {choiceCount}', 'voter, text');
export const results = message('polls.kinds.scale.results', 'Results', 'wall, aria-label');
