import { daysBetween, dayWords } from '../../dates.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** `tomorrow`, `on Tue 24 Nov`: the day as part of a sentence. */
export function dueDayWords(moment: string, now: number): string {
  const days = daysBetween(now, Date.parse(moment));
  if (days === 0) return t(m.dueToday);
  return days === 1 ? t(m.dueTomorrow) : t(m.on, { day: dayWords(moment, now) });
}
