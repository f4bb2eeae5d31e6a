import { expect, test } from 'vitest';
import { exactValue, valueAt } from '../algebra/index.ts';
import { number } from '../notation/index.ts';
import { converted } from './convert.ts';
import { readUnit } from './units.ts';

function unit(text: string) {
  const found = readUnit(text);
  if (!found) throw new Error(`not read: ${text}`);
  return found;
}

test.each([
  ['293.15', 'K', '°C', 20],
  ['68', '°F', '°C', 20],
  ['20', '°C', '°F', 68],
  ['-40', '°F', '°C', -40],
  ['0', '°C', 'K', 273.15],
  ['500', 'mK', '°C', -272.65],
  ['0', 'K', '°F', -459.67],
])('%s %s in %s is %d exactly', (value, from, to, expected) => {
  const tree = converted(number(value), unit(from), unit(to));
  const exact = tree && exactValue(tree);
  expect(exact && Number(exact.n) / Number(exact.d)).toBe(expected);
});

test.each([
  ['90', '°', 'rad', Math.PI / 2],
  ['2', 'rad', '°', 360 / Math.PI],
  ['6', '°/s', 'rad/min', 2 * Math.PI],
])('%s %s in %s is %d', (value, from, to, expected) => {
  const tree = converted(number(value), unit(from), unit(to));
  expect(tree && valueAt(tree, {})?.re).toBeCloseTo(expected, 12);
});

test('turns no money into other money, and no length into time', () => {
  expect(converted(number('5'), unit('€'), unit('$'))).toBeUndefined();
  expect(converted(number('5'), unit('m'), unit('s'))).toBeUndefined();
});
