import { z } from 'zod';
import { answerType } from '../exercises/answer-type.ts';
import { partAnswers } from '../attempts/attempts.ts';
import { engineWords } from '../core/engine-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { imageMaximumBytes, imageTypes } from '../images/images.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'tutoring';

export const helpStates = ['open', 'answered', 'closed'] as const;
export type HelpState = (typeof helpStates)[number];

export const helpTextMaximum = 4000;
export const helpPicturesMaximum = 4;
/** So many threads of a learner may wait or be under way at the same time. */
export const openHelpThreadsMaximum = 10;

export const threadPath = z.object({ threadId: z.uuid() });

const sentText = z.string().trim().max(helpTextMaximum);

/** A message as it is sent: words with maths between $ signs, and pictures that were stored before. */
export const newHelpMessage = {
  /** Made by the client: the same message again changes nothing. */
  id: z.uuid(),
  text: sentText.default(''),
  pictureIds: z.array(z.uuid()).max(helpPicturesMaximum, words(m.fewerPictures)).default([]),
};

export const saysSomething = ({ text, pictureIds }: { text: string; pictureIds: readonly string[] }): boolean =>
  text !== '' || pictureIds.length > 0;
export const sayWhatAbout = { path: ['text'], message: words(m.writeAskOrSay) };

const helpMessage = z.object({
  id: z.uuid(),
  authorId: z.uuid(),
  authorName: z.string(),
  isStaff: z.boolean(),
  text: z.string(),
  pictures: z.array(z.object({ id: z.uuid(), width: z.int(), height: z.int() })),
  createdAt: z.iso.datetime(),
  /** It has become a hint of the exercise. */
  isHint: z.boolean(),
});
export type HelpMessage = z.output<typeof helpMessage>;

const conversation = z.object({
  threadId: z.uuid(),
  state: z.enum(helpStates),
  /** `quiet`: no one wrote for fourteen days. Null while it is not closed. */
  closedBy: z.enum(['learner', 'staff', 'quiet']).nullable(),
  messages: z.array(helpMessage),
});
export type HelpConversation = z.output<typeof conversation>;

/** The same for both sides; what only staff may see is in `getHelpThread`. */
export const followHelpThread = endpoint({
  name: 'followHelpThread',
  feature,
  summary: 'The messages of a help thread, live.',
  method: 'GET',
  path: '/help-threads/{threadId}/messages/',
  who: { helpThread: 'party' },
  live: true,
  params: threadPath,
  response: conversation,
});

/** A learner's message opens a closed thread again. */
export const sendHelpMessage = endpoint({
  name: 'sendHelpMessage',
  feature,
  summary: 'Writes into a help thread.',
  method: 'POST',
  path: '/help-threads/{threadId}/messages/',
  who: { helpThread: 'party' },
  params: threadPath,
  body: z.strictObject(newHelpMessage).refine(saysSomething, sayWhatAbout),
  response: conversation,
  callsPerMinuteEach: 30,
});

export const closeHelpThread = endpoint({
  name: 'closeHelpThread',
  feature,
  summary: 'Closes a help thread. Again changes nothing.',
  method: 'POST',
  path: '/help-threads/{threadId}/close/',
  who: { helpThread: 'party' },
  params: threadPath,
  response: conversation,
});

const attachedPart = z.object({
  name: z.string(),
  label: z.string(),
  answerType,
  choices: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type HelpPart = z.output<typeof attachedPart>;

const triedAnswer = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  answers: partAnswers,
});
export type HelpTry = z.output<typeof triedAnswer>;

const forStaff = z.object({
  /** Null when the learner is no longer in the class. */
  memberId: z.uuid().nullable(),
  keys: z.array(z.object({ part: z.string(), answerLatex: z.string() })),
  solution: z.string(),
  /** The figures of the solution, complete. */
  figures: z.array(scene),
  /** How each of the tries was marked, by the id of the response. */
  verdicts: z.array(
    z.object({
      responseId: z.uuid(),
      parts: z.array(
        z.object({
          part: z.string(),
          outcome: z.enum(['right', 'partly', 'wrong', 'invalid', 'unfinished', 'unknown', 'empty']),
          feedback: engineWords(),
        }),
      ),
    }),
  ),
  exerciseId: z.uuid(),
  /** Why the caller cannot add a hint to the exercise; empty when they can. */
  hintObstacle: z.string(),
  /** The caller may change the exercise. */
  mayEdit: z.boolean(),
  isMuted: z.boolean(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** People of the class who can answer. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The words that the class sees; null while it is not published. */
  published: z.object({ question: z.string(), answer: z.string() }).nullable(),
  /** The class's rule allows publishing. */
  mayPublish: z.boolean(),
  /** The oldest other thread of the caller's classes that waits for an answer. */
  nextId: z.uuid().nullable(),
});

const thread = z.object({
  id: z.uuid(),
  state: z.enum(helpStates),
  /** A test that the learner has begun asks the same: until they hand it in they see no messages of the thread. */
  isHeldBack: z.boolean(),
  createdAt: z.iso.datetime(),
  learner: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  classId: z.uuid(),
  className: z.string(),
  taskId: z.uuid(),
  taskName: z.string(),
  /** The question's place in the task, and its title. */
  position: z.int(),
  title: z.string(),
  variantNumber: z.int(),
  question: z.string(),
  /** As the learner saw them. */
  figures: z.array(scene),
  direction: z.enum(['ltr', 'rtl']),
  parts: z.array(attachedPart),
  tries: z.array(triedAnswer),
  /** The hints that the learner had seen. */
  hints: z.array(z.string()),
  /** When answers can be expected, in the class's words; empty where nothing is said. */
  expected: z.string(),
  /** Null for the learner. */
  staff: forStaff.nullable(),
});
export type HelpThread = z.output<typeof thread>;

/** The variant with its numbers, what was tried and which hints were seen; for staff with key and solution. */
export const getHelpThread = endpoint({
  name: 'getHelpThread',
  feature,
  summary: 'What a help thread is about.',
  method: 'GET',
  path: '/help-threads/{threadId}/',
  who: { helpThread: 'party' },
  params: threadPath,
  response: thread,
});

/** The body is the file. The picture is made anew, without what a camera wrote beside it; only its thread shows it. */
export const storeHelpPicture = endpoint({
  name: 'storeHelpPicture',
  feature,
  summary: 'Stores a picture of working, to be sent with a message.',
  method: 'POST',
  path: '/help-pictures/',
  who: 'signed-in',
  inFrames: true,
  upload: { types: imageTypes, maximumBytes: imageMaximumBytes },
  response: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  callsPerMinuteEach: 20,
});

export const getHelpPicture = endpoint({
  name: 'getHelpPicture',
  feature,
  summary: 'A picture in a help thread.',
  method: 'GET',
  path: '/help-threads/{threadId}/pictures/{pictureId}/',
  who: { helpThread: 'party' },
  params: z.object({ threadId: z.uuid(), pictureId: z.uuid() }),
  response: { file: ['image/webp'] },
});

/** Goes to the people who run this instance, with the message. */
export const reportHelpMessage = endpoint({
  name: 'reportHelpMessage',
  feature,
  summary: 'Reports a message that is abusive.',
  method: 'POST',
  path: '/help-threads/{threadId}/messages/{messageId}/report/',
  who: { helpThread: 'party' },
  params: z.object({ threadId: z.uuid(), messageId: z.uuid() }),
  body: z.strictObject({
    reason: z.string().trim().min(1, words(m.whatIsWrongShort)).max(500),
  }),
  response: null,
  callsPerMinuteEach: 10,
});
