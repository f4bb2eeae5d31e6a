import { answerTypes } from '@lemma/math/document';
import { choiceFields } from '../draft/part-fields.ts';
import type { AnswerTypeEditing } from './answer-type.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const oneChoice: AnswerTypeEditing = {
  label: t(m.oneChoice),
  place: 3,
  example: '',
  forms: [],
  toPart: (draft, base) => ({ ...base, answerType: answerTypes.oneChoice, ...choiceFields(draft) }),
};
