import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pollQuestionsMost, pollStates } from './constants.ts';
import { pollQuestionBody } from './kinds/index.ts';
import { pollQuestionSettings } from './questions.ts';
import { pollControl, pollGrading, pollName, pollPath, pollSettings, pollSummary, pollWall } from './states.ts';

const feature = 'polls';
const owner = { poll: 'owner' } as const;

/** Lists the caller's polls (R11). */
export const listPolls = endpoint({
  name: 'listPolls',
  feature,
  summary: 'Own poll sessions and those of classes that the caller teaches, newest first.',
  method: 'GET',
  path: '/polls/',
  who: 'privileged',
  query: z.object({
    state: z.enum(pollStates).optional(),
    archived: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: z.object({
    count: z.int(),
    /** Of those not archived, by state. */
    counts: z.object({ draft: z.int(), live: z.int(), done: z.int() }),
    results: z.array(pollSummary),
  }),
});

export const newPollQuestion = z.strictObject({
  question: pollQuestionBody,
  settings: pollQuestionSettings.partial().optional(),
});

/** With `start` it is live immediately, with `open` its first question takes votes: three clicks to the wall. */
export const createPoll = endpoint({
  name: 'createPoll',
  feature,
  summary: 'Makes a poll session.',
  method: 'POST',
  path: '/polls/',
  who: 'privileged',
  callsPerMinuteEach: 60,
  body: z.strictObject({
    name: pollName,
    classId: z.uuid().nullable().default(null),
    settings: pollSettings.partial().optional(),
    questions: z.array(newPollQuestion).max(pollQuestionsMost).default([]),
    start: z.boolean().default(false),
    open: z.boolean().default(false),
  }),
  response: pollControl,
  maximumBodyBytes: 512 * 1024,
});

export const getPoll = endpoint({
  name: 'getPoll',
  feature,
  summary: 'A session with all its questions, for the desk and the remote.',
  method: 'GET',
  path: '/polls/{pollId}/',
  who: owner,
  live: true,
  params: pollPath,
  response: pollControl,
});

export const getPollWall = endpoint({
  name: 'getPollWall',
  feature,
  summary: 'What the projector shows.',
  method: 'GET',
  path: '/polls/{pollId}/wall/',
  who: owner,
  live: true,
  params: pollPath,
  response: pollWall,
});

export const updatePoll = endpoint({
  name: 'updatePoll',
  feature,
  summary: 'Changes name, class and settings, or archives the session; the class and names are fixed once it was live.',
  method: 'PATCH',
  path: '/polls/{pollId}/',
  who: owner,
  params: pollPath,
  body: z.strictObject({
    name: pollName.optional(),
    classId: z.uuid().nullable().optional(),
    settings: pollSettings.partial().optional(),
    grading: pollGrading.partial().optional(),
    isArchived: z.boolean().optional(),
  }),
  response: pollControl,
});

export const copyPoll = endpoint({
  name: 'copyPoll',
  feature,
  summary: 'A new session with the same questions and no answers.',
  method: 'POST',
  path: '/polls/{pollId}/copy/',
  who: owner,
  callsPerMinuteEach: 60,
  params: pollPath,
  body: z.strictObject({ name: pollName.optional(), start: z.boolean().default(false) }),
  response: pollControl,
});

export const startPoll = endpoint({
  name: 'startPoll',
  feature,
  summary: 'Takes the session live under a code; starting twice changes nothing.',
  method: 'POST',
  path: '/polls/{pollId}/start/',
  who: owner,
  params: pollPath,
  response: pollControl,
});

export const endPoll = endpoint({
  name: 'endPoll',
  feature,
  summary: 'Closes what is open and gives the code back; ending twice changes nothing.',
  method: 'POST',
  path: '/polls/{pollId}/end/',
  who: owner,
  params: pollPath,
  response: pollControl,
});
