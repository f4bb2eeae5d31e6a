import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  chooseLanguage,
  createSpeaker,
  languageCookie,
  languageOf,
  pseudoText,
  type Catalogue,
  type Speaker,
  wholeLanguages,
} from '@lemma/contracts/messages';
import { messagesOfErrors, type WordsOfError } from '@lemma/math/words';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from './accepted-languages.ts';

const root = resolve(import.meta.dirname, '../../../..');
const speakers = new Map<string, Speaker>();
/** Pseudo-languages are heard too: only who tries the pages asks for them. */
const available = wholeLanguages.map(({ tag }) => tag);

/** The speaker of a language; of English where the language is unknown or not yet offered. */
export function speakerOf(tag: string | null | undefined): Speaker {
  const language = chooseLanguage([tag], available);
  const known = speakers.get(language);
  if (known) return known;
  const made = createSpeakerOf(language);
  speakers.set(language, made);
  return made;
}

/** The speaker of the language of an installation, for words that are stored and read by everybody. */
export const speakerOfSite = ({ languages }: { readonly languages: readonly string[] }): Speaker =>
  speakerOf(languages[0]);

/** The speaker for the reader of an answer: pages name their language, as browsers do, in `Accept-Language`. */
export function speakerFor(headers: { readonly 'accept-language'?: string | undefined }): Speaker {
  return speakerOf(chooseLanguage(acceptedLanguages(headers['accept-language']), available));
}

/**
 * The speaker for a browser that opens an address itself, for a file or a page of the server, as pages are picked: as the
 * browser was asked to keep, else as it prefers, else in the language given here or English.
 */
export function speakerForBrowser(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  otherwise?: string,
): Speaker {
  return speakerOf(
    chooseLanguage([cookies[languageCookie], ...acceptedLanguages(headers['accept-language']), otherwise], available),
  );
}

/** A speaker of a language, also of one that is not offered yet. */
export function createSpeakerOf(tag: string): Speaker {
  const { locale, state } = languageOf(tag);
  if (state === 'pseudo') return createSpeaker(tag, {}, { locale, ofDeclared: locale, change: pseudoText });
  return createSpeaker(tag, readCatalogue(tag), { locale, ofDeclared: 'en-GB' });
}

/** All words of a language that the server may say, from the files beside the messages. */
function readCatalogue(tag: string): Catalogue {
  const files = globSync(`{server,contracts,math}/src/**/messages.${tag}.json`, { cwd: root });
  return Object.assign(typicalErrorsIn(tag), ...files.map(readJson)) as Catalogue;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

/** The words for typical errors. */
function typicalErrorsIn(tag: string): Record<string, string> {
  const [file] = globSync(`math/src/errors/typical-errors.${tag}.json`, { cwd: root });
  const errors = file === undefined ? {} : (readJson(file) as Readonly<Record<string, WordsOfError>>);
  return Object.fromEntries(messagesOfErrors(errors).map(({ id, text }) => [id, text]));
}
