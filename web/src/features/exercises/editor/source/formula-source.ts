import { read, toLatex } from '@lemma/math/notation';

/** The colour of a value in a typeset formula: the editor's style variable, which MathJax hands on as it is. */
const valueColour = 'var(--v)';

const holes = /\{\{([^{}:\n]*)(?::[^{}\n]*)?\}\}/g;

/** A marked formula without its signs. */
export function unfenced(source: string): { inner: string; isDisplay: boolean; isPlain: boolean } {
  if (source.startsWith('$$') && source.length > 3)
    return { inner: source.slice(2, -2).trim(), isDisplay: true, isPlain: false };
  return { inner: source.slice(1, -1).trim(), isDisplay: false, isPlain: source.startsWith('`') };
}

function latexOfPlain(source: string): string | undefined {
  const result = read(source, { syntax: 'plain' });
  return result.ok ? toLatex(result.tree) : undefined;
}

/**
 * A formula of the source as LaTeX to show in its place, with the expressions of its `{{…}}` in the colour of values;
 * undefined when a piece of it cannot be read yet.
 */
export function shownLatex(source: string): string | undefined {
  const { inner, isDisplay, isPlain } = unfenced(source);
  if (inner === '') return undefined;
  if (isPlain) return latexOfPlain(inner.replaceAll(holes, '($1)'));
  let isReadable = true;
  const latex = inner.replaceAll(holes, (_, expression: string) => {
    const value = latexOfPlain(expression);
    if (value === undefined) isReadable = false;
    return `{\\color{${valueColour}}${value}}`;
  });
  // An incomplete hole is still being typed.
  if (!isReadable || latex.includes('{{') || latex.includes('}}}}')) return undefined;
  return isDisplay ? `\\displaystyle ${latex}` : latex;
}

/** A value in the maths field: words, in a group of their own so that what is typed after them is maths again. */
export const fieldValue = (expression: string): string => `\\mathord{\\text{⟦${expression}⟧}}`;

/** Returns the formula for the maths field, with values as words in ⟦ ⟧; undefined if the field cannot hold it. */
export function fieldLatex(source: string): string | undefined {
  const { inner, isPlain } = unfenced(source);
  const hasHoles = inner.includes('{{');
  if (isPlain) return hasHoles ? undefined : latexOfPlain(inner);
  return inner.replaceAll(/\{\{([^{}\n]*)\}\}/g, (_, hole: string) => fieldValue(hole.trim()));
}

/** Returns the formula edited in the maths field, back between the signs of the source. */
export function sourceOfField(latex: string, source: string): string {
  const inner = latex
    .replaceAll(/\\mathord\{\\text\{⟦([^⟦⟧{}]*)⟧\}\}/g, '{{$1}}')
    .replaceAll(/\\text\{⟦([^⟦⟧{}]*)⟧\}/g, '{{$1}}')
    .replaceAll(/⟦([^⟦⟧{}]*)⟧/g, '{{$1}}')
    .trim();
  if (!unfenced(source).isDisplay) return `$${inner}$`;
  return /^\$\$[^\S\n]*\n/.test(source) ? `$$\n${inner}\n$$` : `$$ ${inner} $$`;
}
