import { ChoicesFields } from '../choices/ChoicesFields.tsx';
import type { DeskKind } from '../desk-kind.ts';
import { newChoice, writtenChoices } from '../question-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const ranking: DeskKind<'ranking'> = {
  name: t(m.ranking),
  Fields: ChoicesFields,
  toDraft: (body) => ({ ...body, choices: body.choices.map(({ text }) => newChoice(text)) }),
  toBody: (draft) => ({
    kind: 'ranking',
    prompt: draft.prompt,
    choices: writtenChoices(draft).map(({ text }) => ({ text })),
  }),
};
