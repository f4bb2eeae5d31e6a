import type { CallNode, Expression } from '../../notation/tree.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import {
  LimitReached,
  absoluteInteger,
  binomial,
  divideExactly,
  factorial,
  gcdIntegers,
  multiplyIntegers,
} from './integer.ts';
import {
  type Rational,
  absolute,
  add,
  ceiling,
  compare,
  divide,
  exactRoot,
  floor,
  fromDecimal,
  isZero,
  multiply,
  negate,
  one,
  power,
  rational,
  roundTo,
  sign,
  subtract,
  zero,
} from './rational.ts';

export type Bindings = ReadonlyMap<string, Expression>;

/** The exact value that a name stands for; undefined for a letter. */
export type ValueOfName = (name: string) => Rational | undefined;

/**
 * The value of a closed expression by rational arithmetic alone (with the integer functions gcd, lcm, mod, floor,
 * ceil, round, abs, min, max, sign, factorial, binomial, and roots and powers that come out rational). Undefined when
 * these rules do not give one: `normal-form.ts` knows more, this is the fast path.
 */
export function arithmeticValue(tree: Expression, bindings?: Bindings): Rational | undefined {
  try {
    return exactArithmetic(tree, bindings ? boundValue(bindings, 0) : noValue);
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError) return undefined;
    throw error;
  }
}

const noValue: ValueOfName = () => undefined;

/** Bindings may refer to each other; a cycle ends here. */
const deepestBinding = 40;

function boundValue(bindings: Bindings, depth: number): ValueOfName {
  return (name) => {
    const bound = bindings.get(name);
    return bound && depth < deepestBinding ? exactArithmetic(bound, boundValue(bindings, depth + 1)) : undefined;
  };
}

/**
 * `arithmeticValue` for callers that tell a person why there is no value: throws a RangeError with a phrase such as
 * `a division by 0`, and LimitReached for numbers beyond measure.
 */
export function exactArithmetic(tree: Expression, valueOfName: ValueOfName = noValue): Rational | undefined {
  const evaluate = (part: Expression): Rational | undefined => exactArithmetic(part, valueOfName);
  switch (tree.kind) {
    case 'number':
      return fromDecimal(tree.text, tree.repetend);
    case 'name':
      return valueOfName(tree.name);
    case 'negate': {
      const value = evaluate(tree.operand);
      return value && negate(value);
    }
    case 'positive':
      return evaluate(tree.operand);
    case 'group':
      return evaluate(tree.body);
    case 'add':
      return folded(tree.terms, add, valueOfName);
    case 'multiply':
      return folded(tree.factors, multiply, valueOfName);
    case 'divide': {
      const numerator = evaluate(tree.numerator);
      const denominator = numerator && evaluate(tree.denominator);
      return numerator && denominator && quotient(numerator, denominator);
    }
    case 'mixed':
      return add(
        fromDecimal(tree.whole.text),
        quotient(fromDecimal(tree.numerator.text), fromDecimal(tree.denominator.text)),
      );
    case 'power': {
      const exponent = evaluate(tree.exponent);
      const base = exponent && evaluate(tree.base);
      if (base && isZero(base) && sign(exponent) < 0) throw new RangeError('a division by 0');
      return base && rationalPower(base, exponent);
    }
    case 'root': {
      const index = tree.index ? evaluate(tree.index) : { n: 2, d: 1 };
      const radicand = evaluate(tree.radicand);
      return radicand && index && rationalPower(radicand, quotient(one, index));
    }
    case 'absolute': {
      const value = evaluate(tree.body);
      return value && absolute(value);
    }
    case 'postfix': {
      const value = evaluate(tree.operand);
      if (!value) return undefined;
      if (tree.operator === 'percent') return divide(value, { n: 100, d: 1 });
      if (tree.operator === 'factorial') return factorialValue(value) ?? complain('factorial', [value]);
      return tree.operator === 'conjugate' ? value : undefined;
    }
    case 'call':
      return callValue(tree, valueOfName);
    default:
      return undefined;
  }
}

function folded(
  operands: readonly Expression[],
  apply: (a: Rational, b: Rational) => Rational,
  valueOfName: ValueOfName,
): Rational | undefined {
  let result: Rational | undefined;
  for (const operand of operands) {
    const value = exactArithmetic(operand, valueOfName);
    if (!value) return undefined;
    result = result ? apply(result, value) : value;
  }
  return result;
}

function quotient(a: Rational, b: Rational): Rational {
  if (isZero(b)) throw new RangeError('a division by 0');
  return divide(a, b);
}

/** base ** exponent when it is rational (real roots of negative bases with odd denominators). */
export function rationalPower(base: Rational, exponent: Rational): Rational | undefined {
  if (isZero(base)) return sign(exponent) > 0 ? zero : exponent.n === 0 ? one : undefined;
  if (exponent.d === 1) return power(base, exponent.n);
  if (typeof exponent.d !== 'number' || exponent.d > 10_000) return undefined;
  const root = exactRoot(base, exponent.d);
  return root && power(root, exponent.n);
}

function factorialValue(value: Rational): Rational | undefined {
  return value.d === 1 && typeof value.n === 'number' && value.n >= 0 ? { n: factorial(value.n), d: 1 } : undefined;
}

function callValue(tree: CallNode, valueOfName: ValueOfName): Rational | undefined {
  if (tree.primes) return undefined;
  // max and min may be written with a list or a set inside.
  const [only] = tree.args;
  const operands = tree.args.length === 1 && (only?.kind === 'list' || only?.kind === 'set') ? only.items : tree.args;
  const args: Rational[] = [];
  for (const operand of operands) {
    const value = exactArithmetic(operand, valueOfName);
    if (!value) return undefined;
    args.push(value);
  }
  const base = tree.base && exactArithmetic(tree.base, valueOfName);
  if (tree.base && !base) return undefined;
  const name = canonicalFunction(tree.name);
  return exactCall(name, args, base) ?? complain(name, args);
}

const ofWholeNumbers: ReadonlySet<string> = new Set(['gcd', 'lcm', 'binomial']);

/** Throws where numbers were given that the function knows no value for; undefined where the value is not rational. */
function complain(name: string, args: readonly Rational[]): undefined {
  if (name === 'factorial') throw new RangeError('a factorial of a number that is not 0, 1, 2, …');
  if (name === 'mod' && args[1] && isZero(args[1])) throw new RangeError('a remainder by 0');
  const last = args.at(-1);
  const isFraction = ofWholeNumbers.has(name) ? args.some(({ d }) => d !== 1) : name === 'round' && last?.d !== 1;
  if (isFraction) throw new RangeError(`${name} of a number that is not whole`);
  return undefined;
}

/** Exact values of functions at rational arguments, where they are rational. */
export function exactCall(name: string, args: readonly Rational[], base?: Rational): Rational | undefined {
  const [x, y] = args;
  if (!x) return undefined;
  switch (name) {
    case 'abs':
      return absolute(x);
    case 'floor':
      return floor(x);
    case 'ceil':
      return ceiling(x);
    case 'round':
      return y === undefined ? roundTo(x, 0) : y.d === 1 ? roundTo(x, Number(y.n)) : undefined;
    case 'sign':
      return { n: sign(x), d: 1 };
    case 'mod':
      return y && !isZero(y) ? subtract(x, multiply(y, floor(divide(x, y)))) : undefined;
    case 'gcd':
    case 'lcm':
      return args.every((arg) => arg.d === 1) ? args.reduce((a, b) => commonDivisor(name, a, b)) : undefined;
    case 'min':
      return args.reduce((a, b) => (compare(b, a) < 0 ? b : a));
    case 'max':
      return args.reduce((a, b) => (compare(b, a) > 0 ? b : a));
    case 'factorial':
      return factorialValue(x);
    case 'binomial':
      return y?.d === 1 && x.d === 1 ? { n: binomial(x.n, Number(y.n)), d: 1 } : undefined;
    case 'sqrt':
      return rationalPower(x, { n: 1, d: 2 });
    case 'cbrt':
      return rationalPower(x, { n: 1, d: 3 });
    case 'root':
      return y && !isZero(y) ? rationalPower(x, divide(one, y)) : undefined;
    case 're':
    case 'conj':
      return x;
    case 'im':
      return zero;
    case 'log':
    case 'lg':
    case 'lb':
      return exactLogarithm(x, base ?? y ?? { n: name === 'lb' ? 2 : 10, d: 1 });
    default:
      return exactAtSpecialPoint(name, x);
  }
}

function commonDivisor(name: 'gcd' | 'lcm', a: Rational, b: Rational): Rational {
  const divisor = gcdIntegers(a.n, b.n);
  if (name === 'gcd') return { n: divisor, d: 1 };
  return divisor === 0 ? zero : rational(absoluteInteger(multiplyIntegers(divideExactly(a.n, divisor), b.n)));
}

/** The rational k with base ** k = x, searched among halves and thirds up to 200. */
function exactLogarithm(x: Rational, base: Rational): Rational | undefined {
  if (sign(x) <= 0 || sign(base) <= 0 || compare(base, one) === 0) return undefined;
  const ratio = (Math.log(Number(x.n)) - Math.log(Number(x.d))) / (Math.log(Number(base.n)) - Math.log(Number(base.d)));
  for (const denominator of [1, 2, 3, 4, 5, 6]) {
    const numerator = Math.round(ratio * denominator);
    if (Math.abs(numerator) > 400) return undefined;
    if (compare(power(x, denominator), power(base, numerator)) === 0) return rational(numerator, denominator);
  }
  return undefined;
}

const zeroAtZero: ReadonlySet<string> = new Set(['sin', 'tan', 'arcsin', 'arctan', 'sinh', 'tanh', 'arsinh', 'artanh']);
const oneAtZero: ReadonlySet<string> = new Set(['cos', 'sec', 'cosh', 'sech', 'exp']);
const zeroAtOne: ReadonlySet<string> = new Set(['ln', 'arccos', 'arcosh', 'arcsec', 'arsech']);

function exactAtSpecialPoint(name: string, x: Rational): Rational | undefined {
  if (isZero(x)) return zeroAtZero.has(name) ? zero : oneAtZero.has(name) ? one : undefined;
  return x.n === 1 && x.d === 1 && zeroAtOne.has(name) ? zero : undefined;
}
