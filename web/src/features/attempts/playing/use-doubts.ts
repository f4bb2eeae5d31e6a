import type { AttemptItem, NotationChoice, PartAnswers } from '@lemma/contracts';
import { useState } from 'react';
import { sameAnswers, type Values } from './answers.ts';
import { boxKey, withDoubts, type Boxes } from './boxes.ts';
import { doubtsIn } from './doubts.ts';

/**
 * Says whether the learner is to look at how their answers were read before they count: the first time that answers can
 * be read in two ways, and while that is being found out.
 */
export function useDoubts(
  newest: () => Boxes,
  change: (update: (old: Boxes) => Boxes) => void,
  notation: NotationChoice,
) {
  const [asking] = useState(() => new Set<string>());
  return async (item: AttemptItem, values: Values, answers: PartAnswers): Promise<boolean> => {
    const key = boxKey(item);
    if (asking.has(key)) return true;
    const shown = newest().doubts[key];
    if (shown !== undefined && sameAnswers(shown.answers, answers)) return false;
    asking.add(key);
    const doubts = await doubtsIn(item.variant.parts, values, notation);
    asking.delete(key);
    const isDoubtful = Object.keys(doubts).length > 0;
    if (isDoubtful) change((old) => withDoubts(old, item, { answers, doubts }));
    return isDoubtful;
  };
}
