import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';

const both = (a: string, b: string): readonly string[] => [
  equivalent(treeOf(a), treeOf(b)).verdict,
  equivalent(treeOf(b), treeOf(a)).verdict,
];

/** Terms with a pole that are negative only between it and the doubles next to it. */
const hiding = [
  '1/(x - 37) + 2*10^15',
  '1/(x - 1/3) + 10^18',
  '1/(x^2 - 2) + 10^18',
  '1/((x - 3)(x - 7)) + 10^18',
  '(x - 3)^(-3) + 10^40',
  '(x - 3)^(-1) + y + 10^19',
  'tan(x) + 569*10^14',
  '10^17 - cot(x)',
  'csc(x) + 10^17',
  'sec(x) + 10^17',
  'coth(x - 2) + 10^17',
  'csch(x - 2) + 10^17',
  '1/sin(x - 2) + 10^18',
  '10^17 - 1/abs(x - 3)',
  'ln(abs(x - 5)) + 40',
  'ln(abs(x - 5)) + 90',
  'ln(x - 5) + 60',
  'ln(x^2 - 2) + 60',
  'log_2(abs(x - 9)) + 50',
];

describe('a term that is negative beside its pole only', () => {
  test.each(hiding)('%s: is not always positive', (term) => {
    expect(both(`abs(${term})`, term)).toEqual(['different', 'different']);
    expect(both(`max(${term}, 0)`, term)).toEqual(['different', 'different']);
    expect(both(`sign(${term})`, '1')).not.toContain('equal');
  });

  test.each(hiding)('%s: is the same as itself, turned', (term) => {
    expect(both(`abs(${term})`, `abs(-(${term}))`)).toEqual(['equal', 'equal']);
    expect(both(`max(${term}, 0)`, `-min(-(${term}), 0)`)).not.toContain('different');
    expect(both(`sign(${term})`, `-sign(-(${term}))`)).not.toContain('different');
  });
});

describe('a term that is positive beside its pole as well', () => {
  test.each([
    'tan(x)^2 + 10^10',
    '1/(x - 3)^2 + 10^15',
    'sec(x)^2 + 10^12',
    'csc(x)^2 + 10^12',
    'coth(x)^2 + 10^12',
    'ln(abs(x - 5))^2 + 3',
    '1/abs(x - 3) + 10^17',
    '1/(x^2 + 1) + 10^15',
    '10^17 + abs(tan(x))',
  ])('%s: nothing is found there', (term) => {
    expect(both(`sign(${term})`, '1')).toEqual(['equal', 'equal']);
    expect(both(`abs(${term})`, term)).toEqual(['equal', 'equal']);
  });
});
