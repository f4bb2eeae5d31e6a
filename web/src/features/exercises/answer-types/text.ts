import { answerTypes } from '@lemma/math/document';
import { acceptOf } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const text: AnswerTypeEditing = {
  label: t(m.text),
  place: 5,
  example: t(m.textExample),
  forms: [],
  toPart: (draft, base) => ({
    ...base,
    answerType: answerTypes.text,
    accept: acceptOf(draft),
    caseSensitive: draft.caseSensitive,
  }),
};
