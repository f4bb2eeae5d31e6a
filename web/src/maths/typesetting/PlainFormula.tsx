import type { ReactElement } from 'react';
import { Formula } from './Formula.tsx';
import { usePlainLatex } from './use-plain-latex.ts';
import css from './PlainFormula.module.css';

/** A formula typed plainly (between backticks): read by the engine's parser and typeset; unreadable text stays as typed. */
export function PlainFormula({ source }: { source: string }): ReactElement {
  const latex = usePlainLatex(source);
  if (latex === null)
    return (
      <span className={css.span} dir="ltr">
        {source}
      </span>
    );
  return latex === undefined ? <code>{source}</code> : <Formula latex={latex} />;
}
