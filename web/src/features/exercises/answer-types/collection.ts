import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const collection: AnswerTypeEditing = {
  label: t(m.setIntervalOrList),
  place: 7,
  example: '{p, q}',
  forms: answerForms,
  toPart: (draft, base) => ({
    ...base,
    answerType: answerTypes.collection,
    ...formulaFields(draft),
    order: draft.order,
  }),
};
