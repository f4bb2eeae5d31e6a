import { expect, test } from 'vitest';
import { toPlain } from '../../notation/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';
import { withoutNestedSteps } from './whole-parts.ts';

const written = (source: string): string => toPlain(withoutNestedSteps(treeOf(source)));

test.each([
  ['floor(floor(x))', 'floor(x)'],
  ['ceil(floor(x))', 'floor(x)'],
  ['floor(floor(x) + y)', 'floor(x) + floor(y)'],
  ['floor(y - ceil(x))', '-ceil(x) + floor(y)'],
  ['ceil(sign(x) + y/2)', 'sign(x) + ceil(y/2)'],
  ['floor(2floor(x) + 3)', '2floor(x) + 3'],
  ['floor(3)', '3'],
])('what is whole is taken out of %s', (source, expected) => {
  expect(written(source)).toBe(expected);
});

test.each(['floor(x + 2)', 'floor(x/2)', 'floor(floor(x)/2)', 'round(floor(x) + y)', 'floor(x floor(y))', 'x + 1'])(
  '%s stays as it is',
  (source) => {
    expect(written(source)).toBe(toPlain(treeOf(source)));
  },
);

test.each([
  ['floor(x - floor(x))', '0', 'equal'],
  ['floor(sin(x) - floor(sin(x)))', '0', 'equal'],
  ['floor(floor(x y) + 7)', 'floor(x y) + 7', 'equal'],
  ['floor(x - floor(y))', 'floor(x) - floor(y)', 'equal'],
  ['floor(x + floor(y))', 'floor(x + y)', 'different'],
  ['floor(x + y)', 'floor(x) + floor(y)', 'different'],
])('%s beside %s', (a, b, verdict) => {
  expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe(verdict);
});
