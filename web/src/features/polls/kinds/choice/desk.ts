import { choicesBody, choicesDraft } from '../choices/choices-body.ts';
import { MarkedChoicesFields } from '../choices/MarkedChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';

export const choice: DeskKind<'choice'> = {
  name: 'One choice',
  Fields: MarkedChoicesFields,
  toDraft: choicesDraft,
  toBody: (draft) => ({ kind: 'choice', ...choicesBody(draft) }),
};
