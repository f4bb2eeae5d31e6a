import { restDaysAWeek, type GoalDay } from '@lemma/contracts';

/** A goal with the first day on which it held. */
export interface GoalFrom {
  readonly fromDay: string;
  /** Right answers a day; null for no goal. */
  readonly rightCount: number | null;
  readonly weekDays: readonly number[];
}

interface Counted {
  /** Right answers by day. */
  readonly rightOn: ReadonlyMap<string, number>;
  /** By their first day. */
  readonly goals: readonly GoalFrom[];
  readonly today: string;
}

const shownWeeks = 4;
const dayMs = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another; both by the calendar, in which a day has no hours. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(instantOf(day) + days * dayMs).toISOString().slice(0, 10);

/** 1 is Monday. */
const weekDayOf = (day: string): number => new Date(instantOf(day)).getUTCDay() || 7;

/** The streak, the best one there was, and the state of the days that have one. */
export interface Streaks {
  readonly streak: number;
  readonly best: number;
  readonly stateOf: (day: string) => GoalDay['state'];
}

/**
 * Walks through the days since the first goal. Each is judged by the goal that held on it, so that a new goal takes
 * nothing away. A streak survives days that do not count, and `restDaysAWeek` others a week; time without a goal leaves it
 * as it was.
 */
export function computeStreaks({ rightOn, goals, today }: Counted): Streaks {
  const states = new Map<string, GoalDay['state']>();
  let [streak, best, rests, next] = [0, 0, 0, 0];
  let goal: GoalFrom | undefined;
  for (let day = goals[0]?.fromDay ?? dayAfter(today); day <= today; day = dayAfter(day)) {
    while (goals[next] !== undefined && goals[next]!.fromDay <= day) goal = goals[next++];
    const weekDay = weekDayOf(day);
    if (weekDay === 1) rests = 0;
    if (goal === undefined || goal.rightCount === null) continue;
    if ((rightOn.get(day) ?? 0) >= goal.rightCount) {
      streak += 1;
      best = Math.max(best, streak);
      states.set(day, 'reached');
    } else if (!goal.weekDays.includes(weekDay)) {
      states.set(day, 'free');
    } else if (day < today && streak > 0 && rests < restDaysAWeek) {
      rests += 1;
      states.set(day, 'rest');
    } else if (day < today) {
      streak = 0;
    }
  }
  return { streak, best, stateOf: (day) => (day > today ? 'ahead' : (states.get(day) ?? 'open')) };
}

/** Four weeks from a Monday, of which the week of today is the last. */
export function shownDays(today: string): readonly string[] {
  const monday = dayAfter(today, 1 - weekDayOf(today) - 7 * (shownWeeks - 1));
  return Array.from({ length: 7 * shownWeeks }, (_, index) => dayAfter(monday, index));
}
