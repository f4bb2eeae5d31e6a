import { describe, expect, test } from 'vitest';
import { formulaFrom, treeOf } from '../../testing/trees.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { familySet, parametersOf, wholeNumbers } from './families.ts';
import { type Place, doublePlace, placeOf } from './place.ts';
import { type LineSet, compareLineSets } from './sets.ts';

const setOf = (source: string): LineSet | undefined => familySet(formulaFrom(source), 'x', isIntegerLetter);
const known = (source: string): LineSet => {
  const set = setOf(source);
  if (!set) throw new Error(`${source} is not a set of families`);
  return set;
};
const place = (source: string): Place => placeOf(treeOf(source)) ?? { value: Number.NaN };

describe('solutions with letters for whole numbers', () => {
  test.each([
    ['x = 2k', '0 2 -4 10^30', '1 1/2 -3 2 + 10^(-40)'],
    ['x = 3k + 1', '1 4 -2 -299', '0 2 3 1/3'],
    ['2x = k', '0 1/2 -3/2 7', '1/4 1/3'],
    ['x = pi k', '0 pi -7pi', '1 pi/2 pi + 10^(-30) 22/7'],
    ['x = pi/6 + 2pi k', 'pi/6 13pi/6 -11pi/6', 'pi/3 5pi/6 7pi/6'],
    ['pi x - pi/2 = pi k', '1/2 3/2 -5/2', '1 1/3'],
    ['x = 1 - 2k', '1 3 -5', '0 2'],
    ['x/2 - k/3 = 1/6', '1/3 1 -1/3', '0 1/2'],
    ['sqrt(2) x = k', '0 sqrt(2) 1/sqrt(2) -sqrt(8)', '1 1/2'],
    ['x = pi k or x = pi/4 + pi k', '0 pi pi/4 -3pi/4', 'pi/2 3pi/4'],
    ['x = pi k or x = 1', '1 0 pi', '2 1 + pi'],
    ['x = (-1)^k pi/6 + pi k', 'pi/6 5pi/6 -7pi/6', '-pi/6 7pi/6 1'],
    ['x = (-1)^k pi/6 + pi k and (x > 0 or x < -20)', 'pi/6 5pi/6 pi/6-8pi', '-7pi/6 1'],
    ['x = (-1)^k pi/6 + pi k and (not (x > 1) or x > 2)', 'pi/6 5pi/6 -7pi/6', '1 -pi/6'],
    ['x = (-1)^k pi/6 + pi k and (not (x > 0) or x > 2)', '5pi/6 -7pi/6', 'pi/6 1'],
    ['x = pi k or x = 2n', '0 2 4 pi', '1 2pi + 1'],
    ['2pi k < x < pi + 2pi k', '1 pi/2 7 -6', '0 pi 4 -1 2pi'],
    ['2pi k <= x < pi + 2pi k', '1 0 2pi', 'pi 4 -1'],
    ['x >= 3k and x <= 3k + 1', '0 1 1/2 4 -3 -5/2', '2 -1 3/2 3 + 3/2'],
    ['x > 3k and x < 3k + 1 or x = 2', '2 1/2 7/2', '0 3 5'],
    ['x != pi k', '1 pi/2 22/7', '0 pi -3pi'],
    ['not (x = 2k)', '1 1/2', '0 2'],
    ['x = 2k and x > 0', '2 10 10^6', '0 -2 1'],
    ['x = 2k and 0 <= x < 7', '0 2 4 6', '8 -2 1'],
    ['x > 0 and x != k', '1/2 7/3', '0 1 5 -1/2'],
    ['x = 2k and x != 6n', '2 4 -2', '0 6 1 -12'],
    ['x = 2k and x = 3n', '0 6 -12', '2 3 4'],
    ['x = 2k and x = 3k', '0', '6 2 3'],
    ['x = 4k and x != 4', '0 8', '4 1'],
    ['x = (-1)^k pi/6 + pi k', 'pi/6 5pi/6 13pi/6 -7pi/6', '-pi/6 0 7pi/6'],
    ['x = (-1)^(k+1) + 4k', '-1 5 7 -3', '1 3 4 -5'],
    ['x = k and k > 3', '4 5 100', '3 0 -4 9/2'],
    ['x = 1', '1', '0'],
    ['x > 1', '2', '1 0'],
  ])('%s: %s are solutions, %s are not', (source, inside, outside) => {
    const set = known(source);
    const wrong = [
      ...inside.split(' ').filter((x) => x !== '+' && set.contains(place(x)) !== true),
      ...outside
        .replaceAll(' + ', '+')
        .split(' ')
        .filter((x) => set.contains(place(x)) !== false),
    ];
    expect(wrong).toEqual([]);
  });

  test.each([
    ['x = pi k', 'x = 2pi k or x = pi + 2pi n', 'equal'],
    ['x = pi k', 'x = 2pi k', 'different'],
    ['x = 2k', 'x = 6k or x = 6k + 2 or x = 6k + 4', 'equal'],
    ['x = 2k', 'x = 6k or x = 6k + 2 or x = 6k + 3', 'different'],
    ['x = 3k + 1', 'x = 7 - 3n', 'equal'],
    ['x != 2k', 'not (x = 4k or x = 4k + 2)', 'equal'],
    ['2k < x < 2k + 1', '4k < x < 4k + 1 or 4k + 2 < x < 4k + 3', 'equal'],
    ['2k < x < 2k + 1', '4k < x < 4k + 1 or 4k + 2 <= x < 4k + 3', 'different'],
    ['x = 2k and x = 3n', 'x = 6m', 'equal'],
    ['x = 2k and x = 3n', 'x = 12m', 'different'],
    ['x = (-1)^k pi/6 + pi k', 'sin(x) = 1/2', 'equal'],
    ['x = (-1)^k pi/6 + 2pi k', 'sin(x) = 1/2', 'different'],
    ['x = pi/2 + pi k', 'cos(x) = 0', 'equal'],
    ['x = k/3', '3x = n', 'equal'],
    ['x = 5k/7', 'x = 10k/7 or x = 5/7 + 10k/7', 'equal'],
    ['x = 2k and 0 < x < 5', 'x = 2 or x = 4', 'equal'],
  ])('%s and %s: %s', (a, b, verdict) => {
    expect([compareLineSets(known(a), known(b)), compareLineSets(known(b), known(a))]).toEqual([verdict, verdict]);
  });

  test.each([
    'x = k^2',
    'x^2 = k',
    'x = k n',
    'x = k x',
    'sin(x) = k',
    'x = k + n',
    'x = k + i',
    'x = y k',
    'x = f(k)',
    'k = 3',
    'x = 2^k',
    'x = (-2)^k',
    'x = (-1)^k',
    'x + i = 0 and x = k',
  ])('%s is none of them', (source) => {
    expect(setOf(source)).toBeUndefined();
  });

  test('are undefined as a whole where one alternative is', () => {
    expect(setOf('x = k or x = k^2')).toBeUndefined();
    expect(setOf('not (x = k^2)')).toBeUndefined();
    expect(setOf('x != k^2')).toBeUndefined();
  });

  test('are listed by letter', () => {
    const letters = (source: string): string => parametersOf(formulaFrom(source), isIntegerLetter).join('');
    expect([letters('x = k + n or x = k + m'), letters('x = y'), letters('not x = j')]).toEqual(['knm', '', 'j']);
  });

  test('is undecided where only the double is known', () => {
    expect(known('x = pi k').contains({ value: 3 })).toBeUndefined();
    expect(wholeNumbers().contains({ value: 3 })).toBeUndefined();
  });
});

test('the whole numbers contain integers and no other numbers', () => {
  const set = wholeNumbers();
  const isIn = (source: string): boolean | undefined => set.contains(place(source));
  expect(['0', '3', '-17', '10^40'].map(isIn)).toEqual([true, true, true, true]);
  expect(['1/2', '-7/3', 'pi', 'sqrt(2)', '10^20 + 1/2'].map(isIn)).toEqual([false, false, false, false, false]);
  expect(set.contains(doublePlace(2))).toBe(true);
  expect(compareLineSets(set, known('x = k'))).toBe('equal');
  expect(compareLineSets(set, known('x = 2k'))).toBe('different');
});
