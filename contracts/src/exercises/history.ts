import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exerciseDocument } from './document.ts';
import { exerciseId } from './exercises.ts';
import { taskDetail } from '../tasks/tasks.ts';

const feature = 'exercises';

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

/** One thing in which two documents differ. */
export const difference = z.object({
  /** Where: `Question`, `Hint 2`, `Part a, right answers`. */
  place: z.string(),
  /** All of it in one sentence: `Variable a: up to 9 instead of 5`. */
  sentence: z.string(),
  /** Null when it was not there. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Running text with maths, of which it is shown word by word what has changed. */
  isText: z.boolean(),
});
export type Difference = z.output<typeof difference>;

const version = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** Changes since the previous version, as sentences; empty for the first. */
  changes: z.array(z.string()),
  /** Number of tasks that use it now. */
  taskCount: z.int(),
});
export type ExerciseVersion = z.output<typeof version>;

/** S09. Fifty at a time, the newest first; `before` reads on. */
export const listVersions = endpoint({
  name: 'listVersions',
  feature,
  summary: 'The versions of an exercise, each with what has changed.',
  method: 'GET',
  path: '/exercises/{exerciseId}/versions/',
  who: { exercise: 'edit' },
  tokenScope: 'exercises:write',
  params: exerciseId,
  query: z.object({ before: versionNumber.optional() }),
  response: z.object({ versions: z.array(version), hasMore: z.boolean() }),
});

export const getVersion = endpoint({
  name: 'getVersion',
  feature,
  summary: 'The document of one version.',
  method: 'GET',
  path: '/exercises/{exerciseId}/versions/{versionNumber}/',
  who: { exercise: 'edit' },
  tokenScope: 'exercises:write',
  params: z.object({ exerciseId: z.uuid(), versionNumber }),
  response: version.pick({ number: true, publishedAt: true, publishedBy: true }).extend({ document: exerciseDocument }),
});

/** `from` and `to` are numbers of versions; without `to` it is the draft. */
export const compareVersions = endpoint({
  name: 'compareVersions',
  feature,
  summary: 'In what two versions of an exercise differ, or a version and the draft.',
  method: 'GET',
  path: '/exercises/{exerciseId}/differences/',
  who: { exercise: 'edit' },
  params: exerciseId,
  query: z.object({ from: versionNumber.optional(), to: versionNumber.optional() }),
  response: z.object({ differences: z.array(difference) }),
});

/** M01. For copies of what is in the catalogue; 404 for all others. */
export const compareWithSource = endpoint({
  name: 'compareWithSource',
  feature,
  summary: 'What has changed in the source of a copy since it was copied.',
  method: 'GET',
  path: '/exercises/{exerciseId}/source/',
  who: { exercise: 'view' },
  params: exerciseId,
  response: z.object({
    id: z.uuid(),
    title: z.string(),
    ownerName: z.string(),
    copiedNumber: z.int(),
    newestNumber: z.int(),
    differences: z.array(difference),
  }),
});

const use = z.object({
  classId: z.uuid(),
  className: z.string(),
  taskId: z.uuid(),
  taskName: z.string(),
  kind: z.enum(['practice', 'assessment']),
  itemId: z.uuid(),
  versionNumber: z.int(),
  isNewest: z.boolean(),
  /** Learners who have begun. */
  startedCount: z.int(),
});
export type ExerciseUse = z.output<typeof use>;

/** Hides who else uses the exercise; only the number of tasks is shown. */
export const listUses = endpoint({
  name: 'listUses',
  feature,
  summary: 'The tasks of the caller’s classes that use an exercise, and how many others there are.',
  method: 'GET',
  path: '/exercises/{exerciseId}/uses/',
  who: { exercise: 'view' },
  params: exerciseId,
  response: z.object({
    newestNumber: z.int().nullable(),
    /** At most two hundred, the newest tasks first. */
    own: z.array(use),
    othersCount: z.int(),
  }),
});

/** Invariant 3: what was drawn stays as it was; whatever is drawn from now on is of the new version. */
export const takeNewVersion = endpoint({
  name: 'takeNewVersion',
  feature,
  summary: 'Moves an item of a task to the newest version of its exercise.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/newest-version/',
  who: { classroom: 'teacher' },
  params: z.object({ classId: z.uuid(), taskId: z.uuid(), itemId: z.uuid() }),
  response: taskDetail,
});

/** How often one seed was answered, and how often right at the first try. */
const variantResult = z.object({ seed: z.int(), answered: z.int(), right: z.int() });

export const listVariantResults = endpoint({
  name: 'listVariantResults',
  feature,
  summary:
    'How often learners got the variants of an exercise right, as long as its numbers are drawn as they are now.',
  method: 'GET',
  path: '/exercises/{exerciseId}/variant-results/',
  who: { exercise: 'edit' },
  params: exerciseId,
  response: z.object({
    /** Which variant a seed draws depends on those that were switched off. */
    groups: z.array(z.object({ excluded: z.array(z.string()), results: z.array(variantResult) })),
  }),
});
