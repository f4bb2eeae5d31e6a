import { useState } from 'react';
import type { KeyboardHints } from '../keyboard/first-row/hints.ts';
import { MathField } from '../MathField.tsx';
import type { AskedPart } from '../reading/reading-options.ts';
import { t } from '../../words/say.tsx';
import { useLatex } from './drawing/use-latex.ts';
import * as m from './messages.ts';

interface TypedGraphProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  asked: AskedPart & { readonly keyboard: KeyboardHints };
  checkLabel?: string;
  isReadOnly: boolean;
  startsFocused: boolean;
}

/** The answer as a field for mathematics, bound to the drawing in both directions. */
export function TypedGraph({ value, onChange, ...props }: TypedGraphProps) {
  const [typed, setTyped] = useState('');
  const shown = useLatex(value, value === typed);
  const handleChange = (next: string): void => {
    setTyped(next);
    onChange(next);
  };
  // The field opens only with LaTeX in it: it would take plain maths for LaTeX.
  if (shown === undefined) return null;
  return (
    <MathField
      label={t(m.typed, { label: props.label })}
      value={shown}
      onChange={handleChange}
      {...(props.onEnter !== undefined && { onEnter: props.onEnter })}
      keyboard={props.asked.keyboard}
      asked={props.asked}
      checkLabel={props.checkLabel ?? t(m.check)}
      readOnly={props.isReadOnly}
      startsFocused={props.startsFocused}
      smartFence={!props.asked.keyboard.templates.includes('reversed-brackets')}
      minWidth={200}
    />
  );
}
