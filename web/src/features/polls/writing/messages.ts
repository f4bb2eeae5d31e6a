import { message } from '@lemma/contracts/messages';

export const putInto = message('polls.writing.putInto', 'Put into {name}', 'MathsTextField, label');
