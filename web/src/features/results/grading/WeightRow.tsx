import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { readWeight } from './grading-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WeightRow.module.css';

const Row = part('div', css.row);

interface WeightChange {
  readonly weight?: number;
  readonly dropLowest?: number;
}

const drops = ['0', '1', '2', '3', '4', '5'] as const;
const dropWords = (dropped: number): string =>
  dropped === 0 ? t(m.allTasksCount) : dropped === 1 ? t(m.lowestDoesNot) : t(m.lowestDoNot, { dropped });

interface WeightRowProps {
  name: string;
  about: ReactNode;
  weight: number;
  dropLowest: number;
  onChange: (change: WeightChange) => void;
  /** A menu at the end. */
  children?: ReactNode;
}

/** One weight of the total, and how many of the lowest do not count. Saved when the field is left. */
export function WeightRow({ name, about, weight, dropLowest, onChange, children }: WeightRowProps) {
  const choices = drops.some((one) => Number(one) === dropLowest) ? drops : [...drops, String(dropLowest)];
  return (
    <Row role="group" aria-label={name}>
      <div>
        <strong>{name}</strong>
        <div className={css.about}>{about}</div>
      </div>
      <SelectField
        label={t(m.whichTasksOfCount, { name })}
        hideLabel
        value={String(dropLowest)}
        options={choices.map((value) => ({ value, label: dropWords(Number(value)) }))}
        onChange={(value) => onChange({ dropLowest: Number(value) })}
      />
      <WeightField key={weight} label={t(m.weightOfInPercent, { name })} weight={weight} onChange={onChange} />
      {children}
    </Row>
  );
}

interface WeightFieldProps {
  label: string;
  weight: number;
  onChange: (change: WeightChange) => void;
}

function WeightField({ label, weight, onChange }: WeightFieldProps) {
  const [typed, setTyped] = useState(String(weight));
  const read = readWeight(typed);
  const save = (): void => {
    if (read !== undefined && read !== weight) onChange({ weight: read });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
  };
  return (
    <div onKeyDown={handleKey} role="presentation">
      <TextField
        label={label}
        hideLabel
        inputMode="decimal"
        value={typed}
        error={read === undefined ? t(m.zeroToHundred) : undefined}
        endAdornment={<span aria-hidden="true">%</span>}
        onChange={setTyped}
        onBlur={save}
      />
    </div>
  );
}
