import type { AnalysedItem } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import { decimals } from '../../words/decimals.ts';
import { leftToRight } from '../../words/left-to-right.ts';

export const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

/** `0:42`, `12:05`, `1 h 4 min`. */
export function secondsWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole >= 3600) return t(m.hMin, { hours: Math.floor(whole / 3600), minutes: Math.round((whole % 3600) / 60) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export type Tone = 'success' | 'warning' | 'error' | 'default';

export const figureOf = (value: number | null): string =>
  value === null ? '–' : leftToRight(decimals(value, 2).replace('-', '−'));

/** Bands of discrimination after Ebel and Frisbie, Essentials of Educational Measurement, 5th ed. 1991, chapter 13. */
export const [weakBelow, easyFrom, hardUpTo] = [0.2, 0.9, 0.3];

/** A judgement of a question's discrimination must hold over its whole range, or it may be due to chance. */
const isBelow = ({ discriminationRange: range }: Ranged, bound: number) => range !== null && range.high < bound;

type Ranged = Pick<AnalysedItem, 'discriminationRange'>;

/** Judges a question in a word or two, as a teacher would. */
export function judgementOf(item: Ranged & Pick<AnalysedItem, 'discrimination' | 'rightShare'>): {
  readonly words: string;
  readonly tone: Tone;
} {
  const { discrimination, discriminationRange: range, rightShare } = item;
  if (isBelow(item, 0)) return { words: t(m.strongGetWrong), tone: 'error' };
  if (rightShare !== null && rightShare >= easyFrom) return { words: t(m.easy), tone: 'default' };
  if (isBelow(item, weakBelow)) return { words: t(m.weakWord), tone: 'warning' };
  if (rightShare !== null && rightShare <= hardUpTo) return { words: t(m.hard), tone: 'default' };
  if (discrimination !== null && discrimination >= weakBelow && range !== null && range.low > 0) {
    return { words: t(m.good), tone: 'success' };
  }
  return { words: t(m.tooFewAnswers), tone: 'default' };
}

export const unfairGroups = ({ values, variants }: AnalysedItem) =>
  [...values, ...variants].filter(({ isUnfair }) => isUnfair);

/** Why a question deserves a look, in one sentence; undefined where nothing stands out. */
export function worthALook(item: AnalysedItem): string | undefined {
  const [unfair] = unfairGroups(item);
  if (unfair !== undefined) {
    return t(m.rightOthersChanceAlone, {
      name: unfair.name,
      rightShare: percent(unfair.rightShare),
      othersShare: percent(unfair.othersShare),
    });
  }
  if (isBelow(item, 0)) return t(m.thoseWhoDoWell);
  const [first] = item.wrong.flatMap(({ groups }) => groups).toSorted((a, b) => b.count - a.count);
  if (first !== undefined && item.learners >= 10 && first.count * 3 >= item.learners) {
    return t(m.ofMakeSameMistake, { count: first.count, learners: item.learners });
  }
  return undefined;
}

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
