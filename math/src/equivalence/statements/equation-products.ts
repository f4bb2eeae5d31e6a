import { attempt } from '../../algebra/attempt.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import type { Generator } from '../../algebra/polynomials/field.ts';
import { freeNames } from '../../algebra/names.ts';
import { gcd } from '../../algebra/polynomials/polynomial-gcd.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { walk } from '../../notation/traverse.ts';
import { functionNamed } from '../../notation/tokens/words.ts';
import type { Atom, Formula } from './formula.ts';

/** The equations of "this or that": their differences, or undefined for other formulas. */
export function alternatives(formula: Formula): readonly Atom[] | undefined {
  if (formula.kind === 'atom') return formula.operator === '=' ? [formula] : undefined;
  if (formula.kind !== 'or') return undefined;
  const found: Atom[] = [];
  for (const part of formula.parts) {
    const inner = alternatives(part);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

export interface ProductComparison {
  readonly result: 'equal' | 'different' | 'open';
  /** Whether both sides are polynomials in what may have any value, so that the result is exact. */
  readonly exact: boolean;
}

/**
 * Compares equations (or alternatives of equations) by the polynomials whose zeros they describe: numerators of the
 * differences, multiplied together. `count` asks for the same polynomial up to a constant factor; `ignore` for the same
 * factors, however often they occur.
 */
export function compareProducts(
  a: readonly Atom[],
  b: readonly Atom[],
  multiplicity: 'count' | 'ignore',
): ProductComparison {
  const compared = attempt((): ProductComparison => {
    const normaliser = new Normaliser();
    const first = product(normaliser, a);
    const second = product(normaliser, b);
    const generators = new Set([...P.generatorsOf(first), ...P.generatorsOf(second)]);
    const exact = [...generators].every((k) => isIndependent(normaliser.field.generators[k]));
    if (proportional(normaliser, first, second)) return { result: 'equal', exact };
    if (multiplicity === 'ignore' && exact && proportional(normaliser, radical(first), radical(second))) {
      return { result: 'equal', exact };
    }
    return { result: exact ? 'different' : 'open', exact };
  });
  return compared ?? { result: 'open', exact: false };
}

/** Whether a generator may have any value, whatever the others have: no sin x beside cos x, but f(2) beside f(3). */
function isIndependent(generator: Generator | undefined): boolean {
  if (generator?.sort !== 'function') return true;
  const { tree } = generator;
  return tree.kind === 'call' && functionNamed(tree.name) === undefined && freeNames(tree).length === 0;
}

function product(normaliser: Normaliser, atoms: readonly Atom[]): P.Polynomial {
  let result = normaliser.field.constant({ n: 1, d: 1 });
  for (const atom of atoms) {
    const fraction = normaliser.convert(atom.difference);
    result = normaliser.field.multiply(result, { numerator: fraction.numerator, denominator: P.onePolynomial });
  }
  return result.numerator;
}

/** Equal up to a factor that is a number (roots and i included). */
function proportional(normaliser: Normaliser, a: P.Polynomial, b: P.Polynomial): boolean {
  if (P.isZero(a) || P.isZero(b)) return P.isZero(a) && P.isZero(b);
  if (P.equals(P.primitivePart(a), P.primitivePart(b))) return true;
  const { field } = normaliser;
  const quotient = field.divide(
    { numerator: a, denominator: P.onePolynomial },
    { numerator: b, denominator: P.onePolynomial },
  );
  const used = [...P.generatorsOf(quotient.numerator), ...P.generatorsOf(quotient.denominator)];
  if (used.every((k) => isNumber(field.generators[k]))) return true;
  return crossProportional(normaliser, a, b);
}

/** A generator without letters and unknown functions: a root, i, π, e, ln 2. */
function isNumber(generator: Generator | undefined): boolean {
  if (!generator || generator.sort === 'variable' || freeNames(generator.tree).length > 0) return false;
  let isKnown = true;
  walk(generator.tree, (node) => {
    if (node.kind === 'call' && functionNamed(node.name) === undefined) isKnown = false;
    return isKnown;
  });
  return isKnown;
}

/** a·lead(b) = b·lead(a) where the leading coefficients (numbers with roots and i) are taken along. */
function crossProportional(normaliser: Normaliser, a: P.Polynomial, b: P.Polynomial): boolean {
  const { field } = normaliser;
  const isVariable = (k: number): boolean => !isNumber(field.generators[k]);
  const split = (polynomial: P.Polynomial): Map<string, P.Polynomial> => {
    const groups = new Map<string, P.Polynomial>();
    for (const term of polynomial.values()) {
      const key = term.powers.flatMap((power, k) => (power !== 0 && isVariable(k) ? [`${k}^${power}`] : [])).join();
      const powers = term.powers.map((power, k) => (isVariable(k) ? 0 : power));
      while (powers.length > 0 && powers[powers.length - 1] === 0) powers.pop();
      const part = P.fromTerms([{ coefficient: term.coefficient, powers }]);
      groups.set(key, P.add(groups.get(key) ?? P.zeroPolynomial, part));
    }
    return groups;
  };
  const partsA = split(a);
  const partsB = split(b);
  if (partsA.size !== partsB.size) return false;
  const fraction = (numerator: P.Polynomial) => ({ numerator, denominator: P.onePolynomial });
  const [key, leadA] = [...partsA][0] ?? ['', P.zeroPolynomial];
  const leadB = partsB.get(key);
  if (!leadB) return false;
  for (const [name, part] of partsA) {
    const other = partsB.get(name);
    if (!other) return false;
    const left = field.multiply(fraction(part), fraction(leadB));
    const right = field.multiply(fraction(other), fraction(leadA));
    if (!P.equals(left.numerator, right.numerator)) return false;
  }
  return true;
}

/** The product of the different factors: p / gcd(p, ∂p/∂x₁, ∂p/∂x₂, …). */
export function radical(a: P.Polynomial): P.Polynomial {
  let common = a;
  for (const generator of P.generatorsOf(a)) common = gcd(common, derivative(a, generator));
  return P.divideExactly(a, common) ?? a;
}

export function derivative(a: P.Polynomial, generator: number): P.Polynomial {
  const parts = P.coefficientsIn(a, generator);
  return P.fromCoefficients(
    parts.slice(1).map((part, k) => P.scale(part, { n: k + 1, d: 1 })),
    generator,
  );
}
