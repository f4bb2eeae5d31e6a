import type { Grading } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface Weighed {
  readonly weight: number;
}

export const sumOfWeights = (rows: readonly Weighed[]): number =>
  Math.round(rows.reduce((sum, row) => sum + row.weight, 0) * 100) / 100;

/** Returns a warning about a sum of weights; undefined if it is right. */
export function sumWarning(rows: readonly Weighed[]): string | undefined {
  const sum = sumOfWeights(rows);
  if (rows.length === 0 || sum === 100) return undefined;
  if (sum === 0) return t(m.allWeights0So);
  return t(m.weightsSumToNot, { sum });
}

/** How many tasks are in nothing that has a weight. */
export function tasksOutside(grading: Grading): number {
  if (grading.weighBy === 'points') return 0;
  if (grading.weighBy === 'sections') {
    const weighed = new Set(grading.sections.filter((one) => one.weight > 0).map((one) => one.sectionId));
    return grading.tasks.filter((task) => task.sectionId === null || !weighed.has(task.sectionId)).length;
  }
  const inside = new Set(grading.groups.filter((one) => one.weight > 0).flatMap((one) => one.taskIds));
  return grading.tasks.filter((task) => !inside.has(task.id)).length;
}

/** A typed weight as a number from 0 to 100, or undefined. */
export function readWeight(typed: string): number | undefined {
  const value = Number(typed.trim().replace(',', '.').replace(/%$/, ''));
  return typed.trim() === '' || Number.isNaN(value) || value < 0 || value > 100 ? undefined : value;
}
