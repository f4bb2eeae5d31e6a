import { PlayerBox } from '../PlayerBox.tsx';
import type { VoterKind } from '../voter-kind.ts';

export const text: VoterKind = {
  Box: PlayerBox,
  toBox: ([value = '']) => value,
  fromBox: (box) => (box.trim() === '' ? [] : [box.trim()]),
  OwnAnswer: ({ values }) => <>{values.join(', ')}</>,
};
