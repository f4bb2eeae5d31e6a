import { answerTypes } from '@lemma/math/document';
import { acceptOf } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';

export const text: AnswerTypeEditing = {
  label: 'Text',
  place: 5,
  example: 'prime number',
  forms: [],
  toPart: (draft, base) => ({
    ...base,
    answerType: answerTypes.text,
    accept: acceptOf(draft),
    caseSensitive: draft.caseSensitive,
  }),
};
