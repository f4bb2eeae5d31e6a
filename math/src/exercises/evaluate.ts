import {
  absoluteInteger,
  binomial,
  divideExactly,
  factorial,
  floorModulo,
  gcdIntegers,
  type Integer,
  multiplyIntegers,
} from '../algebra/integer.ts';
import {
  absolute,
  add,
  ceiling,
  compare,
  divide,
  exactRoot,
  floor,
  fromDecimal,
  isInteger,
  isZero,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  roundTo,
  sign,
  subtract,
} from '../algebra/rational.ts';
import type { CallNode, Expression, PowerNode } from '../notation/tree.ts';
import type { Value } from './value.ts';

/** Values of the variables by their index in the document's list; unset while not drawn. */
export type Slots = readonly (Value | undefined)[];

/**
 * An expression turned into a function of the variables. The result is undefined when the expression has no exact
 * rational value by these rules (letters, irrational numbers). Throws a RangeError for divisions by nought and the
 * like, `LimitReached` for numbers beyond measure.
 */
export type NumberOf = (slots: Slots) => Rational | undefined;

/** The index of a variable, or undefined for a letter that is none. */
export type SlotOf = (name: string) => number | undefined;

const nothing: NumberOf = () => undefined;

export function compileNumber(tree: Expression, slotOf: SlotOf): NumberOf {
  switch (tree.kind) {
    case 'number': {
      const value = fromDecimal(tree.text, tree.repetend);
      return () => value;
    }
    case 'name':
      return compileName(slotOf(tree.name));
    case 'add':
      return fold(tree.terms, slotOf, add);
    case 'multiply':
      return fold(tree.factors, slotOf, multiply);
    case 'negate':
      return map(compileNumber(tree.operand, slotOf), negate);
    case 'positive':
      return compileNumber(tree.operand, slotOf);
    case 'group':
      return compileNumber(tree.body, slotOf);
    case 'absolute':
      return map(compileNumber(tree.body, slotOf), absolute);
    case 'divide':
      return combine(compileNumber(tree.numerator, slotOf), compileNumber(tree.denominator, slotOf), quotient);
    case 'mixed': {
      const value = add(
        fromDecimal(tree.whole.text),
        quotient(fromDecimal(tree.numerator.text), fromDecimal(tree.denominator.text)),
      );
      return () => value;
    }
    case 'power':
      return compilePower(tree, slotOf);
    case 'root': {
      const index = tree.index ? compileNumber(tree.index, slotOf) : () => ({ n: 2, d: 1 });
      return combine(compileNumber(tree.radicand, slotOf), index, (radicand, by) => {
        if (!isInteger(by) || by.n < 1 || typeof by.n !== 'number') return undefined;
        return exactRoot(radicand, by.n);
      });
    }
    case 'postfix':
      if (tree.operator === 'factorial') return map(compileNumber(tree.operand, slotOf), factorialOf);
      if (tree.operator === 'percent') {
        return map(compileNumber(tree.operand, slotOf), (value) => divide(value, { n: 100, d: 1 }));
      }
      return nothing;
    case 'call':
      return compileCall(tree, slotOf);
    default:
      return nothing;
  }
}

function compileName(slot: number | undefined): NumberOf {
  if (slot === undefined) return nothing;
  return (slots) => {
    const value = slots[slot];
    return value?.kind === 'number' ? value.rational : undefined;
  };
}

function map(operand: NumberOf, apply: (value: Rational) => Rational | undefined): NumberOf {
  return (slots) => {
    const value = operand(slots);
    return value && apply(value);
  };
}

function combine(left: NumberOf, right: NumberOf, apply: (a: Rational, b: Rational) => Rational | undefined): NumberOf {
  return (slots) => {
    const a = left(slots);
    if (a === undefined) return undefined;
    const b = right(slots);
    return b && apply(a, b);
  };
}

function fold(
  operands: readonly Expression[],
  slotOf: SlotOf,
  apply: (a: Rational, b: Rational) => Rational,
): NumberOf {
  const compiled = operands.map((operand) => compileNumber(operand, slotOf));
  const [first = nothing, ...others] = compiled;
  return (slots) => {
    let result = first(slots);
    for (const operand of others) {
      if (result === undefined) return undefined;
      const value = operand(slots);
      result = value && apply(result, value);
    }
    return result;
  };
}

function quotient(a: Rational, b: Rational): Rational {
  if (isZero(b)) throw new RangeError('a division by 0');
  return divide(a, b);
}

function compilePower(tree: PowerNode, slotOf: SlotOf): NumberOf {
  if (tree.onName) return nothing;
  return combine(compileNumber(tree.base, slotOf), compileNumber(tree.exponent, slotOf), (base, exponent) => {
    if (isZero(base) && sign(exponent) < 0) throw new RangeError('a division by 0');
    if (isInteger(exponent)) return power(base, exponent.n);
    if (typeof exponent.d !== 'number' || exponent.d > 64) return undefined;
    const root = exactRoot(base, exponent.d);
    return root && power(root, exponent.n);
  });
}

function factorialOf(value: Rational): Rational {
  if (!isInteger(value) || value.n < 0) throw new RangeError('a factorial of a number that is not 0, 1, 2, …');
  return { n: factorial(Number(value.n)), d: 1 };
}

function integerOf(value: Rational, name: string): Integer {
  if (!isInteger(value)) throw new RangeError(`${name} of a number that is not whole`);
  return value.n;
}

const functionsOfOne: Readonly<Record<string, (value: Rational) => Rational | undefined>> = {
  abs: absolute,
  floor,
  ceil: ceiling,
  ceiling,
  round: (value) => roundTo(value, 0),
  sign: (value) => rational(sign(value)),
  sgn: (value) => rational(sign(value)),
  sqrt: (value) => exactRoot(value, 2),
  cbrt: (value) => exactRoot(value, 3),
};

const functionsOfTwo: Readonly<Record<string, (a: Rational, b: Rational) => Rational | undefined>> = {
  round: (value, digits) => roundTo(value, Number(integerOf(digits, 'round'))),
  mod: (a, b) => {
    if (isZero(b)) throw new RangeError('a remainder by 0');
    return subtract(a, multiply(b, floor(divide(a, b))));
  },
  binomial: choose,
  binom: choose,
  choose,
  nCr: choose,
  root: (value, index) => (isInteger(index) ? exactRoot(value, Number(index.n)) : undefined),
};

/** Functions of two or more numbers that can be applied one after the other. */
const foldable: Readonly<Record<string, (a: Rational, b: Rational) => Rational>> = {
  gcd: (a, b) => rational(gcdIntegers(integerOf(a, 'gcd'), integerOf(b, 'gcd'))),
  lcm: (a, b) => {
    const x = integerOf(a, 'lcm');
    const y = integerOf(b, 'lcm');
    if (x === 0 || y === 0) return rational(0);
    return rational(absoluteInteger(multiplyIntegers(divideExactly(x, gcdIntegers(x, y)), y)));
  },
  max: (a, b) => (compare(a, b) < 0 ? b : a),
  min: (a, b) => (compare(a, b) > 0 ? b : a),
};

function choose(n: Rational, k: Rational): Rational {
  return rational(binomial(integerOf(n, 'binomial'), Number(integerOf(k, 'binomial'))));
}

function compileCall(tree: CallNode, slotOf: SlotOf): NumberOf {
  if (tree.base || tree.primes) return nothing;
  // max and min may be written with a list or a set inside.
  const [only] = tree.args;
  const args = tree.args.length === 1 && (only?.kind === 'list' || only?.kind === 'set') ? only.items : tree.args;
  const apply = foldable[tree.name];
  if (apply && args.length > 0) return fold(args, slotOf, apply);
  const [first, second] = args;
  const ofOne = functionsOfOne[tree.name];
  if (ofOne && first && args.length === 1) return map(compileNumber(first, slotOf), ofOne);
  const ofTwo = functionsOfTwo[tree.name];
  if (ofTwo && first && second && args.length === 2) {
    return combine(compileNumber(first, slotOf), compileNumber(second, slotOf), ofTwo);
  }
  if (tree.name === 'factorial' && first) return map(compileNumber(first, slotOf), factorialOf);
  return nothing;
}

/** Whether a whole number has a remainder of 0: `a | b`. */
export function divides(a: Rational, b: Rational): boolean {
  if (isZero(a)) return isZero(b);
  return floorModulo(integerOf(b, 'a divisor'), integerOf(a, 'a divisor')) === 0;
}
