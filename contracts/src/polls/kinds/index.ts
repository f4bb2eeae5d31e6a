import { z } from 'zod';
import type { PollQuestionKind } from '../constants.ts';
import { choice } from './choice.ts';
import { cloud } from './cloud.ts';
import { expression } from './expression.ts';
import { letters } from './letters.ts';
import { number } from './number.ts';
import { point } from './point.ts';
import type { PollKindContract } from './poll-kind.ts';
import { ranking } from './ranking.ts';
import { scale } from './scale.ts';
import { several } from './several.ts';
import { text } from './text.ts';

/** Every kind of poll question; the server and the pages have a record of the same names. */
export const pollKinds = {
  choice,
  several,
  number,
  expression,
  text,
  cloud,
  letters,
  ranking,
  scale,
  point,
} satisfies Record<PollQuestionKind, PollKindContract>;

const exercise = z.strictObject({ kind: z.literal('exercise'), exerciseId: z.uuid() });

/** The content of a question. A right answer is never needed; `exercise` draws a variant of a published exercise. */
export const pollQuestionBody = z.discriminatedUnion('kind', [
  exercise,
  ...Object.values(pollKinds).map(({ body }) => body),
]);
export type PollQuestionBody = z.output<typeof pollQuestionBody>;
export type PollBodyOf<K extends PollQuestionKind> = z.output<(typeof pollKinds)[K]['body']>;
