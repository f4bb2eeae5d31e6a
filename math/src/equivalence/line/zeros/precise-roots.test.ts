import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../../testing/trees.ts';
import { digitsOfRational, fixed, size } from '../digits.ts';
import { preciseRoots } from './precise-roots.ts';

type Factor = readonly bigint[];

/** The product of polynomials with fixed-point coefficients, lowest first, without rounding of whole numbers. */
function product(factors: readonly Factor[]): bigint[] {
  return factors.reduce<bigint[]>(
    (sum, factor) => {
      const result = Array.from({ length: sum.length + factor.length - 1 }, () => 0n);
      for (const [i, x] of sum.entries()) {
        for (const [j, y] of factor.entries()) result[i + j] = (result[i + j] ?? 0n) + fixed.multiply(x, y);
      }
      return result;
    },
    [fixed.one],
  );
}

const whole = (n: number | bigint): bigint => BigInt(n) * fixed.one;
/** d·x − n. */
const linear = ({ n, d }: { readonly n: number; readonly d: number }): Factor => [whole(-n), whole(d)];
/** Agreement in some sixty decimals. */
const close = (a: bigint, b: bigint): boolean => size(a - b) <= (size(b) >> 190n) + (1n << 190n);

/** The roots found, as doubles, where they are not the expected ones with all their digits. */
function wrongRoots(coefficients: readonly bigint[], roots: readonly bigint[]): readonly number[] | 'none' {
  const found = preciseRoots(coefficients);
  const isRight = found.length === roots.length && roots.every((root, k) => close(found[k] ?? 0n, root));
  return isRight ? 'none' : found.map((value) => fixed.toNumber(value));
}

const distinct = (values: readonly bigint[]): bigint[] => [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

describe('real roots of a polynomial with many digits', () => {
  test.each([
    [[5], []],
    [[0], []],
    [[], []],
    [[-6, 2], [3]],
    [
      [1, 3, 2],
      [-1, -0.5],
    ],
    [
      [-1, 3, -2],
      [0.5, 1],
    ],
    [[1, 0, 1], []],
    [[-1, 0, -1], []],
    [[1, -2, 1], [1]],
    [[0, 0, 1], [0]],
    [
      [0, 5, 1],
      [-5, 0],
    ],
    [
      [0, -5, 1],
      [0, 5],
    ],
    [[-8, 0, 0, 1], [2]],
    [[8, 0, 0, 1], [-2]],
    [[0, 0, 0, 1], [0]],
    [[1, 0, 0, 0, 1], []],
    [
      [0, -1, 0, 1],
      [-1, 0, 1],
    ],
    [
      [0, 0, -1, 1, -1, 1],
      [0, 1],
    ],
    [[0, 0, 2, 1, 1], [0]],
    [
      [0, 0, 0, -4, 0, 1],
      [-2, 0, 2],
    ],
    [
      [-4, 8, -5, 1],
      [1, 2],
    ],
    [
      [-6, 11, -6, 1, 0, 0],
      [1, 2, 3],
    ],
    [
      [6, -11, 6, -1],
      [1, 2, 3],
    ],
  ])('with coefficients %j are %j', (coefficients, roots) => {
    expect(
      wrongRoots(
        coefficients.map(whole),
        roots.map((root) => digitsOfRational({ n: root * 2, d: 2 })),
      ),
    ).toBe('none');
  });

  test('are each given once and in rising order, whatever their multiplicities', () => {
    const root = fc.record({ n: fc.integer({ min: -30, max: 30 }), d: fc.constantFrom(1, 2, 3, 5) });
    const lead = fc.constantFrom(1, -1, 7, -12);
    const withoutRoots = fc.constantFrom<Factor | undefined>(
      undefined,
      [1n, 0n, 1n].map(whole),
      [7n, 3n, 1n].map(whole),
    );
    fc.assert(
      fc.property(fc.array(root, { minLength: 1, maxLength: 5 }), lead, withoutRoots, (roots, factor, rest) => {
        const factors = [[whole(factor)], ...roots.map(linear), ...(rest ? [rest] : [])];
        expect(wrongRoots(product(factors), distinct(roots.map(digitsOfRational)))).toBe('none');
      }),
      { numRuns: 80, seed: 11 },
    );
  });

  test('are found from 10^-6 to 10^9, and close to each other', () => {
    const million = 1_000_000;
    const cases = [
      [
        { n: 1, d: million },
        { n: million, d: 1 },
        { n: -1, d: 3 },
      ],
      [
        { n: 1, d: 1 },
        { n: million + 1, d: million },
        { n: million + 2, d: million },
      ],
      [
        { n: -(10 ** 9), d: 1 },
        { n: 10 ** 9, d: 1 },
        { n: 0, d: 1 },
        { n: 1, d: 1 },
      ],
      [
        { n: 10 ** 9, d: 10 ** 9 - 1 },
        { n: 1, d: 1 },
        { n: 10 ** 9, d: 10 ** 9 + 1 },
      ],
    ];
    for (const roots of cases)
      expect(wrongRoots(product(roots.map(linear)), distinct(roots.map(digitsOfRational)))).toBe('none');
  });

  test('have all their digits where they are irrational', () => {
    for (const n of [2, 3, 5, 7, 1000]) {
      const root = fixed.squareRoot(whole(n));
      expect(wrongRoots([whole(-n), 0n, fixed.one], [-root, root])).toBe('none');
      expect(wrongRoots([whole(n), 0n, -fixed.one], [-root, root])).toBe('none');
      // x⁴ − n² and (x² − n)(x − 1).
      expect(wrongRoots([whole(-n * n), 0n, 0n, 0n, fixed.one], [-root, root])).toBe('none');
      expect(
        wrongRoots(product([[whole(-n), 0n, fixed.one], linear({ n: 1, d: 1 })]), distinct([-root, fixed.one, root])),
      ).toBe('none');
    }
    const golden = (fixed.one + fixed.squareRoot(whole(5))) / 2n;
    expect(wrongRoots([-fixed.one, -fixed.one, fixed.one], [fixed.one - golden, golden])).toBe('none');
    // The Chebyshev polynomial of degree 5 has its roots at the cosines of odd multiples of π/10.
    const cosines = [9n, 7n, 5n, 3n, 1n].map((k) => fixed.sineAndCosine((k * fixed.pi) / 10n)[1]);
    expect(wrongRoots([0, 5, 0, -20, 0, 16].map(whole), cosines)).toBe('none');
  });

  test('are not changed by leading coefficients that are noise', () => {
    expect(wrongRoots([whole(-6), whole(2), fixed.one >> 250n], [whole(3)])).toBe('none');
    expect(wrongRoots([whole(-6), whole(2), -(fixed.one >> 250n), 1n], [whole(3)])).toBe('none');
    expect(preciseRoots([whole(-6), whole(2), fixed.one >> 200n])).toHaveLength(2);
  });

  test('of a double root are one where the coefficients have rounding errors', () => {
    const root = fixed.squareRoot(whole(2));
    expect(wrongRoots([fixed.multiply(root, root), -2n * root, fixed.one], [root])).toBe('none');
    const [first, ...others] = preciseRoots(product([[-root, fixed.one], [-root, fixed.one], linear({ n: 5, d: 1 })]));
    expect([close(first ?? 0n, root), others.length, close(others[0] ?? 0n, whole(5))]).toEqual([true, 1, true]);
  });

  test('of high degree take as many steps on every machine', () => {
    const wilkinson = product(Array.from({ length: 10 }, (_, k) => linear({ n: k + 1, d: 1 })));
    const steps = stepsOf(() =>
      expect(
        wrongRoots(
          wilkinson,
          Array.from({ length: 10 }, (_, k) => whole(k + 1)),
        ),
      ).toBe('none'),
    );
    expect(steps).toBeGreaterThan(4000);
    expect(steps).toBeLessThan(20_000);
    expect(stepsOf(() => preciseRoots(wilkinson))).toBeCloseTo(steps, 6);
    expect(stepsOf(() => preciseRoots([whole(-6), whole(1), whole(1)]))).toBe(0);
  });
});
