import { useId } from 'react';
import type { HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CircleAlert } from 'lucide-react';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './TextField.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The error in plain words; shown beside the field and read with its name. */
  error?: string | undefined;
  helper?: ReactNode;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'number' | 'date' | 'datetime-local' | 'time';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'none';
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Hides the label from view, not from screen readers (search boxes). */
  hideLabel?: boolean;
  /** Wide tracking and capitals, for join codes. */
  code?: boolean;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  spellCheck?: boolean;
  className?: string | undefined;
}

const codeStyle = { letterSpacing: '.14em', fontWeight: 600, textTransform: 'uppercase' } as const;

/** A field with its label above and, when something is wrong, words under it that name the field. */
export function TextField(props: TextFieldProps): ReactElement {
  const id = useId();
  const helpId = `${id}-help`;
  const { label, error, helper, hideLabel = false, code = false } = props;
  const hasHelp = error !== undefined || helper !== undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={props.disabled ?? false} className={props.className}>
      {hideLabel ? (
        <label htmlFor={id} className={hidden.visuallyHidden}>
          {label}
        </label>
      ) : (
        <InputLabel htmlFor={id}>{label}</InputLabel>
      )}
      <OutlinedInput
        id={id}
        name={props.name}
        type={props.type ?? 'text'}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus ?? false}
        readOnly={props.readOnly ?? false}
        multiline={props.multiline ?? false}
        minRows={props.minRows}
        maxRows={props.maxRows}
        startAdornment={props.startAdornment}
        endAdornment={props.endAdornment}
        inputRef={props.inputRef}
        aria-describedby={hasHelp ? helpId : undefined}
        slotProps={{
          input: {
            inputMode: props.inputMode,
            autoCapitalize: props.autoCapitalize,
            maxLength: props.maxLength,
            min: props.min,
            max: props.max,
            step: props.step,
            spellCheck: props.spellCheck,
            'aria-required': props.required,
            style: code && props.value !== '' ? codeStyle : undefined,
          },
        }}
      />
      {hasHelp ? (
        <FormHelperText id={helpId}>
          {error === undefined ? (
            helper
          ) : (
            <>
              <CircleAlert aria-hidden className={css.sign} />
              <VisuallyHidden>{label}: </VisuallyHidden>
              {error}
            </>
          )}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
