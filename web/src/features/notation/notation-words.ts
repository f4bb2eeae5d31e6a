import type { NotationChoice } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The notations in plain words, each with a number and a point as it writes them. */
const words: Readonly<Record<NotationChoice, string>> = {
  en: t(m.n15And1),
  de: t(m.n15And12),
  'de-CH': t(m.n15And12German),
  fr: t(m.n15And12French),
  es: t(m.n15And12Spanish),
  'es-MX': t(m.n15And12SpanishIn),
  ar: t(m.n15And12Arabic),
};

export const notationOptions = (Object.keys(words) as NotationChoice[]).map((value) => ({
  value,
  label: words[value],
}));

/** A few answers as learners type them in each notation. */
export const examples: Readonly<Record<NotationChoice, string>> = {
  en: t(m.learnersType190005),
  de: t(m.learnersType190005For),
  'de-CH': t(m.learnersType190005Or),
  fr: t(m.learnersType190005ForNumber),
  es: t(m.learnersType190005ForNumber1),
  'es-MX': t(m.learnersType190005),
  ar: t(m.learnersType190005ForNumber15),
};
