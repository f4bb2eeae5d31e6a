import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equivalent } from '../equivalent.ts';
import { stepsOf, treeOf } from '../../testing/trees.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

/** Terms that are positive at some places and negative at others. */
const constant = fc.constantFrom('3', '1/7', '250', '4*10^6', '2/10^5', 'pi', 'sqrt(2)', 'e^3', '12.34');
const sign = fc.constantFrom('+', '-');
const inOneLetter = fc.oneof(
  fc.tuple(fc.constantFrom('', '2', '1/3 ', 'pi ', '0.01'), sign, constant).map(([a, s, c]) => `${a}x ${s} ${c}`),
  constant.map((c) => `x^2 - ${c}`),
  fc.tuple(sign, constant).map(([s, c]) => `x^3 ${s} ${c}`),
  constant.map((c) => `e^x - ${c}`),
  fc.constantFrom('ln(x) - 2', 'ln(x) + 10.5', 'sin(x) - 3/10', 'cos(x/50)', 'x e^x + 1/5', '(x - 2)(x + 5)^3'),
  constant.map((c) => `1/x - ${c}`),
  fc.tuple(sign, constant).map(([s, c]) => `tan(x) ${s} ${c}`),
);
const inMoreLetters = fc.oneof(
  fc.tuple(sign, constant).map(([s, c]) => `x - y ${s} ${c}`),
  constant.map((c) => `x y - ${c}`),
  constant.map((c) => `x/y - ${c}`),
  constant.map((c) => `x^2 + y^2 - ${c}`),
  constant.map((c) => `a - b + c - ${c}`),
);
const crossing = fc.oneof({ weight: 3, arbitrary: inOneLetter }, inMoreLetters);
/** Whole numbers to which something may be shifted. */
const shift = fc.integer({ min: 1, max: 40 });

/** Twice the same, written in another way. */
const same: Readonly<Record<string, (u: string, n: number) => readonly [string, string]>> = {
  'the size by a root': (u) => [`abs(${u})`, `sqrt((${u})^2)`],
  'the size by the sign': (u) => [`sign(${u})*abs(${u})`, `(${u})`],
  'the larger by the size': (u, n) => [`max(${u}, ${n})`, `(${u} + ${n} + abs(${u} - ${n}))/2`],
  'the smaller by the larger': (u, n) => [`min(${u}, ${n})`, `-max(-(${u}), -${n})`],
  'both together': (u, n) => [`min(${u}, ${n}) + max(${u}, ${n})`, `${u} + ${n}`],
  'a step later': (u, n) => [`floor(${u})`, `floor(${u} + ${n}) - ${n}`],
  'steps upwards and downwards': (u) => [`ceil(${u})`, `-floor(-(${u}))`],
  'opposite signs': (u) => [`sign(${u})`, `-sign(-(${u}))`],
};

/** Twice nearly the same: they differ on one side of a kink. */
const other: Readonly<Record<string, (u: string, n: number) => readonly [string, string]>> = {
  'without bars': (u) => [`abs(${u})`, u],
  'without bars, turned': (u) => [`abs(${u})`, `-(${u})`],
  'cut off': (u) => [`max(${u}, 0)`, u],
  'cut off above': (u) => [`min(${u}, 0)`, u],
  'without a sign': (u) => [`sign(${u})`, '1'],
  'behind a root': (u) => [`sqrt((${u})^2)*(${u})`, `(${u})^2`],
};

/** Twice the same but for single places. */
const atPlaces: Readonly<Record<string, (u: string, n: number) => readonly [string, string]>> = {
  'zero of a sign': (u) => [`sign(${u})^2`, '1'],
  'whole numbers between steps': (u, n) => [`floor(${u} + ${n}) + 1`, `ceil(${u} + ${n})`],
  'zero below an exponent': (u) => [`0^((${u})^2)`, '0'],
};

describe('two expressions with kinks', () => {
  test.each(Object.entries(same))('that are the same are not distinguished: %s', (_, pair) => {
    fc.assert(
      fc.property(crossing, shift, (u, n) => {
        const [a, b] = pair(u, n);
        expect([a, b, verdict(a, b) === 'different']).toEqual([a, b, false]);
      }),
      { numRuns: 14, seed: 31 },
    );
  });

  test.each(Object.entries(other))('that differ on one side are distinguished: %s', (_, pair) => {
    fc.assert(
      fc.property(crossing, shift, (u, n) => {
        const [a, b] = pair(u, n);
        expect([a, b, verdict(a, b)]).toEqual([a, b, 'different']);
        expect(verdict(b, a)).toBe('different');
      }),
      { numRuns: 14, seed: 32 },
    );
  });

  test.each(Object.entries(atPlaces))('that differ at single places are never the same: %s', (_, pair) => {
    fc.assert(
      fc.property(inOneLetter, shift, (u, n) => {
        const [a, b] = pair(u, n);
        expect([a, b, verdict(a, b) === 'equal']).toEqual([a, b, false]);
      }),
      { numRuns: 16, seed: 33 },
    );
  });

  test('that are the same are found equal where the terms are plain', () => {
    for (const pair of Object.values(same)) {
      for (const u of ['x', '2x - 3', 'x^2 - 5', 'x - y', 'x + 1/7', '3 - x', 'sin(x)', 'x y - 2']) {
        const [a, b] = pair(u, 4);
        expect([a, b, verdict(a, b)]).toEqual([a, b, 'equal']);
      }
    }
  });

  test.each([
    ['abs(x - 10^20)', '10^20 - x'],
    ['abs(x*10^12 - 1)', '1 - x*10^12'],
    ['sign(x - 10^9)', 'sign(x - 10^9 - 1)'],
    ['abs(abs(abs(x) - 3) - 2)', 'abs(abs(x) - 3) - 2'],
    ['max(x, y, z)', 'max(x, y)'],
    ['max(min(x, 2), 1)', 'min(x, 2)'],
    ['floor(x/100)', '0'],
    ['floor(10^6 x)', '10^6 floor(x)'],
    ['mod(x, 5)', 'x - 5floor(x/5 + 1/100)'],
    ['round(x)', 'ceil(x - 1/2)'],
    ['round(x)', 'floor(x + 1/2)'],
    ['arcsin(sin(x))', 'x'],
    ['arccos(cos(x))', 'abs(x)'],
    ['arctan(tan(x))', 'x'],
    ['sqrt(x^2 - 4x + 4)', '2 - x'],
    ['abs(x) + abs(y) - abs(x + y)', '0'],
    ['abs(x - y) + abs(y - z)', 'abs(x - z)'],
    ['sign(x)*sign(y)', '1'],
    ['abs(x^2 + y^2 + z^2 - 10^(-4))', 'x^2 + y^2 + z^2 - 10^(-4)'],
    ['tan(x)/abs(tan(x))', 'sin(x)/abs(sin(x))'],
    ['sign(tan(x) - 10^16)', '-1'],
    ['sign(1/x - 10^30)', '-1'],
    ['abs(1/(x - 3) + 10^12)', '1/(x - 3) + 10^12'],
    ['abs(ln(x) + 300)', 'ln(x) + 300'],
    ['sign(ln(abs(x - 5)) + 30)', '1'],
    ['abs(x)/x', '1'],
    ['floor(abs(x))', 'abs(floor(x))'],
    ['ceil(x)', '-floor(-x) + 0^(abs(x - 3))'],
    ['max(sin(x), 99/100)', '99/100'],
    ['n + abs(n - 5)', '2n - 5'],
  ])('%s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['abs(abs(x))', 'abs(x)'],
    ['abs(x)*abs(x)', 'x^2'],
    ['max(x, y)*min(x, y)', 'x y'],
    ['max(x, y, z)', 'max(max(z, y), x)'],
    ['max(x, -x)', 'abs(x)'],
    ['abs(x - y)', 'abs(y - x)'],
    ['sqrt(x^2 - 4x + 4)', 'abs(x - 2)'],
    ['floor(floor(x))', 'floor(x)'],
    ['floor(x) + floor(-x)', '-ceil(x) + floor(x)'],
    ['mod(x, 5)', 'x - 5floor(x/5)'],
    ['mod(x + 5, 5)', 'mod(x, 5)'],
    ['round(-x)', '-round(x)'],
    ['arccos(cos(x))', 'arccos(cos(-x))'],
    ['arcsin(sin(x))', 'arcsin(sin(x + 2pi))'],
    ['arctan(tan(x))', 'arctan(tan(x + pi))'],
    ['sin(arcsin(x))', 'cos(arccos(x))'],
    ['sign(x y)', 'sign(x)*sign(y)'],
    ['sign(x^3)', 'sign(x)'],
    ['abs(e^x - 1)', 'sign(x)*(e^x - 1)'],
    ['sqrt(abs(x))^2', 'abs(x)'],
    ['(x^2)^(1/4)', 'sqrt(abs(x))'],
    ['root(3)(x)*abs(x)', 'root(3)(x^4)*sign(x)'],
    ['max(x^2, -1)', 'x^2'],
    ['min(sin(x), 2)', 'sin(x)'],
    ['abs(sin(x) - 2)', '2 - sin(x)'],
    ['abs(x^2 + y^2)', 'x^2 + y^2'],
    ['ln(abs(x))', 'ln(x^2)/2'],
    ['floor(x)', 'floor(x + sin(x)^2 + cos(x)^2) - 1'],
  ])('%s is %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['abs(ln(ln(x)) - 10)', 'ln(ln(x)) - 10'],
    ['sign(x + 10^70)', '1'],
  ])('%s may differ from %s where no value can be computed', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });

  test.each([
    'max(x - 1000, 0)*max(y - 1000, 0)',
    'max(x - 1000, 0)*max(-y - 700, 0)',
    'max(x - 10^7, 0)*max(y + 10^6, 0)*max(z - 4000, 0)',
    'max(x - 10^6, 0)*max(y - 4000, 0)',
    'max(-x - 10^6, 0)*max(y - 10^9, 0)',
    'max(1/3 - abs(x - 5000), 0)*max(y - 2000, 0)',
    'max(1/100 - abs(x - 5000), 0)*max(1/100 - abs(y - 4000), 0)',
  ])('%s is seen where all its letters are beyond their bends together', (u) => {
    expect([verdict(u, '0'), verdict(`${u} + x`, 'x')]).toEqual(['different', 'different']);
    expect(verdict(u, `max(${u}, 0)`)).toBe('equal');
  });

  test('take a bounded number of steps', () => {
    const many = Array.from({ length: 60 }, (_, k) => `abs(x - ${k})`).join(' + ');
    const steps = stepsOf(() => expect(verdict(many, `${many} + abs(x) - x`)).not.toBe('equal'));
    expect(steps).toBeLessThan(200_000);
    const more = Array.from({ length: 90 }, (_, k) => `abs(x - ${k})`).join(' + ');
    expect(verdict(`${more} + sin(x)^2`, `${more} + 1 - cos(x)^2`)).toBe('unknown');
  });
});

describe('a bend that is reached', () => {
  test.each([
    [
      'max(min(a x + 3, x - 4), min(abs(x^3 - 5x) + x^3 - 9x, x - 4))',
      'min(max(a x + 4, abs(x^3 - 5x) + x^3 - 9x), x - 4)',
    ],
    [
      'abs(max(abs(x^3 - 2x) + a x + 9, (x - 8)^2 - 1)(x - 4))',
      'max(abs(x^3 - 2x) + a x + 9, (x - 8)^2 - 1)*abs(x - 4)',
    ],
  ])('only where another letter is in one cell between its own bends: %s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each(['csc(x + 8202) + 6*10^10', 'sec(x + 5403) - 6*10^8', 'tan(x + 12345) + 2*10^12'])(
    'beside a pole at which doubles have lost their last digits: %s',
    (term) => {
      expect(verdict(`max(${term}, 0)`, term)).toBe('different');
      expect(verdict(`max(${term}, 0)`, `(${term} + abs(${term}))/2`)).toBe('equal');
    },
  );
});
