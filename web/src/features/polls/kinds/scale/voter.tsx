import { keysInBox } from '../choices/voter.tsx';
import type { VoterKind } from '../voter-kind.ts';
import { ScaleBox } from './ScaleBox.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const scale: VoterKind = {
  ...keysInBox,
  Box: ScaleBox,
  OwnAnswer: ({ view, values: [point = ''] }) => <>{t(m.of, { point, choiceCount: view.choices.length })}</>,
};
