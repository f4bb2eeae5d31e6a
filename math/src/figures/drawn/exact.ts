import {
  absolute,
  divide,
  isZero,
  multiply,
  negate,
  rational,
  type Rational,
  sign,
  subtract,
  terminatingDecimals,
  toFixed,
} from '../../algebra/numbers/rational.ts';
import type { GraphSnap, Place } from './drawing.ts';

/** The largest denominator that is recognised in a coordinate. */
const mostDenominator = 10_000;

/** The fraction with the smallest denominator that equals the number within its precision, by continued fractions. */
export function rationalNear(value: number): Rational {
  const tolerance = 1e-9 * Math.max(1, Math.abs(value));
  let [n0, d0, n1, d1] = [0, 1, 1, 0];
  let rest = value;
  for (let step = 0; step < 40; step++) {
    const whole = Math.floor(rest);
    const [n2, d2] = [whole * n1 + n0, whole * d1 + d0];
    if (d2 > mostDenominator || !Number.isSafeInteger(n2)) break;
    [n0, d0, n1, d1] = [n1, d1, n2, d2];
    if (Math.abs(n1 / d1 - value) <= tolerance || rest === whole) break;
    rest = 1 / (rest - whole);
  }
  return d1 === 0 ? rational(Math.round(value), 1) : rational(n1, d1);
}

/** A place in units of its axes, which may be π. */
export interface ExactPlace {
  readonly x: Rational;
  readonly y: Rational;
}

type Units = Pick<GraphSnap, 'isPiX' | 'isPiY'>;

export function exactPlace({ x, y }: Place, { isPiX, isPiY }: Units): ExactPlace {
  return { x: rationalNear(isPiX ? x / Math.PI : x), y: rationalNear(isPiY ? y / Math.PI : y) };
}

/** The powers of π of one unit of each axis. */
export const powersOf = ({ isPiX, isPiY }: Units): { readonly x: number; readonly y: number } => ({
  x: isPiX ? 1 : 0,
  y: isPiY ? 1 : 0,
});

/** A number as plain maths: `1.5`, `-2/3`, `pi/2`. */
export const number = (value: Rational, pi = 0): string => scaled(value, pi, '');

/** A multiple of something: `2x`, `-x/3`, `0.5(x - 1)^2`; the thing alone where the factor is 1. */
export function scaled(value: Rational, pi: number, body: string): string {
  if (isZero(value)) return '0';
  const minus = sign(value) < 0 ? '-' : '';
  const size = absolute(value);
  const decimals = terminatingDecimals(size);
  const isShort = decimals !== undefined && decimals <= 4;
  const upper = isShort ? toFixed(size, decimals) : String(size.n);
  const lower = isShort ? '' : String(size.d);
  const above = [upper === '1' && (pi > 0 || body !== '') ? '' : upper, pi > 0 ? power(pi) : '', body];
  const below = [lower, pi < 0 ? power(-pi) : ''].filter((part) => part !== '');
  const glue = needsDot(above) ? '*' : '';
  const top = above.filter((part) => part !== '').join(glue);
  if (below.length === 0) return minus + top;
  return `${minus}${top}/${below.length > 1 ? `(${below.join('')})` : below[0]}`;
}

/** `2sin(x)` and `2x` stand together; `3*2^x` and `2*pi*x` do not. */
const needsDot = ([upper, pi, body = '']: readonly (string | undefined)[]): boolean =>
  (upper !== '' && /^\d|^\(.*\)\^\(/.test(body)) || (pi !== '' && body !== '');

const power = (exponent: number): string => (exponent === 1 ? 'pi' : `pi^${exponent}`);

/** A sum of parts, each with its own sign; parts that are 0 are left out. */
export function sum(parts: readonly string[]): string {
  const left = parts.filter((part) => part !== '0');
  if (left.length === 0) return '0';
  return left
    .map((part, index) => (index === 0 ? part : part.startsWith('-') ? ` - ${part.slice(1)}` : ` + ${part}`))
    .join('');
}

/** `x`, `x - 1` or `x + pi/2`: a letter less a number. */
export const shifted = (letter: string, by: Rational, pi: number): string => sum([letter, number(negate(by), pi)]);

export { divide, isZero, multiply, negate, rational, sign, subtract };
