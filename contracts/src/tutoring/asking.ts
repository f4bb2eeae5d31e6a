import { z } from 'zod';
import { ordinal } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { helpStates, newHelpMessage, sayWhatAbout, saysSomething } from './threads.ts';

const feature = 'tutoring';

const itemPath = z.object({ attemptId: z.uuid(), itemId: z.uuid() });

/** Why a learner cannot ask about a question; `test`: one that they have begun asks the same exercise. */
export const helpObstacles = ['off', 'assessment', 'test', 'muted', 'too-many', 'over'] as const;
export type HelpObstacle = (typeof helpObstacles)[number];

const itemHelp = z.object({
  /** Null when the learner may ask. */
  obstacle: z.enum(helpObstacles).nullable(),
  /** When answers can be expected, in the class's words. */
  expected: z.string(),
  /** The learner's own threads about this question, the newest first. */
  threads: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(helpStates),
      variantNumber: z.int(),
      createdAt: z.iso.datetime(),
      lastMessageAt: z.iso.datetime(),
    }),
  ),
  /** “Others ask this too”: what teachers have published for the class, without names. */
  published: z.array(
    z.object({ id: z.uuid(), about: z.string(), figures: z.array(scene), question: z.string(), reply: z.string() }),
  ),
});
export type ItemHelp = z.output<typeof itemHelp>;

/** Read once for all questions of an attempt; what there is about one of them is `getItemHelp`. */
export const getAttemptHelp = endpoint({
  name: 'getAttemptHelp',
  feature,
  summary: 'Whether questions are taken in an attempt, and about which of its items there is something to read.',
  method: 'GET',
  path: '/attempts/{attemptId}/help/',
  who: { attempt: 'owner' },
  params: z.object({ attemptId: z.uuid() }),
  response: z.object({
    /** The class takes questions here, whether or not the learner can ask one more just now. */
    isOffered: z.boolean(),
    /** Items that the learner has asked about, or about which the class sees a question. */
    itemIds: z.array(z.uuid()),
  }),
});

export const getItemHelp = endpoint({
  name: 'getItemHelp',
  feature,
  summary: 'Whether the learner may ask about a question, what they have asked, and what others have.',
  method: 'GET',
  path: '/attempts/{attemptId}/items/{itemId}/help/',
  who: { attempt: 'owner' },
  params: itemPath,
  response: itemHelp,
});

/** M08. The same message again returns the thread that it began. */
export const askForHelp = endpoint({
  name: 'askForHelp',
  feature,
  summary: 'Asks the people who teach the class about a question; the variant, answers and hints come along.',
  method: 'POST',
  path: '/attempts/{attemptId}/items/{itemId}/help/',
  who: { attempt: 'owner' },
  params: itemPath,
  body: z.strictObject({ ...newHelpMessage, variantNumber: ordinal }).refine(saysSomething, sayWhatAbout),
  response: z.object({ threadId: z.uuid() }),
  callsPerMinuteEach: 30,
});
