import { message } from '@lemma/contracts/messages';

export const error = message('maths.typesetting.error', 'error', 'Formula, Failed');
export const wideFormula = message('maths.typesetting.wideFormula', 'Wide formula', 'Formula that scrolls, aria-label');
