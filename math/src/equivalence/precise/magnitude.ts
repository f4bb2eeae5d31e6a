import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Integer } from '../../algebra/numbers/integer.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';

/**
 * Bounds of a real number and of the natural logarithm of its size, so that e^(−10000) has a sign and a size although no
 * double and no row of digits holds it. The sign is undefined where the bounds do not show it.
 */
export interface Magnitude {
  readonly sign: -1 | 0 | 1 | undefined;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** More than what an operation on doubles rounds. */
const rounding = 1e-13;
const mostDouble = Number.MAX_VALUE;
/** Values between these have all their digits in doubles. */
const [leastHeld, mostHeld] = [1e-290, 1e290];

/**
 * Bounds of the value of a program for values of its letters, with all steps in the reals; undefined where a step has no
 * such bounds.
 */
export function magnitudeOf(program: Program, values: readonly number[]): Magnitude | undefined {
  return magnitudesOf(program, values).at(-1);
}

/** Bounds of each step of a program. */
export function magnitudesOf(program: Program, values: readonly number[]): readonly (Magnitude | undefined)[] {
  const registers: (Magnitude | undefined)[] = [];
  for (const instruction of program.code) {
    const next = step(instruction, registers, values);
    registers.push(
      next && !Number.isNaN(next.from + next.low) && !Number.isNaN(next.to + next.high) ? next : undefined,
    );
  }
  return registers;
}

/** Logarithms of sizes that doubles, in a unit of their own, and with them the places on the line, hold. */
const mostLogarithm = 736;

/** Whether a number is certainly larger, or closer to 0, than any double. */
export function isBeyondDoubles({ sign, low, high }: Magnitude): boolean {
  return (sign === 1 || sign === -1) && (high > mostLogarithm || low < -mostLogarithm);
}

/** Whether two numbers certainly differ. */
export function areApart(x: Magnitude, y: Magnitude): boolean {
  if (x.to < y.from || y.to < x.from) return true;
  if (x.sign === undefined || y.sign === undefined) return false;
  return x.sign !== y.sign || (x.sign !== 0 && (x.high < y.low || y.high < x.low));
}

const zero: Magnitude = { sign: 0, from: 0, to: 0, low: -Infinity, high: -Infinity };

function between(from: number, to: number): Magnitude {
  if (from === 0 && to === 0) return zero;
  const sign = from > 0 ? 1 : to < 0 ? -1 : undefined;
  const [least, most] = [Math.min(Math.abs(from), Math.abs(to)), Math.max(Math.abs(from), Math.abs(to))];
  return { sign, from, to, ...wider('low', 'high', sign === undefined ? -Infinity : Math.log(least), Math.log(most)) };
}

function ofLogarithm(sign: -1 | 1, least: number, most: number): Magnitude {
  const { low, high } = wider('low', 'high', Math.min(least, mostDouble), most);
  const [small, large] = [Math.min(Math.exp(low), mostDouble), Math.max(Math.exp(high), Number.MIN_VALUE)];
  const { from, to } = wider('from', 'to', sign > 0 ? small : -large, sign > 0 ? large : -small);
  return { sign, from: sign > 0 ? Math.max(from, 0) : from, to: sign < 0 ? Math.min(to, 0) : to, low, high };
}

function wider<A extends string, B extends string>(a: A, b: B, least: number, most: number): Record<A | B, number> {
  const less = Number.isFinite(least) ? least - rounding * Math.abs(least) - Number.MIN_VALUE : least;
  const more = Number.isFinite(most) ? most + rounding * Math.abs(most) + Number.MIN_VALUE : most;
  return { [a]: less, [b]: more } as Record<A | B, number>;
}

const valueWithin = (least: number, most: number): Magnitude => {
  const { from, to } = wider('from', 'to', least, most);
  return between(from, to);
};

function step(
  { op, a, b, exact, value, name, args }: Instruction,
  registers: readonly (Magnitude | undefined)[],
  values: readonly number[],
): Magnitude | undefined {
  const [x, y] = [registers[a], registers[b]];
  switch (op) {
    case operation.constant:
      return ofRational(exact);
    case operation.variable: {
      const letter = values[a];
      return letter === undefined ? undefined : between(letter, letter);
    }
    case operation.pi:
      return valueWithin(Math.PI, Math.PI);
    case operation.add:
      return x && y && sum(x, y);
    case operation.negate:
      return x && opposite(x);
    case operation.multiply:
      return x && y && product(x, y);
    case operation.divide: {
      const inverse = y && reciprocal(y);
      return x && inverse && product(x, inverse);
    }
    case operation.integerPower:
      return x && powered(x, value, Math.abs(value) % 2 === 1);
    case operation.rationalPower: {
      const isOddRoot = Number(exact.d) % 2 === 1;
      return x && (x.sign === 1 || x.sign === 0 || isOddRoot) ? powered(x, value, isOdd(exact.n)) : undefined;
    }
    case operation.power:
      return x?.sign === 1 && y ? exponential(product(between(x.low, x.high), y)) : undefined;
    case operation.call: {
      const [argument, base] = args.map((register) => registers[register]);
      return argument && ofFunction(name, argument, base);
    }
    default:
      return undefined;
  }
}

const isOdd = (n: Integer): boolean => (typeof n === 'bigint' ? n % 2n !== 0n : Math.abs(n) % 2 === 1);

function ofRational({ n, d }: Rational): Magnitude {
  if (n === 0) return zero;
  const logarithm = logarithmOf(n) - logarithmOf(d);
  const value = Number(n) / Number(d);
  const isHeld = Math.abs(value) > leastHeld && Math.abs(value) < mostHeld;
  return isHeld ? valueWithin(value, value) : ofLogarithm(n < 0 ? -1 : 1, logarithm, logarithm);
}

function logarithmOf(n: Integer): number {
  if (typeof n === 'number') return Math.log(Math.abs(n));
  const text = (n < 0n ? -n : n).toString(16);
  return Math.log(parseInt(text.slice(0, 13), 16)) + Math.max(0, text.length - 13) * Math.log(16);
}

const isHeld = ({ from, to }: Magnitude): boolean => Math.abs(from) < mostHeld && Math.abs(to) < mostHeld;

function sum(x: Magnitude, y: Magnitude): Magnitude {
  if (x.sign === 0) return y;
  if (y.sign === 0) return x;
  const byValue = valueWithin(x.from + y.from, x.to + y.to);
  if (x.sign === undefined || y.sign === undefined) return byValue;
  if (isHeld(x) && isHeld(y) && Math.min(Math.abs(byValue.from), Math.abs(byValue.to)) > leastHeld && byValue.sign)
    return byValue;
  const [larger, smaller] = x.low > y.low ? [x, y] : [y, x];
  if (x.sign === y.sign) return ofLogarithm(x.sign, sumOfLogarithms(x.low, y.low), sumOfLogarithms(x.high, y.high));
  if (!larger.sign || larger.low <= smaller.high) return byValue;
  return ofLogarithm(larger.sign, larger.low + Math.log1p(-Math.exp(smaller.high - larger.low)), larger.high);
}

/** ln(e^a + e^b). */
function sumOfLogarithms(a: number, b: number): number {
  const most = Math.max(a, b);
  return Number.isFinite(most) ? most + Math.log1p(Math.exp(Math.min(a, b) - most)) : most;
}

const opposite = ({ sign, from, to, low, high }: Magnitude): Magnitude => ({
  sign: sign === undefined ? undefined : sign === 0 ? 0 : sign < 0 ? 1 : -1,
  from: -to,
  to: -from,
  low,
  high,
});

function product(x: Magnitude, y: Magnitude): Magnitude | undefined {
  if (x.sign === 0 || y.sign === 0) return zero;
  const corners = [x.from * y.from, x.from * y.to, x.to * y.from, x.to * y.to];
  const byValue = valueWithin(Math.min(...corners), Math.max(...corners));
  if (!x.sign || !y.sign) return byValue;
  const byLogarithm = ofLogarithm(x.sign === y.sign ? 1 : -1, x.low + y.low, x.high + y.high);
  return isHeld(byValue) && byValue.sign !== undefined ? byValue : byLogarithm;
}

const reciprocal = ({ sign, low, high }: Magnitude): Magnitude | undefined =>
  sign ? ofLogarithm(sign, -high, -low) : undefined;

function powered(x: Magnitude, exponent: number, keepsSign: boolean): Magnitude | undefined {
  if (x.sign === 0) return exponent > 0 ? zero : undefined;
  if (x.sign === undefined) return undefined;
  const [one, other] = [x.low * exponent, x.high * exponent];
  return ofLogarithm(x.sign < 0 && keepsSign ? -1 : 1, Math.min(one, other), Math.max(one, other));
}

const exponential = (x: Magnitude | undefined): Magnitude | undefined => x && ofLogarithm(1, x.from, x.to);

function ofFunction(name: string, x: Magnitude, base: Magnitude | undefined): Magnitude | undefined {
  switch (name) {
    case 'exp':
      return exponential(x);
    case 'ln':
      return x.sign === 1 ? between(x.low, x.high) : undefined;
    case 'log': {
      const below = base?.sign === 1 ? reciprocal(between(base.low, base.high)) : undefined;
      return x.sign === 1 && below ? product(between(x.low, x.high), below) : undefined;
    }
    case 'abs':
      return x.sign === -1 ? opposite(x) : x.sign === undefined ? undefined : x;
    case 'cosh':
    case 'sinh': {
      const other = exponential(opposite(x));
      const pair = other && sum(exponential(x) ?? other, name === 'cosh' ? other : opposite(other));
      return pair && product(pair, between(0.5, 0.5));
    }
    case 'sech':
    case 'csch': {
      const below = ofFunction(name === 'sech' ? 'cosh' : 'sinh', x, undefined);
      return below && reciprocal(below);
    }
    case 'factorial':
      return x.from > leastOfStirling
        ? ofLogarithm(1, logarithmOfFactorial(x.from), logarithmOfFactorial(x.to))
        : undefined;
    case 'arctan':
      return valueWithin(Math.atan(x.from), Math.atan(x.to));
    case 'sin':
    case 'cos':
      return isHeld(x) && x.to - x.from < 1 && Math.abs(x.to) < 1e6 ? ofWave(name, x) : undefined;
    default:
      return undefined;
  }
}

const leastOfStirling = 50;

/** Stirling's series for ln n!, with an error below 10⁻¹⁰. */
function logarithmOfFactorial(n: number): number {
  if (!Number.isFinite(n)) return n;
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/** Sine and cosine change by no more than their argument does. */
function ofWave(name: 'sin' | 'cos', { from, to }: Magnitude): Magnitude {
  const middle = Math[name]((from + to) / 2);
  const reach = to - from + 1e-12;
  return valueWithin(middle - reach, middle + reach);
}
