import { useImperativeHandle, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import type { BoxVerdict } from './answer-states.ts';
import { BoxFrame } from './field/BoxFrame.tsx';
import { boxAttribute } from './field/neighbour-box.ts';

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  verdict?: BoxVerdict | undefined;
  readOnly?: boolean;
  wide?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** A box for an answer in words. */
export function WordsField({ ref, ...props }: WordsFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  return (
    <BoxFrame verdict={props.verdict} minWidth={160} wide={props.wide ?? false} {...{ [boxAttribute]: true }}>
      <input
        ref={input}
        type="text"
        value={props.value}
        aria-label={props.label}
        aria-invalid={props.verdict === 'wrong' || undefined}
        readOnly={props.readOnly ?? false}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        size={Math.max(12, Math.min(40, props.value.length + 2))}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || props.onEnter === undefined) return;
          event.preventDefault();
          props.onEnter();
        }}
      />
    </BoxFrame>
  );
}
