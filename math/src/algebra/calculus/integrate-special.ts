import type { Expression } from '../../notation/tree.ts';
import {
  callTree,
  integerTree,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  rootTree,
  sumTree,
} from '../construct.ts';
import { differentiate } from './differentiate.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import * as P from '../polynomials/polynomial.ts';
import { type Rational, divide, isZero, multiply, negate, subtract, zero } from '../numbers/rational.ts';
import { fractionTree } from '../simplifying/rebuild.ts';

/** Antiderivatives of functions of u with respect to u. */
export const outerIntegrals: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => negateTree(callTree('cos', u)),
  cos: (u) => callTree('sin', u),
  exp: (u) => callTree('exp', u),
  sinh: (u) => callTree('cosh', u),
  cosh: (u) => callTree('sinh', u),
  tan: (u) => negateTree(callTree('ln', { kind: 'absolute', body: callTree('cos', u) })),
  cot: (u) => callTree('ln', { kind: 'absolute', body: callTree('sin', u) }),
  ln: (u) => sumTree([productTree([u, callTree('ln', u)]), negateTree(u)]),
  arctan: (u) =>
    sumTree([
      productTree([u, callTree('arctan', u)]),
      negateTree(quotientTree(callTree('ln', sumTree([oneTree, powerTree(u, integerTree(2))])), integerTree(2))),
    ]),
  arcsin: (u) => sumTree([productTree([u, callTree('arcsin', u)]), complementRoot(u)]),
  arccos: (u) => sumTree([productTree([u, callTree('arccos', u)]), negateTree(complementRoot(u))]),
};

/** √(1 − u²). */
function complementRoot(u: Expression): Expression {
  return rootTree(sumTree([oneTree, negateTree(powerTree(u, integerTree(2)))]), 2);
}

/** A possible reading of a factor as h(u): u, and the antiderivative of h. */
interface Reading {
  readonly u: Expression;
  readonly integral: Expression;
}

/**
 * An antiderivative by substitution: one factor is a function of u, and the others are u′ up to a number. Undefined
 * where no factor suits.
 */
export function bySubstitution(factors: readonly Expression[], variable: string): Expression | undefined {
  for (const [k, factor] of factors.entries()) {
    const others = factors.filter((_, j) => j !== k);
    for (const { u, integral } of readingsOf(factor, variable)) {
      const to = new Normaliser();
      const slope = to.convert(differentiate(u, variable));
      if (P.isZero(slope.numerator)) continue;
      const rest = to.field.divide(to.convert(productTree(others)), slope);
      const constant = fractionTree(to.field, rest);
      if (!containsName(constant, variable)) return productTree([constant, integral]);
    }
  }
  return undefined;
}

function readingsOf(factor: Expression, variable: string): Reading[] {
  if (factor.kind === 'group') return readingsOf(factor.body, variable);
  const own: Reading = { u: factor, integral: quotientTree(powerTree(factor, integerTree(2)), integerTree(2)) };
  if (factor.kind === 'root') {
    const exponent = quotientTree(oneTree, factor.index ?? integerTree(2));
    return readingsOf({ kind: 'power', base: factor.radicand, exponent }, variable);
  }
  if (factor.kind === 'power') {
    if (containsName(factor.exponent, variable)) {
      if (containsName(factor.base, variable)) return [];
      const isE = factor.base.kind === 'constant' && factor.base.name === 'e';
      return [{ u: factor.exponent, integral: isE ? factor : quotientTree(factor, callTree('ln', factor.base)) }];
    }
    const exponent = arithmeticValue(factor.exponent);
    if (!exponent) return [];
    if (exponent.n === -1 && exponent.d === 1) {
      return [{ u: factor.base, integral: callTree('ln', { kind: 'absolute', body: factor.base }) }];
    }
    const next = rationalTree(subtract(exponent, { n: -1, d: 1 }));
    return [{ u: factor.base, integral: quotientTree(powerTree(factor.base, next), next) }];
  }
  if (factor.kind !== 'call') return [own];
  const [u] = factor.args;
  const rule = outerIntegrals[canonicalFunction(factor.name)];
  return u && rule && factor.args.length === 1 && !factor.base ? [{ u, integral: rule(u) }, own] : [own];
}

/** ∫ sin²u, cos²u, tan²u, 1/cos²u and 1/sin²u with respect to u. */
export function squareIntegral(
  tree: Expression,
): { readonly u: Expression; readonly integral: Expression } | undefined {
  if (tree.kind !== 'power' || tree.base.kind !== 'call' || tree.base.args.length !== 1) return undefined;
  const [u] = tree.base.args;
  const exponent = arithmeticValue(tree.exponent);
  if (!u || exponent?.d !== 1) return undefined;
  const half = (sign: 1 | -1): Expression => {
    const product = productTree([callTree('sin', u), callTree('cos', u)]);
    return quotientTree(sumTree([u, sign > 0 ? product : negateTree(product)]), integerTree(2));
  };
  switch (`${canonicalFunction(tree.base.name)} ${String(exponent.n)}`) {
    case 'sin 2':
      return { u, integral: half(-1) };
    case 'cos 2':
      return { u, integral: half(1) };
    case 'tan 2':
      return { u, integral: sumTree([callTree('tan', u), negateTree(u)]) };
    case 'cos -2':
    case 'sec 2':
      return { u, integral: callTree('tan', u) };
    case 'sin -2':
    case 'csc 2':
      return { u, integral: negateTree(callTree('cot', u)) };
    default:
      return undefined;
  }
}

/** The rational coefficients of a polynomial in the variable alone. */
function coefficientsOf(to: Normaliser, a: P.Polynomial, variable: string): Rational[] | undefined {
  const used = P.generatorsOf(a);
  const [only = 0] = used;
  const tree = to.field.generators[only]?.tree;
  if (used.length > 1 || (used.length === 1 && !(tree?.kind === 'name' && tree.name === variable))) return undefined;
  return P.coefficientsIn(a, only).map((part) => P.constantValue(part) ?? zero);
}

/** ∫ (px + q)/(ax² + bx + c) without real zeros below: a logarithm and an arctangent. */
export function overQuadratic(tree: Expression, variable: string): Expression | undefined {
  const to = new Normaliser();
  const { numerator, denominator } = to.convert(tree);
  const top = coefficientsOf(to, numerator, variable);
  const bottom = coefficientsOf(to, denominator, variable);
  const [c = zero, b = zero, a = zero] = bottom ?? [];
  const [q = zero, p = zero] = top ?? [];
  if (!top || top.length > 2 || bottom?.length !== 3) return undefined;
  const negative = subtract(multiply({ n: 4, d: 1 }, multiply(a, c)), multiply(b, b));
  if (negative.n <= 0) return undefined;
  const x: Expression = { kind: 'name', name: variable };
  const share = divide(p, multiply({ n: 2, d: 1 }, a));
  const rest = subtract(q, multiply(share, b));
  const root = rootTree(rationalTree(negative), 2);
  const slope = sumTree([productTree([rationalTree(multiply({ n: 2, d: 1 }, a)), x]), rationalTree(b)]);
  const terms: Expression[] = [];
  if (!isZero(share)) {
    const below = fractionTree(to.field, { numerator: denominator, denominator: P.onePolynomial });
    terms.push(productTree([rationalTree(share), callTree('ln', { kind: 'absolute', body: below })]));
  }
  if (!isZero(rest)) {
    const factor = quotientTree(rationalTree(multiply({ n: 2, d: 1 }, rest)), root);
    terms.push(productTree([factor, callTree('arctan', quotientTree(slope, root))]));
  }
  return sumTree(terms);
}

/** ∫ √(c − ax²): half the root times x, and an arcsine. */
export function halfDisc(radicand: Expression, variable: string): Expression | undefined {
  const to = new Normaliser();
  const { numerator, denominator } = to.convert(radicand);
  const parts = P.isOne(denominator) ? coefficientsOf(to, numerator, variable) : undefined;
  const [c = zero, b = zero, square = zero] = parts ?? [];
  if (parts?.length !== 3 || !isZero(b) || square.n >= 0 || c.n <= 0) return undefined;
  const x: Expression = { kind: 'name', name: variable };
  const a = negate(square);
  const scaled = productTree([x, rootTree(rationalTree(divide(a, c)), 2)]);
  const angle = productTree([quotientTree(rationalTree(c), rootTree(rationalTree(a), 2)), callTree('arcsin', scaled)]);
  return quotientTree(sumTree([productTree([x, rootTree(radicand, 2)]), angle]), integerTree(2));
}
