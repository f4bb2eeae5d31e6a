import { z } from 'zod';
import { personName, user } from '../people/person.ts';
import { classId } from './classrooms.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'classrooms';

/** Join codes have no look-alike characters and read as `QK7-4MD`; spaces, dashes and case do not matter when typed. */
const typedJoinCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
export const joinCode = typedJoinCode.refine((code) => code.length === 6, words(m.classCode));

/** A code that leads nowhere is an answer, not an error: 204. */
export const lookUpJoinCode = endpoint({
  name: 'lookUpJoinCode',
  feature,
  summary: 'What class a join code leads to; 204 when it leads to none.',
  method: 'GET',
  path: '/classes/join/{code}/',
  who: 'anyone',
  params: z.object({ code: typedJoinCode }),
  response: z
    .object({
      name: z.string(),
      teacherNames: z.array(z.string()),
      needsApproval: z.boolean(),
      takesAnonymous: z.boolean(),
    })
    .nullable(),
  // A lecture joins within moments from one address; wrong codes have a limit of their own.
  callsPerMinute: 1200,
});

/** A signed-out visitor becomes an anonymous learner (D03); a signed-in user joins as they are, names left out. */
export const joinClassroom = endpoint({
  name: 'joinClassroom',
  feature,
  summary: 'Joins a class by its code; signed out, with a first and last name only.',
  method: 'POST',
  path: '/classes/join/',
  who: 'anyone',
  body: z.strictObject({ code: joinCode, firstName: personName.optional(), lastName: personName.optional() }),
  /** `isWaiting`: a teacher lets them in first. */
  response: z.object({ classId: z.uuid(), isWaiting: z.boolean(), user }),
  callsPerMinute: 1200,
});

const askedClassroom = z.object({ id: z.uuid(), name: z.string(), askedAt: z.iso.datetime() });
export type AskedClassroom = z.output<typeof askedClassroom>;

export const listAskedClassrooms = endpoint({
  name: 'listAskedClassrooms',
  feature,
  summary: 'The classes that the user waits to be let into.',
  method: 'GET',
  path: '/classes/asked/',
  who: 'signed-in',
  response: z.array(askedClassroom),
});

/** For everybody who is in the class or waits to be; the only teacher stays. */
export const leaveClassroom = endpoint({
  name: 'leaveClassroom',
  feature,
  summary: 'Takes the user out of a class, or their wish to join back; their work is kept.',
  method: 'POST',
  path: '/classes/{classId}/leave/',
  who: 'signed-in',
  params: classId,
  response: null,
});
