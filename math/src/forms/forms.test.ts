import { describe, expect, test } from 'vitest';
import { type AnswerForm, answerForms } from '../exercises/document/document.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { matchesUpToConstant, variableOf } from './antiderivative.ts';
import { checkForm } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const cases: Readonly<Record<AnswerForm, { readonly ok: readonly string[]; readonly not: readonly string[] }>> = {
  any: { ok: ['x^2-5x+6', '6/8', '2(x+1)', 'sqrt(12)'], not: [] },
  factored: {
    ok: [
      '(x-2)(x-3)',
      '-2(x+1)^2',
      'x(x^2+1)',
      '(3-x)(2-x)',
      '5x^3',
      '(x^2+x+1)(x-1)',
      '(a-b)(a+b)',
      'x^2+1',
      '2^3*5',
      '(x+1)/2',
      '3(x-1/4)',
      'x^4+x^2-1',
      '(x+y)(x^2-x*y+y^2)',
    ],
    not: [
      'x^2-5x+6',
      '(2x+4)(x-1)',
      '(x^2-1)(x+2)',
      'x(x-2)+3(x-2)',
      'a^2-b^2',
      'x^4-1',
      '4*6',
      'x^3+x',
      'x^4+4',
      'x^6-y^6',
      'x^2+2x+1',
      '2x+2',
    ],
  },
  expanded: {
    ok: [
      'x^2-5x+6',
      'x^3',
      '-x',
      'a b+a c',
      'sqrt(3) x+2',
      '3',
      'sin(x+1)+x',
      'x/2+1',
      '12x^5 y^4',
      'x sin(x)',
      '2*3x',
    ],
    not: [
      '(x-2)(x-3)',
      '2(x+1)',
      'x(x+1)+2',
      '(x+1)^2',
      'x+2x',
      'x^2+3+2',
      '(x+1)/2',
      '1+(x+2)',
      '12x^5 x^4',
      'x y x',
      '1-x*x',
      'x x/2',
    ],
  },
  'lowest-terms': {
    ok: ['3/4', '-7/2', '5', '3 1/2', 'x/2', '(x+1)/(x-1)', '2x/3', '0.75'],
    not: ['6/8', '3/-4', '5/1', '2x/4', '(x^2-1)/(x-1)', '1/2+1/3', '2*3/7', '(2x+4)/6', '1/sqrt(2)'],
  },
  fraction: {
    ok: ['3/4', '-7/2', '5', '3 1/2', 'x/2'],
    not: ['0.75', '0.5x', '1.5/2', '6/8', '1/2+1/3'],
  },
  'single-fraction': {
    ok: ['(x+1)/(x+2)', '3', 'x+1', '-a/b', '2/(n(n+1))'],
    not: ['1/x+1', '1/x+1/y', '(1/x)/(x+1)', 'a/(1+1/a)', '(a/b)(c/d)', 'x^(-1)+1'],
  },
  'partial-fractions': {
    ok: ['1/(x-1)-1/(x+1)', '2x+1/(x+1)', '3/(x-2)^2+1/(x-2)', '(x+1)/(x^2+1)+1/x', '1/(2(x-1))-1/(2(x+1))'],
    not: ['1/(x^2-1)', 'x/(x-1)', '(9x-8)/(x-4)^2', '1/(x+1)+2/(x+1)', '1/(x(x+1))+1/x'],
  },
  'completed-square': {
    ok: ['(x+3)^2-4', '-2(x-1)^2+5', '3-4(x-1)^2', 'x^2-1', '(x-1/2)^2/3+1', 'a(x-1)^2+b'],
    not: ['x^2+6x+5', '(x+1)(x+5)', '(x+3)^2+x', '(x+1)^2+(x-1)^2', 'x+1'],
  },
  'no-brackets': { ok: ['x^2+1', '2x-3', 'sin(x)+1'], not: ['2(x+1)', '(x+1)^2', 'x-(x+1)'] },
  decimal: { ok: ['0.75', '-3', '12.50'], not: ['3/4', 'sqrt(2)', '0.5+0.25'] },
  scientific: { ok: ['3.2*10^4', '-1.5*10^-3', '9*10^0'], not: ['32*10^3', '32000', '0.5*10^2', '3.2*2^4'] },
  surd: {
    ok: ['2 sqrt(3)', 'sqrt(6)/2', '1+sqrt(5)', '3'],
    not: ['sqrt(12)', '1/sqrt(2)', '3.46', 'sqrt(2) sqrt(3)', 'sqrt(1/2)'],
  },
  antiderivative: {
    ok: ['x^2/2+C', '5+x^2/2+k', 'ln(k x)'],
    not: ['x^2/2', 'x^2/2+c+k', 'c x^2/2', '\\int x dx+C'],
  },
};

describe('forms', () => {
  for (const form of answerForms) {
    const { ok, not } = cases[form];
    test.each(ok)(`${form}: %s is`, (source) => {
      expect(checkForm(tree(source), form)).toEqual({ ok: true });
    });

    test.each(not)(`${form}: %s is not, and something is said about it`, (source) => {
      const verdict = checkForm(tree(source), form);
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(verdict.message).toMatch(/^[A-Z0-9$“].*[.?]$/);
    });
  }

  test('an antiderivative has one constant of its own', () => {
    const model = tree('x^2/2');
    const check = (source: string) => checkForm(tree(source), 'antiderivative', { model }).ok;
    expect(['x^2/2+C', 'x^2/2-3c', '5+x^2/2+k', '\\frac{x^2}{2}+C_1'].map(check)).toEqual([true, true, true, true]);
    expect(['x^2/2', 'x^2/2+1', 'x^2/2+c^2', 'x^2/2+c+k', 'c x^2/2'].map(check)).toEqual(Array(5).fill(false));
  });

  test('an antiderivative has bars in its logarithms where the model has them, or all or none', () => {
    const check = (source: string, model: string, form: AnswerForm = 'antiderivative') => {
      const verdict = checkForm(tree(source), form, { model: tree(model) });
      return verdict.ok ? '' : verdict.message;
    };
    const bars = 'Mind the domain: the logarithm needs absolute value bars.';
    expect(check('ln(abs(x))+C', 'ln(abs(x))')).toBe('');
    expect(check('ln(x)+C', 'ln(abs(x))')).toBe(bars);
    expect(check('log(x)+C', 'log(abs(x))')).toBe(bars);
    expect(check('ln(x)+C', 'ln(x)')).toBe('');
    expect(check('ln(2)x+C', 'ln(abs(x))')).toBe('');
    expect(check('ln(abs(x))+ln(x+1)+C', 'ln(x)+ln(x+1)')).toBe(bars);
    expect(check('ln(k x)', 'ln(x)')).toBe('');
    expect(check('x^2/2', 'x^2/2')).toBe('Add the constant of integration: $+ C$.');
    expect(check('x^2/2+c+k', 'x^2/2')).toBe('One constant of integration is enough.');
    expect(check('c x^2/2', 'x^2/2')).toBe('Add the constant of integration as a term of its own: $+ C$.');
    expect(check('\\int x dx+C', 'x^2/2')).toBe('Work out the integral: no integral sign may be left.');
  });

  test('an antiderivative is taken in the letter of the model that is not a usual constant', () => {
    expect(['t^2', '5', 'a x^2', 'a t', 'C', 't+C', 't+c_1'].map((source) => variableOf(tree(source)))).toEqual([
      't',
      'x',
      'x',
      'a',
      'x',
      't',
      't',
    ]);
    const compared = (a: string, b: string) => matchesUpToConstant(tree(a), tree(b), 'x');
    expect(compared('x^2+1', 'x^2+5')).toBe('equal');
    expect(compared('x^2', '2x^2')).toBe('different');
    expect(compared('gcd(x, 2)', 'gcd(x, 2)')).toBe('unknown');
    expect(compared('x', 'gcd(x, 2)')).toBe('unknown');
  });

  test('the message names what is left to do', () => {
    const message = (source: string, form: AnswerForm) => {
      const verdict = checkForm(tree(source), form);
      return verdict.ok ? '' : verdict.message;
    };
    expect(message('(x^2-1)(x+2)', 'factored')).toBe('$x^{2}-1$ can be factored further.');
    expect(message('6/8', 'lowest-terms')).toBe('$\\frac{6}{8}$ can be reduced.');
    expect(message('x+2x', 'expanded')).toBe('Collect like terms.');
    expect(message('12x^5 x^4', 'expanded')).toBe('Collect the powers of the same letter in $12x^{5}x^{4}$.');
    expect(message('x(12x^1+42)', 'factored')).toBe('Take the common factor out of $12x+42$.');
  });
});
