import type { PollQuestionKind } from '@lemma/contracts';
import { choiceLetter } from '../../../maths/ChoiceList.tsx';
import { WordCloud } from './cloud/WordCloud.tsx';
import { point } from './point/results.tsx';
import { ranking } from './ranking/results.tsx';
import type { ResultKind } from './result-kind.ts';
import { scale } from './scale/results.tsx';

const lettered: ResultKind = { mark: choiceLetter, hasTexts: true };

/** How results of every kind of poll question are named. */
export const resultKinds: Readonly<Record<PollQuestionKind, ResultKind>> = {
  choice: lettered,
  several: lettered,
  letters: { ...lettered, hasTexts: false },
  number: lettered,
  expression: lettered,
  text: lettered,
  cloud: { ...lettered, Picture: WordCloud },
  ranking,
  scale,
  point,
};
