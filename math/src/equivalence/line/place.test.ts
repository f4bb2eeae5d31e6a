import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { fixed, noise } from './digits.ts';
import {
  type Place,
  between,
  comparePlaces,
  digitPlace,
  distinctPlaces,
  doublePlace,
  placeOf,
  rationalPlace,
} from './place.ts';

const place = (source: string): Place => {
  const found = placeOf(treeOf(source));
  if (!found) throw new Error(`${source} has no place`);
  return found;
};

describe('the place of a closed expression', () => {
  test('is exact for fractions, has many digits for other real numbers', () => {
    expect(place('3/4')).toEqual({ value: 0.75, exact: { n: 3, d: 4 }, digits: (3n * fixed.one) / 4n });
    expect(place('-2')).toEqual(rationalPlace({ n: -2, d: 1 }));
    const root = place('sqrt(2)');
    expect([root.value, root.exact]).toEqual([Math.SQRT2, undefined]);
    expect(fixed.multiply(root.digits ?? 0n, root.digits ?? 0n) >> 4n).toBe((2n * fixed.one - 1n) >> 4n);
    expect(place('pi').digits).toBe(fixed.pi);
  });

  test('has no digits where it would be 0 in them', () => {
    const { value, exact, digits } = place('10^(-91)');
    expect([value > 0, exact, digits]).toEqual([true, { n: 1, d: 10n ** 91n }, undefined]);
    expect(place('10^(-89)').digits).not.toBe(undefined);
    expect(place('0').digits).toBe(0n);
  });

  test('is a double where only that is known', () => {
    const { value, exact, digits } = place('gcd(12, 18) + pi');
    expect([value, exact, digits]).toEqual([6 + Math.PI, undefined, undefined]);
  });

  test('is none without a real value, with letters, and for what is only named', () => {
    for (const source of ['sqrt(-2)', 'ln(0)', '1/0', 'x', 'x + 1', 'f(2)', 'i', '(1, 2)', 'e^(10^9)']) {
      expect([source, placeOf(treeOf(source))]).toEqual([source, undefined]);
    }
  });

  test('is that of the double itself, unless it is too large or too small for the places kept', () => {
    expect(doublePlace(0.5)).toEqual(rationalPlace({ n: 1, d: 2 }));
    expect(doublePlace(0)).toEqual(rationalPlace({ n: 0, d: 1 }));
    expect([9.9e59, -9.9e59, 1.1e-60, -1.1e-60].every((x) => doublePlace(x).exact !== undefined)).toBe(true);
    expect([1.1e60, -1.1e60, 9e-61, -9e-61].map((x) => doublePlace(x))).toEqual(
      [1.1e60, -1.1e60, 9e-61, -9e-61].map((value) => ({ value })),
    );
    expect(doublePlace(Infinity)).toEqual({ value: Infinity });
  });
});

describe('the order of places', () => {
  const ascending: readonly Place[] = [
    { value: -Infinity },
    doublePlace(-1e70),
    place('-10^50'),
    place('-pi'),
    place('-3'),
    place('-1/3 - 10^(-50)'),
    place('-1/3'),
    place('-sqrt(2)/10^70'),
    place('0'),
    place('10^(-80)'),
    doublePlace(1e-20),
    { value: 0.5 },
    place('sqrt(2)'),
    place('sqrt(2) + 10^(-59)'),
    place('3/2'),
    { value: 3.14 },
    place('pi'),
    place('pi + 10^(-59)'),
    place('10^20'),
    place('10^20 + 1'),
    place('10^20 + 2'),
    { value: Infinity },
  ];

  test('is that of the numbers, however they are known', () => {
    for (const [j, a] of ascending.entries()) {
      for (const [k, b] of ascending.entries()) {
        expect([j, k, comparePlaces(a, b)]).toEqual([j, k, Math.sign(j - k)]);
      }
    }
  });

  test('is 0 where the known digits agree', () => {
    const small = noise << 100n;
    expect(comparePlaces(digitPlace(small), digitPlace(small + noise - 1n))).toBe(0);
    expect(comparePlaces(digitPlace(small), digitPlace(small + noise))).toBe(-1);
    expect(comparePlaces(digitPlace(small + noise), digitPlace(small))).toBe(1);
    // Of larger numbers, two hundred binary digits are compared.
    const large = (place('sqrt(2)').digits ?? 0n) << 150n;
    expect(comparePlaces(digitPlace(large), digitPlace(large + (large >> 201n)))).toBe(0);
    expect(comparePlaces(digitPlace(large), digitPlace(large + (large >> 199n)))).toBe(-1);
    expect(comparePlaces(place('1/3'), digitPlace(fixed.one / 3n))).toBe(0);
  });

  test('takes doubles as equal within their rounding', () => {
    expect(comparePlaces({ value: 2 }, { value: 2 + 1e-11 })).toBe(0);
    expect(comparePlaces({ value: 2 }, { value: 2 + 4e-11 })).toBe(-1);
    expect(comparePlaces({ value: 2 + 4e-11 }, { value: 2 })).toBe(1);
    expect(comparePlaces({ value: 1e-12 }, { value: 0 })).toBe(0);
    expect(comparePlaces({ value: 1e-10 }, place('0'))).toBe(1);
    expect(comparePlaces({ value: 1e6 }, { value: 1e6 + 5e-6 })).toBe(0);
    expect(comparePlaces({ value: 1e6 }, { value: 1e6 + 5e-5 })).toBe(-1);
    expect(comparePlaces(place('pi'), { value: Math.PI })).toBe(0);
    expect(comparePlaces({ value: Math.PI }, place('pi'))).toBe(0);
    expect([
      comparePlaces({ value: 1 }, { value: 1 + 2e-9 }),
      comparePlaces({ value: Infinity }, { value: Infinity }),
    ]).toEqual([-1, 0]);
  });

  test('sorts places and keeps each once, in the form that is known best', () => {
    const two: Place = { value: 2 };
    const digits = digitPlace(2n * fixed.one);
    const exact = place('2');
    for (const [a, b] of [
      [two, digits],
      [digits, two],
      [digits, exact],
      [exact, digits],
      [two, exact],
      [exact, two],
      [exact, exact],
    ] as const) {
      const best = [a, b].find((each) => each.exact) ?? digits;
      expect(distinctPlaces([a, b])).toEqual([best]);
    }
    expect(
      distinctPlaces([place('3'), place('-1'), place('sqrt(4)'), place('pi'), place('6/2')]).map((x) => x.value),
    ).toEqual([-1, 2, 3, Math.PI]);
    expect(distinctPlaces([])).toEqual([]);
  });
});

describe('a place between two others', () => {
  test('lies the given share of the way', () => {
    expect(between(place('1'), place('3'), 0.25)).toEqual(doublePlace(1.5));
    expect(between(place('-3'), place('5'), 0.5)).toEqual(doublePlace(1));
    expect(between({ value: 1 }, { value: 2 }, 0.5)).toEqual(doublePlace(1.5));
  });

  test('lies strictly between them, however close they are', () => {
    for (const [low, high] of [
      ['pi', 'pi + 10^(-40)'],
      ['10^12', '10^12 + 10^(-40)'],
      ['-1/3 - 10^(-50)', '-1/3'],
      ['0', '10^(-75)'],
    ] as const) {
      const [a, b] = [place(low), place(high)];
      for (const share of [0.1, 0.4721, 0.6113]) {
        const x = between(a, b, share);
        expect([comparePlaces(a, x), comparePlaces(x, b)]).toEqual([-1, -1]);
        const part = fixed.divide((x.digits ?? 0n) - (a.digits ?? 0n), (b.digits ?? 0n) - (a.digits ?? 0n));
        expect(fixed.toNumber(part)).toBeCloseTo(share, 2);
      }
    }
  });
});
