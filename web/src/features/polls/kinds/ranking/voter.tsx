import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { keysInBox } from '../choices/voter.tsx';
import type { VoterKind } from '../voter-kind.ts';
import { RankingBox } from './RankingBox.tsx';

export const ranking: VoterKind = {
  ...keysInBox,
  fromBox(box, { choices }) {
    const order = keysInBox.fromBox(box);
    return order.length === choices.length ? order : [];
  },
  Box: RankingBox,
  OwnAnswer: ({ view, values }) => (
    <ol>
      {values.map((key, place) => (
        <li key={key}>
          {place + 1}. <MathText inline source={view.choices.find((choice) => choice.key === key)?.text ?? ''} />
        </li>
      ))}
    </ol>
  ),
};
