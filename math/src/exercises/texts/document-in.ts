import type { ExerciseDocument } from '../document/document.ts';
import { compareTexts } from './compare-texts.ts';
import { documentTexts } from './document-texts.ts';

/**
 * The languages in which an exercise can be read, its own first. A translation counts when it is complete: every text is
 * there and is that of today's source.
 */
export function textLanguages(document: ExerciseDocument): readonly string[] {
  const complete = (document.translations ?? []).filter((translation) => {
    const { pairs, unknown } = compareTexts(document, translation);
    return unknown.length === 0 && pairs.every(({ state }) => state === 'current');
  });
  return [document.language, ...complete.map(({ language }) => language)];
}

/** Writing systems that run from right to left, by the first part of a language tag. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The document with its texts in another language, where there are any; its keys, draws and tests are the same. */
export function documentIn(document: ExerciseDocument, language: string): ExerciseDocument {
  const translation = document.translations?.find((one) => one.language === language);
  if (!translation || language === document.language) return document;
  const translated = new Map(translation.texts.map(({ at, text }) => [at, text]));
  const copy = structuredCopy(document);
  for (const { at, path } of documentTexts(document)) {
    const text = translated.get(at);
    if (text !== undefined && text.trim() !== '') replace(copy, path, text);
  }
  const direction = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { ...copy, language, variables: { ...copy.variables, direction } };
}

const structuredCopy = (document: ExerciseDocument) => JSON.parse(JSON.stringify(document)) as ExerciseDocument;

function replace(value: unknown, [step = '', ...rest]: readonly (string | number)[], text: string): void {
  const fields = value as Record<string | number, unknown>;
  if (rest.length === 0) fields[step] = text;
  else replace(fields[step], rest, text);
}
