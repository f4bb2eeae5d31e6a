import { message } from '@lemma/contracts/messages';

export const lemma = message('ui.lemma', 'Lemma', 'Logo, Wordmark');
