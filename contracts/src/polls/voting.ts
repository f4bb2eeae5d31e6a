import { z } from 'zod';
import { engineWords } from '../core/engine-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { pollFormulaMaximumLength, pollPresenceDigits } from './constants.ts';
import { pollPath, pollView } from './states.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'polls';
const voter = { poll: 'voter' } as const;

/** `needs` says what stands between the caller and the poll: to sign in, or to be a member of its class. */
export const findPoll = endpoint({
  name: 'findPoll',
  feature,
  summary: 'The live session behind a code; wrong codes are limited.',
  method: 'GET',
  path: '/polls/codes/{pollCode}/',
  who: 'anyone',
  params: z.object({ pollCode: z.string().max(40) }),
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    className: z.string().nullable(),
    named: z.boolean(),
    needs: z.enum(['nothing', 'sign-in', 'membership']),
    isJoined: z.boolean(),
  }),
});

/** Joining again, also with another code or from another tab, gives the same identity. A cookie keeps it. */
export const joinPoll = endpoint({
  name: 'joinPoll',
  feature,
  summary: 'Joins the live session behind a code; no account is needed unless answers carry names.',
  method: 'POST',
  path: '/polls/join/',
  who: 'anyone',
  body: z.strictObject({ code: z.string().trim().min(1, words(m.enterCode)).max(40) }),
  response: z.object({ pollId: z.uuid(), codename: z.string() }),
});

export const getPollView = endpoint({
  name: 'getPollView',
  feature,
  summary: 'What a voter’s screen shows now.',
  method: 'GET',
  path: '/polls/{pollId}/view/',
  who: voter,
  live: true,
  params: pollPath,
  response: pollView,
});

export const pollValues = z.array(z.string().max(pollFormulaMaximumLength)).max(10);

const ownVote = z.strictObject({
  questionId: z.uuid(),
  round: z.int(),
  id: z.uuid(),
  sequence: z.int(),
  values: pollValues,
  receivedAt: z.iso.datetime(),
  /** Null until the key is revealed, and where there is none. */
  isRight: z.boolean().nullable(),
  /** A sentence on a typical error, once the key is revealed. */
  feedback: engineWords(),
});
export type OwnPollVote = z.output<typeof ownVote>;

export const getMyPoll = endpoint({
  name: 'getMyPoll',
  feature,
  summary: 'The caller’s own identity and votes in a session.',
  method: 'GET',
  path: '/polls/{pollId}/mine/',
  who: voter,
  params: pollPath,
  response: z.strictObject({
    codename: z.string(),
    /** The name that answers carry; null where they carry none. */
    name: z.string().nullable(),
    /** When a presence code was last accepted. */
    presentAt: z.iso.datetime().nullable(),
    votes: z.array(ownVote),
  }),
});

/**
 * `id` is made by the client. While voting is open a vote with a higher `sequence` takes the place of the one before;
 * sending the same again is answered as the first time. Acknowledged once it is stored. `values`: keys of choices, the
 * formula as LaTeX or plain maths, the words.
 */
export const castPollVote = endpoint({
  name: 'castPollVote',
  feature,
  summary: 'Answers the open round, or changes the answer.',
  method: 'POST',
  path: '/polls/{pollId}/votes/',
  who: voter,
  callsPerMinuteEach: 240,
  params: pollPath,
  body: z.strictObject({
    id: z.uuid(),
    questionId: z.uuid(),
    round: z.int().min(1).max(50),
    sequence: z.int().min(1).max(1_000_000),
    values: pollValues.min(1, words(m.giveAnswer)),
  }),
  /** `sequence` and `id` are those of the vote that counts now. */
  response: z.strictObject({ id: z.uuid(), sequence: z.int(), receivedAt: z.iso.datetime() }),
});

export const enterPresenceCode = endpoint({
  name: 'enterPresenceCode',
  feature,
  summary: 'Shows that the caller sees the wall.',
  method: 'POST',
  path: '/polls/{pollId}/presence/',
  who: voter,
  params: pollPath,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${pollPresenceDigits}}$`), words(m.digitsFromWall)),
  }),
  response: z.strictObject({ presentAt: z.iso.datetime() }),
});
