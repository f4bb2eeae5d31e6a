import { describe, expect, it } from 'vitest';
import { add, divide, multiply, name, negate, number, power } from './build.ts';
import { outline } from './outline.ts';
import { read } from './reading/read.ts';
import { children, mapChildren, namesIn, sameTree, walk } from './traverse.ts';
import type { Expression } from './tree.ts';

const x = name('x');

describe('constructors', () => {
  it('write numbers out in decimal digits, with the sign outside', () => {
    expect(outline(number(-3))).toBe('(negate 3)');
    expect(outline(number('0.10'))).toBe('0.10');
    expect(outline(number(1e-7))).toBe('0.0000001');
    expect(outline(number(1.5e21))).toBe('1500000000000000000000');
    expect(outline(number(12345678901234567890n))).toBe('12345678901234567890');
    expect(() => number(Number.NaN)).toThrow(RangeError);
    expect(() => number('1,5')).toThrow(RangeError);
  });

  it('keep sums and products flat and never wrap a single term', () => {
    expect(outline(add(add(x, number(1)), number(2)))).toBe('(add x 1 2)');
    expect(outline(add(x))).toBe('x');
    expect(outline(add())).toBe('0');
    expect(outline(multiply())).toBe('1');
    expect(outline(multiply(number(2), multiply(x, number(3))))).toBe('(multiply:id 2 x 3)');
    expect(outline(negate(negate(x)))).toBe('x');
  });

  it('put a dot before numerals only', () => {
    expect(outline(multiply(number(2), power(number(3), x)))).toBe('(multiply:d 2 (power 3 x))');
    expect(outline(multiply(number(2), divide(x, number(3))))).toBe('(multiply:i 2 (divide:bar x 3))');
  });
});

function tree(source: string): Expression {
  const result = read(source);
  if (!result.ok) throw new Error(result.error.message);
  return result.tree;
}

describe('traversal', () => {
  const integral = tree('\\int_0^a\\frac{x+b}{2}\\,dx+\\begin{pmatrix}c&1\\\\d&2\\end{pmatrix}');

  it('gives subtrees in reading order', () => {
    expect(children(tree('\\log_2x')).map(outline)).toEqual(['2', 'x']);
    expect(children(tree('\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}')).map(outline)).toEqual(['1', '2', '3', '4']);
    expect(children(x)).toEqual([]);
  });

  it('finds the names', () => {
    expect([...namesIn(integral)]).toEqual(['x', 'a', 'b', 'c', 'd']);
  });

  it('maps subtrees, and returns the very same tree when nothing changes', () => {
    expect(mapChildren(integral, (child) => child)).toBe(integral);
    const doubled = mapChildren(tree('x+\\sqrt{x}'), (child) => (child.kind === 'name' ? name('y') : child));
    expect(outline(doubled)).toBe('(add y (root x))');
  });

  it('can leave out the subtrees of a node', () => {
    const seen: string[] = [];
    walk(tree('x+\\sqrt{y}'), (node) => {
      seen.push(node.kind);
      return node.kind !== 'root';
    });
    expect(seen).toEqual(['add', 'name', 'root']);
  });

  it('compares trees without spans, and without brackets or marks when asked to', () => {
    expect(sameTree(tree('x + 1'), tree('x+1'))).toBe(true);
    expect(sameTree(tree('x+1'), tree('1+x'))).toBe(false);
    expect(sameTree(tree('(x)+1'), tree('x+1'))).toBe(false);
    expect(sameTree(tree('(x)+1'), tree('x+1'), { groups: true })).toBe(true);
    expect(sameTree(tree('2\\cdot x'), tree('2x'))).toBe(false);
    expect(sameTree(tree('2\\cdot x'), tree('2x'), { marks: true })).toBe(true);
    expect(sameTree(tree('0.10'), tree('0.1'))).toBe(false);
  });
});
