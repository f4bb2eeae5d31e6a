import { locale } from './locale.ts';
import { t } from './words/say.tsx';
import * as m from './messages.ts';

const dayLength = 86_400_000;

const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric' });
const pointsFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
const month = new Intl.DateTimeFormat(locale, { month: 'short' });

/** K06, “MMMM D, YYYY” as the reader's language has it: `November 21, 2026`, `21 November 2026`. */
export function dateWords(moment: string | number, language: string = locale): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(moment));
}

/** `23:59`, `11:59 PM` */
export const timeWords = (moment: string | number): string => time.format(new Date(moment));

/** Whole days from one moment to another by the calendar of this device. */
export function daysBetween(from: number, to: number): number {
  return Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / dayLength);
}

/** `Tue 24 Nov`, with the year instead of the weekday when it is not the present one. */
export function dayWords(moment: string | number, now: number): string {
  const date = new Date(moment);
  return (date.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(date).replace(',', '');
}

/** `Today, 23:59`, `Tomorrow, 8:00`, else `Tue 24 Nov`. */
export function dueWords(moment: string, now: number): string {
  const days = daysBetween(now, Date.parse(moment));
  if (days === 0) return t(m.today, { time: timeWords(moment) });
  if (days === 1) return t(m.tomorrow, { time: timeWords(moment) });
  return dayWords(moment, now);
}

/** `today, 23:59`, as it is written inside a sentence. */
export function dueInSentence(moment: string, now: number): string {
  const words = dueWords(moment, now);
  const days = daysBetween(now, Date.parse(moment));
  return days === 0 || days === 1 ? words.charAt(0).toLocaleLowerCase(locale) + words.slice(1) : words;
}

/** `Tue 24 Nov, 23:59` */
export const momentWords = (moment: string, now: number): string => `${dayWords(moment, now)}, ${timeWords(moment)}`;

/** `Thursday 19 November` */
export const longDayWords = (moment: number): string => longDay.format(new Date(moment));

/** How long ago, roughly: `just now`, `5 min ago`, `3 h ago`, `yesterday`, then the day. */
export function agoWords(moment: string, now: number): string {
  const then = Date.parse(moment);
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return t(m.justNow);
  if (minutes < 60) return t(m.minAgo, { minutes });
  if (minutes < 12 * 60) return t(m.hAgo, { hours: Math.floor(minutes / 60) });
  const days = daysBetween(then, now);
  if (days === 0) return t(m.earlierToday);
  return days === 1 ? t(m.yesterday) : dayWords(moment, now);
}

/** Due within 48 hours: shown in amber. */
export function isDueSoon(moment: string, now: number): boolean {
  const left = Date.parse(moment) - now;
  return left > 0 && left <= 2 * dayLength;
}

/** The two lines of a date in a list: weekday and time within a week, else day and month. */
export function dateTile(moment: string, now: number): readonly [string, string] {
  const date = new Date(moment);
  const days = daysBetween(now, date.getTime());
  if (days >= 0 && days < 7) return [days === 0 ? t(m.todayShort) : weekday.format(date), time.format(date)];
  return [dayOfMonth.format(date), month.format(date)];
}

/** `42 minutes`, `1 hour 5 minutes`, `3 days`, `less than a minute`. */
export function durationWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return t(m.lessThanMinute);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t(m.days, { number: Math.round(hours / 24) });
  const rest = minutes % 60;
  return [hours > 0 ? t(m.hours, { hours }) : '', rest > 0 ? t(m.minutes, { rest }) : ''].filter(Boolean).join(' ');
}

/** `1 question`, `8 questions`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** Points as people write them: no more than two decimals, none that say nothing. */
export function pointsWords(points: number): string {
  return pointsFormat.format(points);
}
