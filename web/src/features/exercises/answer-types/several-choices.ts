import { answerTypes } from '@lemma/math/document';
import { choiceFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const severalChoices: AnswerTypeEditing = {
  label: t(m.severalChoices),
  place: 4,
  example: '',
  forms: [],
  toPart: (draft, base) => ({
    ...base,
    answerType: answerTypes.severalChoices,
    ...choiceFields(draft),
    partialCredit: draft.partialCredit,
  }),
};
