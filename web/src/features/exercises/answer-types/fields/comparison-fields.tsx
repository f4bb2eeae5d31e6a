import { precisionTiers, type PrecisionTier } from '@lemma/math/document';
import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { formLabels, toleranceLabels, type ToleranceKind } from '../../draft/part-draft.ts';
import { answerTypeEditing } from '../index.ts';
import type { TypeFieldsProps } from './type-fields.ts';
import css from './comparison-fields.module.css';

const toleranceOptions = (Object.keys(toleranceLabels) as ToleranceKind[]).map((value) => ({
  value,
  label: toleranceLabels[value],
}));

const tierOptions = (Object.keys(precisionTiers) as PrecisionTier[]).map((value) => ({
  value,
  label: `${precisionTiers[value]} decimal ${precisionTiers[value] === 1 ? 'place' : 'places'}`,
}));

const valueNames: Readonly<Partial<Record<ToleranceKind, string>>> = {
  decimals: 'Places',
  'significant-figures': 'Figures',
  absolute: 'At most',
  relative: 'Share',
};

/** The form that is asked for. */
export function FormField({ part, change }: TypeFieldsProps) {
  return (
    <SelectField
      label="Form"
      value={part.form}
      options={answerTypeEditing[part.answerType].forms.map((value) => ({ value, label: formLabels[value] }))}
      onChange={(form) => change({ form })}
    />
  );
}

/** How near an answer must come. */
export function ToleranceFields({ part, change }: TypeFieldsProps) {
  const valueName = valueNames[part.toleranceKind];
  return (
    <>
      <SelectField
        label="Tolerance"
        value={part.toleranceKind}
        options={toleranceOptions}
        onChange={(toleranceKind) => change({ toleranceKind })}
      />
      {valueName === undefined ? null : (
        <TextField
          label={valueName}
          value={part.toleranceValue}
          onChange={(toleranceValue) => change({ toleranceValue })}
          inputMode="decimal"
          maxLength={12}
        />
      )}
      {part.toleranceKind === 'precision' ? (
        <SelectField
          label="Must agree to"
          value={part.precision}
          options={tierOptions}
          onChange={(precision) => change({ precision })}
        />
      ) : null}
    </>
  );
}

/** Whether an answer has to be worked out. */
export function CalculationsField({ part, change }: TypeFieldsProps) {
  return (
    <Labelled
      className={css.wholeRow}
      control={
        <Checkbox checked={part.takesCalculations} onChange={(_, takesCalculations) => change({ takesCalculations })} />
      }
      label="Accept answers that are not worked out"
    />
  );
}

/** Letters that an answer may have in addition to those of the key. */
export function LettersField({ part, change }: TypeFieldsProps) {
  return (
    <TextField
      label="Other letters"
      value={part.letters}
      onChange={(letters) => change({ letters })}
      placeholder="x, y"
      maxLength={200}
    />
  );
}
