import type { MasteryMap } from '@lemma/contracts';

export type MasteryRow = MasteryMap['learners'][number];

export interface Sorting {
  /** A place in the list of topics, or the learners' names. */
  readonly by: number | 'name';
  readonly isDescending: boolean;
}

/** Sorts the rows of the map; who has no figure in a topic comes last, whichever way. */
export function sortedRows(rows: readonly MasteryRow[], { by, isDescending }: Sorting): readonly MasteryRow[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'name') {
    const name = ({ lastName, firstName }: MasteryRow) => `${lastName} ${firstName}`;
    return rows.toSorted((a, b) => sign * name(a).localeCompare(name(b)));
  }
  const of = (row: MasteryRow) => row.cells[by]?.mastery ?? null;
  return rows.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** The rows as they were four weeks ago; a topic without a figure then is as if it had too few answers. */
export const rowsBefore = (rows: readonly MasteryRow[]): readonly MasteryRow[] =>
  rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === null ? null : cellBefore(cell))) }));

const cellBefore = ({ mastery, change }: NonNullable<MasteryRow['cells'][number]>) => ({
  mastery: mastery === null || change === null ? null : Math.min(1, Math.max(0, mastery - change)),
  change: null,
});

/** The mean of a topic over those who have a figure. */
export function meanOf(rows: readonly MasteryRow[], topic: number): number | null {
  const known = rows.flatMap((row) => row.cells[topic]?.mastery ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

const steps = [0.35, 0.55, 0.7, 0.85];

/** One of five steps of the heat scale. */
export const heatStep = (mastery: number): number => steps.filter((step) => mastery >= step).length;

/** `▲` or `▼` for more than five points in four weeks. */
export const arrowOf = (change: number | null): '' | '▲' | '▼' =>
  change === null || Math.abs(change) <= 0.05 ? '' : change > 0 ? '▲' : '▼';
