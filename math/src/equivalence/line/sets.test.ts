import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaFrom, stepsOf } from '../../testing/trees.ts';
import { rationalPlace } from './place.ts';
import { type LineSet, compareLineSets, hasBoundary, solutionSet } from './sets.ts';

const solutions = (source: string): LineSet => {
  const set = solutionSet(formulaFrom(source), 'x');
  if (!set) throw new Error(`${source} has no solution set`);
  return set;
};
const verdict = (a: string, b: string): string => compareLineSets(solutions(a), solutions(b));

/** A statement about x with linear bounds, and whether it holds at a number. */
interface Statement {
  readonly text: string;
  readonly holds: (x: number) => boolean;
}

const bound = fc.integer({ min: -4, max: 4 });
const relation = fc
  .tuple(fc.constantFrom('<', '<=', '>', '>=', '=', '!='), bound, fc.constantFrom(1, -2, 3))
  .map(([operator, n, factor]): Statement => {
    const compare = (x: number): boolean =>
      operator === '<'
        ? x < n
        : operator === '<='
          ? x <= n
          : operator === '>'
            ? x > n
            : operator === '>='
              ? x >= n
              : (x === n) === (operator === '=');
    const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
    const shown = factor < 0 ? (turned[operator] ?? operator) : operator;
    return { text: `${factor}x ${shown} ${factor * n}`, holds: compare };
  });
const quadratic = fc.tuple(fc.constantFrom('<', '>=', '=', '!='), bound, bound).map(([operator, m, n]): Statement => ({
  text: `(x - (${m}))(x - (${n})) ${operator} 0`,
  holds: (x) => {
    const value = (x - m) * (x - n);
    return operator === '<' ? value < 0 : operator === '>=' ? value >= 0 : (value === 0) === (operator === '=');
  },
}));
const { statement } = fc.letrec<{ statement: Statement }>((tie) => ({
  statement: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    relation,
    quadratic,
    fc.array(tie('statement'), { minLength: 2, maxLength: 3 }).map((parts): Statement => ({
      text: `(${parts.map(({ text }) => text).join(') and (')})`,
      holds: (x) => parts.every(({ holds }) => holds(x)),
    })),
    fc.array(tie('statement'), { minLength: 2, maxLength: 3 }).map((parts): Statement => ({
      text: `(${parts.map(({ text }) => text).join(') or (')})`,
      holds: (x) => parts.some(({ holds }) => holds(x)),
    })),
    tie('statement').map(({ text, holds }): Statement => ({ text: `not (${text})`, holds: (x) => !holds(x) })),
  ),
}));
const halves = Array.from({ length: 25 }, (_, k) => (k - 12) / 2);

describe('solution sets of statements with whole bounds', () => {
  test('hold the numbers for which the statement is true', () => {
    fc.assert(
      fc.property(statement, ({ text, holds }) => {
        const set = solutions(text);
        for (const x of halves) {
          const place = rationalPlace(Number.isInteger(x) ? { n: x, d: 1 } : { n: 2 * x, d: 2 });
          expect([text, x, set.contains(place)]).toEqual([text, x, holds(x)]);
        }
        const members = halves.map(holds);
        expect([text, hasBoundary(set)]).toEqual([text, members.includes(true) && members.includes(false)]);
      }),
      { numRuns: 120, seed: 5 },
    );
  });

  test('are equal exactly where the statements agree at all bounds and between them', () => {
    let equal = 0;
    fc.assert(
      fc.property(statement, statement, (a, b) => {
        const agree = halves.every((x) => a.holds(x) === b.holds(x));
        if (agree) equal += 1;
        expect([a.text, b.text, verdict(a.text, b.text)]).toEqual([a.text, b.text, agree ? 'equal' : 'different']);
        expect(verdict(b.text, a.text)).toBe(agree ? 'equal' : 'different');
        const both = `not (not (${a.text}) and not (${b.text}))`;
        expect(verdict(both, `(${b.text}) or (${a.text})`)).toBe('equal');
      }),
      { numRuns: 150, seed: 8 },
    );
    expect(equal).toBeGreaterThan(2);
  });
});

describe('solution sets', () => {
  test.each([
    ['x^2 < 2', '-sqrt(2) < x < sqrt(2)'],
    ['x^2 <= 2', 'x >= -sqrt(2) and x <= sqrt(2)'],
    ['e^x < 2', 'x < ln(2)'],
    ['x/(x - 1) > 0', 'x < 0 or x > 1'],
    ['x/(x - 1) >= 0', 'x <= 0 or x > 1'],
    ['sqrt(x + 3) < 2', '-3 <= x < 1'],
    ['ln(x - 1) <= 0', '1 < x <= 2'],
    ['abs(x) + abs(x - 1) = 1', '0 <= x <= 1'],
    ['max(x, 2) = x', 'x >= 2'],
    ['x sqrt(x) = 0', 'x = 0'],
    ['sin(x) >= 0 and 0 < x < 6', '0 < x <= pi'],
    ['tan(x) > 1 and 0 <= x < 2', 'pi/4 < x < pi/2'],
    ['2^x > x^2 and 0 < x < 3', '0 < x < 2'],
    ['1/(sin(x) - 2) < 0', 'x = x'],
    ['arcsin(x) > pi/6', '1/2 < x <= 1'],
    ['x - 1 + 0 = 0', 'x = 1'],
    ['-(x - 1)(x + 2) = 0', 'x = 1 or x = -2'],
    ['(x^2 - 1)^3 = 0', 'x = 1 or x = -1'],
    ['(e^x - 1)/(x - 2) = 0', 'x = 0'],
    ['x^3 - 2 > 0', 'x > root(3)(2)'],
    ['sign(x - 1) = 1', 'x > 1'],
    ['sign(x - 1) >= 0', 'x >= 1'],
    ['x^4 + x = 3 and x > 0', 'x^5 + x^2 = 3x and x > 0'],
  ])('of %s and %s are the same', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['x^2 < 2', '-sqrt(2) <= x < sqrt(2)'],
    ['x^2 < 2', '-sqrt(2) < x < sqrt(2) + 10^(-50)'],
    ['x/(x - 1) >= 0', 'x <= 0 or x >= 1'],
    ['sqrt(x + 3) < 2', 'x < 1'],
    ['ln(x - 1) <= 0', 'x <= 2'],
    ['abs(x) + abs(x - 1) = 1', 'x = 0 or x = 1'],
    ['sin(x) > 0 and 0 < x < 6', '0 < x <= pi'],
    ['floor(x) = 2', 'x = 2'],
    ['floor(x) = 2', '2 <= x <= 3'],
    ['floor(|x - 4|/3) = 4', '-11 < x <= -8 or 16 <= x < 19.5'],
    ['floor(x + 2) + ceil(x + 2) = 20', '7 < x and x < 7'],
    ['floor(x/3) + ceil(x/3) = 14', 'x = 20'],
    ['floor(x/2)^2 = 3600', '120 <= x < 121.9 or -120 <= x < -118'],
    ['round(x) = 2', '3/2 <= x <= 5/2'],
    ['ceil(2x) = 3', '1 <= x <= 3/2'],
    ['sin(x) < x/10 + 2', 'x > -30'],
    ['x = 100000', 'x = 100001'],
    ['cos(x) = x', 'cos(x) = x + 10^(-8)'],
  ])('of %s and %s are not', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test('are not made of other letters, imaginary numbers and what is only named', () => {
    for (const source of ['x = y', 'x = i', 'x = f(2)', 'p', 'x = 1 and q', 'f(x) = 0', 'x < y or x > 2']) {
      expect([source, solutionSet(formulaFrom(source), 'x')]).toEqual([source, undefined]);
    }
    expect(solutionSet(formulaFrom('1 < 2'), 'x')?.contains(rationalPlace({ n: 0, d: 1 }))).toBe(true);
  });

  test('of many alternatives are looked up', () => {
    const many = (count: number, member: (k: number) => string): string =>
      Array.from({ length: count }, (_, k) => member(k)).join(' or ');
    const squares = many(12, (k) => `x^2 = ${k * k}`);
    const lines = many(23, (k) => `x = ${k - 11}`);
    expect(verdict(squares, lines)).toBe('equal');
    expect(
      verdict(
        squares,
        many(22, (k) => `x = ${k - 11}`),
      ),
    ).toBe('different');
    expect(
      verdict(
        many(9, (k) => `e^x = ${k + 1}`),
        many(9, (k) => `x = ln(${9 - k})`),
      ),
    ).toBe('equal');
    expect(
      verdict(
        many(9, (k) => `x^2 = ${-k}`),
        'x = 0',
      ),
    ).toBe('equal');
    expect(
      verdict(
        many(9, (k) => `sin(x) = ${k}`),
        'sin(x) = 0 or sin(x) = 1',
      ),
    ).toBe('equal');
    expect(
      verdict(
        many(10, (k) => (k === 4 ? 'x = x' : `x = ${k}`)),
        'x = x',
      ),
    ).toBe('equal');
    expect(
      verdict(
        many(10, (k) => (k === 4 ? 'x > 2' : `x = ${k}`)),
        'x > 2 or x = 0 or x = 1 or x = 2',
      ),
    ).toBe('equal');
    expect(
      verdict(
        many(10, (k) => (k === 4 ? '1 = 2' : `x = ${k}`)),
        'x = 4',
      ),
    ).toBe('different');
    // Twice as many alternatives take little more than twice the steps to look up.
    const steps = (count: number): number => {
      const set = solutions(many(count, (k) => `x = ${k}`));
      const places = Array.from({ length: count }, (_, k) => rationalPlace({ n: 2 * k + 1, d: 2 }));
      return stepsOf(() => expect(places.map((place) => set.contains(place))).toEqual(places.map(() => false)));
    };
    expect(steps(60)).toBeLessThanOrEqual(3 * steps(20) + 1);
  });
});
