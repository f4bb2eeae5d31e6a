import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { Formula } from './Formula.tsx';
import { loadNotation } from './notation.ts';

/** A formula typed plainly (between backticks): read by the engine's parser and typeset; unreadable text stays as typed. */
export function PlainFormula({ source }: { source: string }): ReactElement {
  const [read, setRead] = useState<{ source: string; latex: string | undefined } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void loadNotation().then((notation) => {
      if (current) setRead({ source, latex: notation.plainToLatex(source) });
    });
    return () => {
      current = false;
    };
  }, [source]);
  if (read?.source !== source) return <span style={{ opacity: 0 }}>{source}</span>;
  return read.latex === undefined ? <code>{source}</code> : <Formula latex={read.latex} />;
}
