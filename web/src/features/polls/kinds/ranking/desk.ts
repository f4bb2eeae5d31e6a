import { ChoicesFields } from '../choices/ChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';
import { newChoice, writtenChoices } from '../question-draft.ts';

export const ranking: DeskKind<'ranking'> = {
  name: 'Ranking',
  Fields: ChoicesFields,
  toDraft: (body) => ({ ...body, choices: body.choices.map(({ text }) => newChoice(text)) }),
  toBody: (draft) => ({
    kind: 'ranking',
    prompt: draft.prompt,
    choices: writtenChoices(draft).map(({ text }) => ({ text })),
  }),
};
