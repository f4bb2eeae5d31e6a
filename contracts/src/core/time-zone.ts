import { z } from 'zod';
import { words } from './field-words.ts';
import * as m from './messages.ts';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The IANA name of a time zone, such as `Europe/Berlin`. */
export const timeZone = z.string().max(60).refine(isTimeZone, words(m.timeZone));
