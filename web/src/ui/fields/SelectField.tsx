import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../classes.ts';
import { Field, wordsId } from '../input/Field.tsx';
import css from './SelectField.module.css';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  onChange: (value: T) => void;
  error?: string | undefined;
  helper?: ReactNode;
  /** Hides the label from view, not from screen readers. */
  hideLabel?: boolean;
  disabled?: boolean;
}

/** One of a few: the platform's own list, which every phone and every screen reader knows. */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactElement {
  const id = useId();
  const { label, error, helper } = props;
  return (
    <Field id={id} label={label} hideLabel={props.hideLabel} error={error} helper={helper}>
      <div className={classes(css.box, error !== undefined && css.wrong)} data-field-box="">
        <select
          id={id}
          value={props.value}
          disabled={props.disabled}
          aria-invalid={error !== undefined}
          aria-describedby={wordsId({ id, error, helper })}
          onChange={(event) => props.onChange(event.target.value as T)}
        >
          {props.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={css.sign} />
      </div>
    </Field>
  );
}
