import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from '../../algebra/evaluating/value.ts';
import { toPlain } from '../../notation/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { withOrderedExtremes } from './lattice.ts';

const ordered = (source: string): string => toPlain(withOrderedExtremes(treeOf(source)));

test.each([
  ['min(max(u, v), u)', 'u'],
  ['max(min(u, v), u)', 'u'],
  ['max(u, u)', 'u'],
  ['max(u, max(v, w))', 'max(w, v, u)'],
  ['min(u, v, w)', '-max(-u, -v, -w)'],
  ['max(min(u, w), min(v, w))', 'min(max(u, v), w)'],
  ['min(max(u, v), max(u, w))', 'max(u, min(v, w))'],
  ['-min(-(u), max(v, -w))', 'max(u, min(-v, w))'],
  ['3 + max(u, min(u, v))', '3 + u'],
  ['abs(max(u, max(u, v)))', 'abs(max(v, u))'],
])('%s and %s are written alike', (a, b) => {
  expect(ordered(a)).toBe(ordered(b));
});

test.each([
  ['min(u, v)', 'max(u, v)'],
  ['min(max(u, v), w)', 'max(min(u, v), w)'],
  ['max(u, v)', 'max(u, -v)'],
])('%s and %s are not', (a, b) => {
  expect(ordered(a)).not.toBe(ordered(b));
});

test('every value stays what it is', () => {
  const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
    leaf: fc.constantFrom('u', 'v', 'w', '2', '-1/3'),
    tree: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'extremes' },
      tie('leaf'),
      fc
        .tuple(fc.constantFrom('max', 'min'), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
        .map(([name, args]) => `${name}(${args.join(', ')})`),
      tie('tree').map((inner) => `-(${inner})`),
    ),
  }));
  const size = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(tree, size, size, size, (source, u, v, w) => {
      const [before, after] = [treeOf(source), withOrderedExtremes(treeOf(source))].map((each) =>
        valueAt(each, { u, v, w }),
      );
      expect(after?.re, source).toBe(before?.re);
    }),
    { numRuns: 300 },
  );
});

test('what would have too many parts stays as it is', () => {
  const many = Array.from({ length: 5 }, (_, k) => `min(a_${k}, b_${k})`).join(', ');
  expect(ordered(`max(${many})`)).toBe(toPlain(treeOf(`max(${many})`)));
});
