import { describe, expect, test } from 'vitest';
import { fillLatex } from './filling.ts';
import { outlineLatex } from './outline.ts';
import type { Printed } from './printed.ts';

function number(value: number): Printed {
  const size = Math.abs(value);
  return {
    kind: 'number',
    negative: value < 0,
    magnitude: Number.isInteger(size) ? String(size) : `\\frac{${size * 2}}{2}`,
    isZero: value === 0,
    isOne: size === 1,
    isPlain: Number.isInteger(size),
    words: String(value).replace('-', '−'),
  };
}

function fill(template: string, values: Readonly<Record<string, number | Printed>>): string {
  const { row, problems } = outlineLatex(template, 0, (hole) => hole.source);
  expect(problems).toEqual([]);
  return fillLatex(row, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(name);
    return typeof value === 'number' ? number(value) : value;
  });
}

const sum: Printed = {
  kind: 'formula',
  negative: false,
  magnitude: 'x + 1',
  shape: 'sum',
  hasLetters: true,
  opensRight: false,
  words: '',
};
const negated: Printed = {
  kind: 'formula',
  negative: true,
  magnitude: '2x',
  shape: 'product',
  hasLetters: true,
  opensRight: false,
  words: '',
};

const less: Printed = { kind: 'text', latex: '<', words: '<' };

describe('values in a formula', () => {
  test.each([
    ['{{a}}x^2 + {{b}}x', { a: 1, b: -3 }, 'x^2 - 3x'],
    ['{{a}}x^2 - {{b}}x', { a: -1, b: -3 }, '-x^2 + 3x'],
    ['{{a}}x^2 + {{b}}x + {{c}} = 0', { a: 2, b: 0, c: 0 }, '2x^2 = 0'],
    ['{{a}}x + {{b}} = {{c}}', { a: 0, b: -5, c: -2 }, '-5 = -2'],
    ['{{a}}x + {{b}}y', { a: 0, b: 0 }, '0'],
    ['\\sum_{k=1}^{ {{a}} } k', { a: 1 }, '\\sum_{k=1}^1 k'],
    ['\\sum_{k=1}^{{{a}}} {{b}}k', { a: 1, b: -2 }, '\\sum_{k=1}^1 \\left(-2k\\right)'],
    ['{{a}}\\big((x - 1) + (x + {{b}})\\big)', { a: 1, b: -3 }, '\\big((x - 1) + (x - 3)\\big)'],
    ['x + {{b}}', { b: -3 }, 'x - 3'],
    ['f(x) = {{a}}x', { a: 0 }, 'f(x) = 0'],
    ['{{a}}x', { a: 0 }, '0'],
    ['{{a}}x = {{b}}', { a: 0, b: 3 }, '0x = 3'],
    ['\\int {{a}}x\\,dx', { a: 0 }, '\\int 0x\\,dx'],
    ['|x| {{b}}', { b: -3 }, '|x| (-3)'],
    ['|x|\\quad {{b}}', { b: -3 }, '|x|\\quad -3'],
    ['||{{b}}|| + ||{{b}}x||', { b: -3 }, '||-3|| + ||-3x||'],
    ['||x||{{b}}', { b: -3 }, '||x||(-3)'],
    ['|{{b}}||x|', { b: -3 }, '|-3||x|'],
    ['x - {{b}}', { b: 0 }, 'x'],
    ['3 + {{b}}', { b: 0 }, '3 + 0'],
    ['3 + ({{b}})', { b: -4 }, '3 + (-4)'],
    ['2 \\cdot {{b}}', { b: -3 }, '2 \\cdot (-3)'],
    ['{{a}} \\cdot {{b}}', { a: -2, b: 3 }, '-2 \\cdot 3'],
    ['{{a}} \\cdot x', { a: 1 }, '1 \\cdot x'],
    ['{{a}}(x - {{p}})(x - {{q}})', { a: 1, p: -2, q: 5 }, '(x + 2)(x - 5)'],
    ['{{a}}(x - {{p}})^2', { a: -1, p: 0 }, '-x^2'],
    ['f(x - {{p}})', { p: 0 }, 'f(x)'],
    ['x^{{n}}', { n: 12 }, 'x^{12}'],
    ['x^{{n}}', { n: 3 }, 'x^3'],
    ['x^{{n}} + 1', { n: 1 }, 'x + 1'],
    ['2^{{n}}', { n: 1 }, '2^1'],
    ['x^{{{n}}}', { n: -2 }, 'x^{-2}'],
    ['{{b}}^2', { b: -3 }, '(-3)^2'],
    ['{{b}}^2', { b: 3 }, '3^2'],
    ['{{b}}^2', { b: 1.5 }, '\\left(\\frac{3}{2}\\right)^2'],
    ['{{b}}^\\circ + {{b}}^{\\circ}', { b: -3 }, '-3^\\circ - 3^{\\circ}'],
    ['\\frac{{a}}{{b}}', { a: 12, b: 7 }, '\\frac{12}{7}'],
    ['\\frac{ {{a}}x }{ {{b}} }', { a: 1, b: 7 }, '\\frac{ x }{ 7 }'],
    ['1 + \\frac{ {{a}}x }{2}', { a: -3 }, '1 - \\frac{3x}{2}'],
    ['\\frac{{a}}{{b}} x', { a: -3, b: 5 }, '-\\frac{3}{5} x'],
    ['\\sqrt{{a}} + \\sqrt[3]{{b}}', { a: 2, b: 10 }, '\\sqrt{2} + \\sqrt[3]{10}'],
    ['\\sin {{a}}x', { a: 1 }, '\\sin x'],
    ['\\sin {{a}}x', { a: 2 }, '\\sin 2x'],
    ['\\sin({{a}}x)', { a: -1 }, '\\sin(-x)'],
    ['\\sin {{a}}x + 1', { a: -2 }, '\\sin \\left(-2x\\right) + 1'],
    ['{{a}}\\sin x + {{b}}\\cos x', { a: 1, b: -1 }, '\\sin x - \\cos x'],
    ['\\int_{{a}}^{{b}} {{c}}x^2 + {{d}} \\,dx', { a: 0, b: 12, c: 1, d: -2 }, '\\int_0^{12} x^2 - 2 \\,dx'],
    ['\\frac{d}{dx} {{a}}x^3', { a: 1 }, '\\frac{d}{dx} x^3'],
    ['|x + {{a}}| + {{b}}', { a: -2, b: -1 }, '|x - 2| - 1'],
    [
      '\\begin{pmatrix} {{a}} & {{b}} \\\\ 0 & {{a}} \\end{pmatrix}',
      { a: -1, b: 0 },
      '\\begin{pmatrix} -1 & 0 \\\\ 0 & -1 \\end{pmatrix}',
    ],
    ['({{a}}, {{b}})', { a: -1, b: 0 }, '(-1, 0)'],
    [']{{a}}, {{b}}]', { a: -1, b: 4 }, ']-1, 4]'],
    ['{{a}}{{b}}', { a: 2, b: 3 }, '2\\cdot 3'],
    ['{{p}}x', { p: sum }, '(x + 1)x'],
    ['1 - {{p}}', { p: sum }, '1 - (x + 1)'],
    ['1 + {{p}}', { p: sum }, '1 + x + 1'],
    ['1 - {{p}}', { p: negated }, '1 + 2x'],
    ['{{p}}^2', { p: negated }, '\\left(-2x\\right)^2'.replace('\\left', '').replace('\\right', '')],
    ['{{a}} \\text{ cm}', { a: 1 }, '1 \\text{ cm}'],
    ['\\text{width {{a}}}', { a: -1 }, '\\text{width −1}'],
    ['x \\le {{a}}', { a: -1 }, 'x \\le -1'],
    ['x_{{n}} = {{a}}', { n: 12, a: 0 }, 'x_{12} = 0'],
    ['-{{b}}x', { b: -2 }, '2x'],
    ['x \\pm {{b}}', { b: 2 }, 'x \\pm 2'],
    ['{{a}}!', { a: 5 }, '5!'],
    ['{{a}} {{r}} {{b}}', { a: 8, r: less, b: 18 }, '8 < 18'],
    ['{{a}}{{r}}{{b}}', { a: 8, r: less, b: -3 }, '8<-3'],
    ['{{a}} {{r}} -{{b}} + 1', { a: -8, r: less, b: 3 }, '-8 < -3 + 1'],
    ['x + {{a}} {{r}} {{b}}x + 2', { a: -8, r: less, b: 1 }, 'x - 8 < x + 2'],
    ['90\\,\\% \\text{ are } {{s}}', { s: 72 }, '90\\,\\% \\text{ are } 72'],
    ['90\\,\\% \\text{ are } {{s}}x', { s: -1 }, '90\\,\\% \\text{ are } -x'],
    ['\\cos {{a}}\\%', { a: -5 }, '\\cos \\left(-5\\%\\right)'],
    ['\\cos {{a}}\\% + 1', { a: -5 }, '\\cos \\left(-5\\%\\right) + 1'],
    ['\\cos {{a}}\\%', { a: 5 }, '\\cos 5\\%'],
    ['x^{ {{n}} }', { n: 1 }, 'x'],
    ['x^{ {{n}} }', { n: 12 }, 'x^{12}'],
    ['\\lim_{x \\to {{a}}} {{b}}x', { a: -1, b: 1 }, '\\lim_{x \\to -1} x'],
    ['\\begin{pmatrix} 1 \\end{pmatrix} - {{b}} \\cdot D', { b: -2 }, '\\begin{pmatrix} 1 \\end{pmatrix} + 2 \\cdot D'],
    ['\\begin{pmatrix} 1 \\end{pmatrix} + {{b}}D', { b: -1 }, '\\begin{pmatrix} 1 \\end{pmatrix} - D'],
    ['M + {{b}}\\begin{matrix} 1 \\end{matrix}', { b: 0 }, 'M + 0\\begin{matrix} 1 \\end{matrix}'],
    [
      '{{a}}\\begin{pmatrix} 1 \\end{pmatrix} + {{b}} \\begin{pmatrix} 2 \\end{pmatrix}',
      { a: 1, b: -1 },
      '\\begin{pmatrix} 1 \\end{pmatrix} -  \\begin{pmatrix} 2 \\end{pmatrix}',
    ],
    [
      '\\begin{pmatrix} 1 \\end{pmatrix} + {{b}}\\begin{pmatrix} 2 \\end{pmatrix}',
      { b: 0 },
      '\\begin{pmatrix} 1 \\end{pmatrix} + 0\\begin{pmatrix} 2 \\end{pmatrix}',
    ],
    ['|x| + {{b}}|y|', { b: 0 }, '|x| + 0|y|'],
    ['x - {{b}}|y|', { b: -1 }, 'x + |y|'],
    ['2\\square - {{b}} + \\dots - {{c}}', { b: -6, c: -1 }, '2\\square + 6 + \\dots + 1'],
    ['P({{a}}|{{b}}) + {{a}} | x', { a: 1, b: 0 }, 'P(1|0) + 1 | x'],
    ['{{p}}\\int x', { p: sum }, '(x + 1)\\int x'],
    ['{{a}}\\int x \\,dx', { a: -1 }, '-\\int x \\,dx'],
    ['\\begin{cases} 1 \\end{cases}', {}, '\\begin{cases} 1 \\end{cases}'],
    ['x = -({{a}} + y)', { a: 3 }, 'x = -(3 + y)'],
    ['x = -{{a}}y', { a: -3 }, 'x = 3y'],
    ['x = -{{a}}y + {{b}}', { a: 0, b: -3 }, 'x = -3'],
    ['{{n}}\\tfrac{{c}}{{d}}', { n: 1, c: 2, d: 3 }, '1\\tfrac{2}{3}'],
    ['{{n}}\\tfrac{{c}}{{d}}', { n: -1, c: 2, d: 3 }, '-1\\tfrac{2}{3}'],
    ['x + {{n}}\\frac{1}{ {{d}} }', { n: 0, d: 3 }, 'x + \\frac{1}{ 3 }'],
    ['{{n}}\\frac{x}{2}', { n: 1 }, '\\frac{x}{2}'],
    ['{{n}} \\frac{1}{2}', { n: 1 }, ' \\frac{1}{2}'],
    ['{{a}}00', { a: 3 }, '300'],
    ['{{a}} 10^2', { a: 3 }, '3 \\cdot  10^2'],
    ['|{{a}}| + 2', { a: 0 }, '|0| + 2'],
    ['x + |{{a}}|', { a: 0 }, 'x + |0|'],
  ])('%s with %o prints %s', (template, values, expected) => {
    expect(fill(template, values as Record<string, number | Printed>)).toBe(expected);
  });

  test('LaTeX without holes stays as it is', () => {
    const source =
      '\\begin{aligned} a &= 0x + 1y \\\\ \\left[0, 1\\right) \\cup ]2;3[ \\end{aligned} \\mathbb{R} x^{2}_1';
    expect(fill(source, {})).toBe(source);
  });
});
