import { z } from 'zod';
import { personName, user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { learnerTask, task } from './tasks.ts';

const feature = 'classrooms';

export const classId = z.object({ classId: z.uuid() });

export const classroomName = z.string().trim().min(1, 'Give the class a name.').max(120, 'Use at most 120 characters.');
export const classroomDescription = z.string().trim().max(400, 'Use at most 400 characters.');

export const memberRoles = ['teacher', 'assistant', 'learner'] as const;

/** Join codes have no look-alike characters and read as `QK7-4MD`; spaces, dashes and case do not matter when typed. */
const typedJoinCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
export const joinCode = typedJoinCode.refine((code) => code.length === 6, 'A class code has 6 letters and figures.');

export const classroomSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  role: z.enum(memberRoles),
  teacherNames: z.array(z.string()),
  learnerCount: z.int(),
  /** Tasks that the user still has to do (learners), or that are open (teachers). */
  openTaskCount: z.int(),
  nextDueAt: z.iso.datetime().nullable(),
  /** Only for those who teach there. */
  joinCode: z.string().nullable(),
  isArchived: z.boolean(),
});
export type ClassroomSummary = z.output<typeof classroomSummary>;

export const section = z.object({ id: z.uuid(), name: z.string() });

export const member = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(memberRoles),
  isAnonymous: z.boolean(),
  /** Of accounts that were made in this class: its teachers may give them a new password. Empty for all others. */
  userName: z.string(),
  joinedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
});
export type Member = z.output<typeof member>;

export const classroomAdmin = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  joinCode: z.string(),
  joinUrl: z.string(),
  /** SVG path data and size of the QR code that holds `joinUrl`. */
  joinQr: z.object({ size: z.int(), path: z.string() }),
  isArchived: z.boolean(),
  sections: z.array(section),
  tasks: z.array(task),
  members: z.array(member),
});
export type ClassroomAdmin = z.output<typeof classroomAdmin>;

export const classroomStudent = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  teacherNames: z.array(z.string()),
  learnerCount: z.int(),
  isArchived: z.boolean(),
  sections: z.array(section),
  tasks: z.array(learnerTask),
});
export type ClassroomStudent = z.output<typeof classroomStudent>;

export const listClassrooms = endpoint({
  name: 'listClassrooms',
  feature,
  summary: 'The classes that the user teaches, then those they learn in.',
  method: 'GET',
  path: '/classes/',
  who: 'signed-in',
  response: z.array(classroomSummary),
});

export const createClassroom = endpoint({
  name: 'createClassroom',
  feature,
  summary: 'Creates a class with the user as its teacher.',
  method: 'POST',
  path: '/classes/',
  who: 'privileged',
  body: z.strictObject({ name: classroomName, description: classroomDescription.default('') }),
  response: classroomSummary,
});

/** R31 */
export const getClassroomAdmin = endpoint({
  name: 'getClassroomAdmin',
  feature,
  summary: "The teacher's view of a class.",
  method: 'GET',
  path: '/classes/{classId}/admin/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: classId,
  response: classroomAdmin,
});

/** R31 */
export const getClassroomStudent = endpoint({
  name: 'getClassroomStudent',
  feature,
  summary: "The learner's view of a class.",
  method: 'GET',
  path: '/classes/{classId}/student/',
  who: { classroom: 'member' },
  params: classId,
  response: classroomStudent,
});

export const updateClassroom = endpoint({
  name: 'updateClassroom',
  feature,
  summary: 'Changes name, description or archive state; `newJoinCode` replaces the join code.',
  method: 'PATCH',
  path: '/classes/{classId}/',
  who: { classroom: 'teacher' },
  params: classId,
  body: z.strictObject({
    name: classroomName.optional(),
    description: classroomDescription.optional(),
    isArchived: z.boolean().optional(),
    newJoinCode: z.literal(true).optional(),
  }),
  response: classroomAdmin,
});

export const createSection = endpoint({
  name: 'createSection',
  feature,
  summary: 'Adds a section at the end.',
  method: 'POST',
  path: '/classes/{classId}/sections/',
  who: { classroom: 'teacher' },
  params: classId,
  body: z.strictObject({ name: z.string().trim().min(1, 'Give the section a name.').max(120) }),
  response: section,
});

export const removeMember = endpoint({
  name: 'removeMember',
  feature,
  summary: 'Takes a learner out of the class; their work is kept.',
  method: 'DELETE',
  path: '/classes/{classId}/members/{memberId}/',
  who: { classroom: 'teacher' },
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  response: null,
});

/** A code that leads nowhere is an answer, not an error: 204. */
export const lookUpJoinCode = endpoint({
  name: 'lookUpJoinCode',
  feature,
  summary: 'What class a join code leads to; 204 when it leads to none.',
  method: 'GET',
  path: '/classes/join/{code}/',
  who: 'anyone',
  params: z.object({ code: typedJoinCode }),
  response: z.object({ name: z.string(), teacherNames: z.array(z.string()) }).nullable(),
  // A lecture joins at once from one address; wrong codes have a limit of their own.
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
  response: z.object({ classId: z.uuid(), user }),
  callsPerMinute: 1200,
});
