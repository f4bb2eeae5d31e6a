import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'tasks';

const whole = z.int(words(m.wholeNumber)).min(0, words(m.noNegative));

/** One profile a learner and class; it moves limits and windows of all its tasks together, also of those already begun. */
const profile = {
  /** Time limits times this, plus these minutes; due dates move by as much. */
  timeFactor: z.number().min(1).max(5),
  extraMinutes: whole.max(600),
  /** Due dates and cut-offs are later by so much, for tasks that are due until `shiftUntil` (null: all). */
  shiftMinutes: whole.max(60 * 24 * 90),
  extraAttempts: whole.max(20),
  /** For the teachers alone. */
  note: z.string().trim().max(1000),
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
