import { TypedMaths } from '../../../results/review/TypedMaths.tsx';
import { PlayerBox } from '../PlayerBox.tsx';
import type { VoterKind } from '../voter-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const formulaVoter: VoterKind = {
  Box: PlayerBox,
  hint: t(m.anyEqualFormCounts),
  toBox: ([value = '']) => value,
  fromBox: (box) => (box.trim() === '' ? [] : [box.trim()]),
  OwnAnswer: ({ values: [value = ''] }) => <TypedMaths source={value} />,
};
