import type { Exercise } from '@lemma/contracts';
import { chooseTextLanguage, documentIn, textLanguages, type ExerciseDocument } from '@lemma/math/document';
import { useMemo, useState } from 'react';
import { textWishes } from '../../../words/text-language.ts';
import { documentOf } from '../draft/document-of.ts';

export interface ReaderTexts {
  /** The languages in which the exercise can be read, its own first. */
  readonly languages: readonly string[];
  readonly language: string;
  readonly choose: (language: string) => void;
  /** The document with its texts in that language, to be shown; variants are drawn of its source. */
  readonly texts: ExerciseDocument;
}

/** An exercise in the language of its reader, where it has complete texts in it, until another is chosen. */
export function useReaderTexts(exercise: Exercise): ReaderTexts {
  const document = documentOf(exercise);
  const languages = useMemo(() => textLanguages(document), [document]);
  const [chosen, choose] = useState<string>();
  const language = chosen ?? chooseTextLanguage(textWishes(), languages);
  const texts = useMemo(() => documentIn(document, language), [document, language]);
  return { languages, language, choose, texts };
}

/** The title of an exercise in the language of its reader; empty while it has none. */
export function readerTitle(exercise: Exercise | undefined): string {
  if (exercise === undefined) return '';
  const document = documentOf(exercise);
  return documentIn(document, chooseTextLanguage(textWishes(), textLanguages(document))).title;
}
