import { message } from '@lemma/contracts/messages';

export const print = message('maths.printing.print', 'Print', 'PrintButton, Button');
