import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { pollGroupStates, pollQuestionsMost, pollTimerSeconds } from './constants.ts';
import { newPollQuestion } from './polls.ts';
import { pollControl, pollPath, pollQuestionPath } from './states.ts';

const feature = 'polls';
const owner = { poll: 'owner' } as const;

/** With `open` it is asked immediately. */
export const addPollQuestion = endpoint({
  name: 'addPollQuestion',
  feature,
  summary: 'Adds a question from the catalogue or a typed one.',
  method: 'POST',
  path: '/polls/{pollId}/questions/',
  who: owner,
  callsPerMinuteEach: 240,
  params: pollPath,
  body: newPollQuestion.extend({
    /** Right behind this question instead of at the end. */
    after: z.uuid().nullable().default(null),
    open: z.boolean().default(false),
  }),
  response: pollControl,
  maximumBodyBytes: 256 * 1024,
});

/** Wording and key of a question that was opened stay as they were asked; its settings may still change. */
export const updatePollQuestion = endpoint({
  name: 'updatePollQuestion',
  feature,
  summary: 'Changes a question that was not opened yet, or the settings of any.',
  method: 'PATCH',
  path: '/polls/{pollId}/questions/{questionId}/',
  who: owner,
  callsPerMinuteEach: 240,
  params: pollQuestionPath,
  body: newPollQuestion.partial(),
  response: pollControl,
  maximumBodyBytes: 256 * 1024,
});

export const removePollQuestion = endpoint({
  name: 'removePollQuestion',
  feature,
  summary: 'Removes a question that no one has answered.',
  method: 'DELETE',
  path: '/polls/{pollId}/questions/{questionId}/',
  who: owner,
  params: pollQuestionPath,
  response: pollControl,
});

export const orderPollQuestions = endpoint({
  name: 'orderPollQuestions',
  feature,
  summary: 'Puts the questions in this order.',
  method: 'PUT',
  path: '/polls/{pollId}/order/',
  who: owner,
  params: pollPath,
  body: z.strictObject({ questionIds: z.array(z.uuid()).max(pollQuestionsMost) }),
  response: pollControl,
});

/** The same question with other numbers, right behind it; for questions of the catalogue. */
export const askPollVariant = endpoint({
  name: 'askPollVariant',
  feature,
  summary: 'Adds another variant of a question from the catalogue.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/variant/',
  who: owner,
  callsPerMinuteEach: 120,
  params: pollQuestionPath,
  body: z.strictObject({ open: z.boolean().default(false) }),
  response: pollControl,
});

/** Null shows the code alone. What was open closes. */
export const showPollQuestion = endpoint({
  name: 'showPollQuestion',
  feature,
  summary: 'Puts a question on the wall without taking votes.',
  method: 'POST',
  path: '/polls/{pollId}/show/',
  who: owner,
  params: pollPath,
  body: z.strictObject({ questionId: z.uuid().nullable() }),
  response: pollControl,
});

/** `round` is the round that the lecturer means to have (1 is the first, one more asks again): calling twice opens one. */
export const openPollRound = endpoint({
  name: 'openPollRound',
  feature,
  summary: 'Opens voting on a question; another open question closes.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/open/',
  who: owner,
  params: pollQuestionPath,
  body: z.strictObject({
    round: z.int().min(1).max(50),
    /** Instead of the question's own timer; null is none. */
    seconds: z.int().min(pollTimerSeconds.least).max(pollTimerSeconds.most).nullable().optional(),
  }),
  response: pollControl,
});

export const closePollRound = endpoint({
  name: 'closePollRound',
  feature,
  summary: 'Closes voting; closing twice changes nothing.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/close/',
  who: owner,
  params: pollQuestionPath,
  body: z.strictObject({ round: z.int().min(1).max(50) }),
  response: pollControl,
});

/** `closesAt` is what the timer is to say, so that a command that is sent twice counts once; null stops the timer. */
export const setPollTimer = endpoint({
  name: 'setPollTimer',
  feature,
  summary: 'Sets the end of the open round’s timer.',
  method: 'PUT',
  path: '/polls/{pollId}/questions/{questionId}/timer/',
  who: owner,
  params: pollQuestionPath,
  body: z.strictObject({
    round: z.int().min(1).max(50),
    closesAt: moment.nullable(),
  }),
  response: pollControl,
});

/** Fields left out do not change. Results of an open round may be shown; the key closes it. */
export const revealPoll = endpoint({
  name: 'revealPoll',
  feature,
  summary: 'Shows or hides results, the key and the comparison of two rounds, each for itself.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/reveal/',
  who: owner,
  params: pollQuestionPath,
  body: z.strictObject({
    results: z.boolean().optional(),
    key: z.boolean().optional(),
    comparison: z.boolean().optional(),
  }),
  response: pollControl,
});

export const moderatePollGroup = endpoint({
  name: 'moderatePollGroup',
  feature,
  summary: 'Lets a group of typed answers onto the wall or takes it off.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/moderation/',
  who: owner,
  params: pollQuestionPath,
  body: z.strictObject({ group: z.string().min(1).max(64), state: z.enum(pollGroupStates).exclude(['waiting']) }),
  response: pollControl,
});

/** Words held back because of what they say stay where they are: each of them is decided by itself. */
export const letPollGroupsThrough = endpoint({
  name: 'letPollGroupsThrough',
  feature,
  summary: 'Lets all groups of typed answers onto the wall that wait, but for those with an offensive word.',
  method: 'POST',
  path: '/polls/{pollId}/questions/{questionId}/moderation/all/',
  who: owner,
  params: pollQuestionPath,
  response: pollControl,
});

export const decidePollSuspicion = endpoint({
  name: 'decidePollSuspicion',
  feature,
  summary: 'Counts voters who may be one person, or leaves their answers out.',
  method: 'POST',
  path: '/polls/{pollId}/suspicions/',
  who: owner,
  params: pollPath,
  body: z.strictObject({ key: z.string().min(1).max(100), isLeftOut: z.boolean() }),
  response: pollControl,
});
