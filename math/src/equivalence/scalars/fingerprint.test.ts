import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { agreeExactly, exactRatio, haveShortNumbers, seedOf } from './exact-values.ts';
import {
  constantResidue,
  divideModulo,
  lanes,
  multiplyModulo,
  powerModulo,
  ratioLanes,
  residue,
} from './fingerprint.ts';

const [first = { prime: 5, imaginary: 2, seed: 0 }] = lanes;
const prime = first.prime;
const p = BigInt(prime);
const number = fc.integer({ min: 0, max: prime - 1 });

/** a^n modulo the prime by repeated multiplication of long numbers. */
function power(a: bigint, n: number): bigint {
  let result = 1n;
  for (let k = 0; k < n; k++) result = (result * a) % p;
  return result;
}

describe('arithmetic modulo a prime', () => {
  test('is that of long numbers', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 0, max: 40 }), (a, b, n) => {
        expect(multiplyModulo(a, b, prime)).toBe(Number((BigInt(a) * BigInt(b)) % p));
        expect(powerModulo(a, n, prime)).toBe(Number(power(BigInt(a), n)));
        const quotient = divideModulo(a, b, prime);
        if (b === 0) expect(quotient).toBe(-1);
        else expect([quotient >= 0 && quotient < prime, multiplyModulo(quotient, b, prime)]).toEqual([true, a]);
        if (a > 0) expect(multiplyModulo(powerModulo(a, -n, prime), powerModulo(a, n, prime), prime)).toBe(1);
      }),
      { numRuns: 300, seed: 1 },
    );
    for (const a of [0, 1, 2, prime - 1]) {
      for (const b of [1, 2, prime - 1]) expect(multiplyModulo(divideModulo(a, b, prime), b, prime)).toBe(a);
      expect(multiplyModulo(a, prime - 1, prime)).toBe((prime - a) % prime);
    }
    expect([
      divideModulo(-1, 2, prime),
      divideModulo(3, -1, prime),
      powerModulo(0, -1, prime),
      powerModulo(0, 0, prime),
    ]).toEqual([-1, -1, -1, 1]);
  });

  test('takes fractions and long numbers', () => {
    for (const n of [-7n, 0n, 3n, 10n ** 40n, -(10n ** 40n), p, -p, p + 1n]) {
      for (const d of [1n, 2n, 9n, 10n ** 20n]) {
        const value = constantResidue({ n, d }, prime);
        expect((BigInt(value) * d - n) % p).toBe(0n);
        expect(value >= 0 && value < prime).toBe(true);
        if (n < 2n ** 50n && n > -(2n ** 50n)) expect(constantResidue({ n: Number(n), d }, prime)).toBe(value);
      }
    }
    expect(constantResidue({ n: 1, d: p }, prime)).toBe(-1);
  });

  test('has three primes and a square root of −1 for each', () => {
    expect(new Set(lanes.map((lane) => lane.prime)).size).toBe(3);
    for (const lane of [...lanes, ...ratioLanes.flat()]) {
      expect(multiplyModulo(lane.imaginary, lane.imaginary, lane.prime)).toBe(lane.prime - 1);
      expect(lane.prime < 2 ** 26 && lane.prime > 2 ** 25).toBe(true);
      expect(Array.from({ length: 200 }, (_, k) => k + 2).every((k) => lane.prime % k !== 0)).toBe(true);
    }
    for (const group of ratioLanes) {
      expect(new Set(group.map((lane) => lane.prime)).size).toBe(1);
      expect(new Set(group.map((lane) => lane.seed)).size).toBe(group.length);
    }
  });
});

/** Pairs that are the same by the laws that both fingerprints and exact values know. */
const laws: readonly (readonly [string, string])[] = [
  ['(x + y)^2', 'x^2 + 2x y + y^2'],
  ['(x^2 - y^2)/(x - y)', 'x + y'],
  ['1/x - 1/y', '(y - x)/(x y)'],
  ['x^(-3)', '1/x^3'],
  ['2/4 + x', 'x + 0.5'],
  ['sqrt(x)^4', 'sqrt(x)^2*sqrt(x)^2'],
  ['x^(3/2)', 'sqrt(x)^3'],
  ['x^(-1/2)', '1/sqrt(x)'],
  ['i^2', '-1'],
  ['(x + i)(x - i)', 'x^2 + 1'],
  ['1/(x + i)', '(x - i)/(x^2 + 1)'],
  ['(1 + i)^4', '-4'],
  ['(x + i)^(-2)', '(x - i)^2/(x^2 + 1)^2'],
  ['pi + pi', '2pi'],
  ['sin(-x)', '-sin(x)'],
  ['sin(x - y)', '-sin(y - x)'],
  ['cos(x - y)', 'cos(y - x)'],
  ['sinh(-x)', '-sinh(x)'],
  ['cosh(-x)', 'cosh(x)'],
  ['arctan(-x)', '-arctan(x)'],
  ['arcsin(-x)', '-arcsin(x)'],
  ['abs(x - y)', 'abs(y - x)'],
  ['tan(x)', 'sin(x)/cos(x)'],
  ['cot(x)', 'cos(x)/sin(x)'],
  ['sec(x)', '1/cos(x)'],
  ['csc(x)', '1/sin(x)'],
  ['tanh(x)', 'sinh(x)/cosh(x)'],
  ['coth(x)', 'cosh(x)/sinh(x)'],
  ['sech(x)', '1/cosh(x)'],
  ['csch(x)', '1/sinh(x)'],
  ['sin(0)', '0'],
  ['sin(x - x)', '0'],
  ['ln(1)', '0'],
  ['ln(x/x)', '0'],
  ['log_x(x)', '1'],
  ['log_y(x)', 'ln(x)/ln(y)'],
  ['e^(x - x)', '1'],
  ['f(x + x)', 'f(2x)'],
  ['max(x, 2y)', 'max(x, y + y)'],
  ['x^y', 'x^(2y - y)'],
  ['binomial(x + 1, 2)', 'binomial(1 + x, 2)'],
];

/** Pairs of different values. */
const others: readonly (readonly [string, string])[] = [
  ['x', 'y'],
  ['x', 'x + 1'],
  ['x', '-x'],
  ['x^2', 'x^3'],
  ['x^(1/2)', 'x^(1/3)'],
  ['x^(1/3)', 'x^(2/3)'],
  ['i', '-i'],
  ['x + i', 'x - i'],
  ['pi', 'x'],
  ['pi', '22/7'],
  ['sin(x)', 'sin(y)'],
  ['sin(x)', '-sin(x)'],
  ['sin(x)', 'cos(x)'],
  ['sin(x)', 'sinh(x)'],
  ['cos(x)', 'cosh(x)'],
  ['cos(x)', '-cos(-x)'],
  ['abs(x)', 'x'],
  ['abs(x)', '-abs(-x)'],
  ['tan(x)', 'cot(x)'],
  ['sec(x)', 'csc(x)'],
  ['sec(x)', 'sech(x)'],
  ['csc(x)', 'csch(x)'],
  ['tanh(x)', 'coth(x)'],
  ['tan(x)', 'tanh(x)'],
  ['cot(x)', 'coth(x)'],
  ['ln(x)', 'ln(y)'],
  ['ln(x)', 'e^x'],
  ['log_x(y)', 'log_y(x)'],
  ['log_2(x)', 'log_3(x)'],
  ['e^x', 'e^y'],
  ['f(x)', 'g(x)'],
  ['f(x)', 'f(y)'],
  ['max(x, y)', 'min(x, y)'],
  ['max(x, y)', 'max(x, 2y)'],
  ['x^y', 'y^x'],
  ['arctan(x)', 'arcsin(x)'],
  ['arcsin(x)', 'arccos(x)'],
  ['sqrt(x)', 'sqrt(-x)'],
];

describe('values modulo primes and exact values', () => {
  const programs = (a: string, b: string) => {
    const left = programOf(a);
    return [left, programOf(b, left.variables)] as const;
  };
  const residues = (a: string, b: string): readonly boolean[] => {
    const [left, right] = programs(a, b);
    return lanes.map((lane) => {
      const value = residue(left, lane);
      return value >= 0 && value === residue(right, lane);
    });
  };

  test.each(laws)('take %s and %s as the same', (a, b) => {
    expect(residues(a, b)).toEqual([true, true, true]);
    expect(agreeExactly(...programs(a, b))).toBe(true);
  });

  test.each(others)('tell %s from %s', (a, b) => {
    expect(residues(a, b)).toEqual([false, false, false]);
    expect(agreeExactly(...programs(a, b))).toBe(false);
    expect(agreeExactly(...programs(b, a))).toBe(false);
  });

  test.each(['1/0', '0^(-1)', '1/(x - x)', 'ln(x)/ln(1)', 'csc(0)', 'coth(x - x)', '2 + 1/(i^2 + 1)', '(x - x)^(-2)'])(
    'have none for %s',
    (source) => {
      expect(lanes.map((lane) => residue(programOf(source), lane))).toEqual([-1, -1, -1]);
      expect(agreeExactly(programOf(source), programOf(source))).toBeUndefined();
      expect(exactRatio(programOf(source), 5)).toBeUndefined();
    },
  );

  test('depend on the name of a letter, not on its place', () => {
    const [lane = first] = lanes;
    expect(residue(programOf('x', ['x', 'y']), lane)).toBe(residue(programOf('x', ['y', 'x']), lane));
    expect(residue(programOf('x'), lane)).not.toBe(residue(programOf('y'), lane));
    expect(new Set(lanes.map((each) => residue(programOf('x'), each))).size).toBe(3);
  });
});

describe('the quotient of exact values at two places', () => {
  const ratio = (source: string, letters?: readonly string[]): string | undefined =>
    exactRatio(programOf(source, letters), 99);

  test('names an expression up to a constant factor', () => {
    for (const [a, b] of [
      ['x - y', '3y - 3x'],
      ['x^2 + 1', '(x^2 + 1)/7'],
      ['sin(x) + x', '-2sin(x) - 2x'],
      ['i x', 'x'],
    ] as const) {
      expect(ratio(a)).toBe(ratio(b, programOf(a).variables));
      expect(ratio(a)).not.toBe(undefined);
    }
    for (const [a, b] of [
      ['x - y', 'x + y'],
      ['x^2 + 1', 'x^2 + 2'],
      ['sin(x)', 'cos(x)'],
      ['x', 'y'],
    ] as const) {
      expect(ratio(a)).not.toBe(ratio(b));
    }
  });

  test('is zero for what is 0 everywhere, and missing where the numbers are too long', () => {
    expect([ratio('x - x'), ratio('(x + 1)^2 - x^2 - 2x - 1'), ratio('0')]).toEqual(['zero', 'zero', 'zero']);
    expect(ratio('x^90000 + 1')).toBeUndefined();
    expect(ratio('x^20 + 1')).not.toBe(undefined);
    expect(ratio('5')).toBe(ratio('7'));
  });

  test('depends on a seed that every instruction changes', () => {
    const seeds = ['x', 'y + x', 'x + 1', 'x + 2', 'x*2', 'sin(x)', 'cos(x)', 'x^2', 'x^3'].map((source) =>
      seedOf([programOf(source)]),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedOf([programOf('x'), programOf('2')])).not.toBe(seedOf([programOf('2'), programOf('x')]));
  });
});

test('numbers are short up to 2^25, above and below a fraction bar', () => {
  const short = (...sources: readonly string[]): boolean =>
    haveShortNumbers(sources.map((source) => programOf(source)));
  expect([short('x + 33554431'), short('x - 33554431'), short('x/33554431'), short('x', 'y + 2')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([
    short('x + 33554432'),
    short('x - 33554432'),
    short('x + 1/33554432'),
    short('x', `x + ${10n ** 30n}`),
  ]).toEqual([false, false, false, false]);
});

describe('exact agreement of numbers', () => {
  test('is that of the fractions', () => {
    const agree = (a: string, b: string) => agreeExactly(programOf(a), programOf(b));
    expect([agree('2/4', '1/2'), agree('1/2', '1/3'), agree('1/2', '3/2'), agree('-1', '1')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
