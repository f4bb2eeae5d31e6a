import { choicesBody, choicesDraft } from '../choices/choices-body.ts';
import { MarkedChoicesFields } from '../choices/MarkedChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const several: DeskKind<'several'> = {
  name: t(m.severalChoices),
  Fields: MarkedChoicesFields,
  toDraft: choicesDraft,
  toBody: (draft) => ({ kind: 'several', ...choicesBody(draft) }),
};
