import { TypedMaths } from '../../../results/review/TypedMaths.tsx';
import { PlayerBox } from '../PlayerBox.tsx';
import type { VoterKind } from '../voter-kind.ts';

export const formulaVoter: VoterKind = {
  Box: PlayerBox,
  hint: 'Any equal form counts.',
  toBox: ([value = '']) => value,
  fromBox: (box) => (box.trim() === '' ? [] : [box.trim()]),
  OwnAnswer: ({ values: [value = ''] }) => <TypedMaths source={value} />,
};
