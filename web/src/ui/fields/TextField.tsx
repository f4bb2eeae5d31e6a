import { useId } from 'react';
import type { HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import { Field, wordsId } from '../input/Field.tsx';
import { TextInput } from '../input/TextInput.tsx';

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
  /** For formulas: they run from left to right in every language. */
  dir?: 'ltr' | undefined;
  className?: string | undefined;
}

/** A field with its label above and, when something is wrong, words under it that name the field. */
export function TextField(props: TextFieldProps): ReactElement {
  const id = useId();
  const { label, error, helper, hideLabel, code = false, inputRef } = props;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} error={error} helper={helper} className={props.className}>
      <TextInput
        id={id}
        name={props.name}
        type={props.multiline === true ? undefined : (props.type ?? 'text')}
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        disabled={props.disabled}
        readOnly={props.readOnly}
        lines={props.multiline === true ? { least: props.minRows, most: props.maxRows } : undefined}
        start={props.startAdornment}
        end={props.endAdornment}
        ref={inputRef}
        isWide
        isWrong={error !== undefined}
        isCode={code}
        inputMode={props.inputMode}
        autoCapitalize={props.autoCapitalize}
        maxLength={props.maxLength}
        min={props.min}
        max={props.max}
        step={props.step}
        spellCheck={props.spellCheck}
        dir={props.dir}
        aria-required={props.required}
        aria-describedby={wordsId({ id, error, helper })}
      />
    </Field>
  );
}
