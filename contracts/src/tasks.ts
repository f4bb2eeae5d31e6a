import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const feature = 'tasks';

export const taskId = z.object({ classId: z.uuid(), taskId: z.uuid() });

/** M03 */
export const taskKinds = ['practice', 'assessment'] as const;

/** D08: how the items of a task are drawn. */
export const groupTypes = ['SG', 'MG', 'GP', 'GE'] as const;

/** When learners see verdict and score. Practice: at once. */
export const resultReleases = ['after-hand-in', 'after-due'] as const;
export const solutionReleases = ['after-answer', 'after-due', 'never'] as const;

const taskName = z.string().trim().min(1, 'Give the task a name.').max(160, 'Use at most 160 characters.');
const points = z.number().min(0.5, 'Give at least half a point.').max(100, 'Give at most 100 points.').multipleOf(0.5);

export const taskItem = z.object({
  id: z.uuid(),
  exerciseId: z.uuid(),
  versionNumber: z.int(),
  /** A newer published version exists. */
  hasNewerVersion: z.boolean(),
  title: z.string(),
  sample: z.string(),
  groupType: z.enum(groupTypes),
  points: z.number(),
});
export type TaskItem = z.output<typeof taskItem>;

/** A task as its teacher sees it. */
export const task = z.object({
  id: z.uuid(),
  sectionId: z.uuid().nullable(),
  name: z.string(),
  kind: z.enum(taskKinds),
  opensAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  /** Attempts that a learner has; null is no limit (practice). */
  attemptsAllowed: z.int().nullable(),
  results: z.enum(resultReleases),
  solutions: z.enum(solutionReleases),
  itemCount: z.int(),
  points: z.number(),
  startedCount: z.int(),
  finishedCount: z.int(),
  isArchived: z.boolean(),
});
export type Task = z.output<typeof task>;

export const taskDetail = task.extend({ items: z.array(taskItem) });
export type TaskDetail = z.output<typeof taskDetail>;

/** The learner's standing in a task, without anything that tells an answer. */
export const learnerTask = z.object({
  id: z.uuid(),
  sectionId: z.uuid().nullable(),
  name: z.string(),
  kind: z.enum(taskKinds),
  opensAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  attemptsAllowed: z.int().nullable(),
  attemptsUsed: z.int(),
  itemCount: z.int(),
  points: z.number(),
  /** `not-open` before it opens, `closed` after the due date without an open attempt. */
  state: z.enum(['not-open', 'not-started', 'started', 'done', 'closed']),
  answeredCount: z.int(),
  rightCount: z.int().nullable(),
  /** Best score; null while it is not to be seen. */
  score: z.number().nullable(),
  attemptId: z.uuid().nullable(),
  doneAt: z.iso.datetime().nullable(),
});
export type LearnerTask = z.output<typeof learnerTask>;

const moment = z.iso.datetime({ offset: true, message: 'Enter a date and a time.' });

export const taskFields = z.strictObject({
  name: taskName,
  sectionId: z.uuid().nullable(),
  kind: z.enum(taskKinds),
  opensAt: moment.nullable(),
  dueAt: moment.nullable(),
  attemptsAllowed: z.int().min(1).max(100).nullable(),
  results: z.enum(resultReleases),
  solutions: z.enum(solutionReleases),
});

export const taskBody = taskFields
  .extend({
    items: z
      .array(z.strictObject({ exerciseId: z.uuid(), points, groupType: z.literal('SG').default('SG') }))
      .min(1, 'Add at least one exercise.')
      .max(100, 'Use at most 100 exercises.'),
  })
  .refine((t) => t.opensAt === null || t.dueAt === null || Date.parse(t.opensAt) < Date.parse(t.dueAt), {
    path: ['dueAt'],
    message: 'This is before it opens. Choose a later day.',
  });

export const createTask = endpoint({
  name: 'createTask',
  feature,
  summary: 'Sets a task to the class; each item pins the published version of its exercise.',
  method: 'POST',
  path: '/classes/{classId}/tasks/',
  who: { classroom: 'teacher' },
  params: z.object({ classId: z.uuid() }),
  body: taskBody,
  response: taskDetail,
});

export const getTask = endpoint({
  name: 'getTask',
  feature,
  summary: 'A task with its items.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/',
  who: { classroom: 'teacher' },
  params: taskId,
  response: taskDetail,
});

/** Items stay as they were set: what learners have answered does not change under them. */
export const updateTask = endpoint({
  name: 'updateTask',
  feature,
  summary: 'Changes name, section, dates, attempts, releases, or archives the task.',
  method: 'PATCH',
  path: '/classes/{classId}/tasks/{taskId}/',
  who: { classroom: 'teacher' },
  params: taskId,
  body: taskFields.omit({ kind: true }).partial().extend({ isArchived: z.boolean().optional() }),
  response: taskDetail,
});

export const getLearnerTask = endpoint({
  name: 'getLearnerTask',
  feature,
  summary: 'A task as a learner sees it before starting.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/student/',
  who: { classroom: 'member' },
  params: taskId,
  response: learnerTask.extend({ className: z.string() }),
});
