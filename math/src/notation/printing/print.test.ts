import { describe, expect, it } from 'vitest';
import {
  absolute,
  add,
  call,
  constant,
  divide,
  group,
  multiply,
  name,
  negate,
  number,
  power,
  root,
  subtract,
} from '../build.ts';
import { outline } from '../outline.ts';
import { toLatex } from './print-latex.ts';
import { toPlain } from './print-plain.ts';
import { toSpoken } from '../../speech/index.ts';
import { read } from '../reading/read.ts';
import { sameTree } from '../traverse.ts';
import type { Expression } from '../tree.ts';
import type { ReadOptions } from '../reading/read-result.ts';

const x = name('x');
const y = name('y');

function tree(source: string, options: ReadOptions = {}): Expression {
  const result = read(source, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.tree;
}

/** `2x + a` with a = −3, as substitution makes it, before anything is simplified. */
function substituted(source: string, values: Record<string, Expression>): Expression {
  const replace = (node: Expression): Expression =>
    node.kind === 'name' && values[node.name] ? (values[node.name] ?? node) : mapEach(node, replace);
  return replace(tree(source, { syntax: 'plain' }));
}

function mapEach(node: Expression, change: (child: Expression) => Expression): Expression {
  if (node.kind === 'add') return { ...node, terms: node.terms.map(change) };
  if (node.kind === 'multiply') return { ...node, factors: node.factors.map(change) };
  if (node.kind === 'negate' || node.kind === 'positive') return { ...node, operand: change(node.operand) };
  if (node.kind === 'power') return { ...node, base: change(node.base), exponent: change(node.exponent) };
  if (node.kind === 'group') return { ...node, body: change(node.body) };
  if (node.kind === 'divide')
    return { ...node, numerator: change(node.numerator), denominator: change(node.denominator) };
  return node;
}

describe('values put in place of names print as a person would write them', () => {
  it.each([
    ['x+a', -3, 'x-3', 'x - 3'],
    ['x-a', -3, 'x-\\left(-3\\right)', 'x - (-3)'],
    ['a x', 1, 'x', 'x'],
    ['a x', -1, '-x', '-x'],
    ['a x', -4, '-4x', '-4x'],
    ['y + a x', -4, 'y-4x', 'y - 4x'],
    ['2a', 3, '2\\cdot3', '2*3'],
    ['a*x', 1, '1\\cdot x', '1*x'],
    ['x^a', -2, 'x^{-2}', 'x^(-2)'],
    ['a^2', -2, '\\left(-2\\right)^{2}', '(-2)^2'],
    ['2*a', -3, '2\\cdot\\left(-3\\right)', '2*(-3)'],
    ['a/2', -3, '\\frac{-3}{2}', '(-3)/2'],
    ['x(a)', -3, 'x\\left(-3\\right)', 'x(-3)'],
  ])('%s with a = %s', (source, value, latex, plain) => {
    const made = substituted(source, { a: number(value) });
    expect(toLatex(made)).toBe(latex);
    expect(toPlain(made)).toBe(plain);
  });

  it('sums and products put in place get the brackets they need, and no doubled ones', () => {
    const sum = add(x, number(1));
    expect(toLatex(substituted('a^2', { a: sum }))).toBe('\\left(x+1\\right)^{2}');
    expect(toLatex(substituted('2a', { a: sum }))).toBe('2\\left(x+1\\right)');
    expect(toLatex(substituted('y-a', { a: sum }))).toBe('y-\\left(x+1\\right)');
    expect(toLatex(substituted('y+a', { a: sum }))).toBe('y+x+1');
    expect(toLatex(substituted('2(a)', { a: group(sum) }))).toBe('2\\left(x+1\\right)');
    expect(toLatex(substituted('a/2', { a: sum }))).toBe('\\frac{x+1}{2}');
    expect(toPlain(substituted('a/2', { a: sum }))).toBe('(x + 1)/2');
    expect(toLatex(substituted('3a', { a: multiply(x, y) }))).toBe('3xy');
    expect(toLatex(substituted('3a', { a: divide(number(1), number(2)) }))).toBe('3\\cdot\\frac{1}{2}');
  });
});

describe('LaTeX', () => {
  it.each([
    ['1/2', '\\frac{1}{2}'],
    ['x>=2 and x!=3', 'x\\ge2\\land x\\ne3'],
    ['2pi r', '2\\pi r'],
    ['p i', 'p i'],
    ['sin^2 x cos x', '\\sin^{2}x\\cos x'],
    ['sqrt(x)+root(3)(x)', '\\sqrt{x}+\\sqrt[3]{x}'],
    ['abs(x-1)', '\\left|x-1\\right|'],
    ['log_2(8)', '\\log_{2}\\left(8\\right)'],
    ['asin(x)', '\\arcsin\\left(x\\right)'],
    ['sech(x)', '\\operatorname{sech}\\left(x\\right)'],
    ['x_12+v_max+a_(n+1)', 'x_{12}+v_{\\mathrm{max}}+a_{n+1}'],
    ['(1,2]', '\\left(1, 2\\right]'],
    [']1,2[', '\\left]1, 2\\right['],
    ['{x : x>0}', '\\left\\{x \\mid x>0\\right\\}'],
    ['[[1,2],[3,4]]', '\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}'],
    ['3 1/2', '3\\frac{1}{2}'],
    ['0.1bar(6)', '0.1\\overline{6}'],
    ['int_0^1 x^2 dx', '\\int_{0}^{1}x^{2}\\,dx'],
    ['d/dx x^2', '\\frac{d}{dx}x^{2}'],
    ['sum_(i=1)^n i', '\\sum_{i=1}^{n}i'],
    ['lim_(x->0^+) 1/x', '\\lim_{x\\to 0^{+}}\\frac{1}{x}'],
    ['floor(x)', '\\left\\lfloor x\\right\\rfloor '],
    ['binomial(n,k)', '\\binom{n}{k}'],
    ['50% + 30°', '50\\%+30^{\\circ}'],
  ])('prints %s as %s', (text, latex) => {
    expect(toLatex(tree(text, { syntax: 'plain' }))).toBe(latex);
  });

  it('keeps slashes when asked to, and prints decimal commas', () => {
    expect(toLatex(tree('(a+b)/c', { syntax: 'plain' }), { fractions: 'typed' })).toBe('\\left(a+b\\right)/c');
    expect(toLatex(tree('(1.5, 2)'), { decimal: ',' })).toBe('\\left(1{,}5; 2\\right)');
    expect(toPlain(tree('(1.5, 2)'), { decimal: ',' })).toBe('(1,5; 2)');
  });

  it('of made trees', () => {
    expect(toLatex(subtract(power(x, number(2)), multiply(number(2), x, y)))).toBe('x^{2}-2xy');
    expect(toLatex(multiply(call('sin', [x]), call('cos', [x])))).toBe('\\sin\\left(x\\right)\\cos\\left(x\\right)');
    expect(toLatex(root(divide(constant('pi'), number(2))))).toBe('\\sqrt{\\frac{\\pi}{2}}');
    expect(toLatex(power(negate(absolute(x)), number(2)))).toBe('\\left(-\\left|x\\right|\\right)^{2}');
  });
});

it('prints a read source back to exactly the same tree when nothing in it is tidied', () => {
  const sources = [
    'a-(b-c)',
    '\\left(x+1\\right)\\left(x-2\\right)',
    '\\sin x\\cos x+\\sin^2x',
    '\\frac{a+b}{c}-\\frac{1}{x}',
    'a/b/c',
    '\\left(a\\right)',
    '3\\frac12x',
    '2\\cdot3\\times4',
    'x=1\\lor x=2',
    '-3^2+\\left(-3\\right)^2',
    '0.10+.5+5.',
    'x!!+\\left(x!\\right)!',
    '\\left[1,2\\right)\\cup\\left\\{3\\right\\}',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  ];
  for (const source of sources) {
    const first = tree(source);
    const again = tree(toLatex(first, { fractions: 'typed' }));
    expect(sameTree(first, again), `${source}: ${outline(first)} became ${outline(again)}`).toBe(true);
  }
});

it.each([
  ['x^2+1/2', 'x squared plus one half'],
  ['sqrt(x+1)', 'the square root of x plus 1 end root'],
  ['(a+b)/(c-d)', 'the fraction a plus b over c minus d end fraction'],
  ['a/b', 'a over b'],
  ['12:4', '12 divided by 4'],
  ['-3', 'negative 3'],
  ['2*3', '2 times 3'],
  ['x >= 5', 'x is greater than or equal to 5'],
  ['sin(x)', 'sine of x'],
  ['log_2(8)', 'logarithm base 2 of 8'],
  ['sin^2(x)', 'sine squared of x'],
  ['|x|', 'the absolute value of x'],
  ['x_1 = 1 or x_2 = 2', 'x sub 1 equals 1 or x sub 2 equals 2'],
  ['{1,2}', 'the set of 1, 2 end set'],
  ['int_0^1 x dx', 'the integral from 0 to 1 of x d x'],
  ['A', 'capital a'],
  ['3 1/2', '3 and one half'],
  ['2(x+1)', '2 open bracket x plus 1 close bracket'],
])('says %s as "%s"', (text, words) => {
  expect(toSpoken(tree(text, { syntax: 'plain' }))).toBe(words);
});

describe('a number before a fraction of numbers', () => {
  it.each([
    [
      { kind: 'call' as const, name: 'sin', args: [multiply(number(2), divide(number(1), number(3)))] },
      '\\sin\\left(2\\cdot\\frac{1}{3}\\right)',
    ],
    [
      { ...tree('\\frac{d}{dx}(x+1)'), body: multiply(number(2), divide(number(1), number(3)), x) } as Expression,
      '\\frac{d}{dx}\\left(2\\cdot\\frac{1}{3}x\\right)',
    ],
    [
      { ...tree('\\frac{d}{dx}(x+1)'), body: multiply({ ...divide(x, number(3)), mark: 'colon' }, x) } as Expression,
      '\\frac{d}{dx}\\left(x:3x\\right)',
    ],
  ])('stays in the argument of a function or a derivative', (given, printed) => {
    expect(toLatex(given)).toBe(printed);
    expect(outline(tree(toLatex(given)))).toMatch(/^\((?:call:sin|derivative)/);
  });
});
