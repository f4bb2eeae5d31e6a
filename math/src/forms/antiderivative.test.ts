import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkAntiderivativeWithoutConstant, derivative, matchesUpToConstant, variableOf } from './antiderivative.ts';
import { checkForm, type FormVerdict } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const said = (verdict: FormVerdict): string => (verdict.ok ? '' : verdict.message);
const marked = (source: string, model: string): string =>
  said(checkForm(tree(source), 'antiderivative', { model: tree(model) }));
const toldWithout = (source: string, model: string): string =>
  said(checkAntiderivativeWithoutConstant(tree(source), tree(model), 'x'));

const add = 'Add the constant of integration: $+ C$.';
const own = 'Add the constant of integration as a term of its own: $+ C$.';
const one = 'One constant of integration is enough.';
const bars = 'Mind the domain: the logarithm needs absolute value bars.';
const workOut = 'Work out the integral: no integral sign may be left.';

describe('an antiderivative', () => {
  test.each(['x^2+C', 'x^2-3c', 'x^2+C/2', '(x^2+C)/2', 'C+x^2+C', 'x^2+K', 'x^2+a', 'x^2+ln(C)', 'ln(C x)+x'])(
    'has one constant that is added: %s',
    (source) => {
      expect([marked(source, 'x^2+C'), marked(source, 'x^2')]).toEqual(['', '']);
    },
  );

  test.each([
    ['x^2', add, add],
    ['x^2+2', add, add],
    ['C x^2', add, own],
    ['x^2+C x', add, own],
    ['x^2+C^2', add, own],
    ['x^2+sin(C)', add, own],
    ['x^2+e^C', add, own],
    ['x^2+C!', add, own],
    ['(x^2+C)^2', add, own],
    // A constant that cancels is none.
    ['x^2+C-C', add, own],
    ['x^2+C/C', add, own],
    ['x^2+0C', add, own],
    ['x^2+C+D', one, one],
    ['x^2+a+b', one, one],
    ['\\int 2x\\,dx+C', workOut, workOut],
    ['\\frac{d}{dx}x^3+C', workOut, workOut],
    ['\\lim_{x\\to1}x+C', workOut, workOut],
  ])('has no other: %s', (source, beside, without) => {
    expect([marked(source, 'x^2+C'), marked(source, 'x^2')]).toEqual([beside, without]);
  });

  test('takes a letter of the model for its constant only where both use it as one', () => {
    expect(marked('a x+C', 'a x+C')).toBe('');
    expect(marked('a x+a', 'a x+C')).toBe(add);
    expect(marked('c x+C', 'c x+C')).toBe('');
    expect(marked('c x+c', 'c x+C')).toBe(add);
    expect(marked('c x+d', 'c x+C')).toBe('');
  });

  test('has bars in its logarithms where the model or another one of them has', () => {
    expect(marked('ln|x|+C', 'ln|x|+C')).toBe('');
    expect(marked('ln(|x|)+C', 'ln|x|+C')).toBe('');
    expect(marked('ln(x)+C', 'ln|x|+C')).toBe(bars);
    expect(marked('log(x)+C', 'ln|x|+C')).toBe(bars);
    expect(marked('ln(x)+C', 'ln(x)+C')).toBe('');
    expect(marked('ln|x|+C', 'ln(x)+C')).toBe('');
    expect(marked('ln|x|+ln(x+1)+C', 'x+C')).toBe(bars);
    expect(marked('ln(2)x+C', 'ln|x|+C')).toBe('');
    expect(marked('sin(x)+C', 'ln|x|+C')).toBe('');
  });

  test('may have no constant where none is asked for', () => {
    expect(['x^2', 'x^2+2', 'x^2+C', 'ln|x|'].map((source) => toldWithout(source, 'x^2+C'))).toEqual(['', '', '', '']);
    expect(toldWithout('x^2+C+D', 'x^2+C')).toBe(one);
    expect(toldWithout('x^2+C x', 'x^2')).toBe(own);
    expect(toldWithout('ln(x)', 'ln|x|')).toBe(bars);
    expect(toldWithout('ln(x)+C', 'ln|x|')).toBe(bars);
    expect(toldWithout('\\int 2x\\,dx', 'x^2+C')).toBe(workOut);
  });
});

describe('two antiderivatives', () => {
  test.each([
    ['x^2', 'x^2+5', 'equal'],
    ['ln(2x)', 'ln(x)', 'equal'],
    ['x^2', 'x^3', 'different'],
    ['x!', 'x!', 'unknown'],
    ['x', 'x!', 'unknown'],
  ])('%s and %s are %s up to a constant', (a, b, verdict) => {
    expect(matchesUpToConstant(tree(a), tree(b), 'x')).toBe(verdict);
  });

  test('are in the letter that is not a usual constant, x when in doubt', () => {
    expect(['x^2+C', 't^2+C', 'a t^2', 'C', '7', 'k t', 'a x'].map((source) => variableOf(tree(source)))).toEqual([
      'x',
      't',
      'a',
      'x',
      'x',
      't',
      'x',
    ]);
  });

  test('have a derivative, or none where there is no rule for it', () => {
    expect(derivative(tree('x!'), 'x')).toBeUndefined();
    expect(derivative(tree('5'), 'x')).toBeDefined();
    expect(() => derivative(undefined as never, 'x')).toThrow(TypeError);
  });
});
