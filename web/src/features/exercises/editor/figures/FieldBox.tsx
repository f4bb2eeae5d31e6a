import type { ReactElement } from 'react';
import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { type Field, yes } from '../../draft/figures/fields.ts';
import { SourceField } from '../source/SourceField.tsx';
import { classes } from '../../../../ui/classes.ts';
import { part } from '../../../../ui/part.ts';
import css from './FieldBox.module.css';

const Place = part('div', css.place);

interface FieldBoxProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

type Box = (props: FieldBoxProps) => ReactElement;

function MathsBox({ field, ...box }: FieldBoxProps): ReactElement {
  return (
    <div>
      <SourceField label={field.label} placeholder={field.example ?? ''} {...box} />
      {field.about === undefined ? null : <p className={css.about}>{field.about}</p>}
    </div>
  );
}

const wordsBox =
  (maxLength: number): Box =>
  ({ field, ...box }) => (
    <TextField
      label={field.label}
      placeholder={field.example ?? ''}
      maxLength={maxLength}
      multiline={field.isLong ?? false}
      {...(field.about !== undefined && { helper: field.about })}
      {...box}
    />
  );

const NumberBox: Box = ({ field, ...box }) => (
  <TextField
    label={field.label}
    placeholder={field.example ?? ''}
    maxLength={1000}
    autoCapitalize="none"
    autoComplete="off"
    {...box}
  />
);

const CountBox: Box = ({ field, ...box }) => (
  <TextField label={field.label} placeholder={field.example ?? ''} maxLength={2} inputMode="numeric" {...box} />
);

const ChoiceBox: Box = ({ field, ...box }) => (
  <SelectField label={field.label} options={field.options ?? []} {...box} />
);

const SwitchBox: Box = ({ field, value, onChange }) => (
  <Labelled
    control={<Checkbox checked={value === yes} onChange={(_, isOn) => onChange(isOn ? yes : '')} />}
    label={field.label}
  />
);

const boxes: Readonly<Record<Field['reads'], Box>> = {
  maths: MathsBox,
  number: NumberBox,
  count: CountBox,
  words: wordsBox(500),
  sources: wordsBox(1000),
  labels: wordsBox(1000),
  choice: ChoiceBox,
  choiceOfNumbers: ChoiceBox,
  off: SwitchBox,
  on: SwitchBox,
};

const isNumber = ({ reads }: Field): boolean => reads === 'number' || reads === 'count';

/** The box for a field of a figure, chosen by the kind of its value. */
export function FieldBox(props: FieldBoxProps): ReactElement {
  const Box = boxes[props.field.reads];
  return (
    <Place className={classes(props.field.isLong && css.long, isNumber(props.field) && css.number)}>
      <Box {...props} />
    </Place>
  );
}
