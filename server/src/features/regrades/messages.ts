import { message } from '@lemma/contracts/messages';

export const changedSincePreview = message(
  'server.regrades.changedSincePreview',
  'Something has changed since this preview. Look at it again before you apply it.',
  'refusal, apply',
);
export const idUsed = message('server.regrades.idUsed', 'This id was used before.', 'refusal, apply');
export const undoneForSevenDays = message(
  'server.regrades.undoneForSevenDays',
  'A regrade can be undone for seven days.',
  'refusal, present',
);
export const regradedAgain = message(
  'server.regrades.regradedAgain',
  'This question has been regraded again since. Undo that one first.',
  'refusal, present',
);
export const noSuchPart = message('server.regrades.noSuchPart', 'The question has no such part.', 'refusal, preview');
export const stillMarked = message(
  'server.regrades.stillMarked',
  'Answers are still being marked. Try again in a moment.',
  'refusal, preview',
);
export const verdictBefore = message(
  'server.regrades.verdictBefore',
  'Verdict before',
  'head of a column, table of a regrade',
);
export const verdictAfter = message(
  'server.regrades.verdictAfter',
  'Verdict after',
  'head of a column, table of a regrade',
);
export const why = message('server.regrades.why', 'Why', 'head of a column, table of a regrade');
export const scoreBefore = message(
  'server.regrades.scoreBefore',
  'Score before',
  'head of a column, table of a regrade',
);
export const scoreAfter = message('server.regrades.scoreAfter', 'Score after', 'head of a column, table of a regrade');
export const equalToAccepted = message(
  'server.regrades.equalToAccepted',
  'Equal to an accepted answer.',
  'why an answer is marked as it is now, regrade',
);
export const equalToNone = message(
  'server.regrades.equalToNone',
  'Equal to no accepted answer.',
  'why an answer is marked as it is now, regrade',
);
export const fullMarksForEverybody = message(
  'server.regrades.fullMarksForEverybody',
  'Full marks for everybody.',
  'why an answer is marked as it is now, regrade',
);
export const noLongerCounts = message(
  'server.regrades.noLongerCounts',
  'No longer counts.',
  'why an answer is marked as it is now, regrade',
);
export const knownMistake = message(
  'server.regrades.knownMistake',
  'A mistake that the exercise knows.',
  'why an answer is marked as it is now, regrade',
);
export const sameAsAccepted = message(
  'server.regrades.sameAsAccepted',
  'The same as an accepted answer.',
  'why an answer is marked as it is now, regrade',
);
export const roundedAsAllowed = message(
  'server.regrades.roundedAsAllowed',
  'Rounded as it may be.',
  'why an answer is marked as it is now, regrade',
);
export const withinTolerance = message(
  'server.regrades.withinTolerance',
  'Within the tolerance.',
  'why an answer is marked as it is now, regrade',
);
export const notInForm = message(
  'server.regrades.notInForm',
  'Not in the form that is asked for.',
  'why an answer is marked as it is now, regrade',
);
export const leftEmpty = message(
  'server.regrades.leftEmpty',
  'Left empty.',
  'why an answer is marked as it is now, regrade',
);
export const appealForEqualAlone = message(
  'server.regrades.appealForEqualAlone',
  'An accepted appeal gives marks to equal answers alone.',
  'why a way of regrading cannot be chosen',
);
export const notInPool = message(
  'server.regrades.notInPool',
  'Not in a pool or an equivalent set, where learners have different questions. Give full marks instead.',
  'why a way of regrading cannot be chosen',
);
export const noNewerVersion = message(
  'server.regrades.noNewerVersion',
  'There is no newer version of the exercise. Correct it and publish it first.',
  'why a way of regrading cannot be chosen',
);
export const asksOtherQuestion = message(
  'server.regrades.asksOtherQuestion',
  'The new version asks another question, so it cannot mark these answers.',
  'why a way of regrading cannot be chosen',
);
