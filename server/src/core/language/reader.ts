import { AsyncLocalStorage } from 'node:async_hooks';
import { textLanguageHeader } from '@lemma/contracts';
import { readAcceptLanguage } from '@lemma/contracts/messages';

const readers = new AsyncLocalStorage<readonly string[]>();

/** Runs the work of one request for its reader: texts that exist in several languages are shown in theirs. */
export function readingAs<T>(headers: Readonly<Record<string, string | string[] | undefined>>, work: () => T): T {
  return readers.run(wishesIn(headers), work);
}

/**
 * The languages in which the reader of the present request wants the texts of exercises, the dearest first: the one
 * chosen on the page, then the page's. None where the server works for itself.
 */
export function readerLanguages(): readonly string[] {
  return readers.getStore() ?? [];
}

function wishesIn(headers: Readonly<Record<string, string | string[] | undefined>>): readonly string[] {
  const chosen = readAcceptLanguage(String(headers[textLanguageHeader] ?? '')).slice(0, 1);
  return [...chosen, ...readAcceptLanguage(String(headers['accept-language'] ?? ''))];
}
