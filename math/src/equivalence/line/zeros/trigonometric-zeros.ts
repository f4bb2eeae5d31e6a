import type { Expression } from '../../../notation/tree.ts';
import { canonicalFunction } from '../../../algebra/evaluating/elementary.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { fixed, size, smallFraction } from '../digits.ts';
import { linearParts } from './inverse-images.ts';
import { digitPlace } from '../place.ts';
import { preciseRoots } from './precise-roots.ts';
import type { Zeros } from './zero-sets.ts';
import type { ZeroSearch } from './zero-search.ts';

/** A quotient of polynomials in t = tan(θ/2), lowest coefficients first. */
interface Quotient {
  readonly top: readonly bigint[];
  readonly bottom: readonly bigint[];
}

const functions: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const highestDegree = 16;

/**
 * Zeros of a polynomial in trigonometric functions whose arguments are mᵢθ + bᵢ with integers mᵢ and one θ = g·x: it
 * becomes a polynomial in t = tan(θ/2) (Weierstrass), and θ = π is looked at apart. Undefined for other functions.
 */
export function trigonometricZeros(finder: ZeroSearch, a: P.Polynomial, active: readonly number[]): Zeros | undefined {
  const parts: { k: number; name: string; rate: bigint; start: bigint }[] = [];
  for (const k of active) {
    const found = trigonometricPart(finder, finder.generator(k)?.tree);
    if (!found) return undefined;
    parts.push({ k, ...found });
  }
  const unit = commonRate(parts.map(({ rate }) => rate));
  if (!unit) return undefined;
  const quotients = new Map<number, Quotient>();
  for (const [index, { k, name, start }] of parts.entries()) {
    const times = unit.times[index] ?? 1;
    if (Math.abs(times) > highestDegree) return undefined;
    quotients.set(k, quotientOf(name, times, start));
  }
  const polynomial = substituted(finder, a, quotients);
  if (!polynomial || polynomial.length - 1 > 2 * highestDegree) return undefined;
  const period = digitPlace(fixed.divide(2n * fixed.pi, size(unit.rate)));
  const angles = preciseRoots(polynomial).map((t) => 2n * fixed.angle(t, fixed.one));
  const starts = [...angles, fixed.pi].map((angle) => digitPlace(fixed.divide(angle, unit.rate)));
  return { places: [], families: starts.map((start) => ({ start, period })), complete: true };
}

function trigonometricPart(
  finder: ZeroSearch,
  tree: Expression | undefined,
): { readonly name: string; readonly rate: bigint; readonly start: bigint } | undefined {
  if (tree?.kind !== 'call' || tree.args.length !== 1) return undefined;
  const name = canonicalFunction(tree.name);
  if (!functions.has(name)) return undefined;
  const [argument] = tree.args;
  const inner = argument && finder.to.convert(argument);
  const active = inner ? [...finder.activeOf(inner.numerator), ...finder.activeOf(inner.denominator)] : [];
  const [variable] = active;
  if (!inner || variable === undefined || active.length !== 1 || !finder.isVariable(variable)) return undefined;
  const linear = linearParts(inner, variable, (part) => finder.digitsOf(part));
  return linear && linear.rate !== 0n ? { name, ...linear } : undefined;
}

/** The largest rate of which all are integer multiples. */
export function commonRate(
  rates: readonly bigint[],
): { readonly rate: bigint; readonly times: readonly number[] } | undefined {
  const [first] = rates;
  if (first === undefined || first === 0n) return undefined;
  const fractions = rates.map((rate) => smallFraction(fixed.divide(rate, first), 24));
  let common = 1;
  for (const fraction of fractions) {
    if (!fraction || fraction.n === 0) return undefined;
    common = (common * fraction.d) / gcd(common, fraction.d);
  }
  const times = fractions.map((fraction) => ((fraction?.n ?? 1) * common) / (fraction?.d ?? 1));
  const divisor = times.reduce((x, y) => gcd(x, Math.abs(y)), 0);
  return { rate: (first * BigInt(divisor)) / BigInt(common), times: times.map((each) => each / divisor) };
}

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** f(mθ + b) in t. */
function quotientOf(name: string, times: number, start: bigint): Quotient {
  const { re, im, bottom } = multipleAngle(times);
  const [sine, cosine] = fixed.sineAndCosine(start);
  const combine = (x: bigint, y: bigint): bigint[] =>
    re.map((value, k) => fixed.multiply(value, x) + fixed.multiply(im[k] ?? 0n, y));
  const sin = combine(sine, cosine);
  const cos = combine(cosine, -sine);
  switch (name) {
    case 'sin':
      return { top: sin, bottom };
    case 'cos':
      return { top: cos, bottom };
    case 'tan':
      return { top: sin, bottom: cos };
    case 'cot':
      return { top: cos, bottom: sin };
    case 'sec':
      return { top: bottom, bottom: cos };
    default:
      return { top: bottom, bottom: sin };
  }
}

/** cos mθ and sin mθ are the real and the imaginary part of (1 + it)^2m over (1 + t²)^m. */
function multipleAngle(times: number): { re: bigint[]; im: bigint[]; bottom: bigint[] } {
  const degree = 2 * Math.abs(times);
  const re = Array.from({ length: degree + 1 }, () => 0n);
  const im = [...re];
  const bottom = [...re];
  let binomial = 1n;
  let half = 1n;
  for (let k = 0; k <= degree; k++) {
    const sign = k % 4 < 2 ? 1n : -1n;
    if (k % 2 === 0) {
      re[k] = sign * binomial * fixed.one;
      bottom[k] = half * fixed.one;
      half = (half * BigInt(degree / 2 - k / 2)) / BigInt(k / 2 + 1);
    } else im[k] = (times < 0 ? -sign : sign) * binomial * fixed.one;
    binomial = (binomial * BigInt(degree - k)) / BigInt(k + 1);
  }
  return { re, im, bottom };
}

function substituted(
  finder: ZeroSearch,
  a: P.Polynomial,
  quotients: ReadonlyMap<number, Quotient>,
): bigint[] | undefined {
  const degrees = new Map([...quotients.keys()].map((k) => [k, P.degreeIn(a, k)] as const));
  let total = 0;
  for (const [k, degree] of degrees) total += degree * ((quotients.get(k)?.top.length ?? 1) - 1);
  if (total > 2 * highestDegree) return undefined;
  let sum: bigint[] = [];
  for (const { coefficient, powers } of a.values()) {
    const constant = finder.digitsOf(
      P.fromTerms([{ coefficient, powers: powers.map((power, k) => (quotients.has(k) ? 0 : power)) }]),
    );
    if (constant === undefined) return undefined;
    let product = [constant];
    for (const [k, { top, bottom }] of quotients) {
      const power = powers[k] ?? 0;
      for (let j = 0; j < (degrees.get(k) ?? 0); j++) product = multiplied(product, j < power ? top : bottom);
    }
    sum = Array.from({ length: Math.max(sum.length, product.length) }, (_, j) => (sum[j] ?? 0n) + (product[j] ?? 0n));
  }
  return sum;
}

function multiplied(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = (result[i + j] ?? 0n) + fixed.multiply(x, y);
    });
  });
  return result;
}
