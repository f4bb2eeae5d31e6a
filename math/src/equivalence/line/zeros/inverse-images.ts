import type { Fraction, Generator } from '../../../algebra/polynomials/field.ts';
import type { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { canonicalFunction } from '../../../algebra/evaluating/elementary.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import { freeNames } from '../../../algebra/names.ts';
import type { Expression } from '../../../notation/tree.ts';
import { fixed } from '../digits.ts';
import { closedDigits } from '../precise-value.ts';
import { exponential, realFunction } from '../real-functions.ts';

/** inner = value, or value + k·period for every integer k. */
export interface Image {
  readonly inner: Fraction;
  readonly value: bigint;
  readonly period?: bigint;
}

/**
 * Returns the arguments for which a kernel (eˣ, ln x, sin x, |x|, ⁿ√x …) has one of the values;
 * undefined for kernels without a known inverse.
 */
export function inverseImages(to: Normaliser, kernel: Generator, values: readonly bigint[]): Image[] | undefined {
  const images: Image[] = [];
  for (const value of values) {
    const found = imagesOf(to, kernel, value);
    if (!found) return undefined;
    images.push(...found);
  }
  return images;
}

function imagesOf(to: Normaliser, kernel: Generator, value: bigint): Image[] | undefined {
  const { tree, relation, exponential } = kernel;
  if (relation) return rootImages(relation.degree, relation.value, value);
  if (exponential) return exponentialImages(exponential, value);
  if (tree.kind === 'absolute') {
    const inner = to.convert(tree.body);
    return value < 0n ? [] : [value, -value].map((each) => ({ inner, value: each }));
  }
  if (tree.kind === 'call') return callImages(to, tree, value);
  // A power that was not multiplied out: the kernel is its base.
  return tree.kind === 'add' || tree.kind === 'divide' ? [{ inner: to.convert(tree), value }] : undefined;
}

function rootImages(degree: number, radicand: Fraction, value: bigint): Image[] {
  if (value < 0n && degree % 2 === 0) return [];
  let power = fixed.one;
  for (let k = 0; k < degree; k++) power = fixed.multiply(power, value);
  return [{ inner: radicand, value: power }];
}

function exponentialImages(
  { base, exponent }: NonNullable<Generator['exponential']>,
  value: bigint,
): Image[] | undefined {
  const rate = logarithmOf(base);
  if (rate === undefined || rate === 0n) return undefined;
  if (value <= 0n) return [];
  return [{ inner: exponent, value: fixed.divide(fixed.logarithm(value), rate) }];
}

/** ln of a positive number without letters. */
export function logarithmOf(base: Expression): bigint | undefined {
  if (base.kind === 'constant' && base.name === 'e') return fixed.one;
  const program = freeNames(base).length === 0 ? compile(base) : undefined;
  const value = program && closedDigits(program);
  return value !== undefined && value > 0n ? fixed.logarithm(value) : undefined;
}

/** Inverse functions with the numbers that have the same value: one, mirrored (π − x, −x), and the period in units of π. */
const inverses: Readonly<
  Record<string, { readonly inverse: string; readonly mirror?: 'supplement' | 'opposite'; readonly turns?: bigint }>
> = {
  sin: { inverse: 'arcsin', mirror: 'supplement', turns: 2n },
  csc: { inverse: 'arccsc', mirror: 'supplement', turns: 2n },
  cos: { inverse: 'arccos', mirror: 'opposite', turns: 2n },
  sec: { inverse: 'arcsec', mirror: 'opposite', turns: 2n },
  tan: { inverse: 'arctan', turns: 1n },
  cot: { inverse: 'arccot', turns: 1n },
  arcsin: { inverse: 'sin' },
  arccos: { inverse: 'cos' },
  arctan: { inverse: 'tan' },
  arccot: { inverse: 'cot' },
  sinh: { inverse: 'arsinh' },
  cosh: { inverse: 'arcosh', mirror: 'opposite' },
  tanh: { inverse: 'artanh' },
  coth: { inverse: 'arcoth' },
  sech: { inverse: 'arsech', mirror: 'opposite' },
  csch: { inverse: 'arcsch' },
  arsinh: { inverse: 'sinh' },
  arcosh: { inverse: 'cosh' },
  artanh: { inverse: 'tanh' },
  ln: { inverse: 'exp' },
  exp: { inverse: 'ln' },
};

function callImages(to: Normaliser, tree: Extract<Expression, { kind: 'call' }>, value: bigint): Image[] | undefined {
  const [argument, second] = tree.args;
  if (!argument) return undefined;
  const inner = to.convert(argument);
  const name = canonicalFunction(tree.name);
  if (name === 'log' || name === 'lg' || name === 'lb') {
    const rate = logarithmOf(tree.base ?? second ?? { kind: 'number', text: name === 'lb' ? '2' : '10' });
    return rate === undefined ? undefined : [{ inner, value: exponential(fixed.multiply(rate, value)) }];
  }
  // Between the zeros of its argument a sign does not change.
  if (name === 'sign') return [{ inner, value: 0n }];
  const known = Object.hasOwn(inverses, name) && tree.args.length === 1 ? inverses[name] : undefined;
  const inverse = known && realFunction(known.inverse);
  if (!known || !inverse) return undefined;
  const start = inverse([value]);
  if (start === undefined) return [];
  const starts = [start];
  if (known.mirror) starts.push(known.mirror === 'supplement' ? fixed.pi - start : -start);
  const period = known.turns === undefined ? undefined : known.turns * fixed.pi;
  return starts.map((each) => (period === undefined ? { inner, value: each } : { inner, value: each, period }));
}

/** The coefficients of a linear expression a·x + b as fractions without x; undefined for others. */
export function linearParts(
  a: Fraction,
  variable: number,
  digitsOf: (part: P.Polynomial) => bigint | undefined,
): { readonly rate: bigint; readonly start: bigint } | undefined {
  const bottom = digitsOf(a.denominator);
  const [constant = P.zeroPolynomial, slope = P.zeroPolynomial, ...others] = P.coefficientsIn(a.numerator, variable);
  const [top, rate] = [digitsOf(constant), digitsOf(slope)];
  if (bottom === undefined || bottom === 0n || top === undefined || rate === undefined || others.length > 0) {
    return undefined;
  }
  return { rate: fixed.divide(rate, bottom), start: fixed.divide(top, bottom) };
}
