import type { CallNode, Expression } from '../../notation/tree.ts';
import type { Field, Fraction } from '../polynomials/field.ts';

/** The work on one normal form, as far as powers and values of functions need it. */
export interface Normalising {
  readonly field: Field;
  readonly logarithmArguments: Map<string, Fraction>;
  print(a: Fraction): Expression;
  apply(name: string, argument: Fraction, tree?: CallNode): Fraction;
  root(radicand: Fraction, index?: number): Fraction;
  generator(position: number): Fraction;
  imaginary(): Fraction;
  pi(): Fraction;
  raiseFraction(base: Fraction, exponent: Fraction): Fraction;
  opaque(tree: CallNode | undefined, name: string, args: readonly Fraction[]): Fraction;
}
