import { z } from 'zod';
import { scene } from '../exercises/figures.ts';
import { choosing, graph } from '../exercises/graphs.ts';
import { answerType } from '../exercises/answer-type.ts';
import { engineWords } from '../core/engine-words.ts';
import { notedMoment, ordinal } from '../core/bounds.ts';
import { answerMaximumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';
import { notation } from '../core/notation.ts';
import { encodePayload } from '../core/payload.ts';
import { attemptRules, taskKinds } from '../tasks/tasks.ts';

const feature = 'attempts';

export const attemptId = z.object({ attemptId: z.uuid() });
export const attemptItemPath = z.object({ attemptId: z.uuid(), itemId: z.uuid() });

/** Keys that follow from the kind of the answer; nothing in them depends on its value or its size. */
export const keyboardHints = z.object({
  letters: z.array(z.string()),
  functions: z.array(z.string()),
  templates: z.array(z.string()),
});

/**
 * Everything of a variant that a learner may receive before the answer is due (invariant 1). The schema is strict:
 * a field that is not named here cannot leave the server.
 */
export const publicVariant = z.strictObject({
  /** The language of its texts, and all in which they can be read where there are several. */
  language: z.string().optional(),
  languages: z.array(z.string()).optional(),
  question: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The figures that visible texts place, each with the elements shown so far. */
  figures: z.array(scene),
  parts: z.array(
    z.strictObject({
      name: z.string(),
      answerType,
      points: z.number(),
      label: z.string(),
      choices: z.array(z.strictObject({ key: z.string(), text: z.string() })),
      keyboard: keyboardHints,
      unit: z.string().optional(),
      graph: graph.optional(),
      choosing: choosing.optional(),
    }),
  ),
  hintCount: z.int(),
  hasSolution: z.boolean(),
});

/** Seconds with the question in front so far, as the browser counts; the server keeps what its own clock allows. */
const secondsSpent = z.int().min(0).max(1_000_000).optional();

export const partAnswer = z.strictObject({ part: z.string().max(24), value: z.string().max(answerMaximumLength) });
export const partAnswers = z.array(partAnswer).max(20);
export type PartAnswers = z.output<typeof partAnswers>;

/** A part's verdict as a learner gets it. */
export const learnerPartVerdict = z.strictObject({
  part: z.string(),
  outcome: z.enum(['right', 'partly', 'wrong', 'invalid', 'unfinished', 'unknown', 'empty']),
  score: z.number(),
  points: z.number(),
  feedback: engineWords(),
  span: z.object({ start: z.int(), end: z.int() }).optional(),
  /** For an answer with two possible meanings in its notation: which case it is, and the probable answer. */
  code: z.string().optional(),
  suggestion: z.string().optional(),
});

export const learnerVerdict = z.strictObject({
  outcome: z.enum(['right', 'partly', 'wrong', 'invalid']),
  score: z.number(),
  points: z.number(),
  parts: z.array(learnerPartVerdict),
  /** The figures that the feedback places; left out where it places none. */
  figures: z.array(scene).optional(),
});
export type LearnerVerdict = z.output<typeof learnerVerdict>;

export const learnerResponse = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  answers: partAnswers,
  /** Null while results are withheld. */
  verdict: learnerVerdict.nullable(),
  isLate: z.boolean(),
  /** Made by the server at the end from what was typed and not sent. */
  isFromDraft: z.boolean(),
  /** Points that count, after what being late, tries and hints take; null while scores are withheld. */
  credited: z.number().nullable(),
});

/** C02: both sides have it as text; between them it travels as an encoded payload, which `fromWire` opens. */
export const encodedText = z
  .string()
  .transform((text) => encodePayload(text))
  .pipe(z.strictObject({ payload: z.string() })) as unknown as z.ZodType<string, string>;

/** `answered` while results are withheld; else what the last response of the current variant was. */
export const itemStates = ['open', 'answered', 'right', 'partly', 'wrong'] as const;

/** The revealed hints, and the figures as they show. */
export const shownHints = z.object({ hints: z.array(z.string()), figures: z.array(scene) });

export const attemptItem = z.object({
  id: z.uuid(),
  position: z.int(),
  title: z.string(),
  points: z.number(),
  state: z.enum(itemStates),
  /** Points that count so far; null while scores are withheld. */
  bestScore: z.number().nullable(),
  /** 1 for the first; practice may continue with others. */
  variantNumber: z.int(),
  variant: publicVariant,
  /** Newest draft of the current variant; sequence 0 when there is none. */
  draft: z.object({ sequence: z.int(), answers: partAnswers, savedAt: z.iso.datetime().nullable() }),
  /** Hints revealed so far, in order. */
  hints: z.array(z.string()),
  /** Worked solution, once it may be seen and was asked for or is released. */
  solution: encodedText.nullable(),
  /** Whether the solution may be asked for now. */
  canShowSolution: z.boolean(),
  /** The newest responses to the current variant, at most 20, oldest first; and how many there are. */
  responses: z.array(learnerResponse),
  responseCount: z.int(),
});
export type AttemptItem = z.output<typeof attemptItem>;

export const attempt = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  className: z.string(),
  taskId: z.uuid(),
  taskName: z.string(),
  kind: z.enum(taskKinds),
  number: z.int(),
  /** The notation of this attempt, for what is shown and for what is typed. */
  notation,
  attemptsAllowed: z.int().nullable(),
  startedAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().nullable(),
  handedInBy: z.enum(['learner', 'server', 'teacher']).nullable(),
  /** The learner's own due date and limit, accommodation included. */
  dueAt: z.iso.datetime().nullable(),
  timeLimitMinutes: z.int().nullable(),
  /** When it is handed in by itself; null is never. */
  closesAt: z.iso.datetime().nullable(),
  ...attemptRules,
  /** Whether verdicts, and whether scores, are to be seen now; and when they will be, where that is known. */
  resultsVisible: z.boolean(),
  scoresVisible: z.boolean(),
  resultsAt: z.iso.datetime().nullable(),
  /** No more answers are taken: handed in, its time is over, or the class is. */
  isClosed: z.boolean(),
  /** The task is over, and can be practised on with nothing recorded (`practiseOn`). */
  mayPractiseOn: z.boolean(),
  /** The short code of the receipt, once handed in. */
  receiptCode: z.string().nullable(),
  points: z.number(),
  score: z.number().nullable(),
  items: z.array(attemptItem),
});
export type Attempt = z.output<typeof attempt>;

/** `number` is the attempt that the learner means to have (1 is the first): calling twice starts one. */
export const startAttempt = endpoint({
  name: 'startAttempt',
  feature,
  summary: 'Starts the attempt with this number, or returns it when it exists.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/attempts/',
  who: { classroom: 'member' },
  callsPerMinuteEach: 60,
  params: z.object({ classId: z.uuid(), taskId: z.uuid() }),
  body: z.strictObject({ number: z.int().min(1).max(1000), password: z.string().max(60).optional() }),
  response: attempt,
});

export const getAttempt = endpoint({
  name: 'getAttempt',
  feature,
  summary: 'An attempt with the current variant of each item.',
  method: 'GET',
  path: '/attempts/{attemptId}/',
  who: { attempt: 'owner' },
  params: attemptId,
  response: attempt,
});

/** The newest sequence wins; an older one changes nothing and is answered with the stored sequence. */
export const saveDraft = endpoint({
  name: 'saveDraft',
  feature,
  summary: 'Keeps what was typed so far.',
  method: 'PUT',
  path: '/attempts/{attemptId}/items/{itemId}/draft/',
  who: { attempt: 'owner' },
  params: attemptItemPath,
  body: z.strictObject({
    variantNumber: ordinal,
    /** Bounded, so that no draft keeps all later ones out. */
    sequence: z.int().min(1).max(1_000_000),
    answers: partAnswers,
    secondsSpent,
  }),
  response: z.object({ sequence: z.int(), savedAt: z.iso.datetime() }),
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 300,
});

/**
 * An assessment's answer that was typed while the attempt was open and arrives after it closed is kept for the teacher to
 * decide about (`typedAt`, by the corrected clock): it is answered with 202 and `isKeptForTeacher`.
 * The id is made by the client; sending the same response again always returns the first verdict. The same id with
 * other answers is refused with 409. An unreadable answer gets the verdict `invalid`, costs nothing and is not kept.
 */
export const submitResponse = endpoint({
  name: 'submitResponse',
  feature,
  summary: 'Hands in an answer to one item and returns its verdict when it may be seen.',
  method: 'POST',
  path: '/attempts/{attemptId}/items/{itemId}/responses/',
  who: { attempt: 'owner' },
  params: attemptItemPath,
  body: z.strictObject({
    id: z.uuid(),
    variantNumber: ordinal,
    answers: partAnswers.min(1),
    secondsSpent,
    typedAt: notedMoment.optional(),
  }),
  response: z.object({
    response: learnerResponse,
    state: z.enum(itemStates),
    bestScore: z.number().nullable(),
    canShowSolution: z.boolean(),
    isKeptForTeacher: z.boolean(),
  }),
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 120,
});

export const revealHint = endpoint({
  name: 'revealHint',
  feature,
  summary: 'Reveals hints up to this number; practice only.',
  method: 'POST',
  path: '/attempts/{attemptId}/items/{itemId}/hints/',
  who: { attempt: 'owner' },
  callsPerMinuteEach: 240,
  params: attemptItemPath,
  body: z.strictObject({ variantNumber: ordinal, number: z.int().min(1).max(10) }),
  response: shownHints,
});

/** Answers to the variant are no longer taken afterwards; in practice another variant can be drawn. */
export const showSolution = endpoint({
  name: 'showSolution',
  feature,
  summary: 'Shows the worked solution of the current variant when the task allows it.',
  method: 'POST',
  path: '/attempts/{attemptId}/items/{itemId}/solution/',
  who: { attempt: 'owner' },
  callsPerMinuteEach: 120,
  params: attemptItemPath,
  body: z.strictObject({ variantNumber: ordinal }),
  response: attemptItem,
});

/** `after` is the variant that the learner sees: calling twice draws one. */
export const drawNextVariant = endpoint({
  name: 'drawNextVariant',
  feature,
  summary: 'Draws another variant of the item; practice only.',
  method: 'POST',
  path: '/attempts/{attemptId}/items/{itemId}/variants/',
  who: { attempt: 'owner' },
  callsPerMinuteEach: 120,
  params: attemptItemPath,
  body: z.strictObject({ after: ordinal }),
  response: attemptItem,
});

export const handIn = endpoint({
  name: 'handIn',
  feature,
  summary: 'Ends the attempt; handing in twice changes nothing.',
  method: 'POST',
  path: '/attempts/{attemptId}/hand_in/',
  who: { attempt: 'owner' },
  params: attemptId,
  response: attempt,
});
