/** Moments in words, in the reader's own time zone and way to write dates (K06). Words around them are English, as everywhere. */

import { locale } from '../locale.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

const dayLength = 86_400_000;
const soonLength = 2 * dayLength;

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** Days from `now`'s day to `moment`'s day in local time; rounded, since a day with a clock change has 23 or 25 hours. */
function daysBetween(moment: Date, now: Date): number {
  return Math.round((midnight(moment) - midnight(now)) / dayLength);
}

/** `22:31` */
export function timeWords(moment: Date): string {
  return clock.format(moment);
}

/** `Today`, `Tomorrow`, `Yesterday`, else `Tue 24 Nov`, with the year when it is another one. */
export function dayWords(moment: Date, now = new Date()): string {
  const days = daysBetween(moment, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  const format = moment.getFullYear() === now.getFullYear() ? shortDay : dayOfYear;
  return format.format(moment).replace(',', '');
}

/** `Tomorrow, 23:59` */
export function momentWords(moment: Date, now = new Date()): string {
  return `${dayWords(moment, now)}, ${timeWords(moment)}`;
}

/** `Thursday, 19 November` */
export function longDayWords(moment: Date): string {
  return longDay.format(moment);
}

export interface DueWords {
  readonly text: string;
  /** Within 48 hours. */
  readonly isSoon: boolean;
  readonly isPast: boolean;
}

/** When something is due: with the time while it is near, the day alone when it is far or over. */
export function dueWords(moment: Date, now = new Date()): DueWords {
  const left = moment.getTime() - now.getTime();
  const isPast = left < 0;
  const isSoon = !isPast && left <= soonLength;
  const isNear = Math.abs(daysBetween(moment, now)) <= 1;
  return { text: isSoon || isNear ? momentWords(moment, now) : dayWords(moment, now), isSoon, isPast };
}

/** How long ago, roughly: `just now`, `5 min ago`, `3 h ago`, `yesterday`, then the day. */
export function agoWords(moment: Date, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 12 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const day = dayWords(moment, now);
  return Math.abs(daysBetween(moment, now)) <= 1 ? day.toLowerCase() : day;
}
