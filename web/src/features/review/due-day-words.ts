import { dueWords } from '../../dates.ts';

/** `tomorrow`, `on Tue 24 Nov`: the day as part of a sentence. */
export function dueDayWords(moment: string, now: number): string {
  const [day = ''] = dueWords(moment, now).split(',');
  return day.startsWith('To') ? day.toLowerCase() : `on ${day}`;
}
