import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { classes } from '../classes.ts';
import css from './SelectField.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

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

const Arrow = (props: { className?: string }): ReactElement => (
  <ChevronDown aria-hidden className={classes(props.className, css.sign)} />
);

/** One of a few: the platform's own list, which every phone and every screen reader knows. */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactElement {
  const id = useId();
  const helpId = `${id}-help`;
  const { label, error, helper } = props;
  const hasHelp = error !== undefined || helper !== undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={props.disabled ?? false}>
      {props.hideLabel === true ? (
        <label htmlFor={id} className={hidden.visuallyHidden}>
          {label}
        </label>
      ) : (
        <InputLabel htmlFor={id}>{label}</InputLabel>
      )}
      <NativeSelect
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as T)}
        input={<OutlinedInput />}
        IconComponent={Arrow}
        inputProps={{ id, 'aria-describedby': hasHelp ? helpId : undefined }}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hasHelp ? (
        <FormHelperText id={helpId}>
          {error === undefined ? (
            helper
          ) : (
            <>
              <CircleAlert aria-hidden className={css.icon} />
              {error}
            </>
          )}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
