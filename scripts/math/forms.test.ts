import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';
import { testForm } from './forms.ts';

function tree(latex: string): Expression {
  const result = read(latex);
  if (!result.ok) throw new Error(`${latex}: ${result.error.message}`);
  return result.tree;
}

const verdict = (type: string, a: string, b: string, options?: unknown) =>
  testForm(type, tree(a), tree(b), options).verdict;

describe('tests of form by their published names', () => {
  test('ask for the form and for the value of the model', () => {
    expect(verdict('FacForm', '(x-1)(x+1)', 'x^2-1', 'x')).toBe('pass');
    expect(verdict('FacForm', 'x^2-1', 'x^2-1', 'x')).toBe('fail');
    expect(verdict('FacForm', '(x-1)(x+2)', 'x^2-1', 'x')).toBe('fail');
    expect(verdict('EqualComAss', '1+2x', '2x+1')).toBe('pass');
    expect(verdict('Int', '\\frac{x^2}{2}+c', '\\frac{x^2}{2}', 'x')).toBe('pass');
    expect(verdict('Int', '\\frac{x^2}{2}', '\\frac{x^2}{2}', '[x,NOCONST]')).toBe('pass');
    expect(verdict('NumSigFigs', '3.142', '\\pi', '4')).toBe('pass');
    expect(verdict('besimplified', 'x+y+x', '0')).toBe('fail');
    expect(verdict('besimplified', '\\frac{x+2}{4x+2y}', '0')).toBe('pass');
    expect(verdict('besimplified', 'y+1=x+1', '0')).toBe('fail');
    expect(verdict('CompSquare', '(\\sin x-1)^2+2', '\\sin^2x-2\\sin x+3', 'sin(x)')).toBe('pass');
  });

  test('take empty options for none', () => {
    for (const none of [undefined, null, '', ' ', '[]', []]) {
      expect(verdict('NumRelative', '1.05', '1', none)).toBe('pass');
      expect(verdict('NumAbsolute', '1.06', '1', none)).toBe('fail');
      expect(verdict('FacForm', '(x-1)(x+1)', 'x^2-1', none)).toBe('pass');
      expect(verdict('Int', '\\frac{x^2}{2}+c', '\\frac{x^2}{2}', none)).toBe('pass');
      expect(verdict('NumSigFigs', '3.142', '\\pi', none)).toBe('fail');
    }
  });

  test('know when an answer is simplified', () => {
    const simplified = ['(-1)x', 'x^{-1}', '2x=5', 'y=x', '\\ln(x)+1', '\\frac{x}{2}=3', 'x=4', 'xy<0'];
    const left = [
      '2A=0',
      '\\ln(x)+\\ln(y)',
      '2\\ln(x)-\\ln(3)',
      '2x=4',
      '\\frac{\\ln(x)}{\\ln(2)}',
      'xy=2x',
      '2xy<0',
      '1x',
    ];
    expect(simplified.filter((latex) => verdict('besimplified', latex, '0') !== 'pass')).toEqual([]);
    expect(left.filter((latex) => verdict('besimplified', latex, '0') === 'pass')).toEqual([]);
  });

  test('compare as typed, in the same order and with one notation for each thing', () => {
    expect(verdict('equal:symbolic_equivalences', '\\exp(x)', 'e^{x}')).toBe('pass');
    expect(verdict('equal:symbolic_equivalences', '\\sin^2 x', '(\\sin(x))^2')).toBe('pass');
    expect(verdict('equal:symbolic_nonequivalences', '1+x', 'x+1')).toBe('fail');
  });

  test('refuse a name that is not known', () => {
    expect(() => verdict('Beautiful', 'x', 'x')).toThrow(TypeError);
  });
});

const corpus = new URL('../../../shared/corpora/forms.jsonl', import.meta.url);
/** Goals for the engine, in percent of the rows of a type. */
const goals: Readonly<Record<string, number>> = {
  EqualComAss: 95,
  FacForm: 98,
  LowestTerms: 98,
  SingleFrac: 98,
  CompSquare: 95,
  PartFrac: 95,
  Expanded: 95,
  Int: 95,
  NumSigFigs: 95,
  NumRelative: 95,
  besimplified: 95,
};

describe.skipIf(!existsSync(corpus))('on published test suites', () => {
  const rows = existsSync(corpus)
    ? readFileSync(corpus, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { type: string; a: string; b?: string; options?: unknown; expected: number })
    : [];

  test.each(Object.entries(goals))('%s agrees with at least %d percent of the labels', (type, goal) => {
    const own = rows.filter((row) => row.type === type);
    const right = own.filter((row) => {
      const [a, b] = [read(row.a), read(row.b ?? '0')];
      const passes = a.ok && b.ok && testForm(type, a.tree, b.tree, row.options).verdict === 'pass';
      return passes === (row.expected === 1);
    });
    expect((100 * right.length) / own.length).toBeGreaterThanOrEqual(goal);
  });
});
