import type { NotationId } from '@lemma/math/document';
import { useEffect, useState } from 'react';
import { whenSettled } from '../../ui/hooks/when-settled.ts';
import { notation as reader } from '../reading/notation.ts';
import { loadMathLive, loadedMathLive } from './mathlive.ts';
import type { LoadedField } from './mathlive.ts';

/** The kind of input: nothing yet, a plain text box because MathLive did not arrive, or a MathLive field. */
export type FieldEngine = 'waiting' | 'plain' | LoadedField;

interface Typing {
  readonly value: string;
  readonly notation: NotationId;
  readonly onChange: (value: string) => void;
  /** Nothing is exchanged under the fingers of somebody who types, or in an answer that is given. */
  readonly isInUse: boolean;
  /** Somebody is about to type. */
  readonly isWanted: boolean;
}

/**
 * Loads MathLive at the first sign of use, else when the page has what it shows. When it does not arrive, answers are typed
 * as text; once the network is back and the box is left, its content becomes LaTeX and the field takes the place of the
 * text box.
 */
export function useFieldEngine({ value, notation, onChange, isInUse, isWanted }: Typing): FieldEngine {
  const [Field, setField] = useState(loadedMathLive);
  const [isPlain, setIsPlain] = useState(false);

  useEffect(() => {
    if (Field !== undefined) return;
    let current = true;
    const load = (): void => {
      loadMathLive().then(
        (loaded) => current && setField(loaded),
        () => current && setIsPlain(true),
      );
    };
    let stopWaiting = (): void => undefined;
    if (isWanted) load();
    else stopWaiting = whenSettled(load);
    window.addEventListener('online', load);
    return () => {
      current = false;
      stopWaiting();
      window.removeEventListener('online', load);
    };
  }, [Field, isWanted]);

  const mayExchange = isPlain && Field !== undefined && !isInUse;
  useEffect(() => {
    if (!mayExchange) return;
    let current = true;
    void latexOf(value, notation).then((latex) => {
      if (!current || latex === undefined) return;
      if (latex !== value) onChange(latex);
      setIsPlain(false);
    });
    return () => {
      current = false;
    };
  }, [mayExchange, value, notation, onChange]);

  if (isPlain) return 'plain';
  return Field ?? 'waiting';
}

/** LaTeX of what was typed as text; undefined when it cannot be read, so that it stays as it is. */
async function latexOf(value: string, notation: NotationId): Promise<string | undefined> {
  if (value.trim() === '' || value.includes('\\')) return value;
  return reader.plainToLatex(value, notation).catch(() => undefined);
}
