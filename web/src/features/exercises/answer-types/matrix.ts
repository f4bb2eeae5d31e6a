import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';

export const matrix: AnswerTypeEditing = {
  label: 'Vector or matrix',
  place: 8,
  example: '(a, b)',
  forms: answerForms,
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.matrix, ...formulaFields(draft) }),
};
