import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

/** Terms with zeros that are doubles, fractions, irrational, far away, or of several letters. */
const crossing = [
  'x',
  'x - 3',
  '3x + 1',
  'x - 1/3',
  'x - pi',
  'x^2 - 2',
  'x^3 - 7',
  'x - 10^9',
  'x + 10^7 + 1/3',
  '10^6 x - 1',
  'e^x - 3',
  'ln(x) - 2',
  'sin(x) - 1/2',
  'x/y - 2',
  'x - y + 1/7',
  'x y - 5',
  'sqrt(x) - 3',
  '(x - 2)^3',
  '1/x - 4',
  'arctan(x) - 1',
];

describe('two expressions that differ where a term is 0 alone', () => {
  test.each(crossing)('are never the same: %s', (u) => {
    expect(verdict(`sign(${u})^2`, '1')).toBe('different');
    expect(verdict(`0^((${u})^2)`, '0')).not.toBe('equal');
    expect(verdict(`sign(${u}) + 1`, `2 - floor(1 - sign(${u})/2)`)).not.toBe('equal');
    expect(verdict(`abs(sign(${u})) + x`, 'x + 1')).not.toBe('equal');
  });

  test.each(crossing)('are the same where both step in the same way: %s', (u) => {
    expect(verdict(`sign(${u})`, `-sign(-(${u}))`)).not.toBe('different');
    expect(verdict(`sign(${u})^3`, `sign(${u})`)).not.toBe('different');
    expect(verdict(`sign(${u})*(${u})`, `abs(${u})`)).not.toBe('different');
    expect(verdict(`floor(sign(${u}))`, `sign(${u})`)).not.toBe('different');
    expect(verdict(`ceil(sign(${u})/2)`, `max(sign(${u}), 0)`)).not.toBe('different');
  });
});

describe('two expressions that differ where a term is whole alone', () => {
  const whole = [
    'x',
    '3x',
    'x/3',
    'x + 1/7',
    'x - pi',
    '2x + 32',
    'x^2',
    'sqrt(x)',
    'e^x',
    '5sin(x)',
    'x - y',
    'x + 10^9',
    'x/y',
  ];
  test.each(whole)('are never the same: %s', (u) => {
    expect(verdict(`floor(${u}) + 1`, `ceil(${u})`)).toBe('different');
    expect(verdict(`floor(${u})`, `-ceil(-(${u})) - 0^((${u} - 2)^2)`)).not.toBe('equal');
  });

  test.each([
    'x',
    '3x',
    'x + 1/7',
    'x - pi',
    '2x + 32',
    '5sin(x)',
    'x - y',
    'x + 10^9',
    'x/y',
    'x^3 - 50',
    '100 - x',
    'ln(x)',
  ])('are never the same where halves are rounded away from 0: %s', (u) => {
    expect(verdict(`round(${u})`, `floor(${u} + 1/2)`)).not.toBe('equal');
    expect(verdict(`round(${u})`, `ceil(${u} - 1/2)`)).not.toBe('equal');
  });

  test.each(whole)('are the same where both step in the same way: %s', (u) => {
    expect(verdict(`floor(${u})`, `-ceil(-(${u}))`)).not.toBe('different');
    expect(verdict(`floor(${u} + 3)`, `floor(${u}) + 3`)).not.toBe('different');
    expect(verdict(`ceil(${u}) - 2`, `ceil(${u} - 2)`)).not.toBe('different');
    expect(verdict(`round(${u})`, `-round(-(${u}))`)).not.toBe('different');
    expect(verdict(`mod(${u}, 1)`, `${u} - floor(${u})`)).not.toBe('different');
  });
});
