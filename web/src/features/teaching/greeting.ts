import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return t(m.goodMorning);
  return hour >= 12 && hour < 18 ? t(m.goodAfternoon) : t(m.goodEvening);
}
