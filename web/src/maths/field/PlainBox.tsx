import { useImperativeHandle, useRef } from 'react';
import type { ReactElement, Ref } from 'react';

interface PlainBoxProps {
  value: string;
  label: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  onEnter: (() => void) | undefined;
  onFocusChange: (focused: boolean) => void;
  describedBy: string | undefined;
  invalid: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** The field without MathLive: maths typed as text (`1/2`, `sqrt(2)`), read and shown typeset below. */
export function PlainBox({ ref, ...props }: PlainBoxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  return (
    <input
      ref={input}
      type="text"
      value={props.value}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      readOnly={props.readOnly}
      maxLength={500}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      size={Math.max(8, Math.min(40, props.value.length + 1))}
      onChange={(event) => props.onChange(event.target.value)}
      onFocus={() => props.onFocusChange(true)}
      onBlur={() => props.onFocusChange(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || props.onEnter === undefined) return;
        event.preventDefault();
        props.onEnter();
      }}
    />
  );
}
