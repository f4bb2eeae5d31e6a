import { alternatives, compareProducts } from '../equation-products.ts';
import type { Formula } from '../formula.ts';
import { compareSignPatterns } from '../sign-patterns.ts';
import { compareOrders } from '../../line/real-zeros.ts';
import type { LineSet } from '../../line/sets.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from '../../options.ts';

/** Compares two statements by their shapes, without any place on the line. */
export function compareExactly(a: Formula, b: Formula, options: EquivalenceOptions): Equivalence {
  if (compareSignPatterns(a, b) === 'equal') return compareMultiplicities(a, b, options) ?? equal('fingerprint');
  const [first, second] = [alternatives(a), alternatives(b)];
  const isSame = first && second && compareProducts(first, second, options.multiplicity ?? 'count').result === 'equal';
  return isSame ? equal('normal-form') : unknown;
}

/** x = 1 or x = 1 describes the same numbers as x = 1, but not the same equation; only `count` cares. */
export function compareMultiplicities(a: Formula, b: Formula, options: EquivalenceOptions): Equivalence | undefined {
  if (options.multiplicity === 'ignore') return undefined;
  const first = alternatives(a);
  const second = first && alternatives(b);
  if (!first || !second || first.length === second.length) return undefined;
  const product = compareProducts(first, second, 'count');
  return product.exact && product.result === 'different' ? different('normal-form') : undefined;
}

/** Whether polynomial equations with the same solutions have each of them equally often, where that counts. */
export function sameMultiplicities(
  a: Formula,
  b: Formula,
  setA: LineSet,
  setB: LineSet,
  options: EquivalenceOptions,
): boolean {
  const [first, second] = [alternatives(a), alternatives(b)];
  if (options.multiplicity === 'ignore' || !first || !second) return true;
  const arePolynomials = [...first, ...second].every(({ program }) => program.rational);
  return !arePolynomials || first.length + second.length > 2 || compareOrders(first, second, setA, setB).agree;
}
