import { gcd } from '../../algebra/polynomials/polynomial-gcd.ts';
import {
  coefficientsIn,
  constantValue,
  degreeIn,
  divideExactly,
  fromCoefficients,
  generatorsOf,
  multiply,
  type Polynomial,
  primitivePart,
  type Term,
  constantPolynomial,
  add,
} from '../../algebra/polynomials/polynomial.ts';
import { power, rational, toNumber, zero } from '../../algebra/numbers/rational.ts';
import { derivativeOf } from './polynomial-derivative.ts';

/** Highest degree that is searched for factors; above, a polynomial counts as irreducible. */
const highestDegree = 12;

/**
 * Whether a polynomial over the rationals has no factor but constants and itself.
 * One variable: products of subsets of the complex roots are rounded to integer candidates and tried by exact division
 * (roots by Aberth's simultaneous iteration, BIT 13, 1973). Several: a polynomial that factors also factors with
 * numbers in place of all but one variable, so one irreducible specialisation proves irreducibility (Hilbert's theorem
 * says that most specialisations of an irreducible polynomial are); when ten of them factor, the polynomial counts as
 * reducible.
 */
export function isIrreducible(polynomial: Polynomial): boolean {
  const a = primitivePart(polynomial);
  const generators = generatorsOf(a);
  const [first] = generators;
  if (first === undefined) return true;
  for (const generator of generators) {
    if (constantValue(contentIn(a, generator)) === undefined) return false;
    if (degreeIn(a, generator) === 1) return true;
  }
  if (generators.length === 1) return !hasProperFactor(a, first);
  const [main = first, ...others] = generators.toSorted((x, y) => degreeIn(a, x) - degreeIn(a, y));
  for (const value of [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]) {
    let special = a;
    for (const [index, generator] of others.entries()) special = specialised(special, generator, value + 4 * index);
    if (degreeIn(special, main) === degreeIn(a, main) && !hasProperFactor(primitivePart(special), main)) return true;
  }
  return false;
}

/** gcd of the coefficients with respect to one variable. */
function contentIn(a: Polynomial, generator: number): Polynomial {
  const [first, ...rest] = coefficientsIn(a, generator).filter((part) => part.size > 0);
  let common = first ?? a;
  for (const part of rest) {
    if (constantValue(common) !== undefined) break;
    common = gcd(common, part);
  }
  return common;
}

function specialised(a: Polynomial, generator: number, value: number): Polynomial {
  let result: Polynomial = new Map<string, Term>();
  for (const [exponent, part] of coefficientsIn(a, generator).entries()) {
    result = add(result, multiply(part, constantPolynomial(power(rational(value), exponent))));
  }
  return result;
}

function hasProperFactor(a: Polynomial, generator: number): boolean {
  const degree = degreeIn(a, generator);
  if (degree <= 1 || degree > highestDegree) return false;
  if (constantValue(gcd(a, derivativeOf(a, generator))) === undefined) return true;
  const coefficients = coefficientsIn(a, generator).map((part) => toNumber(constantValue(part) ?? zero));
  const roots = complexRoots(coefficients);
  return roots !== undefined && subsetsDivide(a, generator, roots, coefficients[degree] ?? 1);
}

interface Point {
  readonly re: number;
  readonly im: number;
}

function complexRoots(coefficients: readonly number[]): Point[] | undefined {
  const degree = coefficients.length - 1;
  const lead = coefficients[degree] ?? 1;
  const radius = 1 + Math.max(...coefficients.slice(0, degree).map((value) => Math.abs(value / lead)));
  let roots: Point[] = Array.from({ length: degree }, (_, k) => {
    const angle = (2 * Math.PI * k) / degree + 0.4;
    const size = Math.min(radius, Math.abs((coefficients[0] ?? 1) / lead) ** (1 / degree) * (1 + 0.1 * k) + 0.1);
    return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
  });
  for (let round = 0; round < 200; round++) {
    let largest = 0;
    const next = roots.map((root, index) => {
      const [value, slope] = horner(coefficients, root);
      if (value.re === 0 && value.im === 0) return root;
      const newton = over(value, slope);
      let repulsion: Point = { re: 0, im: 0 };
      for (const [other, point] of roots.entries()) {
        if (other === index) continue;
        const inverse = over({ re: 1, im: 0 }, { re: root.re - point.re, im: root.im - point.im });
        repulsion = { re: repulsion.re + inverse.re, im: repulsion.im + inverse.im };
      }
      const product = times(newton, repulsion);
      const step = over(newton, { re: 1 - product.re, im: -product.im });
      largest = Math.max(largest, Math.hypot(step.re, step.im) / Math.max(1, Math.hypot(root.re, root.im)));
      return { re: root.re - step.re, im: root.im - step.im };
    });
    if (!next.every(({ re, im }) => Number.isFinite(re) && Number.isFinite(im))) return undefined;
    roots = next;
    if (largest < 1e-15) break;
  }
  return roots;
}

function horner(coefficients: readonly number[], at: Point): [Point, Point] {
  let value: Point = { re: 0, im: 0 };
  let slope: Point = { re: 0, im: 0 };
  for (let k = coefficients.length - 1; k >= 0; k--) {
    const turned = times(slope, at);
    slope = { re: turned.re + value.re, im: turned.im + value.im };
    const scaled = times(value, at);
    value = { re: scaled.re + (coefficients[k] ?? 0), im: scaled.im };
  }
  return [value, slope];
}

function times(a: Point, b: Point): Point {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function over(a: Point, b: Point): Point {
  const size = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
}

/** Tries lead · Π(x − root) for every subset of up to half of the roots. */
function subsetsDivide(a: Polynomial, generator: number, roots: readonly Point[], lead: number): boolean {
  const degree = roots.length;
  for (let mask = 1; mask < 1 << degree; mask++) {
    const chosen = roots.filter((_, index) => (mask >> index) & 1);
    if (chosen.length * 2 > degree) continue;
    let product: Point[] = [{ re: lead, im: 0 }];
    for (const root of chosen) {
      product = [...product, { re: 0, im: 0 }].map((_, k) => {
        const shifted = product[k - 1] ?? { re: 0, im: 0 };
        const scaled = times(product[k] ?? { re: 0, im: 0 }, root);
        return { re: shifted.re - scaled.re, im: shifted.im - scaled.im };
      });
    }
    const isIntegral = product.every(({ re, im }) => {
      const slack = 1e-6 * Math.max(1, Math.abs(re));
      return Math.abs(im) < slack && Math.abs(re - Math.round(re)) < slack;
    });
    if (!isIntegral) continue;
    const parts = product.map(({ re }) => constantPolynomial(rational(Math.round(re))));
    if (divideExactly(a, primitivePart(fromCoefficients(parts, generator)))) return true;
  }
  return false;
}
