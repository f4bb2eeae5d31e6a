import type { GradeBook } from '@lemma/contracts';

export type GradeTask = GradeBook['tasks'][number];
export type GradeRow = GradeBook['rows'][number];

/** A learner's points over the tasks that count for them; `possible` is 0 when none does. */
export interface Total {
  readonly earned: number;
  readonly possible: number;
}

export interface TotalledRow extends GradeRow {
  readonly total: Total;
}

export type GradeSort = { readonly by: 'name' | 'total' | number; readonly direction: 'ascending' | 'descending' };

/** Percent of the points, or undefined when nothing can be divided. */
export function percent(score: number | null | undefined, points: number): number | undefined {
  return score === null || score === undefined || points <= 0 ? undefined : (100 * score) / points;
}

/** The five steps of the heat: below 40, 40–59, 60–74, 75–89, 90 and up; by the figure that is shown. */
export function heatOf(value: number): 0 | 1 | 2 | 3 | 4 {
  const shown = Math.round(value);
  if (shown < 40) return 0;
  if (shown < 60) return 1;
  if (shown < 75) return 2;
  return shown < 90 ? 3 : 4;
}

/**
 * The total counts every task that the learner has begun, and those that are over: there a missing score counts as none.
 * An open task that was not begun does not lower anybody's total.
 */
export function totalOf(tasks: readonly GradeTask[], scores: readonly (number | null)[], now: number): Total {
  let earned = 0;
  let possible = 0;
  tasks.forEach((task, index) => {
    const score = scores[index] ?? null;
    const isOver = task.dueAt !== null && Date.parse(task.dueAt) <= now;
    if (score === null && !isOver) return;
    earned += score ?? 0;
    possible += task.points;
  });
  return { earned, possible };
}

export function withTotals(book: GradeBook, now: number): TotalledRow[] {
  return book.rows.map((row) => ({ ...row, total: totalOf(book.tasks, row.scores, now) }));
}

/** Family name first, as lists of a class are kept. */
export function listName(row: Pick<GradeRow, 'firstName' | 'lastName'>): string {
  return [row.lastName, row.firstName].filter((name) => name !== '').join(', ');
}

/** Rows in whose name all the typed words stand, in any order. */
export function searchRows<Row extends GradeRow>(rows: readonly Row[], typed: string): readonly Row[] {
  const words = typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const name = `${row.firstName} ${row.lastName}`.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function valueFor(row: TotalledRow, tasks: readonly GradeTask[], by: 'total' | number): number | undefined {
  if (by === 'total') return percent(row.total.earned, row.total.possible);
  return percent(row.scores[by], tasks[by]?.points ?? 0);
}

/** By name or by a figure; who has none comes last in both directions, equal ones stand by name. */
export function sortRows(
  rows: readonly TotalledRow[],
  tasks: readonly GradeTask[],
  sort: GradeSort,
): readonly TotalledRow[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const byName = (a: TotalledRow, b: TotalledRow): number => collator.compare(listName(a), listName(b));
  const { by } = sort;
  if (by === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  return rows.toSorted((a, b) => {
    const one = valueFor(a, tasks, by);
    const other = valueFor(b, tasks, by);
    if (one === undefined || other === undefined) {
      return one === other ? byName(a, b) : one === undefined ? 1 : -1;
    }
    return one === other ? byName(a, b) : sign * (one - other);
  });
}

/** The mean of the percentages that there are. */
export function average(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Mean percentage of each task over these rows, then of the totals. */
export function averagesOf(
  rows: readonly TotalledRow[],
  tasks: readonly GradeTask[],
): { readonly tasks: readonly (number | undefined)[]; readonly total: number | undefined } {
  return {
    tasks: tasks.map((task, index) => average(rows.map((row) => percent(row.scores[index], task.points)))),
    total: average(rows.map((row) => percent(row.total.earned, row.total.possible))),
  };
}

/** `7.5`, without needless zeros. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
