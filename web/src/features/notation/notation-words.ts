import type { NotationChoice } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The notations in plain words, each with a number and a point as it writes them. */
const words: Readonly<Record<NotationChoice, string>> = {
  en: t(m.nameEnglish),
  de: t(m.nameGerman),
  'de-CH': t(m.nameSwiss),
  fr: t(m.nameFrench),
  es: t(m.nameSpanish),
  'es-MX': t(m.nameMexican),
  ar: t(m.nameArabic),
};

export const notationOptions = (Object.keys(words) as NotationChoice[]).map((value) => ({
  value,
  label: words[value],
}));

/** A few answers as learners type them in each notation. */
export const examples: Readonly<Record<NotationChoice, string>> = {
  en: t(m.typedEnglish),
  de: t(m.typedGerman),
  'de-CH': t(m.typedSwiss),
  fr: t(m.typedFrench),
  es: t(m.typedSpanish),
  'es-MX': t(m.typedEnglish),
  ar: t(m.typedArabic),
};
