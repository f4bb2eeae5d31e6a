import { answerForms, precisionTiers, type AnswerForm, type PrecisionTier } from '@lemma/math/document';
import type { ReactElement } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  answerTypeLabels,
  answerTypeOrder,
  formLabels,
  toleranceLabels,
  type PartDraft,
  type ToleranceKind,
} from '../draft/part-draft.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FollowFields } from './FollowFields.tsx';

const toleranceOptions = (Object.keys(toleranceLabels) as ToleranceKind[]).map((value) => ({
  value,
  label: toleranceLabels[value],
}));

const typeOptions = answerTypeOrder.map((type) => ({ value: String(type), label: answerTypeLabels[type] }));

/** D09 */
const tierOptions = (Object.keys(precisionTiers) as PrecisionTier[]).map((value) => ({
  value,
  label: `${precisionTiers[value]} decimal ${precisionTiers[value] === 1 ? 'place' : 'places'}`,
}));

const orders = [
  { value: 'any', label: 'Any' },
  { value: 'given', label: 'As given' },
] as const;

const numberForms: readonly AnswerForm[] = [
  'any',
  'lowest-terms',
  'fraction',
  'decimal',
  'scientific',
  'surd',
  'single-fraction',
];
const formsFor = (type: PartDraft['answerType']): readonly AnswerForm[] => (type === 4 ? numberForms : answerForms);

const valueNames: Readonly<Partial<Record<ToleranceKind, string>>> = {
  decimals: 'Places',
  'significant-figures': 'Figures',
  absolute: 'At most',
  relative: 'Share',
};

interface MarkingFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  /** Other parts of the exercise and its variables, for an error carried forward. */
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
}

/** How an answer is compared: points, form, tolerance, order, unit, letters. */
export function MarkingFields({ part, change, earlierParts, variables }: MarkingFieldsProps): ReactElement {
  const type = part.answerType;
  const isFormula = type >= 6;
  return (
    <FieldGrid least={148}>
      <SelectField
        label="Answer type"
        value={String(type)}
        options={typeOptions}
        onChange={(chosen) => change({ answerType: Number(chosen) as PartDraft['answerType'] })}
      />
      <TextField
        label="Points"
        value={part.points}
        onChange={(points) => change({ points })}
        type="number"
        min={0}
        max={100}
        step={0.5}
      />
      {type === 4 || isFormula ? <ComparisonFields part={part} change={change} /> : null}
      {isFormula ? (
        <TextField
          label="Other letters"
          value={part.letters}
          onChange={(letters) => change({ letters })}
          placeholder="x, y"
          maxLength={200}
        />
      ) : null}
      <TextField
        label="Label"
        value={part.label}
        onChange={(label) => change({ label })}
        placeholder="Name of the box"
        maxLength={120}
      />
      {type === 5 ? null : (
        <FollowFields part={part} change={change} earlierParts={earlierParts} variables={variables} />
      )}
      {type === 5 ? (
        <FormControlLabel
          sx={{ mt: 5 }}
          control={<Checkbox checked={part.caseSensitive} onChange={(_, caseSensitive) => change({ caseSensitive })} />}
          label="Capitals count"
        />
      ) : null}
    </FieldGrid>
  );
}

/** Form, order, tolerance and unit of an answer that is maths, and whether it has to be worked out. */
function ComparisonFields({ part, change }: Pick<MarkingFieldsProps, 'part' | 'change'>): ReactElement {
  const type = part.answerType;
  const valueName = valueNames[part.toleranceKind];
  return (
    <>
      <SelectField
        label="Form"
        value={part.form}
        options={formsFor(type).map((value) => ({ value, label: formLabels[value] }))}
        onChange={(form) => change({ form })}
      />
      {type === 8 ? (
        <SelectField label="Order" value={part.order} options={orders} onChange={(order) => change({ order })} />
      ) : null}
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
      {type === 4 ? (
        <TextField
          label="Unit"
          value={part.unit}
          onChange={(unit) => change({ unit })}
          placeholder="cm^2"
          maxLength={60}
        />
      ) : null}
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={
          <Checkbox
            checked={part.takesCalculations}
            onChange={(_, takesCalculations) => change({ takesCalculations })}
          />
        }
        label="Accept answers that are not worked out"
      />
    </>
  );
}
