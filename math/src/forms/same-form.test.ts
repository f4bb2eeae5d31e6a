import { describe, expect, test } from 'vitest';
import { children, read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { formKey, inOneNotation, isSameForm } from './same-form.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** The names of the functions in a tree, from outside in. */
function namesOfCalls(node: Expression): string[] {
  return [...(node.kind === 'call' ? [node.name] : []), ...children(node).flatMap(namesOfCalls)];
}

describe('the same form', () => {
  test.each([
    ['1+2x', 'x*2+1'],
    ['a+(b+c)', 'c+a+b'],
    ['-1+2', '2-1'],
    ['a/b*c', 'c*a/b'],
    ['x=1 or x=2', 'x=2 or x=1'],
    ['{1,2}', '{2,1}'],
  ])('%s and %s', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(true);
  });

  test.each([
    ['x+x', '2x'],
    ['x*x', 'x^2'],
    ['6/4', '3/2'],
    ['1x', 'x'],
    ['(1,2)', '(2,1)'],
    ['x<1', '1>x'],
    ['(x-1)(x-2)', '(1-x)(2-x)'],
  ])('not %s and %s', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(false);
  });

  test('signs may move where that is allowed', () => {
    const same = (a: string, b: string) => isSameForm(tree(a), tree(b), { signs: true });
    expect(same('(x-1)(x-2)', '(1-x)(2-x)')).toBe(true);
    expect(same('y=m x+b', '-b-m x=-y')).toBe(true);
    expect(same('(x-1)(x-2)', '(1-x)(x-2)')).toBe(false);
    expect(same('y=m x+b', 'y-b=m x')).toBe(false);
  });
});

describe('one notation for each thing', () => {
  test.each([
    ['exp(x)', 'e^x'],
    ['sqrt(x)', '\\sqrt{x}'],
    ['abs(x)', '\\left|x\\right|'],
    ['lg(x)', 'log_10(x)'],
    ['log_e(x)', 'ln(x)'],
    ['sin^2(x)', '(sin(x))^2'],
    ['\\sin x', 'sin(x)'],
    ['2+exp(sqrt(x))', '2+e^(\\sqrt{x})'],
  ])('%s is written as %s', (a, b) => {
    const inner = (source: string): string => formKey(inOneNotation(tree(source)));
    expect(inner(a)).toBe(inner(b));
    expect(namesOfCalls(inOneNotation(tree(a)))).toEqual(namesOfCalls(inOneNotation(tree(b))));
  });

  test.each([
    ['log_2(x)', 'ln(x)'],
    ['log_2(x)', 'log_3(x)'],
    ['log_x(2)', 'ln(2)'],
    ['sin(x)', 'cos(x)'],
    ['sqrt(x)', 'x'],
    ['root(3)(x)', 'sqrt(x)'],
    ["f'(x)", 'f(x)'],
    ['0.\\overline{3}', '0'],
    ['x and y', 'x or y'],
    ['a => b', 'b => a'],
    ['A \\cup B', 'A \\cap B'],
    ['A \\setminus B', 'B \\setminus A'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}1&3\\\\2&4\\end{pmatrix}'],
    ['\\begin{pmatrix}1&2\\end{pmatrix}', '\\begin{pmatrix}1\\\\2\\end{pmatrix}'],
    ['x=1', 'x>=1'],
    ['1<x<2', '1<x<=2'],
    ['1<x<2', '2<x<1'],
    ['x=y', 'y=x'],
    ['[1,2]', '(1,2)'],
    ['x/y', 'y/x'],
    ['x*y', 'x/y'],
    ['x+y', 'x*y'],
    ['x-y', 'y-x'],
    ['-(-x)', 'x'],
    ['x^2', '2^x'],
  ])('%s is not %s', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(false);
  });

  test.each([
    ['A \\cup B', 'B \\cup A'],
    ['A \\cap B', 'B \\cap A'],
    ['x=1 and y=2', 'y=2 and x=1'],
    ['+x', 'x'],
    ['((x))+1', '1+x'],
    ['(a+b)+c', 'a+(b+c)'],
    ['a*(b*c)', '(a*b)*c'],
    ['(a/b)*(c/d)', '(c/d)*(a/b)'],
    ['a*(b/c)', 'a*b/c'],
    ['007x', '7x'],
    ['{x,{1,2}}', '{{2,1},x}'],
  ])('%s is the same as %s', (a, b) => {
    expect(isSameForm(tree(a), tree(b))).toBe(true);
  });

  test.each([
    ['x<1', '1>x', false],
    ['x<1', '-x>-1', true],
    ['x<=1', '-x>=-1', true],
    ['x>1', '-x<-1', true],
    ['x>=1', '-x<=-1', true],
    ['x<1', '-x<-1', false],
    ['x!=1', '1!=x', true],
    ['x=1', '1=x', true],
    ['x=1', '-x=-1', true],
    ['x=-1', '-x=-1', false],
    ['1<x<2', '-1>-x>-2', false],
    ['1<x<2', '1<x<2', true],
    ['-(x-1)', '1-x', true],
    ['-(-x)', 'x', true],
    ['(-x)(-y)', 'x y', true],
    ['(-x)/(-y)', 'x/y', true],
    ['(-x)/y', 'x/(-y)', true],
    ['(-x)/y', 'x/y', false],
    ['b-a+1', '-(a-b-1)', true],
    ['b-a+1', '-(a-b+1)', false],
  ])('where signs may move, %s and %s are the same: %s', (a, b, same) => {
    expect(isSameForm(tree(a), tree(b), { signs: true })).toBe(same);
  });
});

describe('the order of what is written', () => {
  const permutations = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

  test.each<readonly [string, readonly string[], (parts: readonly string[]) => string]>([
    ['sums', ['a', 'b', 'c^2', '5'], (parts) => parts.join(' + ')],
    ['products', ['a', '(b+1)', 'c^2', '5'], (parts) => parts.join(' * ')],
    ['sets', ['a', 'b', '2 x', '5'], (parts) => `{${parts.join(', ')}}`],
    ['alternatives', ['x=1', 'x=2', 'y=1'], (parts) => parts.join(' or ')],
    ['joint statements', ['x=1', 'x=2', 'y=1'], (parts) => parts.join(' and ')],
    ['unions', ['(1,2)', '(3,4)', '{5}'], (parts) => parts.join(' union ')],
  ])('of %s does not matter, what they are made of does', (_, parts, write) => {
    for (const options of [{}, { signs: true }]) {
      const keys = new Set(permutations(parts).map((order) => formKey(tree(write(order)), options)));
      expect(keys.size).toBe(1);
      for (const [index] of parts.entries()) {
        const others = parts.with(index, index === 0 ? (parts[1] ?? '') : (parts[0] ?? ''));
        expect(keys.has(formKey(tree(write(others)), options))).toBe(false);
        if (parts.length > 3) expect(keys.has(formKey(tree(write(parts.toSpliced(index, 1))), options))).toBe(false);
      }
    }
  });

  test('of terms and their signs does not matter where all of them may turn', () => {
    const sums = ['a', 'b', 'c'].map((name, index, names) => ({ name, names, index }));
    const written = (signs: number): string =>
      sums.map(({ name, index }) => `${(signs >> index) & 1 ? '-' : '+'}${name}`).join('');
    for (let one = 0; one < 8; one++) {
      for (let other = 0; other < 8; other++) {
        const pair = [tree(`-(${written(one)})`), tree(`(${written(other)})`)] as const;
        expect([one, other, isSameForm(...pair, { signs: true })]).toEqual([one, other, one + other === 7]);
        expect([one, other, isSameForm(tree(written(one)), pair[1])]).toEqual([one, other, one === other]);
      }
    }
  });

  test('of two sides matters, unless the relation is the same both ways and signs may turn', () => {
    expect(isSameForm(tree('a <=> b'), tree('b <=> a'))).toBe(true);
    expect(isSameForm(tree('a => b'), tree('b => a'))).toBe(false);
    expect(isSameForm(tree('x ≈ 1'), tree('1 ≈ x'), { signs: true })).toBe(true);
    expect(isSameForm(tree('x in {1}'), tree('{1} in x'), { signs: true })).toBe(false);
  });

  test('is distinguished from notation', () => {
    expect(isSameForm(tree('\\sqrt[2]{x}'), tree('\\sqrt{x}'))).toBe(true);
    expect(isSameForm(tree('\\sqrt[3]{x}'), tree('\\sqrt{x}'))).toBe(false);
    expect(isSameForm(tree('\\sqrt[3]{x}'), tree('x^3'))).toBe(false);
    expect(isSameForm(tree('\\frac{x}{2}'), tree('x/2'))).toBe(true);
    expect(isSameForm(tree('log_2(x)'), tree('log_e(x)'))).toBe(false);
    expect(isSameForm(tree('log_e(x)'), tree('ln(x)'))).toBe(true);
    expect(isSameForm(tree('log_pi(x)'), tree('ln(x)'))).toBe(false);
    expect(isSameForm(tree('exp(x)'), tree('e^x'))).toBe(true);
    const x = tree('x');
    expect(isSameForm({ kind: 'call', name: 'exp', args: [x], primes: 1 }, tree('e^x'))).toBe(false);
    expect(isSameForm({ kind: 'call', name: 'exp', args: [x, x] }, tree('e^x'))).toBe(false);
    expect(isSameForm(tree('max(x, y)'), tree('max(x)'))).toBe(false);
    expect(isSameForm(tree('.5'), tree('0.5'))).toBe(true);
    expect(isSameForm(tree('0.5'), tree('0.50'))).toBe(false);
    expect(isSameForm(tree('0'), tree('00'))).toBe(true);
  });
});
