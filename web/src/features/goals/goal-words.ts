import type { GoalDay, LearnerGoal } from '@lemma/contracts';
import { count } from '../../dates.ts';
import { locale } from '../../locale.ts';

/** Days are dates of a calendar: their words are those of UTC, wherever the browser is. */
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

const stateWords: Record<GoalDay['state'], string | undefined> = {
  reached: 'goal reached',
  rest: 'rest day',
  free: 'a free day',
  open: undefined,
  ahead: undefined,
};

/** `Monday 7 September: goal reached, 6 right`. */
export function goalDayWords({ day, rightCount, state }: GoalDay): string {
  const words = [stateWords[state], rightCount > 0 ? `${rightCount} right` : undefined].filter(Boolean);
  const name = longDay.format(new Date(day));
  return words.length === 0 ? name : `${name}: ${words.join(', ')}`;
}

/** The days of the week with their long and short names; 1 is Monday. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7].map((number) => {
  // 1 January 2024 was a Monday.
  const name = weekday.format(new Date(Date.UTC(2024, 0, number)));
  return { number, name, letter: name.slice(0, 1) };
});

/** Says how many right answers are left today. */
export function todayWords({ goal, isReached, rightToday }: LearnerGoal): string {
  const left = (goal?.rightCount ?? 0) - rightToday;
  return isReached ? 'Goal reached' : count(left, 'more right answer');
}

/** How the streak goes. No word of what was missed. */
export function streakWords({ streak, best, today, days, isReached }: LearnerGoal): string {
  const place = days.findIndex(({ day }) => day === today);
  const rested = !isReached && days[place - 1]?.state === 'rest' ? ' Yesterday was a rest day.' : '';
  if (streak > 1) return `You have kept it up for ${streak} days.${rested}`;
  if (streak === 1) return isReached ? 'The first day is done.' : `You have kept it up for a day.${rested}`;
  return best > 0 ? 'A new streak begins with the next day you reach it.' : 'Your streak begins with the first day.';
}
