import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, expand, factor, simplify, together, valueAt } from '../algebra/index.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './index.ts';

const leaf = fc.oneof(
  fc.constantFrom('x', 'y', 'pi', 'a'),
  fc.integer({ min: -9, max: 12 }).map((n) => `(${n})`),
  fc.constantFrom('0.5', '1/3', 'sqrt(2)', 'sqrt(12)'),
);
const { source: randomSource } = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}+${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}-${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}*${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `((${a})/(${b}))`),
    fc.tuple(tie('source'), fc.integer({ min: -3, max: 4 })).map(([a, n]) => `(${a})^(${n})`),
    fc.tuple(fc.constantFrom('sqrt', 'sin', 'cos', 'ln', 'abs', 'exp'), tie('source')).map(([f, a]) => `${f}(${a})`),
  ),
}));

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** Whether the expression has a real value at one of some points: without one, nothing can be compared. */
function hasValues(source: Expression): boolean {
  return [0.4, 1.3, 2.6].some((x) => {
    const value = valueAt(source, { x, y: x + 0.21, a: x + 0.43 });
    return value !== undefined && Math.abs(value.re) < 1e6 && Math.abs(value.re) > 1e-6;
  });
}

describe('a right answer is never marked wrong', () => {
  test.each([
    ['expanded', expand],
    ['factored', factor],
    ['together', together],
    ['apart', apart],
    ['simplified', (source: Expression) => simplify(source, 'full')],
  ] as const)('%s forms of random answers are not different', (_name, rewrite) => {
    fc.assert(
      fc.property(randomSource, (source) => {
        const original = tree(source);
        fc.pre(hasValues(original));
        expect(equivalent(rewrite(original), original).verdict, source).not.toBe('different');
      }),
      { numRuns: 200, seed: 77 },
    );
  });
});
