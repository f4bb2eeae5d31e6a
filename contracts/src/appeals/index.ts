import { z } from 'zod';
import { engineWords } from '../core/engine-words.ts';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'appeals';

const opinion = z.enum(['equal', 'probably-equal', 'not-equal', 'unknown']);
const appealState = z.enum(['open', 'accepted', 'refused']);

const myAppeal = z.object({
  id: z.uuid(),
  responseId: z.uuid(),
  part: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  state: appealState,
  /** The teacher's word. */
  reply: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});
export type MyAppeal = z.output<typeof myAppeal>;

/** A4. One a response and part: again returns the first. At most ten a day. */
export const makeAppeal = endpoint({
  name: 'makeAppeal',
  feature,
  summary: 'Says that an answer which was marked wrong is equivalent to the right one.',
  method: 'POST',
  path: '/attempts/{attemptId}/appeals/',
  who: { attempt: 'owner' },
  callsPerMinuteEach: 30,
  params: z.object({ attemptId: z.uuid() }),
  body: z.strictObject({
    responseId: z.uuid(),
    part: z.string().max(24),
    message: z.string().trim().max(300).default(''),
  }),
  response: myAppeal,
});

export const listMyAppeals = endpoint({
  name: 'listMyAppeals',
  feature,
  summary: 'The learner’s own appeals in an attempt, with the teacher’s answers.',
  method: 'GET',
  path: '/attempts/{attemptId}/appeals/',
  who: { attempt: 'owner' },
  params: z.object({ attemptId: z.uuid() }),
  response: z.array(myAppeal),
});

/** As if the learner had appealed; the learner sees it only when it is accepted. Again returns the first. */
export const takeUpAnswer = endpoint({
  name: 'takeUpAnswer',
  feature,
  summary: 'Takes an answer that was marked wrong up for a decision, without an appeal of the learner.',
  method: 'POST',
  path: '/classes/{classId}/responses/{responseId}/appeal/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 120,
  params: z.object({ classId: z.uuid(), responseId: z.uuid() }),
  body: z.strictObject({ part: z.string().max(24) }),
  response: z.object({ appealId: z.uuid() }),
});

const summary = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  taskName: z.string(),
  /** As the learner saw it: the place in their attempt. */
  questionNumber: z.int(),
  itemPosition: z.int(),
  typed: z.string(),
  /** A teacher has taken the answer up; the learner did not appeal. */
  isByTeacher: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null until it has been formed. */
  opinion: opinion.nullable(),
  state: appealState,
});
export type AppealSummary = z.output<typeof summary>;

/** Fifty at a time: open ones the oldest first, decided ones the newest first; `after` reads on. */
export const listAppeals = endpoint({
  name: 'listAppeals',
  feature,
  summary: 'The appeals of a class.',
  method: 'GET',
  path: '/classes/{classId}/appeals/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: z.object({ classId: z.uuid() }),
  query: z.object({ state: z.enum(['open', 'decided']).default('open'), after: z.uuid().optional() }),
  response: z.object({ openCount: z.int(), appeals: z.array(summary), hasMore: z.boolean() }),
});

export const countAppeals = endpoint({
  name: 'countAppeals',
  feature,
  summary: 'How many appeals of a class are open.',
  method: 'GET',
  path: '/classes/{classId}/appeals/count/',
  who: { classroom: 'assistant' },
  params: z.object({ classId: z.uuid() }),
  response: z.object({ openCount: z.int() }),
});

/** The class whose appeals have waited longest comes first. */
export const countTaughtAppeals = endpoint({
  name: 'countTaughtAppeals',
  feature,
  summary: 'How many appeals are open in the classes that the caller teaches.',
  method: 'GET',
  path: '/appeals/count/',
  who: 'privileged',
  response: z.array(
    z.object({
      classId: z.uuid(),
      className: z.string(),
      openCount: z.int(),
      /** The appeal that has waited longest. */
      oldestId: z.uuid(),
      oldestAt: z.iso.datetime(),
    }),
  ),
});

const appeal = summary.extend({
  memberId: z.uuid().nullable(),
  taskId: z.uuid(),
  itemId: z.uuid(),
  exerciseId: z.uuid(),
  part: z.string(),
  partLabel: z.string(),
  question: z.string(),
  figures: z.array(scene),
  direction: z.enum(['ltr', 'rtl']),
  keyLatex: z.string(),
  /** The answer as an author would write it. */
  typedSource: z.string(),
  /** The feedback that the learner saw. */
  feedback: engineWords(),
  message: z.string(),
  opinionReason: engineWords(),
  /** Learners of the task who wrote something equal to the same key and did not get all points for it. */
  equalCount: z.int(),
  /** Whether the caller may change the exercise; if not, why. */
  canEdit: z.boolean(),
  obstacle: z.string(),
  /** Names that are drawn: an accepted answer has to hold for all their values. */
  variables: z.array(z.string()),
  reply: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  /** A regrade that followed. */
  regradeId: z.uuid().nullable(),
});
export type Appeal = z.output<typeof appeal>;

export const getAppeal = endpoint({
  name: 'getAppeal',
  feature,
  summary: 'An appeal with the question, the key and the second opinion.',
  method: 'GET',
  path: '/classes/{classId}/appeals/{appealId}/',
  who: { classroom: 'assistant' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), appealId: z.uuid() }),
  response: appeal,
});

/**
 * Accepting with an `alternative` adds it to the accepted answers of the exercise, with the learner's answer as a test,
 * and publishes a new version; without one the exercise stays as it is. Scores change when the regrade is applied.
 */
export const decideAppeal = endpoint({
  name: 'decideAppeal',
  feature,
  summary: 'Accepts or refuses an appeal.',
  method: 'POST',
  path: '/classes/{classId}/appeals/{appealId}/decision/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 120,
  params: z.object({ classId: z.uuid(), appealId: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(['accept', 'refuse']),
      reply: z.string().trim().max(500).default(''),
      alternative: z.string().trim().min(1, words(m.enterAnswer)).max(1000).nullable(),
    })
    .refine(({ decision, reply }) => decision === 'accept' || reply !== '', {
      path: ['reply'],
      message: words(m.sayAWord),
    }),
  response: appeal,
});
export type AppealOpinion = NonNullable<ResponseOf<typeof getAppeal>['opinion']>;
