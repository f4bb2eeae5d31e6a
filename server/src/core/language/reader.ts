import { AsyncLocalStorage } from 'node:async_hooks';
import { textLanguageHeader } from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';
import { actingFor } from '../engine/caller.ts';
import type { Speaker } from '@lemma/contracts/messages';
import { acceptedLanguages } from './accepted-languages.ts';
import { speakerFor } from './speakers.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const readers = new AsyncLocalStorage<{ readonly wishes: readonly string[]; readonly headers: Headers }>();

/** Runs the work of one request for its reader: texts that exist in several languages are shown in theirs. */
function readingAs<T>(headers: Headers, work: () => T): T {
  return readers.run({ wishes: wishesIn(headers), headers }, work);
}

/** Answers a request for its caller and its reader. */
export const answeringFor = <T>(request: Pick<FastifyRequest, 'caller' | 'headers'>, work: () => T): T =>
  actingFor(request.caller, () => readingAs(request.headers, work));

/**
 * The languages in which the reader of the present request wants the texts of exercises, the dearest first: the one
 * chosen on the page, then the page's. None where the server works for itself.
 */
export function readerLanguages(): readonly string[] {
  return readers.getStore()?.wishes ?? [];
}

/** The speaker of the page from which the present request comes; of English where the server works for itself. */
export function speakerForReader(): Speaker {
  return speakerFor({ 'accept-language': String(readers.getStore()?.headers['accept-language'] ?? '') });
}

function wishesIn(headers: Headers): readonly string[] {
  const wanted = acceptedLanguages(String(headers['accept-language'] ?? ''));
  const chosen = headers[textLanguageHeader];
  return chosen === undefined ? wanted : [...acceptedLanguages(String(chosen)).slice(0, 1), ...wanted];
}
