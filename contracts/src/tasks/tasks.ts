import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'tasks';

export const taskId = z.object({ classId: z.uuid(), taskId: z.uuid() });

/** The kinds of task (M03). */
export const taskKinds = ['practice', 'assessment'] as const;

/** D08: the id of an item that is not saved yet. */
export const unsavedItem = '-1';

/** D08: how the items of a task are drawn. */
export const groupTypes = ['SG', 'MG', 'GP', 'GE'] as const;

/** From when verdicts, scores and solutions are shown: `after-due` waits until no window is open. Not for practice. */
export const resultReleases = ['after-answer', 'after-hand-in', 'after-due', 'by-hand'] as const;
export const solutionReleases = [...resultReleases, 'never'] as const;

/** Rules for late answers: none are taken, a share less for each day begun, or a share less once. */
export const latePolicies = ['none', 'per-day', 'once'] as const;

/** The calculator that learners may use; null where the task does not say. */
export const calculatorRules = ['allowed', 'scientific', 'not-allowed'] as const;
export type CalculatorRule = (typeof calculatorRules)[number];

/** Which of several attempts counts. */
export const countedAttempts = ['best', 'last', 'average'] as const;

const taskName = z.string().trim().min(1, words(m.nameTask)).max(160);
const points = z.number().min(0.5, words(m.giveHalfPoint)).max(100).multipleOf(0.5);
const percent = z.number().min(0, words(m.percent)).max(100, words(m.percent));

export const taskItem = z.object({
  id: z.uuid(),
  exerciseId: z.uuid(),
  versionNumber: z.int(),
  /** A newer published version exists. */
  hasNewerVersion: z.boolean(),
  title: z.string(),
  sample: z.string(),
  points: z.number(),
});
export type TaskItem = z.output<typeof taskItem>;

export const taskGroup = z.object({
  id: z.uuid(),
  type: z.enum(groupTypes),
  /** Shown to teachers; may be empty. */
  name: z.string(),
  /** Of a pool (GP): how many of its items each learner gets. */
  drawCount: z.int().nullable(),
  items: z.array(taskItem),
});
export type TaskGroup = z.output<typeof taskGroup>;

/** The rules that matter while an attempt is worked on; the attempt repeats them. */
export const attemptRules = {
  latePolicy: z.enum(latePolicies),
  latePercent: z.number(),
  tryPenalty: z.number(),
  hintPenalty: z.number(),
  results: z.enum(resultReleases),
  scores: z.enum(resultReleases),
  solutions: z.enum(solutionReleases),
  allowCalculator: z.enum(calculatorRules).nullable(),
} as const;

/** The rules of a task that a teacher and its learners both see. */
const taskRules = z.object({
  kind: z.enum(taskKinds),
  opensAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  lateUntil: z.iso.datetime().nullable(),
  timeLimitMinutes: z.int().nullable(),
  /** Attempts that a learner has; null means unlimited (practice). */
  attemptsAllowed: z.int().nullable(),
  countedAttempt: z.enum(countedAttempts),
  /** Markdown with mathematics: what is allowed, how exact to be. */
  instructions: z.string(),
  /** M08: learners may ask for help in an assessment. */
  allowHelp: z.boolean(),
  ...attemptRules,
});
export type TaskRules = z.output<typeof taskRules>;

/** A task as its teacher sees it. */
export const task = z.object({
  id: z.uuid(),
  sectionId: z.uuid().nullable(),
  gradeGroupId: z.uuid().nullable(),
  name: z.string(),
  ...taskRules.shape,
  shufflesItems: z.boolean(),
  /** The password to start; null for none. */
  password: z.string().nullable(),
  releasedAt: z.iso.datetime().nullable(),
  /** When the last window closes, accommodations included; null is never. */
  lastClosesAt: z.iso.datetime().nullable(),
  /** Number of questions each learner gets. */
  questionCount: z.int(),
  points: z.number(),
  startedCount: z.int(),
  finishedCount: z.int(),
  isArchived: z.boolean(),
});
export type Task = z.output<typeof task>;

export const taskDetail = task.extend({ groups: z.array(taskGroup) });
export type TaskDetail = z.output<typeof taskDetail>;

/** The learner's progress in a task, without anything that reveals an answer. Times are their own, accommodation included. */
export const learnerTask = z.object({
  id: z.uuid(),
  sectionId: z.uuid().nullable(),
  name: z.string(),
  ...taskRules.shape,
  /** The same limit without the learner's accommodation, when theirs differs; so that the start page can say so. */
  usualTimeLimitMinutes: z.int().nullable(),
  usualDueAt: z.iso.datetime().nullable(),
  needsPassword: z.boolean(),
  attemptsUsed: z.int(),
  questionCount: z.int(),
  points: z.number(),
  /** `not-open` before it opens, `closed` when nothing more can be handed in and nothing was begun. */
  state: z.enum(['not-open', 'not-started', 'started', 'done', 'closed']),
  /** Past the due date, and late answers are still taken. */
  isLate: z.boolean(),
  /** When the open attempt ends by itself. */
  closesAt: z.iso.datetime().nullable(),
  answeredCount: z.int(),
  rightCount: z.int().nullable(),
  /** Counted score; null while it is not to be seen. */
  score: z.number().nullable(),
  isExcused: z.boolean(),
  /** The score is one that a teacher gave. */
  isScoreGiven: z.boolean(),
  /**
   * When results, scores and solutions that wait for a moment are shown; null where that is not known yet, or nothing
   * waits.
   */
  resultsAt: z.iso.datetime().nullable(),
  attemptId: z.uuid().nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** The task is over, and can be practised on with nothing recorded (`practiseOn`). */
  mayPractiseOn: z.boolean(),
});
export type LearnerTask = z.output<typeof learnerTask>;

export const taskFields = z.strictObject({
  name: taskName,
  sectionId: z.uuid().nullable(),
  gradeGroupId: z.uuid().nullable(),
  instructions: z.string().trim().max(4000),
  kind: z.enum(taskKinds),
  opensAt: moment.nullable(),
  dueAt: moment.nullable(),
  latePolicy: z.enum(latePolicies),
  latePercent: percent,
  lateUntil: moment.nullable(),
  timeLimitMinutes: z.int().min(1, words(m.giveMinute)).max(1440, words(m.giveDay)).nullable(),
  attemptsAllowed: z.int().min(1).max(100).nullable(),
  countedAttempt: z.enum(countedAttempts),
  tryPenalty: percent,
  hintPenalty: percent,
  shufflesItems: z.boolean(),
  password: z.string().trim().min(1).max(60).nullable(),
  results: z.enum(resultReleases),
  scores: z.enum(resultReleases),
  solutions: z.enum(solutionReleases),
  allowCalculator: z.enum(calculatorRules, words(m.calculatorOrNull)).nullable(),
  allowHelp: z.boolean(),
});

/** Fields that may be left out of a new task. */
const newTaskFields = taskFields.extend({
  gradeGroupId: taskFields.shape.gradeGroupId.default(null),
  instructions: taskFields.shape.instructions.default(''),
  latePolicy: taskFields.shape.latePolicy.default('none'),
  latePercent: taskFields.shape.latePercent.default(0),
  lateUntil: taskFields.shape.lateUntil.default(null),
  timeLimitMinutes: taskFields.shape.timeLimitMinutes.default(null),
  countedAttempt: taskFields.shape.countedAttempt.default('best'),
  tryPenalty: taskFields.shape.tryPenalty.default(0),
  hintPenalty: taskFields.shape.hintPenalty.default(0),
  shufflesItems: taskFields.shape.shufflesItems.default(false),
  password: taskFields.shape.password.default(null),
  allowCalculator: taskFields.shape.allowCalculator.default(null),
  allowHelp: taskFields.shape.allowHelp.default(false),
  /** As the results, where nothing else is said. */
  scores: taskFields.shape.scores.optional(),
});

const groupBody = z
  .strictObject({
    type: z.enum(groupTypes),
    name: z.string().trim().max(120).default(''),
    drawCount: z.int().min(1).max(100).nullable().default(null),
    /** Points of each item; in a pool or an equivalent set all are the same. */
    items: z
      .array(
        z.strictObject({
          /** The item as the task has it, or '-1' for one that is not saved yet (D08); that is meant where it is left out, too. */
          id: z.union([z.uuid(), z.literal(unsavedItem)]).optional(),
          exerciseId: z.uuid(),
          points,
        }),
      )
      .min(1, words(m.addExercise))
      .max(100),
  })
  .superRefine((group, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (group.type === 'SG' && group.items.length !== 1) refuse('items', words(m.singleExercise));
    if (group.type === 'GP' && group.drawCount === null) refuse('drawCount', words(m.howManyEach));
    if (group.type === 'GP' && (group.drawCount ?? 0) > group.items.length) {
      refuse('drawCount', words(m.poolTooSmall));
    }
    if (group.type !== 'GP' && group.drawCount !== null) refuse('drawCount', words(m.onlyPoolDraws));
    if ((group.type === 'GP' || group.type === 'GE') && new Set(group.items.map((item) => item.points)).size > 1) {
      refuse('items', words(m.samePoints));
    }
  });

const groups = z
  .array(groupBody)
  .min(1, words(m.addExercise))
  .max(100)
  .refine((list) => list.reduce((sum, group) => sum + group.items.length, 0) <= 200, words(m.manyExercises));

const opensBeforeDue = (t: { opensAt?: string | null | undefined; dueAt?: string | null | undefined }) =>
  !t.opensAt || !t.dueAt || Date.parse(t.opensAt) < Date.parse(t.dueAt);

export const taskBody = newTaskFields
  .extend({ groups })
  .refine(opensBeforeDue, { path: ['dueAt'], message: words(m.beforeItOpens) });

export const createTask = endpoint({
  name: 'createTask',
  feature,
  summary: 'Sets a task to the class; each item pins the published version of its exercise.',
  method: 'POST',
  path: '/classes/{classId}/tasks/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 120,
  params: z.object({ classId: z.uuid() }),
  body: taskBody,
  response: taskDetail,
  maximumBodyBytes: 512 * 1024,
});

export const getTask = endpoint({
  name: 'getTask',
  feature,
  summary: 'A task with its items.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/',
  who: { classroom: 'assistant' },
  tokenScope: 'classes:read',
  params: taskId,
  response: taskDetail,
});

/** Groups can be changed until the first learner has begun (409 afterwards): what was answered does not change under anybody. */
export const updateTask = endpoint({
  name: 'updateTask',
  feature,
  summary: 'Changes rules, section or dates, its exercises before anybody has begun, or archives the task.',
  method: 'PATCH',
  path: '/classes/{classId}/tasks/{taskId}/',
  who: { classroom: 'teacher' },
  params: taskId,
  body: taskFields
    .omit({ kind: true })
    .partial()
    .extend({
      groups: groups.optional(),
      isArchived: z.boolean().optional(),
      /** Shows now what waits for the teacher. */
      release: z.literal(true).optional(),
    }),
  response: taskDetail,
  maximumBodyBytes: 512 * 1024,
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
