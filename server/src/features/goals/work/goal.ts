import type { DailyGoal, LearnerGoal } from '@lemma/contracts';
import { dayIn } from '../../../core/day-in.ts';
import type { Services } from '../../../core/services.ts';
import { areResultsVisible } from '../../tasks/api.ts';
import { goalData } from '../data/goal-store.ts';
import { computeStreaks, shownDays } from './streak.ts';

const usualTimeZone = 'UTC';

/** Returns a person's goal with its streak and the last four weeks. */
export async function readGoal(services: Services, userId: string): Promise<LearnerGoal> {
  const [timeZone, goals, rightOn] = await Promise.all([
    goalData(services).findTimeZone(userId),
    goalData(services).selectGoals(userId),
    selectShownDays(services, userId),
  ]);
  const today = dayIn(timeZone ?? usualTimeZone, services.now());
  const { streak, best, stateOf } = computeStreaks({ rightOn, goals, today });
  const held = goals.findLast(({ fromDay }) => fromDay <= today) ?? goals.at(-1);
  const { rightCount = null, weekDays = [] } = held ?? {};
  return {
    goal: rightCount === null ? null : { rightCount, weekDays: [...weekDays] },
    isDecided: goals.length > 0,
    timeZone,
    today,
    rightToday: rightOn.get(today) ?? 0,
    isReached: stateOf(today) === 'reached',
    streak,
    best,
    days: shownDays(today).map((day) => ({ day, rightCount: rightOn.get(day) ?? 0, state: stateOf(day) })),
  };
}

/** Returns the kept sums without answers in tests whose results are withheld: counting them would say that they are right. */
export async function selectShownDays(
  services: Pick<Services, 'connection' | 'now'>,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const now = services.now();
  const [days, inTests] = await Promise.all([
    goalData(services).selectDays(userId),
    goalData(services).selectInTests(userId),
  ]);
  const rightOn = new Map(days.map(({ day, rightCount }) => [day, rightCount]));
  for (const { day, rightCount, task, attempt } of inTests) {
    if (areResultsVisible(task, attempt, now)) continue;
    rightOn.set(day, Math.max(0, (rightOn.get(day) ?? 0) - rightCount));
  }
  return rightOn;
}

/** Sets a person's goal from today on; null puts it away. */
export async function chooseGoal(services: Services, userId: string, goal: DailyGoal | null): Promise<LearnerGoal> {
  const timeZone = await goalData(services).findTimeZone(userId);
  const fromDay = dayIn(timeZone ?? usualTimeZone, services.now());
  const weekDays = goal?.weekDays.toSorted((a, b) => a - b) ?? [];
  await goalData(services).saveGoal(userId, { fromDay, rightCount: goal?.rightCount ?? null, weekDays });
  return readGoal(services, userId);
}
