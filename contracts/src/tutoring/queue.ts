import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { helpStates, helpTextMaximum, threadPath } from './threads.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'tutoring';

export const helpThreadsPerPage = 50;

/** Whose threads are listed: those that the caller asked in, or those of the classes where the caller can answer. */
export const helpSides = ['asked', 'taught'] as const;

const summary = z.object({
  id: z.uuid(),
  state: z.enum(helpStates),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  learnerName: z.string(),
  classId: z.uuid(),
  className: z.string(),
  taskName: z.string(),
  position: z.int(),
  /** The beginning of the newest message. */
  excerpt: z.string(),
  assigneeName: z.string(),
});
export type HelpThreadSummary = z.output<typeof summary>;

/** Lists open threads with the oldest first, all others with the newest first. */
export const listHelpThreads = endpoint({
  name: 'listHelpThreads',
  feature,
  summary: 'The help threads that the caller asked in, or may answer.',
  method: 'GET',
  path: '/help-threads/',
  who: 'signed-in',
  query: z.object({
    side: z.enum(helpSides).default('asked'),
    state: z.enum(helpStates).optional(),
    classId: z.uuid().optional(),
    /** Only those that are assigned to the caller. */
    mine: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: z.object({
    threads: z.array(summary),
    hasMore: z.boolean(),
    /** The classes where the caller can answer, with how many threads wait there; none on the asking side. */
    classes: z.array(z.object({ id: z.uuid(), name: z.string(), openCount: z.int() })),
    /** Half of the first answers of the last ninety days came within so many minutes; null before there was one. */
    medianMinutes: z.int().nullable(),
  }),
});

/** The number on the home page of teachers (R10). */
export const countHelpThreads = endpoint({
  name: 'countHelpThreads',
  feature,
  summary: 'How many help threads wait for an answer of the caller or their colleagues.',
  method: 'GET',
  path: '/help-threads/count/',
  who: 'signed-in',
  response: z.object({
    openCount: z.int(),
    /** The one that has waited longest. */
    oldestId: z.uuid().nullable(),
    oldestAt: z.iso.datetime().nullable(),
  }),
});

export const assignHelpThread = endpoint({
  name: 'assignHelpThread',
  feature,
  summary: 'Gives a help thread to somebody who teaches the class, or back to all.',
  method: 'PUT',
  path: '/help-threads/{threadId}/assignee/',
  who: { helpThread: 'staff' },
  params: threadPath,
  body: z.strictObject({ userId: z.uuid().nullable() }),
  response: null,
});

/** A muted learner reads on and cannot write; it holds for the whole class. */
export const muteHelpLearner = endpoint({
  name: 'muteHelpLearner',
  feature,
  summary: 'Keeps the learner of a help thread from asking in the class, or lets them ask again.',
  method: 'PUT',
  path: '/help-threads/{threadId}/mute/',
  who: { helpThread: 'staff' },
  params: threadPath,
  body: z.strictObject({ isMuted: z.boolean() }),
  response: null,
});

const shown = (whatIsMissing: string) => z.string().trim().min(1, whatIsMissing).max(helpTextMaximum);

/** “Others ask this too”: the class sees these words under the exercise, without names and pictures. */
export const publishHelpThread = endpoint({
  name: 'publishHelpThread',
  feature,
  summary: 'Shows a question and its answer to the class, without names.',
  method: 'PUT',
  path: '/help-threads/{threadId}/published/',
  who: { helpThread: 'staff' },
  params: threadPath,
  body: z.strictObject({ question: shown(words(m.writeQuestion)), answer: shown(words(m.writeTheAnswer)) }),
  response: null,
});

export const withdrawHelpThread = endpoint({
  name: 'withdrawHelpThread',
  feature,
  summary: 'Takes a published question back.',
  method: 'DELETE',
  path: '/help-threads/{threadId}/published/',
  who: { helpThread: 'staff' },
  params: threadPath,
  response: null,
});

/** The hint is in the draft; publishing it is the author's step. Again changes nothing. */
export const turnIntoHint = endpoint({
  name: 'turnIntoHint',
  feature,
  summary: 'Adds an answer to the hints of the exercise.',
  method: 'POST',
  path: '/help-threads/{threadId}/messages/{messageId}/hint/',
  who: { helpThread: 'staff' },
  params: z.object({ threadId: z.uuid(), messageId: z.uuid() }),
  response: z.object({ exerciseId: z.uuid(), hintNumber: z.int() }),
});

/** The learner's answer as the mistake, and the words as its feedback. They are in the draft; again changes nothing. */
export const turnIntoTypicalError = endpoint({
  name: 'turnIntoTypicalError',
  feature,
  summary: 'Makes an answer what learners read who make the same mistake in the exercise.',
  method: 'POST',
  path: '/help-threads/{threadId}/messages/{messageId}/typical-error/',
  who: { helpThread: 'staff' },
  params: z.object({ threadId: z.uuid(), messageId: z.uuid() }),
  /** The try that was wrong, and the part of it. */
  body: z.strictObject({ responseId: z.uuid(), part: z.string().min(1).max(60) }),
  /** The mistake as it is written in the draft. */
  response: z.object({ exerciseId: z.uuid(), mistake: z.string() }),
});
