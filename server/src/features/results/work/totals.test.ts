import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf, type TotalCell, type TotalRules, type TotalTask } from './totals.ts';

const points: TotalRules = { weighBy: 'points', missingCounts: true, groups: [] };
const task = (size: number, groupId: string | null = null): TotalTask => ({ points: size, groupId });
const done = (score: number): TotalCell => ({ score, isExcused: false, isSettled: true });
const open = (score: number): TotalCell => ({ score, isExcused: false, isSettled: false });
const notBegun: TotalCell = { score: null, isExcused: false, isSettled: false };
const missed: TotalCell = { score: null, isExcused: false, isSettled: true };
const excused: TotalCell = { score: null, isExcused: true, isSettled: true };

const school: TotalRules = {
  weighBy: 'groups',
  missingCounts: true,
  groups: [
    { id: 'practice', weight: 30, dropLowest: 1 },
    { id: 'tests', weight: 50, dropLowest: 0 },
    { id: 'tickets', weight: 20, dropLowest: 0 },
  ],
};

describe('what counts in a total [R17]', () => {
  it.each([
    ['points add up', [task(10), task(30)], [done(5), done(30)], 87.5, ['counts', 'counts']],
    ['a missing task counts as zero', [task(10), task(10)], [done(8), missed], 40, ['counts', 'missing']],
    ['who is excused loses nothing', [task(10), task(10)], [done(8), excused], 80, ['counts', 'excused']],
    ['what is not due does not count', [task(10), task(10)], [done(8), notBegun], 80, ['counts', 'none']],
    ['what is begun and open waits', [task(10), task(10)], [done(8), open(1)], 80, ['counts', 'waiting']],
    ['a teacher may give more than all', [task(10)], [done(12)], 120, ['counts']],
    ['nothing is nothing', [task(10)], [notBegun], null, ['none']],
  ] as const)('by points: %s', (_, tasks, cells, percent, states) => {
    expect(totalOf(points, tasks, cells)).toMatchObject({ percent, states });
  });

  it('leaves out what is missing where the class says so', () => {
    const rules = { ...points, missingCounts: false };
    expect(totalOf(rules, [task(10), task(10)], [done(8), missed])).toMatchObject({
      percent: 80,
      states: ['counts', 'none'],
    });
  });

  it('weighs groups, drops the lowest by share and leaves the weight of an empty group to the others', () => {
    const tasks = [task(10, 'practice'), task(20, 'practice'), task(5, 'practice'), task(40, 'tests'), task(7)];
    const cells = [done(9), done(4), done(4), done(30), done(0)];
    // Practice: 4/20 is the lowest share and goes; 13 of 15. Tests: 30 of 40. Tickets have nothing. 30·(13/15) + 50·(3/4) over 80.
    const total = totalOf(school, tasks, cells);
    expect(total.percent).toBeCloseTo((30 * (1300 / 15) + 50 * 75) / 80, 10);
    expect(total.states).toEqual(['counts', 'dropped', 'counts', 'counts', 'outside']);
    expect(total.groups[0]).toBeCloseTo(1300 / 15, 10);
    expect(total.groups.slice(1)).toEqual([75, null]);
    expect([total.earned, total.possible]).toEqual([43, 55]);
  });

  it('drops what is missing first, of equal shares the larger, and never the last task', () => {
    const lowest = (cells: readonly TotalCell[], tasks: readonly TotalTask[], dropLowest: number) =>
      totalOf({ ...school, groups: [{ id: 'a', weight: 100, dropLowest }] }, tasks, cells).states;
    const three = [task(10, 'a'), task(20, 'a'), task(10, 'a')];
    expect(lowest([done(1), missed, done(9)], three, 1)).toEqual(['counts', 'dropped', 'counts']);
    expect(lowest([done(5), done(10), done(9)], three, 1)).toEqual(['counts', 'dropped', 'counts']);
    expect(lowest([done(5), done(10), done(9)], three, 9)).toEqual(['dropped', 'dropped', 'counts']);
    expect(lowest([done(5), excused, notBegun], three, 1)).toEqual(['counts', 'excused', 'none']);
  });

  it('keeps out groups without a weight', () => {
    const rules = { ...school, groups: [{ id: 'a', weight: 0, dropLowest: 0 }] };
    expect(totalOf(rules, [task(10, 'a')], [done(5)])).toMatchObject({ percent: null, states: ['outside'] });
  });
});

const cell = fc.record({
  score: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  isExcused: fc.boolean(),
  isSettled: fc.boolean(),
});
const ids = ['a', 'b', 'c'] as const;
const book = fc
  .array(
    fc.record({ points: fc.constantFrom(5, 10, 20), groupId: fc.option(fc.constantFrom(...ids), { nil: null }), cell }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => ({
    tasks: rows.map(({ points, groupId }) => ({ points, groupId })),
    cells: rows.map((row) => ({ ...row.cell, score: row.cell.isExcused ? null : capped(row.cell.score, row.points) })),
  }));
const capped = (score: number | null, most: number) => (score === null ? null : Math.min(score, most));
const rules = fc.record({
  weighBy: fc.constantFrom('points' as const, 'sections' as const, 'groups' as const),
  missingCounts: fc.boolean(),
  groups: fc
    .tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          weight: fc.integer({ min: 0, max: 100 }),
          dropLowest: fc.integer({ min: 0, max: 3 }),
        }),
      ),
    )
    .map((groups) => [...groups]),
});

describe('every total [R17]', () => {
  const check = (holds: (rules: TotalRules, tasks: readonly TotalTask[], cells: readonly TotalCell[]) => void) =>
    fc.assert(
      fc.property(rules, book, (rules, { tasks, cells }) => holds(rules, tasks, cells)),
      { seed: 20_261_121, numRuns: 500 },
    );

  it('lies from 0 to 100 where no score is above its points, and is there when something counts', () => {
    check((rules, tasks, cells) => {
      const { percent, states } = totalOf(rules, tasks, cells);
      const counts = states.some((state) => state === 'counts' || state === 'missing');
      expect(percent !== null).toBe(counts);
      if (percent !== null) expect(percent).toBeGreaterThanOrEqual(0);
      if (percent !== null) expect(percent).toBeLessThanOrEqual(100 + 1e-9);
    });
  });

  it('does not change when all weights are doubled, nor with the order of tasks', () => {
    check((rules, tasks, cells) => {
      const { percent } = totalOf(rules, tasks, cells);
      const doubled = rules.groups.map((group) => ({ ...group, weight: group.weight * 2 }));
      expect(totalOf({ ...rules, groups: doubled }, tasks, cells).percent ?? -1).toBeCloseTo(percent ?? -1, 8);
      const back = totalOf(rules, tasks.toReversed(), cells.toReversed());
      expect(back.percent ?? -1).toBeCloseTo(percent ?? -1, 8);
    });
  });

  it('never falls when a score of what counts rises', () => {
    check((rules, tasks, cells) => {
      const before = totalOf(rules, tasks, cells);
      const at = before.states.findIndex((state) => state === 'counts');
      if (at < 0 || rules.groups.some((group) => group.dropLowest > 0)) return;
      const raised = cells.with(at, { ...(cells[at] as TotalCell), score: tasks[at]?.points ?? 0 });
      expect(totalOf(rules, tasks, raised).percent ?? 0).toBeGreaterThanOrEqual((before.percent ?? 0) - 1e-9);
    });
  });

  it('drops as many as it says of each group, none with a higher share than one that counts', () => {
    check((rules, tasks, cells) => {
      const { states } = totalOf(rules, tasks, cells);
      for (const group of rules.groups) {
        const of = (state: string) =>
          states.flatMap((one, at) =>
            tasks[at]?.groupId === group.id && (one === state || (state === 'counts' && one === 'missing'))
              ? [(cells[at]?.score ?? 0) / (tasks[at]?.points ?? 1)]
              : [],
          );
        const [kept, dropped] = [of('counts'), of('dropped')];
        if (rules.weighBy === 'points') expect(dropped).toEqual([]);
        else if (kept.length > 0)
          expect(dropped.length).toBe(Math.min(group.dropLowest, dropped.length + kept.length - 1));
        for (const share of dropped) expect(share).toBeLessThanOrEqual(Math.min(...kept));
      }
    });
  });
});
