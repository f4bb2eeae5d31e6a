import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const equation: AnswerTypeEditing = {
  label: t(m.equationOrInequality),
  place: 6,
  example: 'y = a x + b',
  forms: answerForms,
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.equation, ...formulaFields(draft) }),
};
