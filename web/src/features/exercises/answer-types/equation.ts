import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';

export const equation: AnswerTypeEditing = {
  label: 'Equation or inequality',
  place: 6,
  example: 'y = a x + b',
  forms: answerForms,
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.equation, ...formulaFields(draft) }),
};
