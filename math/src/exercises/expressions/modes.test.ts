import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import { simplificationModes, type SimplificationMode, type Variable } from '../document/document.ts';

const shown: Readonly<Record<string, Readonly<Record<SimplificationMode, string>>>> = {
  '6/4': {
    none: '\\frac{6}{4}',
    minimal: '\\frac{6}{4}',
    partial: '\\frac{3}{2}',
    full: '\\frac{3}{2}',
    decimal: '1.5',
    fraction: '\\frac{3}{2}',
    'no-brackets': '\\frac{3}{2}',
  },
  'a x + b': {
    none: '1x-2',
    minimal: 'x-2',
    partial: 'x-2',
    full: 'x-2',
    decimal: 'x-2',
    fraction: 'x-2',
    'no-brackets': 'x-2',
  },
  '1 x^1 + 0': {
    none: '1x^{1}+0',
    minimal: 'x',
    partial: 'x',
    full: 'x',
    decimal: 'x',
    fraction: 'x',
    'no-brackets': 'x',
  },
  '3 - (-5)': {
    none: '3-\\left(-5\\right)',
    minimal: '3+5',
    partial: '8',
    full: '8',
    decimal: '8',
    fraction: '8',
    'no-brackets': '8',
  },
  '(x + 1)(x + 2)': {
    none: '\\left(x+1\\right)\\left(x+2\\right)',
    minimal: '\\left(x+1\\right)\\left(x+2\\right)',
    partial: '\\left(x+1\\right)\\left(x+2\\right)',
    full: 'x^{2}+3x+2',
    decimal: 'x^{2}+3x+2',
    fraction: 'x^{2}+3x+2',
    'no-brackets': 'x^{2}+3x+2',
  },
  '2(x+1) - 3(x+1)': {
    none: '2\\left(x+1\\right)-3\\left(x+1\\right)',
    minimal: '2\\left(x+1\\right)-3\\left(x+1\\right)',
    partial: '-(x+1)',
    full: '-x-1',
    decimal: '-x-1',
    fraction: '-x-1',
    'no-brackets': '-x-1',
  },
  '2 x + 3 x': {
    none: '2x+3x',
    minimal: '2x+3x',
    partial: '5x',
    full: '5x',
    decimal: '5x',
    fraction: '5x',
    'no-brackets': '5x',
  },
  '(x^2 - 1)/(x - 1)': {
    none: '\\frac{x^{2}-1}{x-1}',
    minimal: '\\frac{x^{2}-1}{x-1}',
    partial: '\\frac{x^{2}-1}{x-1}',
    full: 'x+1',
    decimal: 'x+1',
    fraction: 'x+1',
    'no-brackets': 'x+1',
  },
  '0.5 x + 0.25': {
    none: '0.5x+0.25',
    minimal: '0.5x+0.25',
    partial: '0.5x+0.25',
    full: '0.5x+0.25',
    decimal: '0.5x+0.25',
    fraction: '\\frac{1}{2}x+\\frac{1}{4}',
    'no-brackets': '0.5x+0.25',
  },
  'sqrt(12) + sqrt(3)': {
    none: '\\sqrt{12}+\\sqrt{3}',
    minimal: '\\sqrt{12}+\\sqrt{3}',
    partial: '\\sqrt{12}+\\sqrt{3}',
    full: '3\\sqrt{3}',
    decimal: '5.19615242271',
    fraction: '3\\sqrt{3}',
    'no-brackets': '3\\sqrt{3}',
  },
  '1/x + 1/(x+1)': {
    none: '\\frac{1}{x}+\\frac{1}{x+1}',
    minimal: '\\frac{1}{x}+\\frac{1}{x+1}',
    partial: '\\frac{1}{x}+\\frac{1}{x+1}',
    full: '\\frac{2x+1}{x^{2}+x}',
    decimal: '\\frac{2x+1}{x^{2}+x}',
    fraction: '\\frac{2x+1}{x^{2}+x}',
    'no-brackets': '\\frac{1}{x}+\\frac{1}{x+1}',
  },
  'x*x*x': {
    none: 'x\\cdot x\\cdot x',
    minimal: 'xxx',
    partial: 'x^{3}',
    full: 'x^{3}',
    decimal: 'x^{3}',
    fraction: 'x^{3}',
    'no-brackets': 'x^{3}',
  },
  '((x))+((y))': {
    none: '\\left(x\\right)+\\left(y\\right)',
    minimal: 'x+y',
    partial: 'x+y',
    full: 'x+y',
    decimal: 'x+y',
    fraction: 'x+y',
    'no-brackets': 'x+y',
  },
  '0.1 + 1/3': {
    none: '0.1+\\frac{1}{3}',
    minimal: '0.1+\\frac{1}{3}',
    partial: '\\frac{13}{30}',
    full: '\\frac{13}{30}',
    decimal: '0.433333333333',
    fraction: '\\frac{13}{30}',
    'no-brackets': '\\frac{13}{30}',
  },
  '6 x/4': {
    none: '\\frac{6x}{4}',
    minimal: '\\frac{6x}{4}',
    partial: '\\frac{3x}{2}',
    full: '\\frac{3}{2}x',
    decimal: '1.5x',
    fraction: '\\frac{3}{2}x',
    'no-brackets': '\\frac{3}{2}x',
  },
};

const list: Variable[] = [
  { name: 'a', generator: 'constant', value: '1' },
  { name: 'b', generator: 'constant', value: '-2' },
];

describe.each(simplificationModes)('the mode %s [D12]', (mode) => {
  test.each(Object.keys(shown))('prints %s as its sentence says, in a text and through a variable', (source) => {
    const question = `\${{${source} : ${mode}}}$ and \${{f}}$ [[result]]`;
    const f: Variable = { name: 'f', generator: 'expression', value: source, simplify: mode };
    const expected = shown[source]?.[mode];
    const printed = variantAt(buildExercise({ question, list: [...list, f] }), 0).question;
    expect(printed).toBe(`$${expected}$ and $${expected}$ [[result]]`);
  });
});

test('each mode differs from each other one in some of these', () => {
  for (const [index, one] of simplificationModes.entries()) {
    for (const other of simplificationModes.slice(index + 1)) {
      const differing = Object.values(shown).filter((row) => row[one] !== row[other]);
      expect(differing.length, `${one} and ${other}`).toBeGreaterThan(0);
    }
  }
});
