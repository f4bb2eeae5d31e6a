import { useEffect, useState } from 'react';
import { useNotation } from '../../reading/notation-context.ts';
import { notation } from '../../reading/notation.ts';

/** The drawing as LaTeX; undefined until it is known. */
export function useLatex(value: string, isTyped: boolean): string | undefined {
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
