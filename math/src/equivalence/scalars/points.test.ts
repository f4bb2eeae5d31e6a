import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { type Assumption, complexPoint, hasGeneralPowers, pointCount, realPoint, specialPoint } from './points.ts';

const all = Array.from({ length: pointCount }, (_, k) => k);
const names = ['a', 'b', 'c'];
const valuesOf = (assumption?: Assumption): number[] =>
  all.flatMap((k) =>
    realPoint(k, names, assumption ? { a: assumption, b: assumption, c: assumption } : {}).map(({ re }) => re),
  );

describe('points at which expressions are compared', () => {
  test('are real, and reach from 10^-4 to 10^5 with both signs', () => {
    const points = all.map((k) => realPoint(k, names, {}));
    expect(points.flat().every(({ re, im }) => im === 0 && Number.isFinite(re) && re !== 0)).toBe(true);
    const values = valuesOf();
    for (const [from, to] of [
      [1e-4, 1e-2],
      [0.15, 0.95],
      [1.05, 2.9],
      [3.1, 7.7],
      [11, 29],
      [2e3, 7e5],
      [-0.93, -0.12],
      [-2.7, -1.1],
      [-33, -9],
      [-900, -40],
    ] as const) {
      expect([from, to, values.some((x) => x >= from && x <= to)]).toEqual([from, to, true]);
    }
    expect(values.every((x) => Math.abs(x) >= 1e-4 && Math.abs(x) <= 7e5)).toBe(true);
  });

  test('are all different, and have letters of different signs', () => {
    expect(new Set(valuesOf().map((x) => x.toFixed(9))).size).toBe(3 * pointCount);
    const patterns = new Set(
      all.map((k) =>
        realPoint(k, names, {})
          .map(({ re }) => (re < 0 ? '-' : '+'))
          .join(''),
      ),
    );
    expect(patterns.size).toBe(8);
    // Letters of a point are neither equal nor in a fixed order.
    const orders = new Set(
      all.map((k) => realPoint(k, ['a', 'b'], {})).map(([x, y]) => Math.sign((x?.re ?? 0) - (y?.re ?? 0))),
    );
    expect([orders.has(-1), orders.has(1), orders.has(0)]).toEqual([true, true, false]);
    expect(all.map((k) => realPoint(k, ['a'], {})[0])).toEqual(all.map((k) => realPoint(k, ['z'], {})[0]));
  });

  test('keep to what is known of letters', () => {
    expect(valuesOf('positive').every((x) => x > 0)).toBe(true);
    expect(valuesOf('non-negative').every((x) => x >= 0)).toBe(true);
    expect(valuesOf('natural').every((x) => Number.isInteger(x) && x >= 1)).toBe(true);
    expect(valuesOf('integer').every((x) => Number.isInteger(x))).toBe(true);
    expect(valuesOf('positive')).toEqual(valuesOf().map(Math.abs));
    expect(new Set(valuesOf('natural').filter((x) => x < 12)).size).toBeGreaterThan(8);
    expect(new Set(valuesOf('integer').filter((x) => Math.abs(x) < 12)).size).toBeGreaterThan(15);
    expect(new Set(valuesOf('integer').map((x) => Math.abs(x) % 2)).size).toBe(2);
    expect(realPoint(3, ['a', 'b'], { b: 'positive' })[0]).toEqual(realPoint(3, ['a', 'b'], {})[0]);
  });

  test('are complex where the letter is', () => {
    const imaginary = all.map((k) => realPoint(k, ['a', 'z'], { z: 'complex' }));
    expect(imaginary.every(([a, z]) => a?.im === 0 && z !== undefined && Math.abs(z.im) < 1.3)).toBe(true);
    expect(imaginary.filter(([, z]) => (z?.im ?? 0) > 0.1).length).toBeGreaterThan(20);
    expect(imaginary.filter(([, z]) => (z?.im ?? 0) < -0.1).length).toBeGreaterThan(20);
    const points = all.flatMap((k) => complexPoint(k, ['a', 'b']));
    for (const quadrant of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      expect(
        points.filter(({ re, im }) => Math.sign(re) === quadrant[0] && Math.sign(im) === quadrant[1]).length,
      ).toBeGreaterThan(1);
    }
    expect(points.every(({ re, im }) => Math.abs(re) < 1.8 && Math.abs(im) < 1.3)).toBe(true);
    expect(new Set(points.map(({ re }) => re.toFixed(9))).size).toBe(2 * pointCount);
  });

  test('are small whole numbers and halves where powers are special', () => {
    const special = (assumption?: Assumption): number[] =>
      all.flatMap((k) =>
        specialPoint(k, names, assumption ? { a: assumption, b: assumption, c: assumption } : {}).map(
          ({ re, im }) => re + im,
        ),
      );
    expect(special().every((x) => Number.isInteger(4 * x) && Math.abs(x) <= 3 && x !== 0)).toBe(true);
    expect(special('integer').every((x) => Number.isInteger(x))).toBe(true);
    expect(special('positive').every((x) => x > 0)).toBe(true);
    expect(special('natural').every((x) => Number.isInteger(x) && x > 0)).toBe(true);
    const pairs = new Set(
      all.map((k) =>
        specialPoint(k, ['a', 'b'], {})
          .map(({ re }) => re)
          .join(),
      ),
    );
    expect(pairs.size).toBeGreaterThan(30);
    expect(new Set(all.map((k) => specialPoint(k, ['a'], {})[0]?.re)).size).toBe(11);
  });

  test('are special for powers that are not whole', () => {
    expect(['x^y', 'x^(1/3)', '2^x', 'sqrt(x)'].filter((source) => !hasGeneralPowers(programOf(source)))).toEqual([]);
    expect(['x^2', 'sin(x)', 'x^(-3)', 'x + 1/2'].filter((source) => hasGeneralPowers(programOf(source)))).toEqual([]);
  });
});
