import { z } from 'zod';
import { askedPrompt, pollFormula, pollSolution, type PollKindContract } from './poll-kind.ts';
import { words } from '../../core/field-words.ts';
import * as m from '../../core/messages.ts';

const coordinate = z.number(words(m.giveNumber)).min(-1e6, words(m.giveFromNumber)).max(1e6, words(m.giveUpToNumber));
const axis = z.strictObject({ from: coordinate, to: coordinate });

/** A point that each voter sets on a plane or a number line. */
export const point = {
  key: 'optional',
  isWords: false,
  isTyped: false,
  wallGroups: 10,
  body: z.strictObject({
    kind: z.literal('point'),
    prompt: askedPrompt,
    /** A number line, on which y is 0. */
    isLine: z.boolean().default(false),
    /** A function of x that the plane shows; may be empty. */
    curve: pollFormula.default(''),
    x: axis,
    y: axis,
    /** From one place to the next, in both directions. */
    step: z.number(words(m.giveNumber)).positive(words(m.givePositive)).max(1e6),
    right: z.strictObject({ x: coordinate, y: coordinate }).nullable().default(null),
    /** How far from the right place an answer may be. */
    within: z.number(words(m.giveNumber)).min(0, words(m.zeroOrMore)).max(1e6).default(0),
    solution: pollSolution,
  }),
} satisfies PollKindContract;

export const pointMeasures = z.strictObject({
  kind: z.literal('point'),
  /** The side of a cell in steps: 1, or more where few answers are joined with their neighbours. */
  size: z.int().min(1),
  /** The middle of each cell that has answers, and how many. */
  cells: z.array(z.tuple([z.number(), z.number(), z.int()])),
  /** Null where it would give single answers away. */
  mean: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
});
