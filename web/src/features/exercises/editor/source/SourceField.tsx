import { read, toLatex } from '@lemma/math/notation';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { Formula } from '../../../../maths/typesetting/Formula.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { part } from '../../../../ui/part.ts';
import css from './SourceField.module.css';

const Wrap = part('div', css.wrap);

interface SourceFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  error?: string | undefined;
  hideLabel?: boolean;
  /** False for words: no typeset line under the box. */
  isMaths?: boolean;
}

/** A box for plain typed maths in the variables; under it stands, typeset, what it reads as. */
export function SourceField({ isMaths = true, value, ...field }: SourceFieldProps): ReactElement {
  const settled = useDeferredValue(value);
  const latex = useMemo(() => {
    if (!isMaths || settled.trim() === '' || /^-?[\w.]+$/.test(settled.trim())) return undefined;
    const result = read(settled, { syntax: 'plain' });
    return result.ok ? toLatex(result.tree) : undefined;
  }, [isMaths, settled]);
  return (
    <Wrap>
      <TextField
        {...field}
        value={value}
        maxLength={1000}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={!isMaths}
        dir={isMaths ? 'ltr' : undefined}
      />
      {latex !== undefined && field.error === undefined ? (
        <div className={css.reads}>
          <Formula latex={latex} />
        </div>
      ) : null}
    </Wrap>
  );
}
