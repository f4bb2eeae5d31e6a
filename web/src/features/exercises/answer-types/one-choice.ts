import { answerTypes } from '@lemma/math/document';
import { choiceFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';

export const oneChoice: AnswerTypeEditing = {
  label: 'One choice',
  place: 3,
  example: '',
  forms: [],
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.oneChoice, ...choiceFields(draft) }),
};
