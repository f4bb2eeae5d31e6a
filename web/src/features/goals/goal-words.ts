import type { GoalDay, LearnerGoal } from '@lemma/contracts';
import { locale } from '../../locale.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Days are dates of a calendar: their words are those of UTC, wherever the browser is. */
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

const stateWords: Record<GoalDay['state'], string | undefined> = {
  reached: t(m.goalReached),
  rest: t(m.restDay),
  free: t(m.freeDay),
  open: undefined,
  ahead: undefined,
};

/** `Monday 7 September: goal reached, 6 right`. */
export function goalDayWords({ day, rightCount, state }: GoalDay): string {
  const words = [stateWords[state], rightCount > 0 ? t(m.right, { rightCount }) : undefined].filter(Boolean);
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
  return isReached ? t(m.goalReachedToday) : t(m.moreRightAnswers, { left });
}

/** How the streak goes. No word of what was missed. */
export function streakWords({ streak, best, today, days, isReached }: LearnerGoal): string {
  const place = days.findIndex(({ day }) => day === today);
  const rested = !isReached && days[place - 1]?.state === 'rest' ? t(m.yesterdayRestDay) : '';
  if (streak > 1) return t(m.keptUpForDays, { streak, rested });
  if (streak === 1) return isReached ? t(m.firstDayDone) : t(m.keptUpForDay, { rested });
  return best > 0 ? t(m.newStreakBeginsWith) : t(m.streakBeginsWithFirst);
}
