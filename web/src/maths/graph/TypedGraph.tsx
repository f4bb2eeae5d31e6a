import { useEffect, useState } from 'react';
import type { KeyboardHints } from '../keyboard/first-row/hints.ts';
import { MathField } from '../MathField.tsx';
import { useNotation } from '../reading/notation-context.ts';
import { notation } from '../reading/notation.ts';
import type { AskedPart } from '../reading/reading-options.ts';
import { t } from '../../words/say.tsx';
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

/** The drawing as LaTeX; undefined until it is known. */
function useLatex(value: string, isTyped: boolean): string | undefined {
  const written = useNotation();
  const [known, setKnown] = useState({ value: '', latex: '' });
  const isLatex = isTyped || value === '' || value.includes('\\');
  useEffect(() => {
    if (isLatex) return;
    let current = true;
    notation.plainToLatex(value, written).then(
      (latex) => current && setKnown({ value, latex: latex ?? value }),
      () => current && setKnown({ value, latex: value }),
    );
    return () => {
      current = false;
    };
  }, [value, isLatex, written]);
  if (isLatex) return value;
  return known.value === value || known.value !== '' ? known.latex : undefined;
}
