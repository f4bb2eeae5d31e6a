import { describe, expect, test } from 'vitest';
import { type AnswerForm, answerForms } from '../exercises/document/document.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkForm, formDefinitions, isSameForm } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const has = (source: string, form: AnswerForm): boolean => checkForm(tree(source), form).ok;

/** Members that a rule for single rows gets wrong: what has the form by its definition, and what has not. */
const members: Readonly<Record<AnswerForm, readonly [ok: readonly string[], not: readonly string[]]>> = {
  any: [['x(x-5+6/x)', '6/8', '\\int x dx'], []],
  factored: [
    [
      'x(x+1)(x-1)',
      '(1-x)(x-2)',
      '(x-sqrt(2))(x+sqrt(2))',
      'e^(2x)(x-1)',
      '(x+y+1)(x-y)',
      '(x-1)(x+2)/(x+3)',
      '(x-1)(x+1)=0',
      '2^2*3',
      '7',
      '(x+1)((x+2)^2+1)',
    ],
    [
      'x(x-5+6/x)',
      'x(x-5+6x^(-1))',
      'x^2(1-2/x)(1-3/x)',
      '(x-2)(x-3)(1+0x)',
      '(x+1-1)(x-3+x)',
      '1/2(x^2-1)',
      '(x^2-1)/2',
      '(x^2-1)^n',
      'sin(x)^2-1',
      '(2+1)(x-1)',
      '12',
      'x^2-1=0',
      '(2x/3+4/3)(x-1)',
    ],
  ],
  expanded: [
    ['4(-x)', '1/x+x', 'sqrt(2) x-sqrt(3) x', 'ln(x(x+1))', 'x sqrt(x)', '2 sqrt(3)+1', '{x+1, 2x}'],
    ['x^2-5x+6x/x', '-(x+1)', '(x^2)^3', '(-x)^2', '(x/2)^2', 'x^2+0x+1', 'y x+x y', '3+4', '{x+1, 2(x+1)}'],
  ],
  'lowest-terms': [
    ['-1/2', '2/3 x', 'x/2+1/3 y', '25%', '1/(x-y)', 'x^(1/2)/3', '3 pi/4', '{1/2, 2/3}', '3/(x sqrt(2))'],
    [
      '1.5/2',
      '0.3/0.4',
      '(8x/7)(3/x^3)',
      '3.\\overline{60}',
      '(1/2)/3',
      '(x/2+1)/3',
      '2 5/3',
      'x/1',
      'x/(-2)',
      '(x-y)/(y-x)',
      '-1/(-2)',
      '1/3^(1/2)',
      'x/0.5',
      '-(-3)/4',
      '2/3 (3x+3)',
      'sqrt(8)/2',
      '{1/2, 2/4}',
    ],
  ],
  fraction: [
    ['2/3', '-5', '2 1/3', 'x/3', '{1/2, 3}'],
    ['0.5', '-2.0', '4/6', '0.5/3', '{0.5, 1}'],
  ],
  'single-fraction': [
    ['(5^(3/2)+6)/15', '(e^(-x)+1)/2', 'sin(x/2)/3', '-x/y', '2x/3', '3x y', 'y=1/x'],
    ['2*1/n', '2\\cdot\\frac{1}{n}', '1/2 x', '2x^(-1)', '(1/x)^2', '2 1/2', '(x^(-1)+1)/x', 'y=1/x+2'],
  ],
  'partial-fractions': [
    ['1/(x+2a)-1/(a+2x)', '(x+1)/(x^2+1)^2+1/x', '1/(x^2-2)+1/x', '0.5/(x-1)-0.5/(x+1)'],
    ['1/(x-1)+2/(1-x)', '1/(x-1)+2/(2x-2)', '1/x+0/(x+1)', '1/2(1/(x-1)-1/(x+1))'],
  ],
  'completed-square': [
    ['\\left(x+\\frac{b}{2a}\\right)^2-\\frac{b^2-4ac}{4a^2}', 'y=(x-1)^2+2', '(2x+1)^2-3'],
    ['(x+1)^2+0x', '(x+1)^2+1+2', '(x+1+1)^2', '2((x-1)^2+3)', '(x+1)(x+1)+2'],
  ],
  'no-brackets': [
    ['3*(-2)', '(-2)^2', '\\frac{x+1}{x-1}', '|x+1|', 'e^(x+1)'],
    ['(x+1)', '(2)(3)', '-(x+1)', '(2x)^2', 'sin((x+1)2)'],
  ],
  decimal: [
    ['.5', '0.\\overline{3}', 'x=0.5'],
    ['5%', '0.5*2', '0.5+0.1'],
  ],
  scientific: [
    [`9.${'9'.repeat(25)}*10^4`, '-(3.2*10^4)', '3.2*10^(-4)'],
    ['10*10^3', '3.2*10', '3.2*10^x', '0*10^3', '3*10^2*10^3', '0.99*10^2'],
  ],
  surd: [
    ['2-sqrt(3)', 'sqrt(5+2sqrt(6))', '2(1+sqrt(3))', 'sqrt(x)', 'x=sqrt(2) or x=-sqrt(2)', 'root(3)(4)'],
    [
      '12^(1/2)',
      '2^(1/2)',
      'sqrt(2)+sqrt(2)',
      '5+0sqrt(2)',
      '1+1+sqrt(2)',
      '2*3sqrt(5)',
      '4sqrt(2)/2',
      'sqrt(2)^2',
      '(1+sqrt(2))^2',
      'root(4)(9)',
      'sqrt(sqrt(2))',
      'sqrt(4x)',
      'sqrt(x^2)',
      '2(3+sqrt(2))+1',
    ],
  ],
  antiderivative: [
    ['x^2/2+C', 'C-cos(x)'],
    ['\\int x dx+C', 'x^2/2', 'd/dx(x^3)+C'],
  ],
};

describe('each form is what its definition says', () => {
  test('and every form has a definition of one sentence', () => {
    expect(Object.keys(formDefinitions)).toEqual([...answerForms]);
    for (const definition of Object.values(formDefinitions)) expect(definition).toMatch(/^\S[^.]*\.$/);
  });

  test.each(answerForms)('%s', (form) => {
    const [ok, not] = members[form];
    expect(ok.filter((source) => !has(source, form))).toEqual([]);
    expect(not.filter((source) => has(source, form))).toEqual([]);
  });

  test('and what is missing is said about the place that lacks it', () => {
    const message = (source: string, form: AnswerForm): string => {
      const verdict = checkForm(tree(source), form);
      return verdict.ok ? '' : verdict.message;
    };
    expect(message('x(x-5+6/x)', 'factored')).toBe(
      'Write $x-5+\\frac{6}{x}$ without a fraction that has a letter below its bar.',
    );
    expect(message('(2x-6)^2', 'factored')).toBe('Take the common factor out of $2x-6$.');
    expect(message('2x-6', 'factored')).toBe('This is a sum: write it as a product.');
    expect(message('x^2-5x+6x/x', 'expanded')).toBe('Cancel $x$ in $\\frac{6x}{x}$.');
    expect(message('1.5/2', 'lowest-terms')).toBe('Write $\\frac{1.5}{2}$ with whole numbers above and below the bar.');
    expect(message('2\\cdot\\frac{1}{n}', 'single-fraction')).toBe('Write the whole product above the bar.');
    expect(message('2 5/3', 'lowest-terms')).toBe('The fraction in $2\\frac{5}{3}$ must be less than 1.');
    expect(message('12^(1/2)', 'surd')).toBe('Write $12^{\\frac{1}{2}}$ with a root sign, and simplify it.');
    expect(message('(x+1)^2+1+2', 'completed-square')).toBe('Put the numbers outside the square together.');
  });
});

describe('the same form', () => {
  test.each([
    ['exp(x)+1', '1+e^x'],
    ['abs(x)', '\\left|x\\right|'],
    ['lg(x)', 'log_10(x)'],
    ['log_e(x)', 'ln(x)'],
    ['.5x', '0.5x'],
    ['sin^2(x)', '(sin(x))^2'],
    ['x(-y)', '-x y'],
  ])('knows that %s and %s are two notations of one thing', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(true);
  });

  test.each([
    ['d/dx(x^2)', '2x'],
    ['d/dx(5)', '0'],
    ['0.50', '0.5'],
    ['sqrt(x)', 'x^(1/2)'],
    ['log_2(x)', 'ln(x)/ln(2)'],
  ])('calculates nothing: %s is not %s', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(false);
  });

  test('takes work that grows with the length of the expressions only', () => {
    const nested = (depth: number): Expression => tree(`${'sin('.repeat(depth)}((((x+1))))${')'.repeat(depth)}`);
    expect(isSameForm(nested(60), nested(60))).toBe(true);
    expect(isSameForm(nested(60), nested(61))).toBe(false);
  });
});
