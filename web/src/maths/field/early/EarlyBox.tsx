import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Formula } from '../../typesetting/Formula.tsx';
import css from '../../MathField.module.css';

/** Keys and taps in a box before its field has loaded. */
export interface EarlyUse {
  readonly typed: string;
  readonly wantsFocus: boolean;
  /** Somebody is about to type, so the field is fetched. */
  readonly isWanted: boolean;
  readonly onNear: () => void;
  readonly onFocus: () => void;
  readonly onType: (typed: string) => void;
}

/** Records keys and taps in a box before its field has loaded. */
export function useEarlyUse(startsFocused: boolean): EarlyUse {
  const [typed, onType] = useState('');
  const [wantsFocus, setWantsFocus] = useState(startsFocused);
  const [isNear, setNear] = useState(false);
  return {
    typed,
    wantsFocus,
    isWanted: wantsFocus || isNear,
    onNear: () => setNear(true),
    onFocus: () => setWantsFocus(true),
    onType,
  };
}

/** Adds early keys to an answer that continues as text because the field did not load. */
export function useEarlyText(typed: string, isPlain: boolean, value: string, onChange: (value: string) => void): void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isPlain || typed === '' || isTaken.current) return;
    isTaken.current = true;
    onChange(value + typed);
  }, [isPlain, typed, value, onChange]);
}

interface EarlyBoxProps {
  use: EarlyUse;
  value: string;
  label: string;
  readOnly: boolean;
  onFocus: () => void;
}

/** The box while MathLive loads: the same size, shows the answer that is there, keeps what is typed and passes a focus on. */
export function EarlyBox({ use, value, label, readOnly, onFocus }: EarlyBoxProps): ReactElement {
  return (
    <>
      <span className={css.waiting}>
        {value === '' ? '\u200b' : <Formula latex={value} />}
        {use.typed}
      </span>
      <input
        className={css.early}
        readOnly={readOnly}
        // The page's own keyboard comes by touch.
        inputMode="none"
        value={use.typed}
        aria-label={label}
        aria-busy="true"
        onPointerEnter={use.onNear}
        onFocus={onFocus}
        onChange={({ target }) => use.onType(target.value)}
      />
    </>
  );
}
