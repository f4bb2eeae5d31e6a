import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';
import { answerOf } from '../question-draft.ts';
import { SolutionField } from '../SolutionField.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const text: DeskKind<'text'> = {
  name: t(m.text),
  Fields: TextFields,
  toDraft: (body) => ({ ...body, answer: body.answer ?? '' }),
  toBody: (draft) => ({ kind: 'text', prompt: draft.prompt, answer: answerOf(draft), solution: draft.solution }),
};

function TextFields(props: KindFieldsProps) {
  return (
    <>
      <TextField
        label={t(m.rightAnswer)}
        value={props.draft.answer}
        error={props.errors['question.answer']}
        helper={t(m.mayEmpty)}
        onChange={(value) => props.set('answer', value)}
      />
      <SolutionField {...props} />
    </>
  );
}
