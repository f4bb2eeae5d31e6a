import { describe, expect, test } from 'vitest';
import type { Complex } from '../../algebra/numbers/complex.ts';
import { type NumberField, run } from '../../algebra/evaluating/run.ts';
import { programOf } from '../../testing/trees.ts';
import { NoPreciseValue, type Precise, PreciseRunner } from './precise.ts';

const bits = 256;
const places: readonly Complex[] = [
  { re: 0.3, im: 0.4 },
  { re: -1.7, im: 0.6 },
  { re: 1.2, im: -2.3 },
  { re: -0.8, im: -0.9 },
  { re: 0, im: 1.5 },
  { re: 0, im: -0.25 },
  { re: 2.5, im: 0 },
  { re: -2.5, im: 0 },
  { re: 0.4, im: 0 },
];
const functions = `sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch
  arsinh arcosh artanh arcoth arsech arcsch exp ln abs conj re im arg`
  .split(/\s+/)
  .map((name) => `${name}(z)`);
const powers = ['z^2', 'z^7', 'z^(-3)', 'z^(1/2)', 'z^(3/2)', 'z^(-1/2)', 'z^(1/3)', 'z^(2/3)', 'z^(4/5)'];
const others = ['z^z', '2^z', 'z^i', 'i^z', 'z^pi', '1/z', 'z(z + i)', '(z - 3)/(i z + 1)', 'log_2(z)', '-z - i pi'];

const inDigits = (source: string, z: Complex, field: NumberField): Precise | undefined => {
  try {
    return new PreciseRunner(bits, field).run(programOf(source, ['z']), [z]);
  } catch (error) {
    if (error instanceof NoPreciseValue || error instanceof RangeError) return undefined;
    throw error;
  }
};
const { fixed } = new PreciseRunner(bits, 'complex');
const shown = (value: Precise | undefined): string =>
  value
    ? `${fixed.toNumber(value.re).toFixed(9)} + ${fixed.toNumber(value.im).toFixed(9)}i`.replaceAll(
        '-0.000000000',
        '0.000000000',
      )
    : 'none';

describe('values with many digits', () => {
  test.each(['complex', 'real'] as const)('of complex numbers are those of doubles, in the %s field', (field) => {
    const wrong = [...functions, ...powers, ...others].flatMap((source) =>
      places.flatMap((z) => {
        const right = run(programOf(source, ['z']), [z], field);
        const found = inDigits(source, z, field);
        if (!found) return [[source, z, 'none']];
        const distance = Math.hypot(fixed.toNumber(found.re) - right.re, fixed.toNumber(found.im) - right.im);
        return distance <= 1e-11 * (1 + Math.hypot(right.re, right.im)) ? [] : [[source, z, shown(found), right]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** Identities hold in some sixty decimals, where doubles would show sixteen. */
  test.each([
    ['sqrt(z)^2', 'z'],
    ['e^(ln(z))', 'z'],
    ['sin(z)^2 + cos(z)^2', '1'],
    ['cosh(z)^2 - sinh(z)^2', '1'],
    ['sin(arcsin(z))', 'z'],
    ['cos(arccos(z))', 'z'],
    ['tan(arctan(z))', 'z'],
    ['sinh(arsinh(z))', 'z'],
    ['cosh(arcosh(z))', 'z'],
    ['tanh(artanh(z))', 'z'],
    ['cot(arccot(z))', 'z'],
    ['sec(arcsec(z))', 'z'],
    ['csc(arccsc(z))', 'z'],
    ['coth(arcoth(z))', 'z'],
    ['sech(arsech(z))', 'z'],
    ['csch(arcsch(z))', 'z'],
    ['e^(i z)', 'cos(z) + i sin(z)'],
    ['z conj(z)', 'abs(z)^2'],
    ['re(z) + i im(z)', 'z'],
    ['abs(z) e^(i arg(z))', 'z'],
    ['(z^(1/3))^3', 'z'],
    ['z^(-5) z^5', '1'],
    ['z/(1 + i) (1 + i)', 'z'],
  ])('of %s and %s are the same in sixty decimals', (a, b) => {
    const apart = places.filter((z) => {
      const [x, y] = [inDigits(a, z, 'complex'), inDigits(b, z, 'complex')];
      const limit = 1n << 56n;
      const isClose = (u: bigint, v: bigint): boolean => u - v < limit && v - u < limit;
      return !x || !y || !isClose(x.re, y.re) || !isClose(x.im, y.im);
    });
    expect(apart).toEqual([]);
  });

  test.each([
    ['(-8)^(1/3)', '-2.000000000 + 0.000000000i', '1.000000000 + 1.732050808i'],
    ['(-8)^(2/3)', '4.000000000 + 0.000000000i', '-2.000000000 + 3.464101615i'],
    ['(-4)^(1/2)', '0.000000000 + 2.000000000i', '0.000000000 + 2.000000000i'],
    ['(-1)^(3/2)', '0.000000000 + -1.000000000i', '0.000000000 + -1.000000000i'],
    ['ln(-1)', '0.000000000 + 3.141592654i', '0.000000000 + 3.141592654i'],
    ['ln(-2)', '0.693147181 + 3.141592654i', '0.693147181 + 3.141592654i'],
    ['arcsin(2)', '1.570796327 + -1.316957897i', '1.570796327 + -1.316957897i'],
    ['log_2(-8)', '3.000000000 + 4.532360142i', '3.000000000 + 4.532360142i'],
  ])('of %s follow the convention of the field', (source, real, complex) => {
    expect([
      shown(inDigits(source, { re: 0, im: 0 }, 'real')),
      shown(inDigits(source, { re: 0, im: 0 }, 'complex')),
    ]).toEqual([real, complex]);
  });

  test('are none in the strict field as soon as a part is not real', () => {
    const sources = [
      'sqrt(z)^2',
      'ln(z)',
      'e^(ln(z))',
      'arcsin(z)',
      'abs(arccos(z))',
      'log_2(z)',
      'log_z(2)',
      'z + 0i^2 + i - i',
      'z^pi',
    ];
    expect(sources.filter((source) => inDigits(source, { re: -2, im: 0 }, 'strict'))).toEqual([]);
    expect(inDigits('z^(1/3)', { re: -8, im: 0 }, 'strict')).toBeDefined();
  });

  test('are none where there is nothing to compute', () => {
    const at = (source: string, re: number): string => shown(inDigits(source, { re, im: 0 }, 'complex'));
    const none = ['1/z', 'z^(-1)', 'z^(-2/3)', 'z^(-1/2)', 'ln(z)', '0^(z - pi)', 'cot(z)', 'csch(z)', 'arsech(z)'];
    expect(none.filter((source) => at(source, 0) !== 'none')).toEqual([]);
    expect(['z^0', 'z^(2/3)', 'z^(1/2)', 'z^pi', 'arccot(z)'].map((source) => at(source, 0))).toEqual([
      '1.000000000 + 0.000000000i',
      '0.000000000 + 0.000000000i',
      '0.000000000 + 0.000000000i',
      '0.000000000 + 0.000000000i',
      '1.570796327 + 0.000000000i',
    ]);
    expect(
      ['gcd(z, 4)', 'gamma(z)', 'e^(z*10^6)', 'z^1000000 * 0', 'sin(z * 10^60)'].filter((s) => at(s, 3) !== 'none'),
    ).toEqual([]);
    expect(() => new PreciseRunner(bits, 'real').run(programOf('x + y'), [{ re: 1, im: 0 }])).toThrow(NoPreciseValue);
    expect(() => new PreciseRunner(bits, 'real').run({ ...programOf('x'), code: [] }, [])).toThrow(NoPreciseValue);
  });

  test('functions that step take real numbers only', () => {
    expect(shown(inDigits('floor(z)', { re: 2.5, im: 0 }, 'complex'))).toBe('2.000000000 + 0.000000000i');
    expect(shown(inDigits('max(z, 1)', { re: 2.5, im: 0 }, 'complex'))).toBe('2.500000000 + 0.000000000i');
    expect(inDigits('floor(z)', { re: 2.5, im: 1 }, 'complex')).toBeUndefined();
    expect(inDigits('f(z)', { re: 2.5, im: 1 }, 'complex')).toBeUndefined();
    expect(inDigits('f(z)', { re: 2.5, im: 0 }, 'complex')).toBeDefined();
  });

  test('forget an imaginary part that is rounding, in the last quarter of the digits', () => {
    // e^(πi) + 1 is 0, and ln((√2 e^(πi/4))⁴) would be −πi on the other side of the cut.
    expect(inDigits('e^(pi i)', { re: 0, im: 0 }, 'complex')?.im).toBe(0n);
    expect(shown(inDigits('ln((1 + i)^4/4)', { re: 0, im: 0 }, 'complex'))).toBe('0.000000000 + 3.141592654i');
    expect(inDigits('z', { re: 1, im: 2 ** -190 }, 'complex')?.im).not.toBe(0n);
    expect(inDigits('z', { re: 1, im: 2 ** -195 }, 'complex')?.im).toBe(0n);
    expect(inDigits('z', { re: 1, im: -(2 ** -195) }, 'complex')?.im).toBe(0n);
  });
});
