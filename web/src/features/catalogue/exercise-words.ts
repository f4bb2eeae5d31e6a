import { language } from '../../words/language.ts';
import { textWithoutBoxes } from '../../maths/reading/text-without-boxes.ts';
import { answerTypeWords } from '../exercises/answer-types/index.ts';
import type { AnswerType, DifficultyLevel } from '@lemma/math';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** `Level 3` in the reader's language. */
export const levelName = (level: DifficultyLevel): string => t(m.levelNumber, { number: Number(level.slice(-1)) });

const languages = new Intl.DisplayNames([language.tag], { type: 'language' });

/** `de` → `German`. */
export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the answer types in words: `Number, one choice`. */
export function answerWords(types: readonly AnswerType[]): string {
  const words = types.map(answerTypeWords).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the part of a sample question for its card: the first displayed formula, else the text without boxes and figures. */
export function sampleFace(sample: string): { readonly formula: string } | { readonly text: string } {
  const display = /\$\$([\s\S]+?)\$\$/.exec(sample)?.[1];
  if (display !== undefined && !display.includes('[[')) return { formula: display.trim() };
  return { text: textWithoutBoxes(sample.replaceAll(/\n*\[\[figure:\w+\]\]/g, '')) };
}
