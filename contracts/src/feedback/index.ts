import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'feedback';

/** D18: OP open, AN answered, CL closed. */
export const feedbackStates = ['OP', 'AN', 'CL'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
/** D18: a bug report is BG, everything else a question. */
export const feedbackTypes = ['BG', 'QU'] as const;
type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackMaximumLength = 5000;

const context = z.strictObject({
  userAgent: z.string().max(500),
  pageUrl: z.string().max(1000),
  version: z.string().max(40),
  extras: z.record(z.string().max(60), z.string().max(500)).refine((extras) => Object.keys(extras).length <= 20),
});

/** Stores a question or a bug report (D18, C14). */
export const sendFeedback = endpoint({
  name: 'sendFeedback',
  feature,
  summary: 'A question or a bug report to the people who run this instance.',
  method: 'POST',
  path: '/feedback/',
  who: 'anyone',
  inFrames: true,
  body: z.strictObject({
    subject: z.string().trim().min(1, words(m.whatItIsAbout)).max(200),
    message: z.string().trim().min(1, words(m.writeMessage)).max(feedbackMaximumLength),
    replyAllowed: z.boolean(),
    /** Where to answer; empty for none. */
    preferredEmail: z.union([z.literal(''), z.email(words(m.enterEmailLike)).max(254)]),
    /** The kind that the person chose: idea, praise, problem …; stored as given. */
    feedbackType: z.string().trim().max(40),
    /** BG is a bug report; whatever else a client sends is a question. */
    type: z
      .string()
      .max(40)
      .transform((type): FeedbackType => (type === 'BG' ? 'BG' : 'QU')),
    state: z.literal('OP'),
    context,
  }),
  response: z.object({ id: z.uuid() }),
  callsPerMinute: 10,
});

const feedbackReply = z.object({ id: z.uuid(), author: z.string(), message: z.string(), at: z.iso.datetime() });

const feedbackItem = z.object({
  id: z.uuid(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(feedbackStates),
  type: z.enum(feedbackTypes),
  feedbackType: z.string(),
  createdAt: z.iso.datetime(),
  replies: z.array(feedbackReply),
});
export type FeedbackItem = z.output<typeof feedbackItem>;

/** The signed-in user's own, with the answers, newest first, at most fifty. */
export const listMyFeedback = endpoint({
  name: 'listMyFeedback',
  feature,
  summary: 'What you sent, and the answers.',
  method: 'GET',
  path: '/feedback/mine/',
  who: 'signed-in',
  response: z.array(feedbackItem),
});

export const listFeedback = endpoint({
  name: 'listFeedback',
  feature,
  summary: 'What people sent, newest first.',
  method: 'GET',
  path: '/administration/feedback/',
  who: 'staff',
  query: z.object({
    state: z.enum(feedbackStates).optional(),
    type: z.enum(feedbackTypes).optional(),
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    total: z.int(),
    open: z.int(),
    items: z.array(
      z.object({
        ...feedbackItem.shape,
        sender: z.string(),
        senderId: z.uuid().nullable(),
        replyAllowed: z.boolean(),
        preferredEmail: z.string(),
        context,
      }),
    ),
  }),
});

/** Shows the answer on the sender's account page and, where allowed and an address is known, mails it. */
export const answerFeedback = endpoint({
  name: 'answerFeedback',
  feature,
  summary: 'Answers feedback.',
  method: 'POST',
  path: '/administration/feedback/{feedbackId}/replies/',
  who: 'staff',
  params: z.object({ feedbackId: z.uuid() }),
  body: z.strictObject({ message: z.string().trim().min(1, words(m.writeAnAnswer)).max(feedbackMaximumLength) }),
  response: feedbackItem,
});

export const setFeedbackState = endpoint({
  name: 'setFeedbackState',
  feature,
  summary: 'Closes feedback, or opens it again.',
  method: 'PATCH',
  path: '/administration/feedback/{feedbackId}/',
  who: 'staff',
  params: z.object({ feedbackId: z.uuid() }),
  body: z.strictObject({ state: z.enum(feedbackStates) }),
  response: feedbackItem,
});
