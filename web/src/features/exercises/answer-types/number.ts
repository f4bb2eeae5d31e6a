import { answerTypes, numberForms } from '@lemma/math/document';
import { acceptOf, markingOf } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const number: AnswerTypeEditing = {
  label: t(m.number),
  place: 1,
  example: 'p/q',
  forms: numberForms,
  toPart: (draft, base) => {
    const unit = draft.unit.trim();
    return {
      ...base,
      answerType: answerTypes.number,
      accept: acceptOf(draft),
      ...markingOf(draft),
      ...(unit !== '' && { unit }),
    };
  },
};
