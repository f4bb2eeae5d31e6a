import { z } from 'zod';
import { pollChoicesMost } from '../constants.ts';
import { choiceText } from './choices.ts';
import { askedPrompt, type PollKindContract } from './poll-kind.ts';
import { words } from '../../core/field-words.ts';
import * as m from '../../core/messages.ts';

/** Choices that each voter puts in order, the first being the one that matters most. */
export const ranking = {
  key: 'none',
  isWords: false,
  isTyped: false,
  body: z.strictObject({
    kind: z.literal('ranking'),
    prompt: askedPrompt,
    choices: z
      .array(z.strictObject({ text: choiceText }))
      .min(2, words(m.twoChoices))
      .max(pollChoicesMost),
  }),
} satisfies PollKindContract;

export const rankingMeasures = z.strictObject({
  kind: z.literal('ranking'),
  /** The mean place of each choice, from 1, over all voters of the round; the best mean first. */
  means: z.array(z.strictObject({ key: z.string(), mean: z.number() })),
  /** For each pair of choices, how many voters put the first before the second, and how many the second before the first. */
  pairs: z.array(
    z.strictObject({ first: z.string(), second: z.string(), firstBefore: z.int(), secondBefore: z.int() }),
  ),
});
