import { AsyncLocalStorage } from 'node:async_hooks';
import { textLanguageHeader } from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';
import { actingFor } from '../engine/caller.ts';
import { acceptedLanguages } from './accepted-languages.ts';

const readers = new AsyncLocalStorage<readonly string[]>();

/** Runs the work of one request for its reader: texts that exist in several languages are shown in theirs. */
function readingAs<T>(headers: Readonly<Record<string, string | string[] | undefined>>, work: () => T): T {
  return readers.run(wishesIn(headers), work);
}

/** Answers a request for its caller and its reader. */
export const answeringFor = <T>(request: Pick<FastifyRequest, 'caller' | 'headers'>, work: () => T): T =>
  actingFor(request.caller, () => readingAs(request.headers, work));

/**
 * The languages in which the reader of the present request wants the texts of exercises, the dearest first: the one
 * chosen on the page, then the page's. None where the server works for itself.
 */
export function readerLanguages(): readonly string[] {
  return readers.getStore() ?? [];
}

function wishesIn(headers: Readonly<Record<string, string | string[] | undefined>>): readonly string[] {
  const wanted = acceptedLanguages(String(headers['accept-language'] ?? ''));
  const chosen = headers[textLanguageHeader];
  return chosen === undefined ? wanted : [...acceptedLanguages(String(chosen)).slice(0, 1), ...wanted];
}
