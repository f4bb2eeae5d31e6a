import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { criticalTrees, stepTrees } from './critical.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

describe('where a function may stop being real or switch to another formula', () => {
  test.each([
    ['x^2 + 3x', ''],
    ['e^x', 'e'],
    ['1/(x - 2)', 'x - 2'],
    ['1/(y - 2) + x', ''],
    ['sqrt(x + 1)', 'x + 1'],
    ['abs(x - 3)', 'x - 3'],
    ['x^(1/2)', 'x'],
    ['x^0.5', 'x'],
    ['x^(-1)', 'x'],
    ['ln(x - 1)', 'x - 1'],
    ['ln(1/x)', '1/x ; x'],
    ['log_3(x)', 'x'],
    ['log_x(3)', 'x ; x - 1'],
    ['sign(x)', 'x'],
    ['coth(x) + csch(x)', 'x ; x'],
    ['tan(x) + sec(2x)', 'cos(x) ; cos(2x)'],
    ['cot(x) + csc(2x)', 'sin(x) ; sin(2x)'],
    ['arcsin(x)', 'x + 1 ; x - 1 ; x'],
    ['arcosh(x)', 'x - 1'],
    ['arsech(x)', 'x ; x - 1'],
    ['arccot(x)', 'x'],
    ['max(x, 1, x^2)', 'x - 1 ; x - x^2 ; 1 - x^2'],
    ['sin(x) + cosh(x) + arctan(x) + arsinh(x)', ''],
    ['sqrt(abs(x))', 'abs(x) ; x'],
  ])('%s: at the zeros of %s', (source, zeros) => {
    const { trees, complete } = criticalTrees(tree(source), 'x');
    expect([trees.map((each) => toPlain(each)), complete]).toEqual([
      zeros === '' || zeros === 'e' ? [] : zeros.split(' ; ').map((each) => toPlain(tree(each))),
      true,
    ]);
  });

  test.each(['floor(x)', 'ceil(x)', 'round(x)', 'mod(x, 2)', 'x!', 'binomial(x, 2)', 'gcd(x, 6)', '1 + floor(2x)'])(
    'cannot be listed for %s',
    (source) => {
      expect(criticalTrees(tree(source), 'x').complete).toBe(false);
      expect(criticalTrees(tree(source), 'y').complete).toBe(true);
    },
  );

  test('is near 0 for what steps', () => {
    const shown = (source: string) => stepTrees(tree(source), 'x').map((each) => toPlain(each));
    expect(shown('floor(2x)')).toHaveLength(9);
    expect(shown('floor(2x)')[0]).toBe(toPlain(tree('2x + 4')));
    expect(shown('ceil(x)').at(-1)).toBe(toPlain(tree('x - 4')));
    expect(shown('round(x)').at(-1)).toBe(toPlain(tree('x - 9/2')));
    expect([shown('floor(y)'), shown('sin(x)'), shown('x')]).toEqual([[], [], []]);
  });
});
