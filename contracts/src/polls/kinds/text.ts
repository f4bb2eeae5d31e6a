import { z } from 'zod';
import { pollTextMaximumLength } from '../constants.ts';
import { askedPrompt, pollSolution, type PollKindContract } from './poll-kind.ts';

export const text = {
  key: 'expected',
  isWords: true,
  isTyped: true,
  body: z.strictObject({
    kind: z.literal('text'),
    prompt: askedPrompt,
    answer: z.string().trim().max(pollTextMaximumLength).nullable(),
    solution: pollSolution,
  }),
} satisfies PollKindContract;
