import { message } from '@lemma/contracts/messages';

export const formulaIn = message('polls.writing.formulaIn', 'Formula in {name}', 'MathsTextField, title');
export const putInto = message('polls.writing.putInto', 'Put into {name}', 'MathsTextField, label');
