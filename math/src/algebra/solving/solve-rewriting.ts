import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { integerTree, negateTree, powerTree, productTree, sumTree } from '../construct.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import type { Fraction } from '../polynomials/field.ts';
import { integerRoot, powerInteger } from '../numbers/integer.ts';
import { containsName } from '../names.ts';
import type { Normaliser } from '../simplifying/normal-form.ts';
import * as P from '../polynomials/polynomial.ts';

/** Powers of numbers with the variable in the exponent over the smallest base: 4^x = 2^(2x). */
export function commonBases(tree: Expression, variable: string): Expression {
  if (tree.kind !== 'power' || !containsName(tree.exponent, variable)) {
    return mapChildren(tree, (child) => commonBases(child, variable));
  }
  const base = arithmeticValue(tree.base);
  if (base?.d !== 1 || typeof base.n !== 'number' || base.n < 4) return tree;
  for (let exponent = Math.floor(Math.log2(base.n)); exponent > 1; exponent--) {
    const root = integerRoot(base.n, exponent);
    if (powerInteger(root, exponent) === base.n) {
      return { kind: 'power', base: integerTree(root), exponent: productTree([integerTree(exponent), tree.exponent]) };
    }
  }
  return tree;
}

/** A + B·√v = 0 as A² − B²·v, and A + B·|u| = 0 as A² − B²·u². */
export function withoutRoots(to: Normaliser, a: P.Polynomial, active: readonly number[]): Expression | undefined {
  for (const k of active) {
    const generator = to.field.generators[k];
    const [even = P.zeroPolynomial, odd = P.zeroPolynomial, ...more] = P.coefficientsIn(a, k);
    if (!generator || more.length > 0) continue;
    const square =
      generator.relation?.degree === 2
        ? to.print(generator.relation.value)
        : generator.tree.kind === 'absolute'
          ? powerTree(generator.tree.body, integerTree(2))
          : undefined;
    if (!square) continue;
    const print = (numerator: P.Polynomial): Expression => to.print({ numerator, denominator: P.onePolynomial });
    return sumTree([
      powerTree(print(even), integerTree(2)),
      negateTree(productTree([powerTree(print(odd), integerTree(2)), square])),
    ]);
  }
  return undefined;
}

/** a·log u + b·log v + c = 0 as u^a·v^b − base^(−c), where a and b are whole numbers and the base is the same. */
export function logarithmsJoined(
  to: Normaliser,
  a: P.Polynomial,
  active: readonly number[],
  variable: string,
): Expression | undefined {
  const factors: Expression[] = [];
  let rest: P.Polynomial = a;
  let shared: Expression | undefined;
  for (const k of active) {
    const tree = to.field.generators[k]?.tree;
    const [argument] = tree?.kind === 'call' ? tree.args : [];
    const base = tree && baseOf(tree);
    const [others = P.zeroPolynomial, lead = P.zeroPolynomial, ...more] = P.coefficientsIn(rest, k);
    const exponent = P.constantValue(lead);
    if (!argument || !base || more.length > 0 || exponent?.d !== 1) return undefined;
    if (shared && JSON.stringify(shared) !== JSON.stringify(base)) return undefined;
    shared = base;
    factors.push(powerTree(argument, integerTree(exponent.n)));
    rest = others;
  }
  const constant: Fraction = { numerator: P.negate(rest), denominator: P.onePolynomial };
  const exponent = to.print(constant);
  if (!shared || containsName(exponent, variable)) return undefined;
  return sumTree([productTree(factors), negateTree({ kind: 'power', base: shared, exponent })]);
}

function baseOf(tree: Expression): Expression | undefined {
  if (tree.kind !== 'call') return undefined;
  if (tree.name === 'ln') return { kind: 'constant', name: 'e' };
  if (!['log', 'lg', 'lb'].includes(tree.name)) return undefined;
  return tree.base ?? tree.args[1] ?? integerTree(tree.name === 'lb' ? 2 : 10);
}
