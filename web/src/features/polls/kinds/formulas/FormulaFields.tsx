import { PlainFormula } from '../../../../maths/typesetting/PlainFormula.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { KindFieldsProps } from '../desk-kind.ts';
import { MathsTextField } from '../../writing/MathsTextField.tsx';
import { SolutionField } from '../SolutionField.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FormulaFields.module.css';

const Reading = part('p', css.reading);

/** The words before the box and the right answer in typed mathematics, with the formula that it is read as. */
export function FormulaFields(props: KindFieldsProps) {
  const { draft, set, errors } = props;
  return (
    <>
      <MathsTextField
        label={t(m.wordsBeforeBox)}
        value={draft.label}
        error={errors['question.label']}
        helper={t(m.forExampleFX)}
        onChange={(value) => set('label', value)}
      />
      <TextField
        label={t(m.rightAnswer)}
        value={draft.answer}
        error={errors['question.answer']}
        helper={t(m.typeAsWouldOn)}
        onChange={(value) => set('answer', value)}
      />
      {draft.answer.trim() === '' ? null : (
        <Reading>
          {t(m.readAs)} <PlainFormula source={draft.answer} />
        </Reading>
      )}
      <SolutionField {...props} />
    </>
  );
}
