import type { VoterKind } from '../voter-kind.ts';
import { CloudFields } from './CloudFields.tsx';

export const cloud: VoterKind = {
  Box: CloudFields,
  toBox: (values) => values.join('\n'),
  fromBox: (box) =>
    box
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  OwnAnswer: ({ values }) => <>{values.join(', ')}</>,
};
