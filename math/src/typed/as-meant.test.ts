import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { outline } from '../notation/outline.ts';
import { namesIn, read } from '../notation/index.ts';
import { anyTree } from '../testing/arbitrary-tree.ts';
import { toLatex, toPlain } from '../notation/index.ts';
import { ambiguityOf, asMeant } from './index.ts';

const statement = (text: string, letters: readonly string[] = ['x']): string => asMeant(text, { letters });
const numeral = (text: string): string => asMeant(text, { letters: [], isNumber: true });

describe('what learners type', () => {
  test.each([
    ["1'000'000", '1000000'],
    ['€5', '5 €'],
    ['-$5', '-5 $'],
    ['5e-2', '5E-2'],
    ['1x10^3', '1×10^3'],
    ['1.5 X 10³', '1.5×10³'],
    ['= 3/4', ' 3/4'],
    ['≈ 0.67', ' 0.67'],
    ['2.', '2'],
    ['50 percent', '50%'],
    ['12 [cm^2]', '12  cm^2'],
    ['$\\frac{1}{2}$', '\\frac{1}{2}'],
    ['Sqrt(2)', 'sqrt(2)'],
  ])('as a number: %s', (typed, meant) => {
    expect(numeral(typed)).toBe(meant);
  });

  test.each([
    ['x1=1, x2=2', 'x=1, x=2'],
    ['x_1=1 x_2=2', 'x=1 , x=2'],
    ['x_{1,2}=\\pm3', 'x=\\pm3'],
    ['x=1\\quad x=2', 'x=1\\quad , x=2'],
    ['x=1x=2', 'x=1, x=2'],
    ['x_1=1,\\ x_2=2', 'x=1,\\ x=2'],
    ['⇒ x = 1 or x = 2', 'x = 1  or  x = 2'],
    ['so {1 and 2}', '{1 ,  2}'],
    ['x =< 3', 'x ≤ 3'],
    ['=> ℒ = \\{1\\text{ or }2\\}', '\\{1, 2\\}'],
    ['L={1;2}', '{1;2}'],
    ['\\mathbb{L}=\\{1;2\\}', '\\{1;2\\}'],
    ['P(1|2)', '(1|2)'],
    ['1|2', '(1|2)'],
    ['x>1andx<3', 'x>1 and x<3'],
    ['{x∈R|x>1}', '{x∈ ℝ|x>1}'],
    ['(-oo,1) U (3,oo)', '(-oo,1) ∪ (3,oo)'],
    ['x=>3', 'x>=3'],
    ['x is at least 3', 'x ≥ 3'],
    ['-2, 0 and 3', '-2, 0 ,  3'],
    ['x=-2, x=0, and x=3', 'x=-2, x=0,  x=3'],
    ['x=kπ, k an integer', 'x=kπ'],
    ['R\\{2}', 'ℝ∖{2}'],
    ['\\left(1\\mid2\\right)', '\\left(1|2\\right)'],
    ['no real solutions', '∅'],
    ['L=R', 'ℝ'],
    ['Sin(2x)', 'sin(2x)'],
    ['eˣ', 'e^(x)'],
    ['∣x∣', '|x|'],
    ['\\(x+1\\)', 'x+1'],
    ['\\[x+1\\].', 'x+1'],
    ['$$x+1$$', 'x+1'],
    ['xₙ₊₁', 'x_{n+1}'],
    ['log₂ₓ', 'log₂ₓ'],
  ])('as statements: %s', (typed, meant) => {
    expect(statement(typed)).toBe(meant);
  });

  test.each([
    ['y = 2x', ['x', 'y']],
    ['0 < 2 x < 3', ['x']],
    ['2 x = 4', ['x']],
    ['1 < x < 3', ['x']],
    ['x_1 = 2', ['x_1']],
    ['L = {1}', ['L']],
    ['a = 2 b', ['a', 'b']],
    ['P(x)', ['P', 'x']],
    ['S in', ['S', 'i', 'n']],
    ['f(x) = 2x', ['f', 'x', 'y']],
    ['n o', ['n', 'o']],
  ])('is left alone where it means what it says: %s', (typed, letters) => {
    expect(statement(typed, letters)).toBe(typed);
  });

  test('letters of an exercise are never taken for words between its statements', () => {
    const others = Array.from('abcdefghijklmnopqrstuvwyz');
    const read = others.flatMap((letter) =>
      ['x >= 1 and ? >= 2 and ? + 3 x <= 9', '? > 1 and x < ?', 'x < 2 or ? <= 3', 'x = 5 and ? = -1', '2 ? = 3 x'].map(
        (text) => {
          const typed = text.replaceAll('?', letter);
          return [typed, statement(typed, ['x', letter])];
        },
      ),
    );
    const plain = (text = ''): string => text.replaceAll(/\s+/g, ' ');
    expect(read.filter(([typed, meant]) => plain(typed) !== plain(meant))).toEqual([]);
  });

  test('a sign that needs another operand does not end a statement', () => {
    const text = '1<\\sum_{x=1}^{2}1\\div a\\le1';
    expect(asMeant(text, { letters: ['x', 'a'] })).toBe(text);
  });

  test('printed trees are read as before, in both syntaxes', () => {
    const usual = Array.from('xyabnkPLUvfoRZNQSC');
    fc.assert(
      fc.property(anyTree, (tree) => {
        const letters = [...namesIn(tree), ...usual];
        for (const [syntax, text] of [
          ['latex', toLatex(tree)],
          ['plain', toPlain(tree)],
        ] as const) {
          const before = read(text, { syntax });
          const after = read(asMeant(text, { letters }), { syntax });
          const shown = (result: typeof before): string => (result.ok ? outline(result.tree) : result.error.code);
          expect([text, shown(after)]).toEqual([text, shown(before)]);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});

describe('two readings', () => {
  test.each([
    ['6x/3x', '6x/(3x)'],
    ['1/2(x+1)', '1/(2(x + 1))'],
    ['x/2y^2', 'x/(2y^2)'],
    ['sqrt2x', 'sqrt(2x)'],
    ['e^2x', 'e^(2x)'],
    ['x^1/2', 'x^(1/2)'],
    ['5e-2', '5e - 2'],
    ['x+-3', 'x - 3'],
    ['x^2+-3x', 'x^2 - 3x'],
    ['3x2-(x+1)2', '3x^2 - (x + 1)^2'],
    ['x½', 'x^(1/2)'],
    ['x%3', 'mod(x, 3)'],
    ['1/3%', '(1/3)%'],
    ['1.5 e3', '1.5*10^3'],
    ['2e3x', '2*10^3 x'],
    ['5e-2x', '5*10^(-2)x'],
    ['3x10^4', '3*10^4'],
    ['3.10^4', '3*10^4'],
    ['sin2(x)', 'sin^2(x)'],
    ['ln2(x)', 'ln(2)(x)'],
    ['cos-1(x)', 'arccos(x)'],
    ['e^-2x', 'e^(-2x)'],
    ['2^0.5x', '2^(0.5x)'],
    ['e^xy', 'e^(x y)'],
    ['8x^-2/3', '8x^(-2/3)'],
    ['1/(x+1)(x+2)', '1/((x + 1)(x + 2))'],
  ])('%s may be meant as %s', (typed, other) => {
    const result = read(typed, { syntax: 'plain' });
    const ambiguity = result.ok ? ambiguityOf(result.tree, typed) : undefined;
    expect(ambiguity && toPlain(ambiguity.other)).toBe(other);
  });

  test.each([
    '6x/(3x)',
    '(1/2)x',
    '1/2 x',
    '1/2*x',
    'sqrt(2)x',
    'x^2y',
    '3x^2',
    'x^(1/2)',
    '\\frac12x',
    '2/3',
    '1+-sqrt(2)',
    'x=1+-2',
    'x + -3',
    'sin 2x',
    'x^2y^3',
    'x^ny^m',
    'x^(1)/2',
    '20%x',
    '1.5e3',
    '1/(x+1) (x+2)',
    'log_2(x)',
    'x_2',
    'sin^2 x',
    '10^-3 x',
    // They reach as far as they seem to, nearly always.
    'sin x/2',
    'sin x e^x',
    'e^x/2',
  ])('%s has one', (typed) => {
    const result = read(typed, { syntax: typed.includes('\\') ? 'latex' : 'plain' });
    expect(result.ok && ambiguityOf(result.tree, typed)).toBeUndefined();
  });
});
