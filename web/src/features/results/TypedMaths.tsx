import { useEffect, useState } from 'react';
import { Formula } from '../../maths/Formula.tsx';
import { loadNotation, type Notation } from '../../maths/notation.ts';

/** Looks like LaTeX from the maths field rather than typed characters. */
const isLatex = (source: string): boolean => /[\\{}]/.test(source);

/** An answer typeset: LaTeX as it is, typed maths as it was read; what cannot be read stays as typed. */
export function TypedMaths({ source }: { source: string }) {
  const [notation, setNotation] = useState<Notation>();
  useEffect(() => {
    if (isLatex(source)) return;
    void loadNotation().then(setNotation, () => undefined);
  }, [source]);
  if (isLatex(source)) return <Formula latex={source} />;
  const latex = notation?.plainToLatex(source);
  return latex === undefined ? <>{source}</> : <Formula latex={latex} />;
}
