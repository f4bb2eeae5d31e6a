import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';

const feature = 'tasks';

const whole = z.int('Use a whole number.').min(0, 'Use no negative number.');

/** One profile a learner and class; it moves limits and windows of all its tasks together, also of those already begun. */
const profile = {
  /** Time limits times this, plus these minutes; due dates move by as much. */
  timeFactor: z.number().min(1, 'Use at least 1.').max(5, 'Use at most 5.'),
  extraMinutes: whole.max(600, 'Use at most 600 minutes.'),
  /** Due dates and cut-offs are later by so much, for tasks that are due until `shiftUntil` (null: all). */
  shiftMinutes: whole.max(60 * 24 * 90, 'Use at most 90 days.'),
  extraAttempts: whole.max(20, 'Use at most 20 attempts.'),
  /** For the teachers alone. */
  note: z.string().trim().max(1000, 'Use at most 1,000 characters.'),
} as const;

export const accommodation = z.object({
  memberId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  ...profile,
  shiftUntil: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
});
export type Accommodation = z.output<typeof accommodation>;

const member = z.object({ classId: z.uuid(), memberId: z.uuid() });

export const listAccommodations = endpoint({
  name: 'listAccommodations',
  feature,
  summary: 'Who of the class has more time, later dates or more attempts.',
  method: 'GET',
  path: '/classes/{classId}/accommodations/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: z.object({ classId: z.uuid() }),
  response: z.array(accommodation),
});

export const setAccommodation = endpoint({
  name: 'setAccommodation',
  feature,
  summary: 'Gives a learner more time, later dates or more attempts, immediately and in all tasks of the class.',
  method: 'PUT',
  path: '/classes/{classId}/members/{memberId}/accommodation/',
  who: { classroom: 'teacher' },
  params: member,
  body: z.strictObject({ ...profile, shiftUntil: moment.nullable() }),
  response: accommodation,
});

export const removeAccommodation = endpoint({
  name: 'removeAccommodation',
  feature,
  summary: 'The learner has the same times and attempts as everybody again.',
  method: 'DELETE',
  path: '/classes/{classId}/members/{memberId}/accommodation/',
  who: { classroom: 'teacher' },
  params: member,
  response: null,
});
