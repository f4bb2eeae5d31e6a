import { useEffect, useState } from 'react';
import { notation } from '../reading/notation.ts';
import { useNotation } from '../reading/notation-context.ts';

/** LaTeX of maths typed as text in the notation of this part of the page: `null` until it was read, undefined when it cannot be read. */
export function usePlainLatex(source: string | undefined): string | null | undefined {
  const [read, setRead] = useState<{ source: string; latex: string | undefined } | undefined>(undefined);
  const id = useNotation();
  useEffect(() => {
    if (source === undefined) return undefined;
    let current = true;
    const show = (latex: string | undefined) => current && setRead({ source, latex });
    notation.plainToLatex(source, id).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [source, id]);
  return read !== undefined && read.source === source ? read.latex : null;
}
