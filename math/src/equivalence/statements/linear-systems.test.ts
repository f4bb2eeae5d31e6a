import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { compareLinearSystems } from './linear-systems.ts';

const verdict = (a: string, b: string) => compareLinearSystems(formulaFrom(a), formulaFrom(b));

/** Rows of whole coefficients, the constant last: ax + by + cz = d. */
type Rows = readonly (readonly number[])[];

const written = (rows: Rows): string =>
  rows.map(([a = 0, b = 0, c = 0, d = 0]) => `${a}x + (${b})y + (${c})z = ${d}`).join(' and ');

/** The determinant of three columns of three rows. */
function determinant(rows: Rows, columns: readonly number[]): number {
  const m = rows.map((row) => columns.map((column) => row[column] ?? 0));
  const at = (i: number, j: number): number => m[i]?.[j] ?? 0;
  return (
    at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0))
  );
}

const row = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 4, maxLength: 4 });

describe('systems of linear equations', () => {
  test('have the solution that Cramer finds', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 3, maxLength: 3 }), (rows) => {
        const whole = determinant(rows, [0, 1, 2]);
        fc.pre(whole !== 0);
        const [x, y, z] = [
          [3, 1, 2],
          [0, 3, 2],
          [0, 1, 3],
        ].map((columns) => determinant(rows, columns));
        expect(verdict(written(rows), `x = ${x}/${whole} and y = ${y}/${whole} and z = ${z}/${whole}`)).toBe('equal');
        expect(verdict(written(rows), `x = ${x}/${whole} and y = ${y}/${whole} and z = (${z}+1)/${whole}`)).toBe(
          'different',
        );
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  test('are the same after rows are exchanged, multiplied and added', () => {
    const factor = fc.constantFrom(-3, -1, 2, 5);
    fc.assert(
      fc.property(row, row, factor, factor, (a, b, m, n) => {
        const sum = a.map((value, k) => m * value + n * (b[k] ?? 0));
        const scaled = b.map((value) => value * n);
        expect(verdict(written([a, b]), written([scaled, sum]))).toBe('equal');
        expect(verdict(written([a, b]), written([sum, b, a, scaled]))).toBe('equal');
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  test.each([
    ['x + y = 3 and x - y = 1', 'x = 2 and y = 1', 'equal'],
    ['x + y = 3 and x - y = 1', 'x = 2', 'different'],
    ['x + y = 3', 'x + y = 3 and x = 2', 'different'],
    ['x + y = 3 and 2x + 2y = 6', 'y = 3 - x', 'equal'],
    ['x + y = 3 and x + y = 4', 'x - y = 3 and x - y = 4', 'equal'],
    ['x + y = 3 and x + y = 4', '0x = 1', 'equal'],
    ['x + y = 3 and x + y = 4', 'x = 1', 'different'],
    ['x = 1', 'x + y = 3 and x + y = 4', 'different'],
    ['x = 1', 'y = 1', 'different'],
    ['x = x', 'y = y', 'equal'],
    ['x = x', 'y = 2', 'different'],
    ['0.5x = 1/3', '3x = 2', 'equal'],
    ['x = y and y = z', 'x = z and y = z', 'equal'],
    ['x = y and y = z', 'x = z', 'different'],
  ])('%s against %s: %s', (a, b, expected) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual([expected, expected]);
  });

  test.each([
    'x^2 = 1',
    'x y = 1',
    'x < 1',
    'x != 1',
    'x = 1 or y = 2',
    'sin(x) = 1',
    '1/x = 2',
    'pi x = 1',
    'sqrt(2) = x',
    'x = 1 and y > 2',
    'not x = 1',
    'p',
    'true',
  ])('are not made of %s', (source) => {
    expect([verdict(source, 'x = 1'), verdict('x = 1', source)]).toEqual([undefined, undefined]);
  });
});
