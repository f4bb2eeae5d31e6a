import type { PollQuestionKind } from '@lemma/contracts';
import { choice } from './choice.ts';
import { cloud } from './cloud.ts';
import { expression } from './expression.ts';
import { letters } from './letters.ts';
import { number } from './number.ts';
import { point } from './point.ts';
import type { PollKindRules } from './poll-kind.ts';
import { ranking } from './ranking.ts';
import { scale } from './scale.ts';
import { several } from './several.ts';
import { text } from './text.ts';

/** The rules of every kind of poll question. */
export const pollKindRules: { readonly [K in PollQuestionKind]: PollKindRules<K> } = {
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
};
