import type { Attempt } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const day = 86_400_000;

type LateRules = Pick<Attempt, 'dueAt' | 'latePolicy' | 'latePercent'>;

/** Percent of the points that an answer is worth at this moment: 100 before it is due, 0 when nothing is left. */
export function worthAt({ dueAt, latePolicy, latePercent }: LateRules, now: number): number {
  if (dueAt === null || now <= Date.parse(dueAt)) return 100;
  if (latePolicy === 'none') return 100;
  const times = latePolicy === 'once' ? 1 : Math.ceil((now - Date.parse(dueAt)) / day);
  return Math.max(0, 100 - times * latePercent);
}

/** Whether an answer given now is late. */
export const isLate = (rules: LateRules, now: number): boolean =>
  rules.dueAt !== null && rules.latePolicy !== 'none' && now > Date.parse(rules.dueAt);

/** Returns the note before a late answer: `Late: worth 80 % of the points`. */
export function lateWords(rules: LateRules, now: number): string | undefined {
  if (!isLate(rules, now)) return undefined;
  const worth = Math.round(worthAt(rules, now) * 10) / 10;
  return worth === 100 ? t(m.lateAtFullPoints) : t(m.lateWorth, { percent: worth });
}

/** Returns the penalty of another try; undefined when it is free. */
export function tryCostWords({ tryPenalty }: Pick<Attempt, 'tryPenalty'>): string | undefined {
  return tryPenalty > 0 ? t(m.tryCosts, { percent: tryPenalty }) : undefined;
}
