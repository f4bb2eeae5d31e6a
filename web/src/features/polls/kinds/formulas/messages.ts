import { message } from '@lemma/contracts/messages';

export const wordsBeforeBox = message(
  'polls.kinds.formulas.wordsBeforeBox',
  'Words before the box',
  'FormulaFields, label',
);
export const forExampleFX = message(
  'polls.kinds.formulas.forExampleFX',
  "For example $f'(x) =$. May be empty.",
  'FormulaFields, helper',
);
export const rightAnswer = message('polls.kinds.formulas.rightAnswer', 'Right answer', 'FormulaFields, label');
export const typeAsWouldOn = message(
  'polls.kinds.formulas.typeAsWouldOn',
  'Type it as you would on a keyboard: 2x sin(x), 3/4. May be empty: then nothing is marked.',
  'FormulaFields, helper',
);
export const readAs = message('polls.kinds.formulas.readAs', 'Read as', 'FormulaFields, Reading');
export const resultsEqualAnswersTogether = message(
  'polls.kinds.formulas.resultsEqualAnswersTogether',
  'Results, equal answers together',
  'TypedRows, aria-label',
);
export const right = message('polls.kinds.formulas.right', 'Right.', 'TypedRows, text');
export const others = message(
  'polls.kinds.formulas.others',
  '{groups, plural, one {# other} other {# others}}',
  'TypedRows, text',
);
export const eachWrittenOnce = message('polls.kinds.formulas.eachWrittenOnce', 'each written once', 'TypedRows, small');
export const alsoWritten = message('polls.kinds.formulas.alsoWritten', 'Also written', 'TypedRows, text');
export const anyEqualFormCounts = message(
  'polls.kinds.formulas.anyEqualFormCounts',
  'Any equal form counts.',
  'voter, hint',
);
