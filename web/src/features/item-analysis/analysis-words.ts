import type { AnalysedItem } from '@lemma/contracts';

export const percent = (share: number | null): string => (share === null ? 'none yet' : `${Math.round(share * 100)} %`);

export function secondsWords(seconds: number | null): string {
  if (seconds === null) return 'not known';
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
}

export type Tone = 'success' | 'warning' | 'error' | 'default';

/** Bands of discrimination after Ebel and Frisbie, Essentials of Educational Measurement, 5th ed. 1991, chapter 13. */
export function discriminationWords(value: number | null): { readonly words: string; readonly tone: Tone } {
  if (value === null) return { words: 'too few answers', tone: 'default' };
  const figure = value.toFixed(2).replace('-', '−');
  if (value >= 0.4) return { words: `${figure}, very good`, tone: 'success' };
  if (value >= 0.2) return { words: `${figure}, good`, tone: 'success' };
  if (value >= 0) return { words: `${figure}, weak`, tone: 'warning' };
  return { words: `${figure}: those who do well elsewhere get it wrong`, tone: 'error' };
}

export const unfairGroups = ({ values, variants }: AnalysedItem) =>
  [...values, ...variants].filter(({ isUnfair }) => isUnfair);

/** `a = 3` is one value of a variable; a whole variant is named as it is switched off. */
export const isSwitchedOff = ({ excluded }: AnalysedItem, name: string): boolean =>
  excluded.includes(name.replace(/^(\w+) = /, '$1='));

/** The name under which a group can be switched off; none for one value among several variables. */
export function retirableName(item: AnalysedItem, name: string): string | undefined {
  if (item.variants.some((group) => group.name === name)) return name;
  const key = name.replace(/^(\w+) = /, '$1=');
  const variables = new Set(item.values.map((group) => group.name.split(' = ')[0]));
  return variables.size === 1 ? key : undefined;
}
