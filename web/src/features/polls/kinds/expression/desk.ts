import type { DeskKind } from '../desk-kind.ts';
import { FormulaFields } from '../formulas/FormulaFields.tsx';
import { answerOf } from '../question-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const expression: DeskKind<'expression'> = {
  name: t(m.expression),
  Fields: FormulaFields,
  toDraft: (body) => ({ ...body, answer: body.answer ?? '' }),
  toBody: (draft) => ({
    kind: 'expression',
    prompt: draft.prompt,
    label: draft.label,
    answer: answerOf(draft),
    solution: draft.solution,
  }),
};
