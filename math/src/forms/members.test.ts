import { describe, expect, test } from 'vitest';
import type { AnswerForm } from '../exercises/document/document.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkForm, type FormContext } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** Returns the message for an answer that should have the form; empty when it has. */
function said(source: string, form: AnswerForm, context: FormContext = {}): string {
  const verdict = checkForm(tree(source), form, context);
  return verdict.ok ? '' : verdict.message;
}

describe('the letter that a form is about', () => {
  test('is the one that is named', () => {
    expect(said('(y+1)^2+x', 'completed-square', { variable: 'y' })).toBe('');
    expect(said('(y+1)^2+x', 'completed-square', { variable: 'x' })).not.toBe('');
    expect(said('1/(x^2-y^2)', 'partial-fractions', { variable: 'z' })).toBe('');
    expect(said('12', 'factored', { variable: 'x' })).toBe('');
  });

  test('is else x, y, z or t of the model or the answer, in this order, and then its first', () => {
    expect(said('(y+1)^2+x', 'completed-square', { model: tree('(y+1)^2') })).toBe('');
    expect(said('(t+1)^2+a^3', 'completed-square')).toBe('');
    expect(said('(z+1)^2+t^3', 'completed-square')).toBe('');
    expect(said('(y+1)^2+z^3', 'completed-square')).toBe('');
    expect(said('(x+1)^2+y^3', 'completed-square')).toBe('');
    expect(said('(a+1)^2+b^3', 'completed-square')).toBe('');
    expect(said('(b+1)^3+a^2', 'completed-square')).not.toBe('');
  });
});

describe('of a statement or collection', () => {
  test.each([
    '{1/2, 6/8}',
    '(1/2, 6/8)',
    '[1/2, 6/8]',
    'x=1/2 or x=6/8',
    '\\begin{pmatrix}1\\\\6/8\\end{pmatrix}',
    'x<6/8',
    '{1} union {6/8}',
  ])('each member must have the form: %s', (source) => {
    expect(said(source, 'lowest-terms')).toBe('$\\frac{6}{8}$ can be reduced.');
  });

  test('a letter alone is not a member, unless it is all', () => {
    expect(said('x=0.5', 'decimal')).toBe('');
    expect(said('x', 'decimal')).toBe('Write it as a decimal.');
    expect(said('any thing', 'any')).toBe('');
  });
});

describe('a quotient, factored,', () => {
  const cancel = (formula: string): string => `Write $${formula}$ without a fraction that has a letter below its bar.`;

  test.each([
    ['(x(x+1))/x', cancel('\\frac{x\\left(x+1\\right)}{x}')],
    ['(x+1)^2/(2(x+1))', cancel('\\frac{\\left(x+1\\right)^{2}}{2\\left(x+1\\right)}')],
    ['(x^2-1)/(x+2)', 'This is a sum: write it as a product.'],
    ['(x+2)/(x^2-1)', 'This is a sum: write it as a product.'],
    ['((x+1)(x-1))/(x+2)', ''],
    ['(2(x+1))/2', ''],
    ['(x+1)/12', ''],
    ['12/(x+1)', ''],
  ])('has nothing to cancel: %s', (source, words) => {
    expect(said(source, 'factored')).toBe(words);
  });
});

test('a number in lowest terms has one minus sign, and a surd no root of 1 and no mixed number to reduce', () => {
  expect(said('-(-1)/2', 'lowest-terms')).toBe('Write it with one minus sign at most.');
  expect(said('(-1)/2', 'lowest-terms')).toBe('');
  expect(said('3+sqrt(1)', 'surd')).toBe('$\\sqrt{1}$ can be simplified.');
  expect(said('1 2/4+sqrt(2)', 'surd')).toBe('$1\\frac{2}{4}$ can be reduced.');
  expect(said('1 1/2+sqrt(2)', 'surd')).toBe('');
});

describe('an antiderivative', () => {
  const about = (source: string, model?: string, variable?: string): string =>
    said(source, 'antiderivative', {
      ...(model === undefined ? {} : { model: tree(model) }),
      ...(variable === undefined ? {} : { variable }),
    });
  const bars = 'Mind the domain: the logarithm needs absolute value bars.';

  test.each([
    ['\\int x\\,dx+C', 'x^2/2', 'Work out the integral: no integral sign may be left.'],
    ['x^2/2', 'x^2/2', 'Add the constant of integration: $+ C$.'],
    ['x^2/2+C+k', 'x^2/2', 'One constant of integration is enough.'],
    ['C x^2/2', 'x^2/2', 'Add the constant of integration as a term of its own: $+ C$.'],
    ['x^2/2+C^2', 'x^2/2', 'Add the constant of integration as a term of its own: $+ C$.'],
    ['x^2/2+C x', 'x^2/2', 'Add the constant of integration as a term of its own: $+ C$.'],
    ['x^2/2+C', 'x^2/2+C', ''],
    ['x^2/2+k', 'x^2/2+C', ''],
    ['a x^2/2+C', 'a x^2/2', ''],
    ['c x^2/2+C', 'c x^2/2', ''],
    ['c x^2/2', 'c x^2/2', 'Add the constant of integration: $+ C$.'],
    ['ln(k x)', 'ln(x)+C', ''],
    ['ln(x)+C', 'ln(abs(x))', bars],
    ['ln(x)+C', '\\ln|x|', bars],
    ['log(x)+C', 'ln(abs(x))', bars],
    ['\\ln|x|+C', 'ln(abs(x))', ''],
    ['ln(abs(x))+C', 'ln(abs(x))', ''],
    ['ln(x)+C', 'ln(x)', ''],
    ['ln(abs(x))+ln(x+1)+C', 'ln(x)', bars],
    ['ln(abs(x))+ln(2)+C', 'ln(x)', ''],
    ['sin(x)+C', 'ln(abs(x))', ''],
    ['sqrt(x)+C', 'abs(x)', ''],
  ])('%s for %s', (source, model, message) => {
    expect(about(source, model)).toBe(message);
  });

  test('is about the named letter, else about x, else about the only letter that is not a constant', () => {
    expect(about('t^2/2+C', 't^2/2', 't')).toBe('');
    expect(about('t^2/2+C', 't^2/2')).toBe('');
    expect(about('t^2/2+C')).toBe('');
    expect(about('C')).toBe('');
    expect(about('x+C', 'x', 'C')).toBe('Add the constant of integration: $+ C$.');
  });
});

test('what is too much work to look at is not held against its writer', () => {
  expect(said('(a+b+c+d+1)^90+1', 'factored')).toBe('');
});
