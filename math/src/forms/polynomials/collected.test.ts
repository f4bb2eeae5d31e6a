import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import { checkForm } from '../index.ts';

function said(source: string, form: 'single-fraction' | 'lowest-terms'): string {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  const verdict = checkForm(result.tree, form);
  return verdict.ok ? '' : verdict.message;
}

const like = 'Collect like terms.';

describe.each(['single-fraction', 'lowest-terms'] as const)('above and below a bar, %s', (form) => {
  test.each([
    ['(x+x+1)/y', like],
    ['-(x+x)/y', like],
    ['y/(x+1+x)', like],
    ['(x+2+y+3)/z', like],
    ['(x+y+x)/z', like],
    ['(a b+b a)/c', like],
    ['(x-3x)/y', like],
    ['(sqrt(2)x+y sqrt(2)+sqrt(2)x)/z', like],
    ['((x+1)^2+(x+1)^2)/y', like],
    ['((x+x)(y+1))/z', like],
    ['(x+x+1)^2/y', like],
    ['(1+sqrt(2)+sqrt(2))/x', like],
    ['2^3/x', 'Work out $2^{3}$.'],
    ['x/2^3', 'Work out $2^{3}$.'],
    ['(2^3 x)/y', 'Work out $2^{3}$.'],
    ['(2^3+x)/y', 'Work out $2^{3}$.'],
    ['((2+3)x)/y', 'Work out $2+3$.'],
    ['(2+3)/x', 'Work out $2+3$.'],
    ['x/(2*3)', 'Work out $2\\cdot3$.'],
    ['5!/x', 'Work out $5!$.'],
    ['sqrt(4)/x', 'Work out $\\sqrt{4}$.'],
    ['|-3|/x', 'Work out $\\left|-3\\right|$.'],
  ])('%s hears: %s', (source, words) => {
    expect(said(source, form)).toBe(words);
  });

  test.each(['(2*3x)/5', '(x*2*3)/5', '(2(3x))/5', '5/(2*3x)'])('the numbers of %s are multiplied', (source) => {
    expect(said(source, form)).toMatch(/^Multiply the numbers in \$.*\$\.$/);
  });

  test.each([
    '(2x+1)/y',
    '8/x',
    '2*x/5',
    '(x^2+x+1)/y',
    '(x y+x+y)/z',
    '(x+1)(x+2)/y',
    '(x+1)^3/y',
    '2(x+1)(y+3)/z',
    '(5^(3/2)+2)/17',
    '(sqrt(2)x+sqrt(3)x)/y',
    '(sqrt(2)*3 x)/y',
    '10^3/x',
    '(3*10^5)/x',
    // In an exponent, a root or a function like terms may stay.
    'sin(x+x)/y',
    'sqrt(x+x)/y',
    '(2+i)/x',
  ])('%s is as it is asked for', (source) => {
    expect(said(source, form)).toBe('');
  });
});

test('beside a bar, or without one, like terms and numbers are a matter of other forms', () => {
  expect([said('x+x', 'single-fraction'), said('x+x', 'lowest-terms'), said('x/2+x/3', 'lowest-terms')]).toEqual([
    '',
    '',
    '',
  ]);
});
