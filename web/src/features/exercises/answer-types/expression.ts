import { answerForms, answerTypes } from '@lemma/math/document';
import { formulaFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const expression: AnswerTypeEditing = {
  label: t(m.expression),
  place: 2,
  example: 'a x^2 + b',
  forms: answerForms,
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.expression, ...formulaFields(draft) }),
};
