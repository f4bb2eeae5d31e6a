import type { Survey, SurveyedVariant } from '@lemma/math/exercises';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type Selection = 'all' | 'answered' | 'flagged' | 'off';

/** More are drawn when they are asked for. */
export const pageSize = 24;

export interface ShownVariants {
  readonly all: readonly SurveyedVariant[];
  /** The most answered first. */
  readonly answered: readonly SurveyedVariant[];
  readonly flagged: readonly SurveyedVariant[];
  readonly off: readonly SurveyedVariant[];
  /** Keys that are switched off and were met nowhere: the exercise has changed since. */
  readonly lost: readonly string[];
}

/** The variants of a survey by what is wrong with them and by whether they are switched off. */
export function shownVariants(
  survey: Survey | undefined,
  isFiltered: boolean,
  excluded: ReadonlySet<string>,
  results: ReadonlyMap<string, VariantResult>,
): ShownVariants {
  const all = survey?.variants ?? [];
  const keys = new Set(all.map(({ key }) => key));
  return {
    all,
    answered: all
      .filter(({ key }) => results.has(key))
      .sort((a, b) => (results.get(b.key)?.answered ?? 0) - (results.get(a.key)?.answered ?? 0)),
    flagged: all.filter(({ findings }) => findings.length > 0),
    off: all.filter(({ key }) => excluded.has(key)),
    lost: survey === undefined || isFiltered ? [] : [...excluded].filter((key) => !keys.has(key)),
  };
}

/** `12 of 40 fit. 1 is flagged, 2 are switched off.` */
export function surveyWords(survey: Survey, { all, flagged, off }: ShownVariants, isFiltered: boolean): string {
  const first = isFiltered
    ? t(m.ofFit, { shown: all.length, met: survey.met })
    : `${t(m.differentVariants, { met: survey.met })}.`;
  const more = [
    ...(flagged.length > 0 ? [t(m.areFlagged, { count: flagged.length })] : []),
    ...(off.length > 0 ? [t(m.areSwitchedOff, { count: off.length })] : []),
  ];
  return more.length === 0 ? first : `${first} ${more.join(', ')}.`;
}

/** Switches one variant off, or on again. */
export function withSwitched(excluded: readonly string[], key: string): readonly string[] {
  return excluded.includes(key) ? excluded.filter((other) => other !== key) : [...excluded, key];
}

export interface VariantResult {
  readonly answered: number;
  readonly right: number;
}

interface Group {
  readonly results: readonly (VariantResult & { readonly seed: number })[];
}

/** Several seeds draw the same variant: their results are one. */
export function resultsByKey(
  groups: readonly Group[],
  keys: readonly (readonly string[])[],
): ReadonlyMap<string, VariantResult> {
  const sums = new Map<string, VariantResult>();
  groups.forEach((group, at) => {
    group.results.forEach(({ answered, right }, index) => {
      const key = keys[at]?.[index] ?? '';
      const sum = sums.get(key) ?? { answered: 0, right: 0 };
      if (key !== '') sums.set(key, { answered: sum.answered + answered, right: sum.right + right });
    });
  });
  return sums;
}
