import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';
import { answerOf } from '../question-draft.ts';
import { SolutionField } from '../SolutionField.tsx';

export const text: DeskKind<'text'> = {
  name: 'Text',
  Fields: TextFields,
  toDraft: (body) => ({ ...body, answer: body.answer ?? '' }),
  toBody: (draft) => ({ kind: 'text', prompt: draft.prompt, answer: answerOf(draft), solution: draft.solution }),
};

function TextFields(props: KindFieldsProps) {
  return (
    <>
      <TextField
        label="Right answer"
        value={props.draft.answer}
        error={props.errors['question.answer']}
        helper="May be empty."
        onChange={(value) => props.set('answer', value)}
      />
      <SolutionField {...props} />
    </>
  );
}
