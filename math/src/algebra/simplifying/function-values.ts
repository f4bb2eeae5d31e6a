import type { CallNode, Expression } from '../../notation/tree.ts';
import { callTree } from '../construct.ts';
import { exactCall } from '../numbers/exact.ts';
import { type Fraction, fractionKey, isNegative, rationalOf } from '../polynomials/field.ts';
import type { Normalising } from './normalising.ts';
import * as P from '../polynomials/polynomial.ts';
import {
  type Rational,
  compare,
  floor,
  invert,
  multiply as multiplyRationals,
  one,
  subtract as subtractRationals,
  toText,
} from '../numbers/rational.ts';

/** f(−u) = −f(u). */
const odd: ReadonlySet<string> = new Set([
  'sin',
  'tan',
  'cot',
  'csc',
  'arcsin',
  'arctan',
  'sinh',
  'tanh',
  'coth',
  'csch',
  'arsinh',
  'artanh',
  'sign',
  'arccot',
  'arccsc',
]);
/** f(−u) = f(u). */
const even: ReadonlySet<string> = new Set(['cos', 'sec', 'cosh', 'sech', 'abs']);

/** A known function of a normal form: exact values, parity, and the few rules below; otherwise a generator. */
export function applyFunction(to: Normalising, name: string, argument: Fraction, tree?: CallNode): Fraction {
  const value = rationalOf(argument);
  if (value) {
    const exact = exactCall(name, [value]);
    if (exact) return to.field.constant(exact);
  }
  const special = specialValue(to, name, argument);
  if (special) return special;
  if (isNegative(argument)) {
    if (odd.has(name)) return to.field.negate(applyFunction(to, name, to.field.negate(argument), tree));
    if (even.has(name)) return applyFunction(to, name, to.field.negate(argument), tree);
  }
  switch (name) {
    case 'abs':
      return absoluteValue(to, argument);
    case 'ln':
      return naturalLogarithm(to, argument);
    case 'factorial':
      return factorialOf(to, argument);
    default:
      return to.opaque(tree, name, [argument]);
  }
}

/** |c·u| = |c|·|u| with rational c; numbers by their sign. */
function absoluteValue(to: Normalising, argument: Fraction): Fraction {
  const content = P.content(argument.numerator);
  const size = exactCall('abs', [content]) ?? one;
  const unit = to.field.scale(argument, invert(content));
  const number = numericSign(to, unit);
  if (number !== undefined) return to.field.scale(number < 0 ? to.field.negate(unit) : unit, size);
  const inner = to.print(unit);
  const position = to.field.generator(`abs(${fractionKey(unit)})`, () => ({
    sort: 'function',
    tree: { kind: 'absolute', body: inner },
  }));
  return to.field.scale(to.generator(position), size);
}

/** The sign of a real number in roots and π, when it is clear in double precision. */
export function numericSign(to: Normalising, a: Fraction): -1 | 1 | undefined {
  const size = (polynomial: P.Polynomial): number | undefined => {
    let sum = 0;
    let scale = 0;
    for (const term of polynomial.values()) {
      let product = Number(term.coefficient.n) / Number(term.coefficient.d);
      for (let k = 0; k < term.powers.length; k++) {
        const power = term.powers[k] ?? 0;
        if (power === 0) continue;
        const generator = to.field.generators[k];
        const number =
          generator?.key === 'pi'
            ? Math.PI
            : generator?.radical
              ? (Number(generator.radical.base.n) / Number(generator.radical.base.d)) ** (1 / generator.radical.index)
              : generator?.key === 'e^1*'
                ? Math.E
                : undefined;
        if (number === undefined) return undefined;
        product *= number ** power;
      }
      sum += product;
      scale += Math.abs(product);
    }
    return Math.abs(sum) > 1e-10 * scale ? sum : undefined;
  };
  const top = size(a.numerator);
  const bottom = top === undefined ? undefined : size(a.denominator);
  if (top === undefined || bottom === undefined || top === 0) return undefined;
  return top * bottom < 0 ? -1 : 1;
}

/** ln(e^u) = u for real exponents; ln of other things stays, and is remembered for e^{ln u}. */
function naturalLogarithm(to: Normalising, argument: Fraction): Fraction {
  const term =
    argument.numerator.size === 1 && P.isOne(argument.denominator) ? P.leadingTerm(argument.numerator) : undefined;
  const used = term?.powers.flatMap((power, k) => (power ? [{ power, k }] : [])) ?? [];
  const [only] = used;
  if (term && only && used.length === 1 && term.coefficient.n === 1 && term.coefficient.d === 1) {
    const exponential = to.field.generators[only.k]?.exponential;
    if (exponential?.baseKey === 'e' && !mentionsImaginary(to, exponential.exponent)) {
      return to.field.scale(exponential.exponent, { n: only.power, d: 1 });
    }
  }
  const inverse = argument.denominator;
  if (P.isOne(argument.numerator) && !P.isOne(inverse)) {
    const inner = { numerator: inverse, denominator: P.onePolynomial };
    if (numericSign(to, inner) === 1) return to.field.negate(naturalLogarithm(to, inner));
  }
  const key = `ln(${fractionKey(argument)})`;
  to.logarithmArguments.set(key, argument);
  return to.generator(to.field.generator(key, () => ({ sort: 'function', tree: callTree('ln', to.print(argument)) })));
}

function mentionsImaginary(to: Normalising, a: Fraction): boolean {
  return P.generatorsOf(a.numerator).some((k) => to.field.generators[k]?.sort === 'imaginary');
}

/** (u + k)! = u!·(u+1)…(u+k) with the integer part of the constant term taken out, so that quotients cancel. */
function factorialOf(to: Normalising, argument: Fraction): Fraction {
  const constant = P.isOne(argument.denominator) ? argument.numerator.get('')?.coefficient : undefined;
  const shift = constant ? Number(floor(constant).n) : 0;
  const base = to.field.subtract(argument, to.field.constant({ n: shift, d: 1 }));
  const print = (body: Fraction): Expression => ({ kind: 'postfix', operator: 'factorial', operand: to.print(body) });
  const kernel = (body: Fraction): Fraction =>
    to.generator(
      to.field.generator(`factorial(${fractionKey(body)})`, () => ({ sort: 'function', tree: print(body) })),
    );
  if (shift === 0 || Math.abs(shift) > 12) return kernel(argument);
  let result = kernel(base);
  for (let k = 1; k <= Math.abs(shift); k++) {
    const offset = to.field.constant({ n: shift > 0 ? k : 1 - k, d: 1 });
    const factor = to.field.add(base, offset);
    result = shift > 0 ? to.field.multiply(result, factor) : to.field.divide(result, factor);
  }
  return result;
}

/** The rational q with a = q·π, if a is a rational multiple of π. */
function multipleOfPi(to: Normalising, a: Fraction): Rational | undefined {
  if (!P.isOne(a.denominator) || a.numerator.size !== 1) return undefined;
  const term = P.leadingTerm(a.numerator);
  if (!term) return undefined;
  const position = term.powers.findIndex((power) => power !== 0);
  if (position !== term.powers.length - 1 || term.powers[position] !== 1) return undefined;
  return to.field.generators[position]?.key === 'pi' ? term.coefficient : undefined;
}

/** Exact sines and tangents of multiples of π with denominators 1, 2, 3, 4, 5, 6, 8, 10, 12, and inverse values. */
function specialValue(to: Normalising, name: string, argument: Fraction): Fraction | undefined {
  if (name.startsWith('arc')) return inverseValue(to, name, argument);
  if (!['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].includes(name)) return undefined;
  const angle = multipleOfPi(to, argument);
  if (!angle) return undefined;
  const cosine = cosineOf(to, angle);
  const sine = cosineOf(to, subtractRationals({ n: 1, d: 2 }, angle));
  if (!cosine || !sine) return undefined;
  const over = (a: Fraction, b: Fraction): Fraction => to.field.divide(a, b);
  switch (name) {
    case 'sin':
      return sine;
    case 'cos':
      return cosine;
    case 'tan':
      return over(sine, cosine);
    case 'cot':
      return over(cosine, sine);
    case 'sec':
      return over(to.field.constant(one), cosine);
    default:
      return over(to.field.constant(one), sine);
  }
}

/** cos(qπ), reduced to the first quadrant. */
function cosineOf(to: Normalising, q: Rational): Fraction | undefined {
  const turn = subtractRationals(q, multiplyRationals({ n: 2, d: 1 }, floor(multiplyRationals(q, { n: 1, d: 2 }))));
  const folded = compare(turn, one) > 0 ? subtractRationals({ n: 2, d: 1 }, turn) : turn;
  const flip = compare(folded, { n: 1, d: 2 }) > 0;
  const first = flip ? subtractRationals(one, folded) : folded;
  const value = firstQuadrant(to, first);
  return value && flip ? to.field.negate(value) : value;
}

function firstQuadrant(to: Normalising, q: Rational): Fraction | undefined {
  const number = (n: number, d = 1): Fraction => to.field.constant({ n, d });
  const root = (a: Fraction): Fraction => to.root(a);
  const half = (a: Fraction): Fraction => to.field.scale(a, { n: 1, d: 2 });
  switch (toText(q)) {
    case '0':
      return number(1);
    case '1/2':
      return number(0);
    case '1/3':
      return number(1, 2);
    case '1/4':
      return half(root(number(2)));
    case '1/6':
      return half(root(number(3)));
    case '1/5':
      return to.field.scale(to.field.add(number(1), root(number(5))), { n: 1, d: 4 });
    case '2/5':
      return to.field.scale(to.field.subtract(root(number(5)), number(1)), { n: 1, d: 4 });
    case '1/12':
      return to.field.scale(to.field.add(root(number(6)), root(number(2))), { n: 1, d: 4 });
    case '5/12':
      return to.field.scale(to.field.subtract(root(number(6)), root(number(2))), { n: 1, d: 4 });
    default:
      return undefined;
  }
}

const angles: readonly Rational[] = [
  { n: 0, d: 1 },
  { n: 1, d: 12 },
  { n: 1, d: 6 },
  { n: 1, d: 5 },
  { n: 1, d: 4 },
  { n: 1, d: 3 },
  { n: 2, d: 5 },
  { n: 5, d: 12 },
  { n: 1, d: 2 },
];

/** arcsin, arccos, arctan of the values above. */
function inverseValue(to: Normalising, name: string, argument: Fraction): Fraction | undefined {
  const forward = { arcsin: 'sin', arccos: 'cos', arctan: 'tan' }[name];
  if (!forward) return undefined;
  if (P.generatorsOf(argument.numerator).some((k) => to.field.generators[k]?.radical === undefined)) return undefined;
  const target = fractionKey(argument);
  const negated = fractionKey(to.field.negate(argument));
  for (const q of angles) {
    if (forward === 'tan' && q.d === 2) continue;
    const angle = to.field.scale(to.pi(), q);
    const key = fractionKey(applyFunction(to, forward, angle));
    if (key === target) return angle;
    if (key === negated) {
      return name === 'arccos' ? to.field.scale(to.pi(), subtractRationals(one, q)) : to.field.negate(angle);
    }
  }
  return undefined;
}
