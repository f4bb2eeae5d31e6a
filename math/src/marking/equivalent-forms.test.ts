import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simplify } from '../algebra/index.ts';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { Part, Variable } from '../exercises/document/document.ts';
import { add, group, multiply, name, number, read, subtract, toLatex, toPlain } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { markResponse } from './mark-response.ts';

const list: Variable[] = [
  { name: 'a', generator: 'random-integer', min: -9, max: 9, except: [0] },
  { name: 'b', generator: 'random-integer', min: -9, max: 9 },
  { name: 'c', generator: 'random-integer', min: 1, max: 6 },
];

const models = [
  'a x^2 + b x + c',
  '(x - a)(c x + b)',
  '(b x + 1)/(x^2 + c)',
  'sqrt(c) sin(a x) + b',
  'e^(a x)/c',
  'ln(x^2 + c) - b/c',
];

/** Ways to write the same thing differently. */
const disguises: readonly ((tree: Expression) => Expression)[] = [
  (tree) => tree,
  (tree) => simplify(tree, 'full'),
  (tree) => simplify(tree, 'no-brackets'),
  (tree) => simplify(tree, 'partial'),
  (tree) => subtract(add(tree, name('x')), name('x')),
  (tree) =>
    multiply(
      number(2),
      group(multiply(tree, { kind: 'divide', numerator: number(1), denominator: number(2), mark: 'bar' })),
    ),
];

function readPlain(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(result.error.message);
  return result.tree;
}

describe('over random seeds', () => {
  const parts: Part[] = models.map((value, index) => ({ name: `p${index}`, answerType: 6, accept: [{ value }] }));
  const exercise = buildExercise({ parts, list });
  const seeds = fc.nat(100_000);
  const partIndex = fc.nat(models.length - 1);

  test('any equivalent form of the answer is right, typed or sent by the maths field', () => {
    fc.assert(
      fc.property(seeds, partIndex, fc.nat(disguises.length - 1), fc.boolean(), (seed, index, disguise, latex) => {
        const variant = variantAt(exercise, seed);
        const key = readPlain(variant.parts[index]?.answerPlain ?? '');
        const tree = disguises[disguise]?.(key) ?? key;
        const value = latex ? toLatex(tree) : toPlain(tree);
        const verdict = markResponse(exercise, variant, [{ part: `p${index}`, value }]);
        expect([value, verdict.parts[index]?.outcome]).toEqual([value, 'right']);
      }),
      { numRuns: 600 },
    );
  });

  test('an answer that is off by a little is never right', () => {
    fc.assert(
      fc.property(seeds, partIndex, fc.integer({ min: 1, max: 50 }), fc.boolean(), (seed, index, off, times) => {
        const variant = variantAt(exercise, seed);
        const key = readPlain(variant.parts[index]?.answerPlain ?? '');
        const tree = times ? multiply(group(key), number(1 + off)) : add(key, number(off));
        const verdict = markResponse(exercise, variant, [{ part: `p${index}`, value: toPlain(tree) }]);
        expect(verdict.parts[index]?.outcome).toBe('wrong');
      }),
      { numRuns: 400 },
    );
  });
});
