import { message } from '@lemma/contracts/messages';

export const tip = message('tips.tip', 'Tip', 'TipPage, title');
export const workedSampleNamed = message('tips.workedSampleNamed', 'A worked sample: {title}', 'TipPage, description');
export const loadingTip = message('tips.loadingTip', 'Loading the tip', 'TipPage, label');
export const topicWorkedSample = message('tips.topicWorkedSample', '{topic} · A worked sample', 'TipPage, TipView');
export const tryOneYourself = message('tips.tryOneYourself', 'Try one yourself', 'TipPage, TipView');
export const question = message('tips.question', 'Question', 'TipPage, TipView, aria-label');
export const byAuthor = message(
  'tips.byAuthor',
  'By {name}. Printed pages show all hints and the solution.',
  'TipPage, TipView',
);
export const yourTurn = message('tips.yourTurn', 'Your turn', 'TipPage, TipView, title');
export const hintOf = message('tips.hintOf', 'Hint {number} of {count}', 'TipSteps, numbered');
export const hint = message('tips.hint', 'Hint', 'TipSteps, numbered');
export const showHint = message('tips.showHint', 'Show hint {number}', 'TipSteps, label');
export const solution = message('tips.solution', 'Solution', 'TipSteps, title');
export const showSolution = message('tips.showSolution', 'Show solution', 'TipSteps, label');
export const afterHint = message('tips.afterHint', 'after hint {number}', 'TipSteps, later');
