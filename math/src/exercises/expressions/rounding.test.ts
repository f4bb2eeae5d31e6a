import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import type { Variable } from '../document/document.ts';
import { withRoundingDone } from './rounding.ts';

function shown(text: string, list: readonly Variable[] = []): string {
  return variantAt(buildExercise({ solution: text, list }), 0).solution;
}

function constant(name: string, value: string): Variable {
  return { name, generator: 'constant', value };
}

describe('functions that give a number where their argument is irrational', () => {
  test.each([
    ['round(sqrt(20), 2)', '4.47'],
    ['round(49 pi/18, 2)', '8.55'],
    ['round(-pi)', '-3'],
    ['round(sqrt(2) * sqrt(2) * 10.25, 1)', '20.5'],
    ['floor(sqrt(2) * sqrt(2))', '2'],
    ['floor(-pi)', '-4'],
    ['ceil(pi)', '4'],
    ['sign(1 - sqrt(2))', '-1'],
    ['max(sqrt(2), 3/2)', '3/2'],
    ['min(sqrt(2), 3/2)', 'sqrt(2)'],
    ['round(sqrt(x), 2)', 'round(sqrt(x), 2)'],
    ['round(sqrt(-2), 2)', 'round(sqrt(-2), 2)'],
  ])('%s is %s', (source, value) => {
    const result = read(source, { syntax: 'plain' });
    expect(result.ok && toPlain(withRoundingDone(result.tree))).toBe(value);
  });

  test('print as plain numbers in words and in formulas', () => {
    const list = [constant('v', '20')];
    expect(shown('About {{round(sqrt(v), 2)}} m: $x \\approx {{round(sqrt(v), 2)}}$.', list)).toBe(
      'About 4.47 m: $x \\approx 4.47$.',
    );
    expect(shown('{{mod(7, pi)}}')).toBe('$7-2\\pi$');
    expect(shown('$ {{2 round(sqrt(v), 1) + 1}} $', list)).toBe('$10$');
  });

  test('continue as numbers in other variables: a rounded one can be rounded again and counted with', () => {
    const list: Variable[] = [
      { name: 'v', generator: 'expression', value: 'sqrt(167)', simplify: 'decimal' },
      { name: 'w', generator: 'random-integer', min: 'floor(sqrt(50))', max: 'ceil(sqrt(48))' },
    ];
    expect(shown('{{round(v, 1)}} and {{w}}', list)).toBe('12.9 and 7');
  });

  test('count in conditions', () => {
    const list: Variable[] = [
      { name: 'a', generator: 'random-integer', min: 1, max: 9 },
      { name: 's', generator: 'comparison', left: 'round(sqrt(a + 10), 1)', right: '3.9', give: 'sign' },
    ];
    const exercise = buildExercise({ list, keepIf: 'round(sqrt(a + 10), 1) = 3.9', question: '$3.9 {{s}} 5$' });
    expect(variantAt(exercise, 1).values.map(({ plain }) => plain)).toEqual(['5', '=']);
  });
});
