import { z } from 'zod';
import { partAnswers } from '../attempts/attempts.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'answer-comments';

/** Comments that one response can have. */
export const mostCommentsEach = 20;

const comment = z.object({
  id: z.uuid(),
  responseId: z.uuid(),
  text: z.string(),
  /** Name of the teacher who wrote it; empty when the account is gone. */
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** The caller may remove it: their own, and for teachers of the class every comment. */
  mayRemove: z.boolean(),
  /** False until the learner may see how the answer was marked. */
  isVisible: z.boolean(),
});
export type AnswerComment = z.output<typeof comment>;

export const listAnswerComments = endpoint({
  name: 'listAnswerComments',
  feature,
  summary: 'The comments on one learner’s answers in a task.',
  method: 'GET',
  path: '/classes/{classId}/members/{memberId}/tasks/{taskId}/comments/',
  who: { classroom: 'assistant' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid(), taskId: z.uuid() }),
  response: z.array(comment),
});

/** The id comes from the client: again returns the first. The learner is notified once results are visible to them. */
export const commentOnAnswer = endpoint({
  name: 'commentOnAnswer',
  feature,
  summary: 'Writes a comment on a learner’s answer, which the learner reads beside it.',
  method: 'POST',
  path: '/classes/{classId}/responses/{responseId}/comments/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 120,
  params: z.object({ classId: z.uuid(), responseId: z.uuid() }),
  body: z.strictObject({
    id: z.uuid(),
    text: z.string().trim().min(1, words(m.writeComment)).max(1000),
  }),
  response: comment,
});

/** Removing it again changes nothing. */
export const removeAnswerComment = endpoint({
  name: 'removeAnswerComment',
  feature,
  summary: 'Removes a comment: one’s own, or as a teacher of the class any.',
  method: 'DELETE',
  path: '/classes/{classId}/comments/{commentId}/',
  who: { classroom: 'assistant' },
  params: z.object({ classId: z.uuid(), commentId: z.uuid() }),
  response: null,
});

/** The learner gets it as a notification. The id comes from the client: again sends nothing. */
export const writeToLearner = endpoint({
  name: 'writeToLearner',
  feature,
  summary: 'Sends a learner of the class a few words.',
  method: 'POST',
  path: '/classes/{classId}/members/{memberId}/message/',
  who: { classroom: 'assistant' },
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  body: z.strictObject({
    id: z.uuid(),
    text: z.string().trim().min(1, words(m.writeFewWords)).max(500),
  }),
  response: null,
  callsPerMinuteEach: 30,
});

const myComment = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  attemptNumber: z.int(),
  variantNumber: z.int(),
  responseId: z.uuid(),
  /** The answer that it is about. */
  answers: partAnswers,
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
});
export type MyAnswerComment = z.output<typeof myComment>;

/** Of all attempts at the task, the oldest first, as far as their results are visible. */
export const listMyAnswerComments = endpoint({
  name: 'listMyAnswerComments',
  feature,
  summary: 'What teachers wrote about the learner’s own answers in the task of an attempt.',
  method: 'GET',
  path: '/attempts/{attemptId}/comments/',
  who: { attempt: 'owner' },
  params: z.object({ attemptId: z.uuid() }),
  response: z.array(myComment),
});
