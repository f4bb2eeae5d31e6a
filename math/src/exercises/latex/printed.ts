/**
 * How tightly a formula holds together: `atom`: a letter, a bracketed thing; `power`; `product`: may have factors on both
 * sides; `quotient`: one in a line, such as 6 : x, which may only begin a product; `sum`: needs brackets in a product.
 */
export type Shape = 'atom' | 'power' | 'product' | 'quotient' | 'sum';

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
      /** LaTeX without the sign. That of a `sum` stands without the brackets that it needs behind a sign. */
      readonly magnitude: string;
      readonly shape: Shape;
      /** Whether it would take in factors that follow, as `sin x` does. */
      readonly opensRight: boolean;
      readonly hasLetters: boolean;
      readonly words: string;
    }
  | { readonly kind: 'text'; readonly latex: string; readonly words: string };

/** Returns the whole LaTeX of a value on its own. */
export function latexOf(value: Printed): string {
  if (value.kind === 'text') return value.latex;
  if (!value.negative) return value.magnitude;
  return `-${value.kind === 'formula' && value.shape === 'sum' ? bracketed(value.magnitude) : value.magnitude}`;
}

export function bracketed(latex: string): string {
  return /\\|[{}]/.test(latex) ? `\\left(${latex}\\right)` : `(${latex})`;
}
