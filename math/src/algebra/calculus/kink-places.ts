import type { Expression } from '../../notation/tree.ts';
import {
  callTree,
  constantTree,
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
import { canonicalFunction } from '../evaluating/elementary.ts';
import { containsName } from '../names.ts';
import type { RealFunction } from './poles.ts';
import { add, divide, multiply, negate, rational, subtract, toNumber, zero } from '../numbers/rational.ts';
import { fractionIn } from './series-terms.ts';
import { factorUnivariate, type Univariate } from '../polynomials/univariate.ts';

/** The ends of an integral, and their values. */
export interface Range {
  readonly from: Expression;
  readonly to: Expression;
  readonly start: number;
  readonly end: number;
}

/** More kinks than this in one integral are not looked at. */
export const mostPieces = 60;

/** All zeros of a function in a range: of rational functions, sines and logarithms of them, and products of those. */
export function zerosOf(
  tree: Expression,
  variable: string,
  range: Range,
  real: RealFunction,
): readonly Expression[] | undefined {
  const fraction = fractionIn(tree, variable);
  if (fraction) return fraction.top.length === 0 ? [] : rootsOf(fraction.top);
  const factors = tree.kind === 'multiply' ? tree.factors : tree.kind === 'negate' ? [tree.operand] : undefined;
  if (factors) {
    const zeros = factors
      .filter((factor) => containsName(factor, variable))
      .map((factor) => zerosOf(factor, variable, range, real));
    return zeros.every((each) => each !== undefined) ? zeros.flat() : undefined;
  }
  if (tree.kind === 'group') return zerosOf(tree.body, variable, range, real);
  if (tree.kind === 'add') return zeroOfSum(tree.terms, variable, real);
  if (tree.kind === 'power' && !containsName(tree.base, variable)) return [];
  const [argument] = tree.kind === 'call' ? tree.args : [];
  if (tree.kind !== 'call' || !argument || tree.args.length > 1) return undefined;
  switch (canonicalFunction(tree.name)) {
    case 'exp':
    case 'cosh':
      return [];
    case 'ln':
      return zerosOf(sumTree([argument, negateTree(oneTree)]), variable, range, real);
    case 'sin':
      return multiplesIn(argument, variable, range, real, { step: constantTree('pi'), shift: rational(0) });
    case 'cos':
      return multiplesIn(argument, variable, range, real, { step: constantTree('pi'), shift: rational(1, 2) });
    default:
      return undefined;
  }
}

/** The zero of c + d·g(u), where g is a root, a power of e or a logarithm of a linear function u. */
function zeroOfSum(
  terms: readonly Expression[],
  variable: string,
  real: RealFunction,
): readonly Expression[] | undefined {
  const moving = terms.filter((term) => containsName(term, variable));
  const [only, ...more] = moving;
  if (!only || more.length > 0) return undefined;
  const constant = sumTree(terms.filter((term) => term !== only));
  const { factor, rest } = scaledPart(only, variable);
  const value = quotientTree(negateTree(constant), factor);
  const size = real(value)(0);
  const undone = undoneIn(rest, value, size);
  if (!undone || !Number.isFinite(size)) return undefined;
  if (undone === 'none') return [];
  const line = fractionIn(undone.inside, variable);
  const [start = zero, slope] = line?.top ?? [];
  if (line?.bottom.length !== 1 || line.top.length !== 2 || !slope) return undefined;
  return [quotientTree(sumTree([undone.value, rationalTree(negate(start))]), rationalTree(slope))];
}

function scaledPart(tree: Expression, variable: string): { readonly factor: Expression; readonly rest: Expression } {
  if (tree.kind === 'group') return scaledPart(tree.body, variable);
  if (tree.kind === 'negate') {
    const { factor, rest } = scaledPart(tree.operand, variable);
    return { factor: negateTree(factor), rest };
  }
  if (tree.kind !== 'multiply') return { factor: oneTree, rest: tree };
  const constants = tree.factors.filter((factor) => !containsName(factor, variable));
  const others = tree.factors.filter((factor) => containsName(factor, variable));
  return { factor: productTree(constants), rest: productTree(others) };
}

/** Solves g(u) = value for u: returns u and its number, or that there is none. */
function undoneIn(
  tree: Expression,
  value: Expression,
  size: number,
): { readonly inside: Expression; readonly value: Expression } | 'none' | undefined {
  if (tree.kind === 'root' && tree.index === undefined) {
    return size < 0 ? 'none' : { inside: tree.radicand, value: powerTree(value, integerTree(2)) };
  }
  const [argument] = tree.kind === 'call' && tree.args.length === 1 ? tree.args : [];
  const name = tree.kind === 'call' ? canonicalFunction(tree.name) : '';
  const isE = tree.kind === 'power' && tree.base.kind === 'constant' && tree.base.name === 'e';
  const exponent = tree.kind === 'power' && isE ? tree.exponent : name === 'exp' ? argument : undefined;
  if (exponent) return size <= 0 ? 'none' : { inside: exponent, value: callTree('ln', value) };
  return name === 'ln' && argument ? { inside: argument, value: powerTree(constantTree('e'), value) } : undefined;
}

/** The real zeros of a polynomial that has no factor beyond degree 2. */
function rootsOf(a: Univariate): readonly Expression[] | undefined {
  const roots: Expression[] = [];
  for (const { polynomial } of factorUnivariate(a).factors) {
    const [c = zero, b = zero, lead = zero] = polynomial;
    if (polynomial.length === 2) roots.push(rationalTree(negate(divide(c, b))));
    if (polynomial.length > 3) return undefined;
    if (polynomial.length !== 3) continue;
    const discriminant = subtract(multiply(b, b), multiply(rational(4), multiply(lead, c)));
    if (toNumber(discriminant) < 0) continue;
    const root = rootTree(rationalTree(discriminant), 2);
    const below = rationalTree(add(lead, lead));
    for (const side of [root, negateTree(root)]) {
      roots.push(quotientTree(sumTree([rationalTree(negate(b)), side]), below));
    }
  }
  return roots;
}

/** Where a linear function of the variable is a whole number, inside the range. */
export function wholePlaces(
  tree: Expression,
  variable: string,
  range: Range,
  real: RealFunction,
): readonly Expression[] | undefined {
  return multiplesIn(tree, variable, range, real, { step: oneTree, shift: rational(0) });
}

/** Where a linear function of the variable is (k + shift)·step for a whole number k, inside the range. */
function multiplesIn(
  tree: Expression,
  variable: string,
  { start, end }: Range,
  real: RealFunction,
  { step, shift }: { readonly step: Expression; readonly shift: ReturnType<typeof rational> },
): readonly Expression[] | undefined {
  const line = fractionIn(tree, variable);
  const [low = zero, slope] = line?.top ?? [];
  if (line?.bottom.length !== 1 || line.top.length !== 2 || !slope) return undefined;
  const size = real(step)(0);
  const at = (x: number): number => (toNumber(low) + toNumber(slope) * x) / size - toNumber(shift);
  const [first, last] = [Math.min(at(start), at(end)), Math.max(at(start), at(end))];
  if (last - first > mostPieces) return undefined;
  const places: Expression[] = [];
  for (let k = Math.floor(first) - 1; k <= last + 1; k++) {
    const value = productTree([rationalTree(add(rational(k), shift)), step]);
    places.push(quotientTree(sumTree([value, rationalTree(negate(low))]), rationalTree(slope)));
  }
  return places;
}
