import { dueWords } from '../../dates.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** `tomorrow`, `on Tue 24 Nov`: the day as part of a sentence. */
export function dueDayWords(moment: string, now: number): string {
  const [day = ''] = dueWords(moment, now).split(',');
  return day.startsWith('To') ? day.toLowerCase() : t(m.on, { day });
}
