import { choicesBody, choicesDraft } from '../choices/choices-body.ts';
import { MarkedChoicesFields } from '../choices/MarkedChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';

export const several: DeskKind<'several'> = {
  name: 'Several choices',
  Fields: MarkedChoicesFields,
  toDraft: choicesDraft,
  toBody: (draft) => ({ kind: 'several', ...choicesBody(draft) }),
};
