import type { PollQuestionKind } from '@lemma/contracts';
import { choicesVoter } from './choices/voter.tsx';
import { cloud } from './cloud/voter.tsx';
import { formulaVoter } from './formulas/voter.tsx';
import { point } from './point/voter.tsx';
import { ranking } from './ranking/voter.tsx';
import { scale } from './scale/voter.tsx';
import { text } from './text/voter.tsx';
import type { VoterKind } from './voter-kind.ts';

/** How voters answer every kind of poll question. */
export const voterKinds: Readonly<Record<PollQuestionKind, VoterKind>> = {
  choice: choicesVoter,
  several: choicesVoter,
  letters: choicesVoter,
  number: formulaVoter,
  expression: formulaVoter,
  text,
  cloud,
  ranking,
  scale,
  point,
};
