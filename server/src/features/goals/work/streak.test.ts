import { describe, expect, it } from 'vitest';
import { computeStreaks, dayAfter, shownDays, type GoalFrom } from './streak.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** A Monday. */
const monday = '2026-09-07';

/** Right answers on the days from `monday`, the last of which is today. */
function streaksOf(counts: readonly number[], goals: readonly Partial<GoalFrom>[] = [{}]) {
  const rightOn = new Map(counts.map((count, index) => [dayAfter(monday, index), count]));
  return computeStreaks({
    rightOn,
    goals: goals.map((goal) => ({ fromDay: monday, rightCount: 5, weekDays: everyDay, ...goal })),
    today: dayAfter(monday, counts.length - 1),
  });
}

const statesOf = (counts: readonly number[], goals?: readonly Partial<GoalFrom>[]) => {
  const { stateOf } = streaksOf(counts, goals);
  return counts.map((_, index) => stateOf(dayAfter(monday, index)));
};

describe('a streak [M06]', () => {
  it('counts the days on which the goal was reached', () => {
    expect(streaksOf([5, 6, 40])).toMatchObject({ streak: 3, best: 3 });
    expect(streaksOf([5, 6, 4])).toMatchObject({ streak: 2, best: 2 });
    expect(streaksOf([])).toMatchObject({ streak: 0, best: 0 });
  });

  it('takes two rest days a week by itself and shows them', () => {
    expect(streaksOf([5, 0, 4, 5])).toMatchObject({ streak: 2, best: 2 });
    expect(statesOf([5, 0, 4, 5])).toEqual(['reached', 'rest', 'rest', 'reached']);
  });

  it('ends after a third day without the goal in a week, and the best one stays', () => {
    expect(streaksOf([5, 5, 0, 0, 0, 5])).toMatchObject({ streak: 1, best: 2 });
    expect(statesOf([5, 5, 0, 0, 0, 5])).toEqual(['reached', 'reached', 'rest', 'rest', 'open', 'reached']);
  });

  it('has two rest days in each week from Monday', () => {
    // Saturday and Sunday, and the Monday and Tuesday after them.
    expect(streaksOf([5, 5, 5, 5, 5, 0, 0, 0, 0, 5])).toMatchObject({ streak: 6 });
    expect(streaksOf([5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 5])).toMatchObject({ streak: 1, best: 5 });
  });

  it('is not ended by today, which takes no rest day before it is over', () => {
    expect(streaksOf([5, 0, 0, 0])).toMatchObject({ streak: 1 });
    expect(statesOf([5, 0, 0, 0]).at(-1)).toBe('open');
    expect(streaksOf([5, 0, 0, 0, 0])).toMatchObject({ streak: 0, best: 1 });
  });

  it('takes no rest day where there is nothing to rest from', () => {
    expect(statesOf([0, 0, 5, 0, 0, 5])).toEqual(['open', 'open', 'reached', 'rest', 'rest', 'reached']);
  });

  it('survives days that do not count, and counts them when the goal is reached on them', () => {
    const weekend = [{ weekDays: [1, 2, 3, 4, 5] }];
    expect(streaksOf([5, 5, 5, 0, 0, 0, 0, 5], weekend)).toMatchObject({ streak: 4 });
    expect(statesOf([5, 5, 5, 0, 0, 7, 0, 5], weekend)).toEqual(
      ['reached', 'reached', 'reached', 'rest', 'rest', 'reached', 'free', 'reached'], // prettier-ignore
    );
  });

  it('judges each day by the goal that held on it, so that a higher goal takes nothing away', () => {
    const raised = [{}, { fromDay: dayAfter(monday, 2), rightCount: 20 }];
    expect(streaksOf([5, 5, 20], raised)).toMatchObject({ streak: 3 });
    expect(streaksOf([5, 5, 5], raised)).toMatchObject({ streak: 2, best: 2 });
  });

  it('waits while there is no goal', () => {
    const off = [{}, { fromDay: dayAfter(monday, 1), rightCount: null }, { fromDay: dayAfter(monday, 5) }];
    expect(streaksOf([5, 0, 0, 0, 0, 5], off)).toMatchObject({ streak: 2 });
    expect(statesOf([5, 9, 0, 0, 0, 5], off)).toEqual(['reached', 'open', 'open', 'open', 'open', 'reached']);
  });

  it('knows nothing of days before the first goal, nor of days to come', () => {
    const { streak, stateOf } = streaksOf([9, 9, 5], [{ fromDay: dayAfter(monday, 2) }]);
    expect([streak, stateOf(monday), stateOf(dayAfter(monday, 3))]).toEqual([1, 'open', 'ahead']);
  });
});

describe('the days that are shown', () => {
  it.each([
    ['2026-09-07', '2026-08-17', '2026-09-13'],
    ['2026-09-13', '2026-08-17', '2026-09-13'],
    ['2027-01-01', '2026-12-07', '2027-01-03'],
    // The clocks change on the last Sunday of March and of October.
    ['2026-03-31', '2026-03-09', '2026-04-05'],
    ['2026-10-26', '2026-10-05', '2026-11-01'],
  ])('of %s are four whole weeks', (today, first, last) => {
    const days = shownDays(today);
    expect([days.length, days[0], days.at(-1), new Set(days).size]).toEqual([28, first, last, 28]);
  });
});
