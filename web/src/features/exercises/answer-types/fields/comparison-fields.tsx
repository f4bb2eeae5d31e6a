import { precisionTiers, type PrecisionTier } from '@lemma/math/document';
import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { formLabels, toleranceLabels, type ToleranceKind } from '../../draft/part-draft.ts';
import { answerTypeEditing } from '../index.ts';
import type { TypeFieldsProps } from './type-fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './comparison-fields.module.css';

const toleranceOptions = (Object.keys(toleranceLabels) as ToleranceKind[]).map((value) => ({
  value,
  label: toleranceLabels[value],
}));

const tierOptions = (Object.keys(precisionTiers) as PrecisionTier[]).map((value) => ({
  value,
  label: t(m.decimalPlaces, { number: precisionTiers[value], places: precisionTiers[value] }),
}));

const valueNames: Readonly<Partial<Record<ToleranceKind, string>>> = {
  decimals: t(m.places),
  'significant-figures': t(m.figures),
  absolute: t(m.atMost),
  relative: t(m.shareLabel),
};

/** The form that is asked for. */
export function FormField({ part, change }: TypeFieldsProps) {
  return (
    <SelectField
      label={t(m.form)}
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
        label={t(m.tolerance)}
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
          label={t(m.mustAgreeTo)}
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
      label={t(m.acceptNotWorkedOut)}
    />
  );
}

/** Letters that an answer may have in addition to those of the key. */
export function LettersField({ part, change }: TypeFieldsProps) {
  return (
    <TextField
      label={t(m.otherLetters)}
      value={part.letters}
      onChange={(letters) => change({ letters })}
      placeholder="x, y"
      maxLength={200}
    />
  );
}
