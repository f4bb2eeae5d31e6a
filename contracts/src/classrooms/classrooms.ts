import { z } from 'zod';
import { day } from '../core/bounds.ts';
import { memberRoles } from './roles.ts';
import { languageTag } from '../core/language.ts';
import { notation, ownNotations } from '../core/notation.ts';
import { timeZone } from '../core/time-zone.ts';
import { endpoint } from '../core/endpoint.ts';
import { learnerTask, task, taskFields } from '../tasks/tasks.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'classrooms';

export const classId = z.object({ classId: z.uuid() });

export const classroomName = z.string().trim().min(1, words(m.nameClass)).max(120);
export const classroomDescription = z.string().trim().max(400);

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

const sectionName = z.string().trim().min(1, words(m.nameSection)).max(120);
export const section = z.object({ id: z.uuid(), name: z.string() });
export type Section = z.output<typeof section>;

/** Initial values for the form of a new task. */
export const taskDefaults = z.strictObject({
  attemptsAllowed: z.int().min(1, words(m.oneAttempt)).max(100, words(m.manyAttempts)),
  latePolicy: taskFields.shape.latePolicy,
  latePercent: taskFields.shape.latePercent,
  results: taskFields.shape.results,
  scores: taskFields.shape.scores,
  solutions: taskFields.shape.solutions,
});
export type TaskDefaults = z.output<typeof taskDefaults>;

/** D08: '-2' stands for the tasks that are in no section. */
const ofSection = z.object({ section: z.union([z.uuid(), z.literal('-2')]).optional() });

export const classroomAdmin = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The caller's role; staff who are not members count as teachers. */
  role: z.enum(['teacher', 'assistant']),
  joinCode: z.string(),
  joinUrl: z.string(),
  /** SVG path data and size of the QR code that holds `joinUrl`. */
  joinQr: z.object({ size: z.int(), path: z.string() }),
  isJoinOpen: z.boolean(),
  needsApproval: z.boolean(),
  takesAnonymous: z.boolean(),
  timeZone: z.string(),
  /** The notation of the class, and in which tasks learners may use their own. */
  notation,
  ownNotation: z.enum(ownNotations),
  /** Of pages and mails for members who have chosen none; null leaves it to their browsers. */
  language: languageTag.nullable(),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  taskDefaults: taskDefaults.nullable(),
  isArchived: z.boolean(),
  /** Archived, or past its last day: nothing can be changed in it. */
  isReadOnly: z.boolean(),
  learnerCount: z.int(),
  /** Teachers and assistants. */
  staffCount: z.int(),
  waitingCount: z.int(),
  sections: z.array(section),
  tasks: z.array(task),
});
export type ClassroomAdmin = z.output<typeof classroomAdmin>;

export const classroomStudent = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  teacherNames: z.array(z.string()),
  learnerCount: z.int(),
  isArchived: z.boolean(),
  isReadOnly: z.boolean(),
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
  tokenScope: 'classes:read',
  response: z.array(classroomSummary),
});

export const createClassroom = endpoint({
  name: 'createClassroom',
  feature,
  summary: 'Creates a class with the user as its teacher.',
  method: 'POST',
  path: '/classes/',
  who: 'privileged',
  callsPerMinuteEach: 60,
  tokenScope: 'rosters:write',
  body: z.strictObject({
    name: classroomName,
    description: classroomDescription.default(''),
    timeZone: timeZone.default('UTC'),
  }),
  response: classroomSummary,
});

export const copyClassroom = endpoint({
  name: 'copyClassroom',
  feature,
  summary: 'Copies the tasks, sections and settings of a class into a new one, without its members.',
  method: 'POST',
  path: '/classes/{classId}/copy/',
  who: { classroom: 'teacher' },
  worksArchived: true,
  params: classId,
  body: z.strictObject({
    name: classroomName,
    /** All dates move so that the first due date falls on this day; null leaves them empty. */
    firstDueDay: day.nullable(),
  }),
  response: classroomSummary,
  callsPerMinute: 30,
});

/** Returns the class for the people who teach it (R31). */
export const getClassroomAdmin = endpoint({
  name: 'getClassroomAdmin',
  feature,
  summary: "The teacher's view of a class.",
  method: 'GET',
  path: '/classes/{classId}/admin/',
  who: { classroom: 'assistant' },
  tokenScope: 'classes:read',
  params: classId,
  query: ofSection,
  response: classroomAdmin,
});

/** Returns the class for a learner (R31). */
export const getClassroomStudent = endpoint({
  name: 'getClassroomStudent',
  feature,
  summary: "The learner's view of a class.",
  method: 'GET',
  path: '/classes/{classId}/student/',
  who: { classroom: 'member' },
  params: classId,
  query: ofSection,
  response: classroomStudent,
});

export const updateClassroom = endpoint({
  name: 'updateClassroom',
  feature,
  summary: 'Changes settings or archive state; `newJoinCode` replaces the join code.',
  method: 'PATCH',
  path: '/classes/{classId}/',
  who: { classroom: 'teacher' },
  worksArchived: true,
  params: classId,
  body: z.strictObject({
    name: classroomName.optional(),
    description: classroomDescription.optional(),
    isJoinOpen: z.boolean().optional(),
    needsApproval: z.boolean().optional(),
    takesAnonymous: z.boolean().optional(),
    timeZone: timeZone.optional(),
    /** Attempts that have begun keep theirs. */
    notation: notation.optional(),
    ownNotation: z.enum(ownNotations).optional(),
    language: languageTag.nullable().optional(),
    firstDay: day.nullable().optional(),
    lastDay: day.nullable().optional(),
    taskDefaults: taskDefaults.nullable().optional(),
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
  body: z.strictObject({ name: sectionName }),
  response: section,
});

const sectionPath = z.object({ classId: z.uuid(), sectionId: z.uuid() });

export const renameSection = endpoint({
  name: 'renameSection',
  feature,
  summary: 'Gives a section another name.',
  method: 'PATCH',
  path: '/classes/{classId}/sections/{sectionId}/',
  who: { classroom: 'teacher' },
  params: sectionPath,
  body: z.strictObject({ name: sectionName }),
  response: section,
});

export const removeSection = endpoint({
  name: 'removeSection',
  feature,
  summary: 'Removes a section; its tasks stay, in no section.',
  method: 'DELETE',
  path: '/classes/{classId}/sections/{sectionId}/',
  who: { classroom: 'teacher' },
  params: sectionPath,
  response: null,
});

/** M04: sections in this order, and in each its tasks in theirs. Tasks that are not named keep their section, behind. */
export const arrangeClassroom = endpoint({
  name: 'arrangeClassroom',
  feature,
  summary: "Puts a class's sections and tasks in order, also across sections.",
  method: 'PUT',
  path: '/classes/{classId}/order/',
  who: { classroom: 'teacher' },
  params: classId,
  body: z.strictObject({
    /** One of them may be '-2': the tasks that are in no section. */
    sections: z
      .array(
        z.strictObject({
          id: z.union([z.uuid(), z.literal('-2')]),
          taskIds: z.array(z.uuid()).max(1000),
        }),
      )
      .max(201),
  }),
  response: null,
  maximumBodyBytes: 256 * 1024,
});
