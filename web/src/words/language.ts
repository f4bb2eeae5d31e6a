import { languageOf } from '@lemma/contracts/messages';

/**
 * The language of this page. The server picks it and sends the page in it, so that it stays the same until the page is
 * loaded again.
 */
export const language = languageOf(globalThis.document?.documentElement.lang ?? '');
