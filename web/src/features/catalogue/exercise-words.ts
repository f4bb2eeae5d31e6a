import { answerTypeWords } from '../exercises/answer-types/index.ts';
import type { AnswerType } from '@lemma/math';

const capital = (step: string): string => {
  const words = step.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `algebra/quadratic-equations` → `Quadratic equations`. */
export function topicName(topic: string): string {
  return capital(topic.split('/').at(-1) ?? '');
}

/** `algebra/quadratic-equations` → `Algebra · Quadratic equations`. */
export function topicTrail(topic: string): string {
  return topic
    .split('/')
    .filter((step) => step !== '')
    .map(capital)
    .join(' · ');
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** `de` → `German`. */
export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

/** What is asked for, in words: `Number, one choice`. */
export function answerWords(types: readonly AnswerType[]): string {
  const words = types.map(answerTypeWords).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What of a sample question stands on its card: its first displayed formula, else its text without answer boxes. */
export function sampleFace(sample: string): { readonly formula: string } | { readonly text: string } {
  const display = /\$\$([\s\S]+?)\$\$/.exec(sample)?.[1];
  if (display !== undefined && !display.includes('[[')) return { formula: display.trim() };
  return { text: sample.replaceAll(/\[\[[^\]]*\]\]/g, '…') };
}
