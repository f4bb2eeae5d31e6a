import type { GradeBook } from '@lemma/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagesOf, heatOf, searchRows, sortRows, totalOf, withTotals, type GradeSort } from './grade-table.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const over = '2026-11-10T12:00:00Z';
const open = '2026-11-29T12:00:00Z';

const task = (name: string, points: number, dueAt: string | null): GradeBook['tasks'][number] => ({
  id: name,
  name,
  kind: 'practice',
  points,
  dueAt,
});
const row = (firstName: string, lastName: string, scores: (number | null)[]): GradeBook['rows'][number] => ({
  memberId: `${firstName}${lastName}`,
  firstName,
  lastName,
  scores,
});

const book: GradeBook = {
  tasks: [task('Surds', 10, over), task('Powers', 20, open)],
  rows: [row('Noa', 'Goldberg', [5, null]), row('Chidi', 'Abara', [null, 20]), row('Zoë', 'Émile', [10, 10])],
};

describe('the grade book [R17]', () => {
  it('counts a task that is over as nothing when it was not begun, and leaves an open one out', () => {
    expect(totalOf(book.tasks, [null, null], now)).toEqual({ earned: 0, possible: 10 });
    expect(totalOf(book.tasks, [5, null], now)).toEqual({ earned: 5, possible: 10 });
    expect(totalOf(book.tasks, [null, 20], now)).toEqual({ earned: 20, possible: 30 });
  });

  it('sorts by family name without regard to accents, and back', () => {
    const rows = withTotals(book, now);
    const names = (sort: GradeSort): string[] => sortRows(rows, book.tasks, sort).map((one) => one.lastName);
    expect(names({ by: 'name', direction: 'ascending' })).toEqual(['Abara', 'Émile', 'Goldberg']);
    expect(names({ by: 'name', direction: 'descending' })).toEqual(['Goldberg', 'Émile', 'Abara']);
  });

  it('puts those without a score last, whichever way it is sorted', () => {
    const rows = withTotals(book, now);
    const names = (sort: GradeSort): string[] => sortRows(rows, book.tasks, sort).map((one) => one.lastName);
    expect(names({ by: 0, direction: 'ascending' })).toEqual(['Goldberg', 'Émile', 'Abara']);
    expect(names({ by: 0, direction: 'descending' })).toEqual(['Émile', 'Goldberg', 'Abara']);
  });

  it('loses and doubles nobody by sorting', () => {
    const scores = fc.array(fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }), { minLength: 2, maxLength: 2 });
    const rows = fc.array(fc.tuple(fc.string(), fc.string(), scores), { maxLength: 30 });
    const sort = fc.record({
      by: fc.constantFrom('name' as const, 'total' as const, 0, 1),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    });
    fc.assert(
      fc.property(rows, sort, (people, wanted) => {
        const made = withTotals(
          { tasks: book.tasks, rows: people.map(([first, last, own]) => row(first, last, own)) },
          now,
        );
        expect(new Set(sortRows(made, book.tasks, wanted))).toEqual(new Set(made));
        expect(sortRows(made, book.tasks, wanted)).toHaveLength(made.length);
      }),
    );
  });

  it('finds a learner by parts of both names', () => {
    expect(searchRows(book.rows, 'gold no').map((one) => one.lastName)).toEqual(['Goldberg']);
    expect(searchRows(book.rows, '')).toHaveLength(3);
    expect(searchRows(book.rows, 'nobody')).toHaveLength(0);
  });

  it('averages only what there is', () => {
    const { tasks, total } = averagesOf(withTotals(book, now), book.tasks);
    expect(tasks).toEqual([75, 75]);
    expect(total).toBeCloseTo((50 + 200 / 3 + 200 / 3) / 3);
    expect(averagesOf([], book.tasks)).toEqual({ tasks: [undefined, undefined], total: undefined });
  });

  it('colours by the figure that is shown', () => {
    expect([0, 39.4, 39.6, 59, 60, 74.4, 75, 89.4, 89.5, 100].map(heatOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});
