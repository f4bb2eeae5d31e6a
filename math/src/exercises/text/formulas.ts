import { scanText } from './scan.ts';

/** Separators between formulas that are read by themselves. */
const separators = /=|\\approx|\\quad|\\qquad|\\Rightarrow|\\to\b/;

/**
 * The formulas of a printed text as LaTeX: whole, without an equals sign at the end, and the sides of their equations.
 */
export function formulasIn(text: string): string[] {
  const formulas = scanText(text).pieces.flatMap((piece) => (piece.kind === 'maths' ? [piece.source] : []));
  const found = formulas.flatMap((formula) => {
    const whole = formula.replace(/\[\[[^[\]]*\]\]/g, '').trim();
    return [whole, whole.replace(/=\s*$/, ''), ...whole.split(separators)];
  });
  return [...new Set(found.map((fragment) => fragment.trim()))].filter((fragment) => fragment !== '');
}
