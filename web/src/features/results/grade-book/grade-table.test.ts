import type { GradeBook } from '@lemma/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averagesOf,
  cellLook,
  groupSpans,
  heatOf,
  searchRows,
  sortRows,
  totalWords,
  withMarks,
  type GradeSort,
} from './grade-table.ts';

type WireRow = GradeBook['rows'][number];

const task = (name: string, points: number, groupId: string | null = null): GradeBook['tasks'][number] => ({
  id: name,
  name,
  kind: 'practice',
  points,
  dueAt: null,
  groupId,
});
const row = (firstName: string, lastName: string, scores: (number | null)[], more: Partial<WireRow> = {}): WireRow => ({
  memberId: `${firstName} ${lastName}`,
  firstName,
  lastName,
  scores,
  attempts: scores.map((score) => (score === null ? 0 : 1)),
  excused: [],
  overridden: [],
  dropped: [],
  missing: [],
  waiting: [],
  total: null,
  earned: 0,
  possible: 0,
  ...more,
});

const book: GradeBook = {
  weighBy: 'points',
  missingCounts: true,
  groups: [],
  tasks: [task('Surds', 10), task('Powers', 20)],
  rows: [
    row('Noa', 'Goldberg', [5, null], { missing: [1], total: 16.67, earned: 5, possible: 30 }),
    row('Chidi', 'Abara', [null, 20], { total: 100, earned: 20, possible: 20 }),
    row('Zoë', 'Émile', [10, 10], { total: 66.67, earned: 20, possible: 30 }),
  ],
};

describe('the grade book [R17]', () => {
  it('shows every mark by text or sign, not by colour alone', () => {
    const [marked] = withMarks({
      ...book,
      rows: [row('A', 'B', [5, 4], { excused: [0], overridden: [1], dropped: [1] })],
    });
    const [missing] = withMarks(book);
    const waiting = withMarks({ ...book, rows: [row('A', 'B', [5, 4], { waiting: [0] })] })[0];
    const look = (one: typeof marked, at: number) => one && cellLook(one, task('T', 20), at, 'percent');
    expect(look(marked, 0)).toEqual({ text: 'exc.', looks: ['none'], isDropped: false, label: 'exc., excused' });
    expect(look(marked, 1)).toEqual({
      text: '20',
      looks: ['heat0', 'changed'],
      isDropped: true,
      label: '20, changed by a teacher, among the lowest, does not count',
    });
    expect(look(missing, 1)).toMatchObject({ text: '0', looks: ['none'], label: '0, not begun, counts as zero' });
    expect(look(missing, 0)).toMatchObject({ text: '25', looks: ['heat0'], label: undefined });
    expect(look(waiting, 0)).toMatchObject({ looks: ['heat0', 'waiting'], label: '25, not due, does not count yet' });
  });

  it('shows percent, points and attempts', () => {
    const [noa, chidi] = withMarks(book);
    const texts = (unit: 'percent' | 'points' | 'attempts') =>
      [noa, chidi].flatMap((one) => book.tasks.map((own, at) => one && cellLook(one, own, at, unit).text));
    expect(texts('percent')).toEqual(['50', '0', '–', '100']);
    expect(texts('points')).toEqual(['5', '0', '–', '20']);
    expect(texts('attempts')).toEqual(['1', '–', '–', '1']);
    expect(noa && [totalWords(noa, 'percent', true), totalWords(noa, 'points', true)]).toEqual(['16.7', '5']);
    expect(noa && totalWords(noa, 'points', false)).toBe('16.7');
  });

  it('puts neighbouring tasks of a group under one head', () => {
    const groups = [
      { id: 'g', name: 'Tests', weight: 50, dropLowest: 0 },
      { id: 'h', name: 'Rest', weight: 50, dropLowest: 1 },
    ];
    const tasks = [task('a', 1, 'g'), task('b', 1, 'g'), task('c', 1, 'h'), task('d', 1)];
    const spans = (start?: number, end?: number) =>
      groupSpans(groups, tasks, start, end).map(({ group, start, end }) => [group?.name, start, end]);
    expect(spans()).toEqual([
      ['Tests', 0, 2],
      ['Rest', 2, 3],
      [undefined, 3, 4],
    ]);
    expect(spans(1, 3)).toEqual([
      ['Tests', 1, 2],
      ['Rest', 2, 3],
    ]);
  });

  const namesBy = (sort: GradeSort): string[] => sortRows(withMarks(book), book.tasks, sort).map((one) => one.lastName);

  it('sorts by family name without regard to accents, and back', () => {
    expect(namesBy({ by: 'name', direction: 'ascending' })).toEqual(['Abara', 'Émile', 'Goldberg']);
    expect(namesBy({ by: 'name', direction: 'descending' })).toEqual(['Goldberg', 'Émile', 'Abara']);
  });

  it('puts those without a score last, whichever way it is sorted', () => {
    expect(namesBy({ by: 0, direction: 'ascending' })).toEqual(['Goldberg', 'Émile', 'Abara']);
    expect(namesBy({ by: 0, direction: 'descending' })).toEqual(['Émile', 'Goldberg', 'Abara']);
    expect(namesBy({ by: 'total', direction: 'descending' })).toEqual(['Abara', 'Émile', 'Goldberg']);
  });

  it('loses and doubles no one by sorting', () => {
    const scores = fc.array(fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }), { minLength: 2, maxLength: 2 });
    const rows = fc.array(fc.tuple(fc.string(), fc.string(), scores), { maxLength: 30 });
    const sort = fc.record({
      by: fc.constantFrom('name' as const, 'total' as const, 0, 1),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    });
    fc.assert(
      fc.property(rows, sort, (people, wanted) => {
        const made = withMarks({ ...book, rows: people.map(([first, last, own]) => row(first, last, own)) });
        expect(new Set(sortRows(made, book.tasks, wanted))).toEqual(new Set(made));
        expect(sortRows(made, book.tasks, wanted)).toHaveLength(made.length);
      }),
    );
  });

  it('finds a learner by parts of both names', () => {
    const rows = withMarks(book);
    expect(searchRows(rows, 'gold no').map((one) => one.lastName)).toEqual(['Goldberg']);
    expect(searchRows(rows, '')).toHaveLength(3);
    expect(searchRows(rows, 'no-one')).toHaveLength(0);
  });

  it('averages the scores there are, and counts missing ones as zero', () => {
    const { tasks, attempts, total } = averagesOf(withMarks(book), book.tasks);
    expect(tasks).toEqual([75, 50]);
    expect(attempts).toEqual([2 / 3, 2 / 3]);
    expect(total).toBeCloseTo((16.67 + 100 + 66.67) / 3);
    expect(averagesOf([], book.tasks)).toEqual({ tasks: [undefined, undefined], attempts: [0, 0], total: undefined });
  });

  it('colours by the figure that is shown', () => {
    expect([0, 39.4, 39.6, 59, 60, 74.4, 75, 89.4, 89.5, 100].map(heatOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});
