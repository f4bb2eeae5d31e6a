import { dayIn } from '../../../core/day-in.ts';

/** The rules of days in a class: pure functions of its time zone and the server's time. */

export interface ClassroomDays {
  readonly archivedAt: Date | null;
  readonly lastDay: string | null;
  readonly timeZone: string;
}

/** Archived, or past the last day: nothing can be changed in it. */
export const isReadOnly = (classroom: ClassroomDays, now: Date): boolean =>
  classroom.archivedAt !== null || (classroom.lastDay !== null && dayIn(classroom.timeZone, now) > classroom.lastDay);

const dayMs = 86_400_000;

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** How far the clocks of the zone are before UTC at this moment. */
function offsetMs(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(moment / 1000) * 1000;
}

/** The same time of day so many days later, also across a change of the clocks. */
export function shiftDays(timeZone: string, moment: Date, days: number): Date {
  const before = offsetMs(timeZone, moment.getTime());
  const shifted = moment.getTime() + days * dayMs;
  const guess = shifted + before - offsetMs(timeZone, shifted);
  // Near a change the zone at the guess is the one that counts.
  return new Date(shifted + before - offsetMs(timeZone, guess));
}
