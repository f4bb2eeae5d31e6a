import { keysInBox } from '../choices/voter.tsx';
import type { VoterKind } from '../voter-kind.ts';
import { ScaleBox } from './ScaleBox.tsx';

export const scale: VoterKind = {
  ...keysInBox,
  Box: ScaleBox,
  OwnAnswer: ({ view, values: [point = ''] }) => (
    <>
      {point} of {view.choices.length}
    </>
  ),
};
