import { unknownCoefficients } from '../../algebra/evaluating/unknown-function.ts';
import type { FixedPoint } from './fixed-point.ts';

/**
 * Functions of real numbers in fixed point that step, choose or are arbitrary: floor, ceil, sign, round, mod, min, max,
 * binomial coefficients, and functions of which only the name is known. Undefined where there is no rule.
 */
export function steppedValue(name: string, [x, ...others]: readonly bigint[], fixed: FixedPoint): bigint | undefined {
  if (x === undefined) return undefined;
  const [y] = others;
  switch (name) {
    case 'floor':
      return floor(x, fixed);
    case 'ceil': {
      const below = floor(-x, fixed);
      return below === undefined ? undefined : -below;
    }
    case 'sign':
      return isNoise(x, fixed) ? undefined : x > 0n ? fixed.one : -fixed.one;
    case 'round':
      return y === undefined || y === 0n ? rounded(x, fixed) : undefined;
    case 'min':
      return others.reduce((a, b) => (b < a ? b : a), x);
    case 'max':
      return others.reduce((a, b) => (b > a ? b : a), x);
    case 'mod': {
      if (y === undefined || y === 0n) return undefined;
      const times = floor(fixed.divide(x, y), fixed);
      return times === undefined ? undefined : x - fixed.multiply(y, times);
    }
    case 'binomial':
      return y === undefined ? undefined : binomial(x, y, fixed);
    case 'factorial':
      return factorial(x, fixed);
    case 'atan2':
      return y === undefined ? undefined : fixed.angle(x, y);
    default:
      return undefined;
  }
}

/** The arbitrary function of an unknown name, as in double precision. */
export function unknownValue(name: string, operands: readonly bigint[], fixed: FixedPoint): bigint {
  const { constant, waves } = unknownCoefficients(name, operands.length);
  let sum = fixed.fromNumber(constant);
  for (const [k, { scale, shift, slope }] of waves.entries()) {
    const x = operands[k] ?? 0n;
    const [sine] = fixed.sineAndCosine(fixed.multiply(x, fixed.fromNumber(scale)) + fixed.fromNumber(shift));
    sum += sine + fixed.multiply(x, fixed.fromNumber(slope));
  }
  return sum;
}

/** Whether a value may be 0 up to rounding: within the last quarter of the digits. */
function isNoise(x: bigint, { bits }: FixedPoint): boolean {
  const size = x < 0n ? -x : x;
  return size < 1n << (bits / 4n);
}

/** Undefined so close to a whole number that rounding decides, unless it is one exactly. */
function floor(x: bigint, fixed: FixedPoint): bigint | undefined {
  const below = (x >> fixed.bits) << fixed.bits;
  const rest = x - below;
  if (rest === 0n) return below;
  return isNoise(rest, fixed) || isNoise(fixed.one - rest, fixed) ? undefined : below;
}

function rounded(x: bigint, fixed: FixedPoint): bigint | undefined {
  const size = x < 0n ? -x : x;
  const value = floor(size + (fixed.one >> 1n), fixed);
  return value === undefined || x >= 0n ? value : -value;
}

function factorial(x: bigint, fixed: FixedPoint): bigint | undefined {
  const n = x >> fixed.bits;
  if (n << fixed.bits !== x || n < 0n || n > 1000n) return undefined;
  let product = fixed.one;
  for (let k = 2n; k <= n; k++) product *= k;
  return product;
}

function binomial(n: bigint, k: bigint, fixed: FixedPoint): bigint | undefined {
  const count = k >> fixed.bits;
  if (count << fixed.bits !== k || count < 0n || count > 60n) return undefined;
  let value = fixed.one;
  for (let j = 0n; j < count; j++) value = fixed.multiply(value, n - (j << fixed.bits)) / (j + 1n);
  return value;
}

/** Functions that are 1 over another. */
export const reciprocalOf: Readonly<Record<string, string>> = {
  cot: 'tan',
  sec: 'cos',
  csc: 'sin',
  coth: 'tanh',
  sech: 'cosh',
  csch: 'sinh',
};

/** Functions of 1 over their argument. */
export const ofReciprocal: Readonly<Record<string, string>> = {
  arccot: 'arctan',
  arcsec: 'arccos',
  arccsc: 'arcsin',
  arcoth: 'artanh',
  arsech: 'arcosh',
  arcsch: 'arsinh',
};
