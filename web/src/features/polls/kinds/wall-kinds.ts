import type { PollQuestionKind } from '@lemma/contracts';
import { choicesWall } from './choices/wall.tsx';
import { WordCloud } from './cloud/WordCloud.tsx';
import { TypedRows } from './formulas/TypedRows.tsx';
import { point } from './point/wall.tsx';
import { ranking } from './ranking/wall.tsx';
import { scale } from './scale/wall.tsx';
import type { WallKind } from './wall-kind.ts';

const typed: WallKind = { Results: TypedRows };

/** How every kind of poll question is on the wall. */
export const wallKinds: Readonly<Record<PollQuestionKind, WallKind>> = {
  choice: choicesWall,
  several: choicesWall,
  letters: choicesWall,
  number: typed,
  expression: typed,
  text: typed,
  cloud: { Results: WordCloud },
  ranking,
  scale,
  point,
};
