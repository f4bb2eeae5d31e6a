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
