import { choicesBody, choicesDraft } from '../choices/choices-body.ts';
import { MarkedChoicesFields } from '../choices/MarkedChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const choice: DeskKind<'choice'> = {
  name: t(m.oneChoice),
  Fields: MarkedChoicesFields,
  toDraft: choicesDraft,
  toBody: (draft) => ({ kind: 'choice', ...choicesBody(draft) }),
};
