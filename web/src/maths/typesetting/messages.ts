import { message } from '@lemma/contracts/messages';

export const error = message('maths.typesetting.error', 'error', 'Formula, Failed');
