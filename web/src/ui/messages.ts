import { message } from '@lemma/contracts/messages';

export const lemma = message('ui.lemma', 'Lemma', 'Logo, Wordmark');
export const copyingNotAllowed = message('ui.copyingNotAllowed', 'Copying is not allowed here', 'CopyButton');
export const copied = message('ui.copied', 'Copied', 'CopyButton');
