import { z } from 'zod';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';
import { gradeStates, weighings } from './grading-constants.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'results';

const classId = z.object({ classId: z.uuid() });
const weight = z.number().min(0, words(m.percent)).max(100, words(m.percent));
const dropLowest = z.int().min(0, words(m.zeroOrMore)).max(20, words(m.dropTasks));
const groupName = z.string().trim().min(1, words(m.nameGroup)).max(60);

/** How the total of the grade book is made. Without weights it counts points. */
export const grading = z.object({
  weighBy: z.enum(weighings),
  /** Tasks that are due and were not begun count as zero; otherwise not at all. */
  missingCounts: z.boolean(),
  learnersSeeTotal: z.boolean(),
  learnersSeeAverage: z.boolean(),
  /** All sections of the class in their order; the weight is 0 where none was set. */
  sections: z.array(
    z.object({ sectionId: z.uuid(), name: z.string(), weight: z.number(), dropLowest: z.int(), taskCount: z.int() }),
  ),
  /** Groups of the class's own making. */
  groups: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      weight: z.number(),
      dropLowest: z.int(),
      taskIds: z.array(z.uuid()),
    }),
  ),
  /** Tasks that are not archived, in order. */
  tasks: z.array(z.object({ id: z.uuid(), name: z.string(), sectionId: z.uuid().nullable() })),
});
export type Grading = z.output<typeof grading>;

export const getGrading = endpoint({
  name: 'getGrading',
  feature,
  summary: 'How the total of the grade book is made.',
  method: 'GET',
  path: '/classes/{classId}/grading/',
  who: { classroom: 'assistant' },
  tokenScope: 'results:read',
  params: classId,
  response: grading,
});

/** Lists replace what was there: a group that is left out is removed, and comes back when it is named again. */
export const updateGrading = endpoint({
  name: 'updateGrading',
  feature,
  summary: 'Changes how the total of the grade book is made.',
  method: 'PATCH',
  path: '/classes/{classId}/grading/',
  who: { classroom: 'teacher' },
  params: classId,
  body: z.strictObject({
    weighBy: z.enum(weighings).optional(),
    missingCounts: z.boolean().optional(),
    learnersSeeTotal: z.boolean().optional(),
    learnersSeeAverage: z.boolean().optional(),
    sections: z
      .array(z.strictObject({ sectionId: z.uuid(), weight, dropLowest }))
      .max(200)
      .optional(),
    groups: z
      .array(
        z.strictObject({
          /** Made by the client, so that a group can be taken back and brought back. */
          id: z.uuid(),
          name: groupName,
          weight,
          dropLowest,
          taskIds: z.array(z.uuid()).max(1000),
        }),
      )
      .max(20)
      .refine((list) => new Set(list.map((one) => one.id)).size === list.length, words(m.groupsOnce))
      .optional(),
  }),
  response: grading,
  maximumBodyBytes: 256 * 1024,
});

const gradePath = z.object({ classId: z.uuid(), memberId: z.uuid(), taskId: z.uuid() });

/** A teacher's decision about a learner's score in a task. */
export const gradeChange = z.object({
  id: z.uuid(),
  /** Null and not excused: an earlier decision was taken back. */
  score: z.number().nullable(),
  isExcused: z.boolean(),
  reason: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
});
export type GradeChange = z.output<typeof gradeChange>;

/** Whether a task counts in a learner's total, and if not, why. */
export const taskGrade = z.object({
  /** The score in the grade book. */
  score: z.number().nullable(),
  /** The score that the learner's answers earned. */
  earned: z.number().nullable(),
  points: z.number(),
  isExcused: z.boolean(),
  isOverridden: z.boolean(),
  changes: z.array(gradeChange),
});
export type TaskGrade = z.output<typeof taskGrade>;

export const changeGrade = endpoint({
  name: 'changeGrade',
  feature,
  summary: 'Gives a learner another score in a task, excuses them from it, or takes that back.',
  method: 'POST',
  path: '/classes/{classId}/members/{memberId}/tasks/{taskId}/grade/',
  who: { classroom: 'teacher' },
  params: gradePath,
  body: z
    .strictObject({
      score: z.number().min(0, words(m.zeroOrMore)).max(10_000).nullable(),
      isExcused: z.boolean(),
      reason: z.string().trim().min(1, words(m.sayWhy)).max(400),
    })
    .refine((body) => !body.isExcused || body.score === null, {
      path: ['score'],
      message: words(m.excusedNoScore),
    }),
  response: taskGrade,
});

/** The part of a task that counts for one learner. */
const learnerGrade = z.object({
  taskId: z.uuid(),
  name: z.string(),
  points: z.number(),
  groupId: z.uuid().nullable(),
  score: z.number().nullable(),
  state: z.enum(gradeStates),
  isOverridden: z.boolean(),
  reason: z.string().nullable(),
});

export const getMyGrades = endpoint({
  name: 'getMyGrades',
  feature,
  summary: 'The caller’s own total in a class, and what counts in it; empty where the class shows none.',
  method: 'GET',
  path: '/classes/{classId}/grades/',
  who: { classroom: 'member' },
  params: classId,
  response: z.object({
    isShown: z.boolean(),
    weighBy: z.enum(weighings),
    /** In percent. */
    total: z.number().nullable(),
    classAverage: z.number().nullable(),
    earned: z.number(),
    possible: z.number(),
    groups: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        weight: z.number().nullable(),
        dropLowest: z.int(),
        percent: z.number().nullable(),
      }),
    ),
    tasks: z.array(learnerGrade),
  }),
});
export type MyGrades = ResponseOf<typeof getMyGrades>;
