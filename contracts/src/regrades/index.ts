import { z } from 'zod';
import { partAnswers } from '../attempts/attempts.ts';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';
import { difference } from '../exercises/history.ts';
import { groupTypes, taskId, taskKinds } from '../tasks/tasks.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'regrades';

/** Policies for scores: never lower, as the new version marks, full marks for everybody, or the part counts no more. */
export const regradePolicies = ['never-lower', 'as-graded', 'full-marks', 'drop'] as const;
export type RegradePolicy = (typeof regradePolicies)[number];

const itemPath = z.object({ classId: z.uuid(), taskId: z.uuid(), itemId: z.uuid() });
const regradePath = itemPath.extend({ regradeId: z.uuid() });

const partName = z.string().max(24);
const outcome = z.enum(['right', 'partly', 'wrong', 'unknown', 'open']);

/** One answer of a learner whose marking changes. */
const changedAnswer = z.object({
  attemptNumber: z.int(),
  variantNumber: z.int(),
  answers: partAnswers,
  before: outcome,
  after: outcome,
  /** Why it is marked like that now; a sentence. */
  why: z.string(),
});

const regradedLearner = z.object({
  memberId: z.uuid().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** The newest ones, at most ten; empty where somebody gets marks without an answer. */
  changes: z.array(changedAnswer),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  /** Would be lower, and stays. */
  isKept: z.boolean(),
});
export type RegradedLearner = z.output<typeof regradedLearner>;

const item = z.object({
  id: z.uuid(),
  position: z.int(),
  title: z.string(),
  exerciseId: z.uuid(),
  points: z.number(),
  groupType: z.enum(groupTypes),
  taskName: z.string(),
  kind: z.enum(taskKinds),
  className: z.string(),
});

const average = z.object({ before: z.number().nullable(), after: z.number().nullable() });

const applied = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  itemPosition: z.int(),
  itemTitle: z.string(),
  policy: z.enum(regradePolicies),
  part: z.string().nullable(),
  versionNumber: z.int().nullable(),
  reason: z.string(),
  appliedBy: z.string(),
  appliedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** Until then, unless the question is regraded again; null when it can no longer be undone. */
  undoUntil: z.iso.datetime().nullable(),
  up: z.int(),
  down: z.int(),
});
export type AppliedRegrade = z.output<typeof applied>;

const choice = {
  policy: z.enum(regradePolicies).default('never-lower'),
  /** Only this part; without it the whole question. */
  part: partName.optional(),
  /** Only those who wrote something equal to the answer of this accepted appeal. */
  appeal: z.uuid().optional(),
};

const preview = z.object({
  item,
  /** Numbers of the versions by which answers are marked now, and the newest one that may be used. */
  markedBy: z.array(z.int()),
  newestNumber: z.int().nullable(),
  differences: z.array(difference),
  parts: z.array(z.object({ name: z.string(), label: z.string(), points: z.number() })),
  /** Answers marked again so far; while `done` is less than `total`, call again: everything below is empty. */
  progress: z.object({ done: z.int(), total: z.int() }),
  policies: z.array(
    z.object({
      policy: z.enum(regradePolicies),
      up: z.int(),
      down: z.int(),
      kept: z.int(),
      /** Points of the question and of the whole task afterwards. */
      itemPoints: z.number(),
      taskPoints: z.number(),
      /** Why it cannot be chosen; empty when it can. */
      obstacle: z.string(),
    }),
  ),
  learnerCount: z.int(),
  affectedCount: z.int(),
  /** Percent of the task's points, over those who have begun. */
  average,
  /** Learners whose question the new version asks differently: it cannot mark their answers. */
  otherQuestionCount: z.int(),
  /** Answers that the new version cannot read or decide, and that keep their marks. */
  undecidedCount: z.int(),
  /** Attempts in which answers can still be given. */
  openCount: z.int(),
  /** Identifies the data of this preview; applying requires it. */
  basis: z.string(),
  page: z.int(),
  pageSize: z.int(),
  rows: z.array(regradedLearner),
});
export type RegradePreview = z.output<typeof preview>;

/** A1. Nothing is written. Marks a bounded number of answers a call, so that a big class takes several. */
export const previewRegrade = endpoint({
  name: 'previewRegrade',
  feature,
  summary: 'What regrading a question would do to every learner.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/regrade-preview/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 60,
  records: 'class',
  params: itemPath,
  query: z.object({ ...choice, page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: preview,
});

export const downloadRegradePreview = endpoint({
  name: 'downloadRegradePreview',
  feature,
  summary: 'The preview as a table: a row a learner.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/regrade-preview/table/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 60,
  records: 'class',
  params: itemPath,
  query: z.object(choice),
  response: { file: ['text/csv'] },
});

/**
 * In one transaction. The id is made by the client: the same id again changes nothing. 409 `regrade/answers-came-in` when
 * something has changed since the preview with this `basis`.
 */
export const applyRegrade = endpoint({
  name: 'applyRegrade',
  feature,
  summary: 'Regrades a question for every learner.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/regrades/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 30,
  params: itemPath,
  body: z.strictObject({
    id: z.uuid(),
    policy: z.enum(regradePolicies),
    part: partName.nullable(),
    appeal: z.uuid().nullable(),
    basis: z.string().max(100),
    reason: z.string().trim().min(1, words(m.whyForLearners)).max(500),
  }),
  response: z.object({
    regrade: applied.nullable(),
    /** Without `regrade`: answers are still being marked; call again with the same id. */
    progress: z.object({ done: z.int(), total: z.int() }),
  }),
});

/** Fifty at most, the newest first. */
export const listRegrades = endpoint({
  name: 'listRegrades',
  feature,
  summary: 'The regrades of a task.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/regrades/',
  who: { classroom: 'assistant' },
  params: taskId,
  response: z.array(applied),
});

export const getRegrade = endpoint({
  name: 'getRegrade',
  feature,
  summary: 'A regrade that was applied, with what it changed.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/regrades/{regradeId}/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: regradePath,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({
    item,
    regrade: applied,
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    rows: z.array(regradedLearner),
  }),
});

/** For seven days, or until the question is regraded again. Answers given since then stay. Twice changes nothing. */
export const undoRegrade = endpoint({
  name: 'undoRegrade',
  feature,
  summary: 'Takes a regrade back.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/regrades/{regradeId}/undo/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 30,
  params: regradePath,
  response: applied,
});

/** Lists changes to the caller's own attempt, with reasons; empty while scores are withheld. */
export const listMyRegrades = endpoint({
  name: 'listMyRegrades',
  feature,
  summary: 'The regrades that changed the learner’s own scores in an attempt.',
  method: 'GET',
  path: '/attempts/{attemptId}/regrades/',
  who: { attempt: 'owner' },
  params: z.object({ attemptId: z.uuid() }),
  response: z.array(
    z.object({
      id: z.uuid(),
      itemId: z.uuid(),
      variantNumber: z.int(),
      appliedAt: z.iso.datetime(),
      reason: z.string(),
      policy: z.enum(regradePolicies),
      scoreBefore: z.number(),
      scoreAfter: z.number(),
      pointsBefore: z.number(),
      pointsAfter: z.number(),
    }),
  ),
});
export type MyRegrade = ResponseOf<typeof listMyRegrades>[number];
