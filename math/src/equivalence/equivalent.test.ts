import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type EquivalenceOptions, equivalent } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'latex' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const verdict = (a: string, b: string, options?: EquivalenceOptions): string =>
  equivalent(tree(a), tree(b), options).verdict;

describe('expressions are equal', () => {
  test.each([
    ['2(x+1)', '2x+2', 'fingerprint'],
    ['\\frac{1}{n}-\\frac{1}{n+1}', '\\frac{1}{n(n+1)}', 'fingerprint'],
    ['(x-a)^{6000}', '(a-x)^{6000}', 'fingerprint'],
    ['\\sqrt{12}', '2\\sqrt3', 'probing'],
    ['\\sin^2x+\\cos^2x', '1', 'probing'],
    ['\\sqrt{11+6\\sqrt2}', '3+\\sqrt2', 'probing'],
    ['a^ba^c', 'a^{b+c}', 'probing'],
    ['e^{\\frac{i\\pi}{2}}', 'i', 'probing'],
    ['\\tan x', '\\frac{\\sin x}{\\cos x}', 'fingerprint'],
    ['\\ln(x^2)', '2\\ln x', 'probing'],
    ['|x|', '\\sqrt{x^2}', 'probing'],
    ['\\frac{d}{dx}(x^2)', '2x', 'fingerprint'],
    ['\\frac{n!}{(n-1)!}', 'n', 'probing'],
    ['\\sqrt[3]{-8}', '-2', 'probing'],
    ['0.5', '\\frac12', 'fingerprint'],
    ['\\infty', '2\\infty', 'structure'],
  ])('%s and %s, decided by %s', (a, b, stage) => {
    const result = equivalent(tree(a), tree(b));
    expect(result.verdict).toBe('equal');
    expect(['identical', 'fingerprint', 'normal-form', stage]).toContain(result.stage);
  });

  test('also where doubles lose all their digits', () => {
    const nested = '(930249+416020\\sqrt5)^{\\frac1{30}}-(930249-416020\\sqrt5)^{\\frac1{30}}';
    expect(verdict(nested, '1')).toBe('equal');
  });
});

describe('expressions are different', () => {
  test.each([
    ['x', '\\sqrt{x^2}'],
    ['(a^b)^c', 'a^{bc}'],
    ['|x+1000|-1000', '|x+1001|-1001'],
    ['e^{10x}', 'e^{10x}+0.0000001'],
    ['\\sin x', '\\sin x+10^{-20}'],
    ['10^{-30}', '2\\cdot10^{-30}'],
    ['\\cos(\\pi x)', '(-1)^x'],
    ['x', 'X'],
    ['\\sin(\\pi x)', '\\sin(500\\pi x)'],
    ['\\infty', '-\\infty'],
  ])('%s and %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});

describe('policies are explicit', () => {
  test('odd roots of negative numbers are real in the real field only', () => {
    expect(verdict('(-8)^{\\frac13}', '-2')).toBe('equal');
    expect(verdict('(-8)^{\\frac13}', '-2', { field: 'complex' })).toBe('different');
  });

  test('assumptions narrow the variables', () => {
    expect(verdict('\\sqrt{x^2}', 'x', { assumptions: { x: 'positive' } })).toBe('equal');
    expect(verdict('\\sin(\\pi q)', '0', { assumptions: { q: 'integer' } })).toBe('equal');
    expect(verdict('\\sin(\\pi q)', '0')).toBe('different');
  });

  test.each([
    ['absolute', 0.01, '3.14', '\\pi', 'equal'],
    ['absolute', 0.001, '3.14', '\\pi', 'different'],
    ['relative', 0.01, '101', '100', 'equal'],
    ['decimals', 2, '0.33', '\\frac13', 'equal'],
    ['decimals', 3, '0.33', '\\frac13', 'different'],
    ['significant-figures', 3, '1240', '1235', 'equal'],
    ['significant-figures', 3, '1246', '1235', 'different'],
  ] as const)('tolerance %s %d: %s for %s is %s', (kind, value, a, b, expected) => {
    expect(verdict(a, b, { tolerance: { kind, value } })).toBe(expected);
  });

  test('precision tiers are decimals that agree after rounding [D09]', () => {
    expect(verdict('3.1416', '\\pi', { precision: 'aaaa' })).toBe('equal');
    expect(verdict('3.1416', '\\pi', { precision: 'aaaaaa' })).toBe('different');
    expect(verdict('x=0.3', 'x=\\frac13', { precision: 'a' })).toBe('equal');
  });
});

describe('equations compare by their solutions', () => {
  test.each([
    ['x+y=1', 'y=1-x'],
    ['\\frac1x+\\frac1y=2', 'y=\\frac{x}{2x-1}'],
    ['x=1\\lor x=2', 'x^2-3x+2=0'],
    ['|x|=|y|', 'x=y\\lor x=-y'],
    ['y=\\sin(2x)', '\\frac y2=\\cos x\\sin x'],
    ['(y-\\sqrt{1-x^2})(y+\\sqrt{1-x^2})=0', 'x^2+y^2=1'],
    ['2=3', '2=4'],
    ['x=\\pm2', 'x^2=4'],
    ['\\begin{cases}x+y=3\\\\x-y=1\\end{cases}', '\\begin{cases}x=2\\\\y=1\\end{cases}'],
    ['x=5+6=11', 'x=11'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['x=\\sqrt a', 'x^2=a'],
    ['\\sqrt x=\\sqrt y', 'x=y'],
    ['y=\\sqrt{1-x^2}', 'x^2+y^2=1'],
    ['x=y', 'x^2=y^2'],
    ['|x|=|y|', 'x=y'],
    ['1', 'x=1'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('multiplicity counts unless it is ignored', () => {
    expect(verdict('(x-1)^2=0', 'x=1')).toBe('different');
    expect(verdict('(x-1)^2=0', 'x=1', { multiplicity: 'ignore' })).toBe('equal');
  });
});

describe('inequalities compare with their direction', () => {
  test.each([
    ['-2>-2x', 'x>1'],
    ['x^4\\ge16', 'x^2\\ge4'],
    ['|x|<3', '-3<x<3'],
    ['x^2>4', 'x>2\\lor x<-2'],
    ['x\\ge1\\land x\\le1', 'x=1'],
    ['5q-9z<2u+9z', '27z-5q>-4u+5q-9z'],
    ['\\sqrt x<2', '0\\le x<4'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['x<1', 'x>1'],
    ['x^2\\le9', '|x|<3'],
    ['x>1000', 'x>1001'],
    ['y>x', 'x>y'],
    ['\\cos(10x)<0', '\\cos(10x)+C<0'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});

describe('collections', () => {
  test.each([
    ['\\{1,2\\}', '\\{2,\\frac22,1\\}', 'equal'],
    ['\\{1,2\\}', '\\{1,3\\}', 'different'],
    ['(1,2)', '(2,1)', 'different'],
    ['(1,2]\\cup[2,3)', '(1,3)', 'equal'],
    ['(-\\infty,0]\\cup(-1,4)', '(-\\infty,4)', 'equal'],
    ['(1,2]\\cup[2,3)', '[1,3]', 'different'],
    ['(-1,1]\\cap[1,2)', '\\{1\\}', 'equal'],
    ['(-793,10)', '-793<a<10', 'equal'],
    ['[0,1)', '(0,1)', 'different'],
    ['\\begin{pmatrix}x+x&2\\end{pmatrix}', '\\begin{pmatrix}2x&2\\end{pmatrix}', 'equal'],
    ['2\\pm\\sqrt3', '\\{2-\\sqrt3,2+\\sqrt3\\}', 'equal'],
    ['1,2', '2,1', 'different'],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
  });

  test('lists match in any order when asked', () => {
    expect(verdict('1,2', '2,1', { order: 'any' })).toBe('equal');
    expect(verdict('1,1,2', '1,2,2', { order: 'any' })).toBe('different');
  });
});

describe('the same verdict in bounded time [SC8]', () => {
  test.each([
    '10^{10^{10}}',
    '\\sum_{n=1}^{10^7}n',
    '(x+y+z+w)^{100}',
    '\\frac{d^{9}}{dx^{9}}\\tan(x^2)',
    '(10^{10})!',
    'x^{x^{x^{x^x}}}',
  ])('%s ends and repeats its verdict', (source) => {
    const shifted = `${source}+1`;
    const first = equivalent(tree(source), tree(shifted));
    expect(first.verdict).not.toBe('equal');
    expect(equivalent(tree(source), tree(shifted))).toEqual(first);
  });
});
