import { answerTypes, difficultyLevels, type AnswerType } from '@lemma/math/document';
import { z } from 'zod';
import { answerType } from './answer-type.ts';
import { audienceChoice, audiences, exerciseAudience } from './audience.ts';
import { ordinal } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { exerciseDocument } from './document.ts';

const feature = 'exercises';

export const exerciseId = z.object({ exerciseId: z.uuid() });

/** The states of an exercise on the wire (D05). */
export const exerciseStatuses = { draft: 'DR', published: 'PB' } as const;
export const exerciseStatus = z.enum(['DR', 'PB']);

export const exerciseSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  level: z.enum(difficultyLevels),
  topic: z.string(),
  status: exerciseStatus,
  ownerName: z.string(),
  isMine: z.boolean(),
  /** The audience of the caller's own published exercises; null for all others. */
  audience: z.enum(audiences).nullable(),
  updatedAt: z.iso.datetime(),
  /** The question of one variant, as Markdown with maths; empty before the first publication. */
  sample: z.string(),
  points: z.number(),
  answerTypes: z.array(answerType),
  language: z.string(),
  /** Number of tasks that use it. */
  useCount: z.int(),
  /** Learners' first answers, and the share of right ones; null before there are any. */
  answeredCount: z.int(),
  successShare: z.number().nullable(),
  /** 0 to 4: one each for hints, a solution, tests, and variants enough. */
  quality: z.int(),
});
export type ExerciseSummary = z.output<typeof exerciseSummary>;

const publishedVersion = z.object({ id: z.uuid(), number: z.int(), publishedAt: z.iso.datetime() });

export const exercise = z.object({
  id: z.uuid(),
  status: exerciseStatus,
  /** The owner (D16). */
  owner: z.uuid(),
  ownerName: z.string(),
  canEdit: z.boolean(),
  /** The user's rights (D23): 10 view, 20 edit, 30 invite, 40 own. */
  level: z.int(),
  /** The exercise that this one was copied from, and whether it has a newer version since; null for originals. */
  source: z.object({ id: z.uuid(), title: z.string(), isNewer: z.boolean() }).nullable(),
  /** Rises with every save; sent back so that two editors cannot overwrite each other unseen. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  document: exerciseDocument,
  publishedVersion: publishedVersion.nullable(),
  /** True when the draft differs from the published version. */
  hasUnpublishedChanges: z.boolean(),
  /** As its reader reads it: the languages in which its texts are complete, and the title in the reader's. */
  reader: z.object({ language: z.string(), languages: z.array(z.string()), title: z.string() }),
  /** Null for those who may not edit it. */
  audience: exerciseAudience.nullable(),
});
export type Exercise = z.output<typeof exercise>;

export const exerciseSorts = ['relevance', 'use', 'success', 'newest'] as const;
export type ExerciseSort = (typeof exerciseSorts)[number];

/** Several values of an address, joined by commas. */
const listOf = <Value>(item: z.ZodType<Value, string>) =>
  z
    .string()
    .max(300)
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item).max(20));

/** R24. Words are found by their beginnings and with slips of the finger, formulas by what they are made of. */
export const listExercises = endpoint({
  name: 'listExercises',
  feature,
  summary:
    'Searches the catalogue: published exercises that the user may find, the user’s own and what is shared with the user.',
  method: 'GET',
  path: '/exercises/',
  who: 'privileged',
  callsPerMinuteEach: 600,
  inFrames: true,
  tokenScope: 'exercises:write',
  query: z.object({
    q: z.string().trim().max(200).default(''),
    topic: z.string().max(160).default(''),
    levels: listOf(z.enum(difficultyLevels)),
    answerTypes: listOf(z.enum(Object.values(answerTypes).map(String)).transform((code) => Number(code) as AnswerType)),
    languages: listOf(z.string().max(12)),
    author: z.uuid().optional(),
    quality: z.coerce.number().int().min(0).max(4).default(0),
    scope: z.enum(['all', 'mine', 'shared', 'drafts']).default('all'),
    sort: z.enum(exerciseSorts).default('relevance'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    items: z.array(exerciseSummary),
    total: z.int(),
    /** True when there are more than `total`; counts are then of a part. */
    isPartial: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    /** Unknown words of the search, and the known words used instead. */
    corrections: z.array(z.object({ from: z.string(), to: z.string() })),
    /** Facets with counts over what the other facets leave, most first. */
    topics: z.array(z.object({ topic: z.string(), count: z.int() })),
    levels: z.array(z.object({ level: z.enum(difficultyLevels), count: z.int() })),
    answerTypes: z.array(z.object({ type: answerType, count: z.int() })),
    languages: z.array(z.object({ language: z.string(), count: z.int() })),
    authors: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.int() })),
  }),
});

export const createExercise = endpoint({
  name: 'createExercise',
  feature,
  summary: 'Saves a new draft.',
  method: 'POST',
  path: '/exercises/',
  who: 'privileged',
  callsPerMinuteEach: 120,
  tokenScope: 'exercises:write',
  body: z.strictObject({ document: exerciseDocument }),
  response: exercise,
  maximumBodyBytes: 1024 * 1024,
});

export const getExercise = endpoint({
  name: 'getExercise',
  feature,
  summary: 'An exercise with its draft for those who may edit it, else its published version.',
  method: 'GET',
  path: '/exercises/{exerciseId}/',
  who: { exercise: 'view' },
  tokenScope: 'exercises:write',
  params: exerciseId,
  response: exercise,
});

export const updateExercise = endpoint({
  name: 'updateExercise',
  feature,
  summary: 'Saves the draft; refused with 409 when it was saved elsewhere since.',
  method: 'PUT',
  path: '/exercises/{exerciseId}/',
  who: { exercise: 'edit' },
  callsPerMinuteEach: 240,
  tokenScope: 'exercises:write',
  params: exerciseId,
  body: z.strictObject({ revision: ordinal, document: exerciseDocument }),
  response: exercise,
  maximumBodyBytes: 1024 * 1024,
});

/** S09: needs a clean check; makes an immutable version. Refused with 400 field errors by place otherwise. */
export const publishExercise = endpoint({
  name: 'publishExercise',
  feature,
  summary: 'Publishes the draft as a new immutable version, for those who may find it.',
  method: 'POST',
  path: '/exercises/{exerciseId}/publish/',
  who: { exercise: 'edit' },
  tokenScope: 'exercises:write',
  params: exerciseId,
  /** Without a choice it stays with the one before: that of this exercise, else what its owner chose last. */
  body: z.strictObject({ revision: ordinal, ...audienceChoice.partial({ audience: true }).shape }),
  response: exercise,
  callsPerMinuteEach: 20,
});

/** Takes effect immediately and makes no new version; tasks that use the exercise are not affected. */
export const setExerciseAudience = endpoint({
  name: 'setExerciseAudience',
  feature,
  summary: 'Changes who may find an exercise; before it is published, no one does.',
  method: 'PUT',
  path: '/exercises/{exerciseId}/audience/',
  who: { exercise: 'invite' },
  params: exerciseId,
  body: audienceChoice,
  response: exercise,
});

/** S09: tasks that use it keep their version. */
export const unpublishExercise = endpoint({
  name: 'unpublishExercise',
  feature,
  summary: 'Takes the exercise out of the catalogue; tasks that use it are not touched.',
  method: 'POST',
  path: '/exercises/{exerciseId}/unpublish/',
  who: { exercise: 'own' },
  params: exerciseId,
  response: exercise,
});

/** Archives an exercise (P04): nothing is deleted, and tasks keep the version that they have. */
export const archiveExercise = endpoint({
  name: 'archiveExercise',
  feature,
  summary: 'Takes the exercise out of every list; tasks that use it are not touched.',
  method: 'POST',
  path: '/exercises/{exerciseId}/archive/',
  who: { exercise: 'own' },
  tokenScope: 'exercises:write',
  params: exerciseId,
  response: null,
});

export const listArchivedExercises = endpoint({
  name: 'listArchivedExercises',
  feature,
  summary: 'The exercises that the user has archived, newest first, at most two hundred.',
  method: 'GET',
  path: '/exercises/archived/',
  who: 'privileged',
  tokenScope: 'exercises:write',
  response: z.array(z.object({ id: z.uuid(), title: z.string(), archivedAt: z.iso.datetime() })),
});

export const restoreExercise = endpoint({
  name: 'restoreExercise',
  feature,
  summary: 'Brings an archived exercise of one’s own back as a draft.',
  method: 'POST',
  path: '/exercises/archived/{exerciseId}/restore/',
  who: 'privileged',
  tokenScope: 'exercises:write',
  params: exerciseId,
  response: null,
});

export const copyExercise = endpoint({
  name: 'copyExercise',
  feature,
  summary: 'Makes a draft of one’s own from an exercise, with credit to the source.',
  method: 'POST',
  path: '/exercises/{exerciseId}/copy/',
  who: { exercise: 'view' },
  callsPerMinuteEach: 120,
  tokenScope: 'exercises:write',
  params: exerciseId,
  response: exercise,
});
