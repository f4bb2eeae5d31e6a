import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, expand, factor, simplify, solve, together, valueAt } from '../algebra/index.ts';
import { workDone } from '../algebra/work.ts';
import { findTypicalError } from '../errors/index.ts';
import { simplificationModes } from '../exercises/document/document.ts';
import { checkForm } from '../forms/index.ts';
import { read, toLatex } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './equivalent.ts';

function repeated(times: number, part: (k: number) => string, between: string): string {
  return Array.from({ length: times }, (_, k) => part(k)).join(between);
}

/** Expressions built to explode: towers, huge exponents, products that expand, deep nesting, endless sums. */
const huge = fc.constantFrom(60, 999, 6000, 59_999, 10 ** 7, 10 ** 15).map(String);
const letter = fc.constantFrom('x', 'y', 'a', 'b');
const count = fc.integer({ min: 2, max: 60 });
const seedsOfGrowth = fc.oneof(
  fc.tuple(letter, letter, huge).map(([x, a, n]) => `(${x}-${a}-1)^${n}`),
  fc.tuple(letter, letter, count).map(([x, a, n]) => `(${x}+${a}+2z+w+1)^${n}`),
  fc.tuple(huge, huge).map(([m, n]) => `${m}^${n}`),
  count.map((n) => Array.from({ length: Math.min(n, 9) }, () => '9').join('^')),
  huge.map((n) => `${n}!`),
  count.map((n) => `7${'!'.repeat(n)}`),
  fc.tuple(huge, huge).map(([n, k]) => `binomial(${n}, ${k})`),
  count.map((n) => Array.from({ length: n }, (_, k) => `(x+${k})(y-${k})`).join('')),
  count.map((n) => Array.from({ length: n }, (_, k) => `1/(x+${k}y)`).join('+')),
  count.map((n) => Array.from({ length: n }, (_, k) => `sqrt(x+${k})`).join('+')),
  count.map((n) => `${'1/(1+'.repeat(n)}x${')'.repeat(n)}`),
  count.map((n) => `${'sqrt(1+'.repeat(n)}x${')'.repeat(n)}`),
  count.map((n) => `${'sin(x+'.repeat(n)}y${')'.repeat(n)}`),
  count.map((n) => `${'e^('.repeat(Math.min(n, 30))}x${')'.repeat(Math.min(n, 30))}`),
  count.map((n) => `${'|x-'.repeat(Math.min(n, 30))}1${'|'.repeat(Math.min(n, 30))}`),
  fc.tuple(huge, letter).map(([n, x]) => `sum_(k=1)^(${n}) ${x}^k/k`),
  huge.map((n) => `prod_(k=1)^(${n}) (1+1/k)`),
  count.map((n) => '123456789'.repeat(n)),
  count.map((n) => `x^(1/${n}) + x^(1/${n + 1}) + x^(1/${n + 2})`),
  fc.tuple(count, count).map(([m, n]) => `cos(${m}x)^${n} sin(${n}x)^${m}`),
  count.map((n) => repeated(n, (k) => `sqrt(${k + 2})`, '+')),
  count.map((n) => `1/(${repeated(Math.min(n, 9), (k) => `sqrt(${k * k + 2})`, '+')})`),
  count.map((n) => `(${repeated(n, (k) => `a_${k}`, '+')})^2`),
  count.map((n) => repeated(n, (k) => `|x-${k}|`, '+')),
  count.map((n) => repeated(n, (k) => `e^(${k}x)`, '+')),
  count.map((n) => repeated(n, (k) => `(x^${k}+y^${k + 1})`, '')),
  count.map((n) => repeated(n, (k) => `${7 ** (k % 9)}x^${k}`, '+')),
  count.map((n) => `(sqrt(2)+sqrt(3)+sqrt(5)+x)^${n}`),
  count.map((n) => `(1+i)^${n}(x+i y)^${n}`),
  count.map((n) => `sum_(i=1)^(${n}) sum_(j=1)^(${n}) (x+i)^j`),
  count.map((n) => `int_0^1 e^(x^${n}) dx`),
  count.map((n) => `int x^${n} e^x sin(x) dx`),
  count.map((n) => `diff(${repeated(n, (k) => `(x^${k}+1)`, '*')}, x)`),
  count.map((n) => `x${'^x'.repeat(n)}`),
  count.map((n) => `sqrt(1000000016000000063${'*1000000007'.repeat(n)})`),
);
const joined = fc
  .array(fc.tuple(seedsOfGrowth, fc.constantFrom('+', '-', '*', '/', '^')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([source, sign], k) => (k === 0 ? `(${source})` : `${sign}(${source})`)).join(''));
const hostile = fc.oneof(
  joined,
  fc.tuple(joined, joined).map(([a, b]) => `${a} = ${b}`),
  fc.tuple(joined, joined).map(([a, b]) => `${a} < ${b}`),
  fc.tuple(joined, joined).map(([a, b]) => `{${a}, ${b}}`),
  count.map((n) => `{${repeated(n, (k) => `x+${k}`, ', ')}}`),
  count.map((n) => repeated(n, (k) => `x=${k}`, ' or ')),
  count.map((n) => repeated(n, (k) => `|x-${k}|<${k + 1}`, ' or ')),
  count.map((n) => repeated(n, (k) => `x_${k} x_${k + 1}=${k}`, ', ')),
  count.map((n) => repeated(n, (k) => `x^2+${k}`, ' < ')),
  count.map((n) => `x=${repeated(n, String, '+-')}`),
  count.map(
    (n) =>
      `[${repeated(Math.min(n, 5), (i) => `[${repeated(Math.min(n, 5), (j) => `a_${i}+b_${j}`, ', ')}]`, ', ')}]^6`,
  ),
);

function treeOf(source: string): Expression | undefined {
  const result = read(source, { syntax: 'plain' });
  return result.ok ? result.tree : undefined;
}

/** Steps that one operation may take, some 50 ms; the last of them may go beyond its grant a little. */
const mostSteps = 210_000;
/** The steps of an operation; what it gives is run afterwards, if it can be. */
function stepsOf(operation: () => unknown): number {
  const before = workDone();
  const after = operation();
  const steps = workDone() - before;
  if (typeof after === 'function') after();
  return steps;
}

// The counts decide; the time that the runner allows only distinguishes a hang from work.
describe('[RL21] expressions built to explode', () => {
  test('end within a budget of steps, with the same verdict every time', () => {
    let worst = 0;
    let decided = 0;
    fc.assert(
      fc.property(hostile, joined, (source, other) => {
        const a = treeOf(source);
        const b = treeOf(other);
        if (!a || !b) return;
        decided += 1;
        const steps = stepsOf(() => {
          const verdict = equivalent(a, b);
          return () => expect(equivalent(a, b)).toEqual(verdict);
        });
        expect(equivalent(a, a).verdict).not.toBe('different');
        worst = Math.max(worst, steps);
        expect(steps).toBeLessThan(mostSteps);
      }),
      { numRuns: 680, seed: 21 },
    );
    expect(decided).toBeGreaterThanOrEqual(500);
    expect(worst).toBeGreaterThan(0);
  });

  test('are simplified, factored, evaluated and checked for form within a budget of steps', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const tree = treeOf(source);
        if (!tree) return;
        const within = (operation: () => unknown): void => expect(stepsOf(operation)).toBeLessThan(mostSteps);
        for (const mode of simplificationModes) within(() => toLatex(simplify(tree, mode)));
        for (const rewrite of [factor, expand, together, apart]) within(() => rewrite(tree));
        within(() => solve(tree, 'x'));
        within(() => valueAt(tree, { x: 1.5, y: -0.3, a: 2, b: 0.1, z: 1, w: 1 }));
        for (const form of ['factored', 'expanded', 'lowest-terms', 'partial-fractions'] as const)
          within(() => checkForm(tree, form));
      }),
      { numRuns: 120, seed: 22 },
    );
  });

  test('are searched for typical errors within a budget of steps, with the same result every time', () => {
    fc.assert(
      fc.property(hostile, hostile, (source, other) => {
        const [model, answer] = [treeOf(source), treeOf(other)];
        if (!model || !answer) return;
        const question = [answer];
        const steps = stepsOf(() => {
          const found = findTypicalError(model, answer, { question });
          return () => expect(findTypicalError(model, answer, { question })).toEqual(found);
        });
        expect(steps).toBeLessThan(mostSteps);
      }),
      { numRuns: 60, seed: 23 },
    );
  });

  test('known traps of other engines are decided or left to a person', () => {
    const verdict = (a: string, b: string) => {
      const [left, right] = [treeOf(a), treeOf(b)];
      return left && right && equivalent(left, right).verdict;
    };
    expect(verdict('(x-a)^6000', '(a-x)^6000')).toBe('equal');
    expect(verdict('(x-a)^59999', '(x-a)^59998')).toBe('different');
    expect(verdict('10^(10^10)', '10^(10^10) + 1')).not.toBe('equal');
    expect(verdict('100000!', '100001!')).not.toBe('equal');
  });
});
