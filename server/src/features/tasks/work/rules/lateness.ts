import { graceMs } from './windows.ts';
import { dayIn } from '../../../../core/day-in.ts';
import { daysBetween } from '../../../classrooms/api.ts';

export interface LateRules {
  readonly kind: 'practice' | 'assessment';
  readonly latePolicy: 'none' | 'per-day' | 'once';
  readonly latePercent: number;
}

/** Past the learner's own due date and what the network may take. */
export const isLate = (task: Pick<LateRules, 'kind'>, dueAt: Date | null, receivedAt: Date): boolean =>
  dueAt !== null && receivedAt.getTime() >= dueAt.getTime() + graceMs(task.kind);

/**
 * How many days late, for what is late at all: days of the calendar in the class's time zone, at least one. What is due
 * on Friday is one day late until Saturday night, whatever the clocks do in between.
 */
export const daysLate = (dueAt: Date, receivedAt: Date, timeZone: string): number =>
  Math.max(1, daysBetween(dayIn(timeZone, dueAt), dayIn(timeZone, receivedAt)));

/** Returns the worth of a late answer, 0 to 1. */
export function lateFactor(task: LateRules, dueAt: Date | null, receivedAt: Date, timeZone: string): number {
  if (task.latePolicy === 'none' || dueAt === null || !isLate(task, dueAt, receivedAt)) return 1;
  const times = task.latePolicy === 'once' ? 1 : daysLate(dueAt, receivedAt, timeZone);
  return Math.max(0, 1 - (times * task.latePercent) / 100);
}
