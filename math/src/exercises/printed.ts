/** A value ready to be set into a formula or a sentence. */
export type Printed =
  | {
      readonly kind: 'number';
      readonly negative: boolean;
      /** LaTeX without the sign. */
      readonly magnitude: string;
      readonly isZero: boolean;
      /** The magnitude is 1. */
      readonly isOne: boolean;
      /** The magnitude is one run of digits (perhaps with a point), so that `(…)^2` needs no brackets. */
      readonly isPlain: boolean;
      readonly words: string;
    }
  | {
      readonly kind: 'formula';
      readonly negative: boolean;
      readonly magnitude: string;
      /** `atom`: a letter, a bracketed thing; `product`: binds tighter than a sum; `sum`: needs brackets in a product. */
      readonly shape: 'atom' | 'product' | 'power' | 'sum';
      readonly hasLetters: boolean;
      readonly words: string;
    }
  | { readonly kind: 'text'; readonly latex: string; readonly words: string };

/** The whole LaTeX of a value that stands alone. */
export function latexOf(value: Printed): string {
  if (value.kind === 'text') return value.latex;
  return value.negative ? `-${value.magnitude}` : value.magnitude;
}

export function bracketed(latex: string): string {
  return /\\|[{}]/.test(latex) ? `\\left(${latex}\\right)` : `(${latex})`;
}
