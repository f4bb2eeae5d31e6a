import { PlainFormula } from '../../../../maths/typesetting/PlainFormula.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { KindFieldsProps } from '../desk-kind.ts';
import { MathsTextField } from '../../writing/MathsTextField.tsx';
import { SolutionField } from '../SolutionField.tsx';
import { part } from '../../../../ui/part.ts';
import css from './FormulaFields.module.css';

const Reading = part('p', css.reading);

/** The words before the box and the right answer in typed mathematics, with the formula that it is read as. */
export function FormulaFields(props: KindFieldsProps) {
  const { draft, set, errors } = props;
  return (
    <>
      <MathsTextField
        label="Words before the box"
        value={draft.label}
        error={errors['question.label']}
        helper="For example $f'(x) =$. May be empty."
        onChange={(value) => set('label', value)}
      />
      <TextField
        label="Right answer"
        value={draft.answer}
        error={errors['question.answer']}
        helper="Type it as you would on a keyboard: 2x sin(x), 3/4. May be empty: then nothing is marked."
        onChange={(value) => set('answer', value)}
      />
      {draft.answer.trim() === '' ? null : (
        <Reading>
          Read as <PlainFormula source={draft.answer} />
        </Reading>
      )}
      <SolutionField {...props} />
    </>
  );
}
