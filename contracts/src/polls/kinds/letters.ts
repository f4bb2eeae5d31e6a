import { z } from 'zod';
import { pollLetters } from '../constants.ts';
import { optionalPrompt, type PollKindContract } from './poll-kind.ts';

/** The letters A to E for a question on the blackboard. */
export const letters = {
  key: 'optional',
  isWords: false,
  isTyped: false,
  body: z.strictObject({
    kind: z.literal('letters'),
    prompt: optionalPrompt,
    count: z.int().min(2).max(pollLetters.length).default(pollLetters.length),
    right: z.enum(pollLetters).nullable().default(null),
  }),
} satisfies PollKindContract;
