import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { usePlainLatex } from '../../../maths/typesetting/use-plain-latex.ts';

/** Looks like LaTeX from the maths field rather than typed characters: a set has braces, and is not LaTeX. */
const isLatex = (source: string): boolean => /\\|[_^]\{/.test(source);

/** An answer typeset: LaTeX as it is, typed maths as it was read; what cannot be read stays as typed. */
export function TypedMaths({ source }: { source: string }) {
  const read = usePlainLatex(isLatex(source) ? undefined : source);
  const latex = isLatex(source) ? source : read;
  return typeof latex === 'string' ? <Formula latex={latex} /> : <span dir="ltr">{source}</span>;
}
