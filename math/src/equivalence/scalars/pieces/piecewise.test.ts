import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from '../../../algebra/evaluating/value.ts';
import { treeOf } from '../../../testing/trees.ts';
import { equivalent } from '../../equivalent.ts';
import { agreePiecewise } from './piecewise.ts';

const agree = (a: string, b: string): boolean => agreePiecewise(treeOf(a), treeOf(b));

test.each([
  ['max(u + w, v + w)', 'max(u, v) + w'],
  ['min(2u, 2v)', '2min(u, v)'],
  ['min(-2u, -2v)', '-2max(u, v)'],
  ['max(u/3, v/3)', 'max(u, v)/3'],
  ['u + v + w - max(u, v, w) - min(u, v, w)', 'max(min(u, v), min(max(u, v), w))'],
  ['abs(u) + abs(v)', 'max(abs(u + v), abs(u - v))'],
  ['abs(max(u, v) - min(u, v))', 'abs(u - v)'],
  ['max(u, -u, 0)', 'abs(u)'],
  ['abs(x - 1) + abs(x + 1)', 'max(2abs(x), 2)'],
  ['max((x - 1)(x + 1), 2x)', '(x^2 - 1 + 2x + abs(x^2 - 1 - 2x))/2'],
  ['floor(max(u, v))', 'max(floor(u), floor(v))'],
  ['ceil(min(u, max(v, w)))', 'min(ceil(u), max(ceil(v), ceil(w)))'],
  ['max(abs(u) + w, v + w)', '+max(abs(u), v) + (w)'],
  ['abs(u max(v, w)) + abs(u max(v, w))', '2abs(u max(v, w))'],
])('%s is %s', (a, b) => {
  expect([agree(a, b), agree(b, a)]).toEqual([true, true]);
});

test.each([
  ['max(u + w, v)', 'max(u, v) + w'],
  ['min(-2u, -2v)', '-2min(u, v)'],
  ['abs(u) + abs(v)', 'abs(u + v)'],
  ['abs(u) + abs(v)', 'max(u + v, u - v)'],
  ['max(u, -u, 1)', 'abs(u)'],
  ['abs(x - 1) + abs(x + 1)', 'max(2abs(x), 1)'],
  ['floor(max(u, v))', 'max(floor(u), v)'],
  ['floor(abs(u) + max(u, v))', 'floor(abs(u)) + floor(max(u, v))'],
  ['max(u, v)/w', 'max(u/w, v/w)'],
])('%s is not %s', (a, b) => {
  expect([agree(a, b), agree(b, a)]).toEqual([false, false]);
});

test('what is not proved here may hold all the same', () => {
  expect(agree('abs(x^2 + 1)', 'abs(x)^2 + 1')).toBe(false);
  expect(equivalent(treeOf('abs(x^2 + 1)'), treeOf('abs(x)^2 + 1')).verdict).toBe('equal');
});

const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom('u', 'v', 'w', '1', '-1/2', '(u - 1)(v + 2)'),
  tree: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'bends' },
    tie('leaf'),
    fc.tuple(fc.constantFrom('max', 'min'), tie('tree'), tie('tree')).map(([name, a, b]) => `${name}(${a}, ${b})`),
    tie('tree').map((a) => `abs(${a})`),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `(${a} - (${b}))`),
    fc.tuple(fc.constantFrom('2', '-3', '1/2'), tie('tree')).map(([k, a]) => `${k}*(${a})`),
  ),
}));

test('what agrees has the same values', () => {
  const places = [-7, -2, -0.75, 0, 0.5, 1, 3, 8];
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      // The second is a rewriting of the first, or has nothing to do with it.
      for (const other of [`-min(-(${a}), -(${a}) + 0)`, `(${a}) + abs(${b}) - abs(${b})`, b]) {
        if (!agree(a, other)) continue;
        for (const [k, u] of places.entries()) {
          const at = { u, v: places[(3 * k + 1) % 8] ?? 0, w: places[(5 * k + 2) % 8] ?? 0 };
          expect(valueAt(treeOf(other), at)?.re).toBeCloseTo(valueAt(treeOf(a), at)?.re ?? NaN, 9);
        }
      }
    }),
    { numRuns: 150 },
  );
});
