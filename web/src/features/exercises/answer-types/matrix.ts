import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const matrix: AnswerTypeEditing = {
  label: t(m.vectorOrMatrix),
  place: 8,
  example: '(a, b)',
  forms: answerForms,
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.matrix, ...formulaFields(draft) }),
};
