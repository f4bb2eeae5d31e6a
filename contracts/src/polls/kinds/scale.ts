import { z } from 'zod';
import { askedPrompt, shortText, type PollKindContract } from './poll-kind.ts';

/** The number of points that a scale can have. */
export const pollScaleLengths = [5, 10] as const;
const scaleEnd = shortText.max(60).default('');

/** A scale from 1 to 5 or from 1 to 10, with words at its ends. */
export const scale = {
  key: 'none',
  isWords: false,
  isTyped: false,
  body: z.strictObject({
    kind: z.literal('scale'),
    prompt: askedPrompt,
    points: z.union(pollScaleLengths.map((length) => z.literal(length))),
    low: scaleEnd,
    high: scaleEnd,
  }),
} satisfies PollKindContract;

export const scaleMeasures = z.strictObject({ kind: z.literal('scale'), mean: z.number(), median: z.number() });
