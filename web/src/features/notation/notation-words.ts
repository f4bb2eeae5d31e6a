import type { NotationChoice } from '@lemma/contracts';

/** The notations in plain words, each with a number and a point as it writes them. */
const words: Readonly<Record<NotationChoice, string>> = {
  en: '1.5 and (1, 2): English',
  de: '1,5 and (1 | 2): German, ggT, lg',
  'de-CH': '1.5 and (1 | 2): German in Switzerland, ggT, lg',
  fr: '1,5 and (1 ; 2): French, PGCD',
  es: '1,5 and (1; 2): Spanish, sen, mcd',
  'es-MX': '1.5 and (1, 2): Spanish in Mexico, sen, mcd',
  ar: '1,5 and (1 ; 2): Arabic, also ١٫٥',
};

export const notationOptions = (Object.keys(words) as NotationChoice[]).map((value) => ({
  value,
  label: words[value],
}));

/** A few answers as learners type them in each notation. */
export const examples: Readonly<Record<NotationChoice, string>> = {
  en: 'Learners type 19000.5 for a number, (1.5, 2) for a point and 1, 2 for two numbers.',
  de: 'Learners type 19000,5 for a number, (1,5 | 2) or (1,5; 2) for a point and 1; 2 for two numbers.',
  'de-CH':
    'Learners type 19000.5 or 19’000.5 for a number, (1.5 | 2) or (1.5; 2) for a point and 1; 2 for two numbers.',
  fr: 'Learners type 19000,5 for a number, (1,5 ; 2) for a point and 1 ; 2 for two numbers.',
  es: 'Learners type 19000,5 for a number, (1,5; 2) for a point and 1; 2 for two numbers.',
  'es-MX': 'Learners type 19000.5 for a number, (1.5, 2) for a point and 1, 2 for two numbers.',
  ar: 'Learners type 19000,5 for a number, (1,5 ; 2) for a point and 1 ; 2 for two numbers, in either digits.',
};
