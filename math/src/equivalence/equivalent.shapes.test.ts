import { describe, expect, test } from 'vitest';
import { stepsOf, treeOf } from '../testing/trees.ts';
import { equivalent } from './equivalent.ts';
import type { EquivalenceOptions } from './options.ts';

const both = (a: string, b: string, options: EquivalenceOptions = {}): readonly string[] => [
  equivalent(treeOf(a), treeOf(b), options).verdict,
  equivalent(treeOf(b), treeOf(a), options).verdict,
];

describe('answers of all shapes', () => {
  test.each([
    ['((x))', 'x', 'equal'],
    ['+x', 'x', 'equal'],
    ['+(2x)', 'x+x', 'equal'],
    ['\\text{yes}', '\\text{ yes }', 'equal'],
    ['\\text{yes}', '\\text{no}', 'different'],
    ['\\text{yes}', '5', 'different'],
    ['\\text{yes}', '\\{1\\}', 'different'],
    ['\\sin(\\{1,2\\})', '\\{1,2\\}', 'unknown'],
    ['\\{1,2\\}+1', '\\{2,3\\}', 'unknown'],
    ['\\int 2x\\,dx', 'x^2', 'equal'],
    ['\\int 2x\\,dx', 'x^2+5', 'equal'],
    ['\\int 2x\\,dx', '2x^2', 'different'],
    ['\\int_0^1 2x\\,dx', 'x^2', 'different'],
    ['\\int_0^1 2x\\,dx', '1', 'equal'],
    ['\\int_0^{y} 2x\\,dx', 'y^2', 'equal'],
    ['\\int_0^{x} 2t\\,dt', 't^2', 'different'],
    ['\\sum_{x=1}^3 x', '\\frac{x^2}{2}', 'different'],
    ['\\prod_{x=1}^3 x', '\\frac{x^2}{2}', 'different'],
    ['\\int 2x\\,dx', '\\int 2x\\,dx', 'equal'],
    ['\\int_0^1 2x\\,dx', 'x^2', 'different'],
    ['\\int_0^1 2x\\,dx', '1', 'equal'],
    ['\\int \\cos t\\,dt', '\\sin t', 'equal'],
    ['2\\pm\\sqrt3', '2+\\sqrt3,2-\\sqrt3', 'equal'],
    ['2\\pm\\sqrt3', '\\{2-\\sqrt3,2+\\sqrt3\\}', 'equal'],
    ['2\\pm\\sqrt3', '2\\mp\\sqrt3', 'equal'],
    ['2\\pm\\sqrt3', '2+\\sqrt3', 'different'],
    ['\\{1\\pm2,5\\}', '\\{-1,3,5\\}', 'equal'],
    ['x=1\\pm2', 'x=3\\lor x=-1', 'equal'],
    ['x=1\\pm2', 'x=3', 'different'],
    ['x=1\\pm2', '\\pm2', 'different'],
    ['(p,q)=(3,2)', '(3,2)', 'equal'],
    ['(p,q)=(3,2)', '(2,3)', 'different'],
    ['(p,q)=(3,2)', '(q,p)=(2,3)', 'equal'],
    ['(p,q)=(3,2)', '(3,2)=(p,q)', 'equal'],
    ['(p,q)=(3,2)', '(p,q)=(3,4)', 'different'],
    ['(p,q)=(3,2)', 'p=3\\land q=2', 'equal'],
    ['\\frac ab=\\frac1{\\sqrt6}', '\\frac{\\sqrt6}6', 'equal'],
    ['f(3)=7', '7', 'equal'],
    ['f(3)=7', '8', 'different'],
    ['x=7', '7', 'different'],
    ['a+b=7', '7', 'different'],
    ['x\\approx7', '7', 'equal'],
    ['f(3)=f(2)+1', '1', 'different'],
    ['\\{x\\}=\\{2\\}', '\\{2\\}', 'equal'],
    ['\\sin(3)=7', '7', 'different'],
    ['3\\cdot2=7', '7', 'different'],
    ['g(2)=\\frac12', '0.5', 'equal'],
    ['x=1\\land y=2', '(1,2)', 'equal'],
    ['x=1\\land y=2', '(2,1)', 'different'],
    ['y=2\\land x=1', '(1,2)', 'equal'],
    ['x=1\\land y=2', '\\{(1,2)\\}', 'equal'],
    ['(x=1\\land y=2)\\lor(x=3\\land y=4)', '\\{(1,2),(3,4)\\}', 'equal'],
    ['(x=1\\land y=2)\\lor(x=3\\land y=4)', '\\{(1,2),(4,3)\\}', 'different'],
    ['x=1\\land y=2', '(1,2,3)', 'different'],
    ['x=1', '(1,2)', 'different'],
    ['1<x<2', '(1,2)', 'equal'],
    ['1\\le x\\le2', '[1,2]', 'equal'],
    ['1<x<2', '[1,2]', 'different'],
    ['x=1\\lor x=2', '\\{1,2\\}', 'equal'],
    ['x=1\\lor x=2', '\\{1,3\\}', 'different'],
    ['x^2<0', '\\emptyset', 'equal'],
    ['1=2', '\\emptyset', 'different'],
    ['x=x', '\\mathbb{R}', 'equal'],
    ['\\sin x>2', '\\emptyset', 'equal'],
    ['A\\land B', 'A', 'different'],
    ['A\\land A', 'A', 'equal'],
    ['\\{1,2\\}\\cup\\{2,3\\}', '\\{1,2,3\\}', 'equal'],
    ['\\{1,2\\}\\cap\\{2,3\\}', '\\{2\\}', 'equal'],
    ['\\{1,2\\}\\setminus\\{2,3\\}', '\\{1\\}', 'equal'],
    ['\\{1,2\\}\\cap\\{3\\}', '\\emptyset', 'equal'],
    ['\\{a,b\\}\\cup\\emptyset', '\\{b,a\\}', 'equal'],
    ['\\{a,2\\}\\cap\\{2,b\\}', '\\{2\\}', 'equal'],
    ['(\\{1\\}\\cup\\{2\\})\\cap\\{2,3\\}', '\\{2\\}', 'equal'],
    ['\\{1,2,3\\}\\setminus\\{1\\}\\setminus\\{2\\}', '\\{3\\}', 'equal'],
    ['M\\cup K', 'K\\cup M', 'equal'],
    ['M\\cap K', 'K\\cap M', 'equal'],
    ['M\\setminus K', 'K\\setminus M', 'unknown'],
    ['M\\cup K', 'M\\cap K', 'different'],
    ['\\left[a,b\\right)', '\\left[a,b+0\\right)', 'equal'],
    ['\\left[a,b\\right)', '\\left[a,c\\right)', 'different'],
    ['\\left[a,b\\right)', '\\left(a,b\\right]', 'different'],
    ['(1,2]', '\\left[1,2\\right)', 'different'],
    ['(1,2)\\cup(2,3)', '(1,3)\\setminus\\{2\\}', 'equal'],
    ['\\mathbb{N}', '\\mathbb{N}', 'equal'],
    ['\\mathbb{N}', '\\mathbb{Z}', 'different'],
    ['\\mathbb{Z}', '\\{k\\mid k\\in\\mathbb{Z}\\}', 'equal'],
    ['(1,2)', '[1,2]', 'different'],
    ['(1,2,3)', '[1,2,3]', 'equal'],
    ['\\langle1,2\\rangle', '[1,2]', 'equal'],
    ['(1,2)', '\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'equal'],
    ['2\\begin{pmatrix}1\\\\2\\end{pmatrix}', '(2,4)', 'equal'],
    ['\\begin{pmatrix}1\\\\2\\end{pmatrix}\\cdot\\begin{pmatrix}3\\\\4\\end{pmatrix}', '11', 'equal'],
    [
      '\\begin{pmatrix}1&2\\end{pmatrix}+\\begin{pmatrix}1\\end{pmatrix}',
      '\\begin{pmatrix}2&3\\end{pmatrix}',
      'unknown',
    ],
    ['x=\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'x=2\\begin{pmatrix}0.5\\\\1\\end{pmatrix}', 'equal'],
    ['\\{(x,y)\\}=\\{(1,2)\\}', '\\{(x,y)\\}=\\{(1,2)\\}', 'equal'],
    ['(\\{1,2\\})', '\\{2,1\\}', 'equal'],
    ['+(\\{1,2\\})', '\\{2,1\\}', 'equal'],
    ['((1,2,3))', '(1,2,3)', 'equal'],
    ['\\mathbb{R}', '5', 'different'],
    ['\\mathbb{Z}', '5', 'different'],
    ['\\mathbb{N}', '5', 'different'],
    ['\\mathbb{Q}', '5', 'different'],
    ['\\mathbb{C}', '5', 'different'],
    ['\\emptyset', '5', 'different'],
    ['\\emptyset', '\\{5\\}', 'different'],
    ['\\emptyset', '\\{1\\}\\setminus\\{1\\}', 'equal'],
    ['\\mathbb{R}', '(-\\infty,\\infty)', 'equal'],
    ['f(x)=2x', '2x', 'different'],
    ['(p,q)=(a,2)', '(a,2)', 'different'],
    ['|v|=5', '5', 'equal'],
    ['\\vec{v}=(1,2)', '(1,2)', 'equal'],
    ['\\begin{pmatrix}a\\\\b\\end{pmatrix}=\\begin{pmatrix}1\\\\2\\end{pmatrix}', '(1,2)', 'equal'],
    ['(p,q)\\ne(3,2)', '(3,2)', 'different'],
    ['(p,q)\\ne(3,2)', '(p,q)=(3,2)', 'different'],
    ['(p,q)\\ne(3,2)', '(3,2)=(p,q)', 'different'],
    ['(p,q)=(3,2)', '(p,q,r)=(3,2,1)', 'different'],
    ['1<x<2', '(1,2,3)', 'different'],
    ['1<x<2', '\\text{yes}', 'different'],
    ['x=1\\land y=2', '(1,\\{2\\})', 'different'],
    ['x=1\\land y=2', '\\{(1,2),3\\}', 'different'],
    ['x=1\\land y=2', '\\{\\}', 'different'],
    ['x=1\\land y=2\\land z=3', '(1,2,3)', 'equal'],
    ['x=1\\land y=2\\land z=3', '(3,2,1)', 'different'],
    ['z=3\\land y=2\\land x=1', '(1,2,3)', 'equal'],
    ['\\text{yes}', '(1,2)', 'different'],
    ['\\text{yes}', '\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'different'],
    ['\\{1,2\\}\\times\\{3\\}', '\\{2,1\\}\\times\\{3\\}', 'equal'],
    ['\\{1,2\\}\\times\\{3\\}', '\\{3\\}\\times\\{1,2\\}', 'unknown'],
    ['M\\cup K\\cup L', 'L\\cup M\\cup K', 'equal'],
    ['M\\setminus K', 'M\\setminus K', 'equal'],
    ['\\{1,2\\}\\setminus\\emptyset', '\\{1,2\\}', 'equal'],
    ['\\emptyset\\cup\\{1\\}', '\\{1\\}', 'equal'],
    ['\\{1,2,3\\}\\cap\\{2,3\\}\\cap\\{3,4\\}', '\\{3\\}', 'equal'],
    ['\\{1,2,3\\}\\setminus\\{2\\}', '\\{1,2\\}', 'different'],
    ['\\left(a,b\\right)', '\\left(a,b+0\\right)', 'equal'],
    ['\\left[a,b\\right)', '\\left(a,b\\right)', 'different'],
    ['(1,2,3)', '(1,2)', 'different'],
    ['(1,2,3)', '\\langle1,2,3\\rangle', 'equal'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}', 'equal'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}1&3\\\\2&4\\end{pmatrix}', 'different'],
    ['x=\\pm1', 'x^2=1', 'equal'],
    ['\\{\\pm1\\}', '\\{1,-1\\}', 'equal'],
    ['\\{\\pm1\\}', '\\{1\\}', 'different'],
    ['(\\pm1)', '1,-1', 'equal'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(both(a, b)).toEqual([expected, expected]);
  });

  test('lists may be in any order where that is asked, each item as often', () => {
    const any = { order: 'any' } as const;
    expect(both('1,2,2', '2,1,2', any)).toEqual(['equal', 'equal']);
    expect(both('1,2,2', '1,1,2', any)).toEqual(['different', 'different']);
    expect(both('(1,2,3)', '(3,2,1)', any)).toEqual(['equal', 'equal']);
    expect(both('(1,2,3)', '(3,2,1)')).toEqual(['different', 'different']);
  });

  test('the work is bounded, and more may be granted', () => {
    const set = (member: (k: number) => string): string =>
      `{${Array.from({ length: 60 }, (_, k) => member(k)).join()}}`;
    const [a, b] = [treeOf(set((k) => `sin(x+${k})^2`)), treeOf(set((k) => `1-cos(x+${59 - k})^2`))];
    const look = (effort: number): readonly [string, number] => {
      let verdict = '';
      const steps = stepsOf(() => {
        ({ verdict } = equivalent(a, b, { effort }));
      });
      return [verdict, steps];
    };
    const [few, usual] = [look(0.02), look(1)];
    expect([few[0], usual[0]]).toEqual(['unknown', 'equal']);
    expect(few[1]).toBeGreaterThan(2900);
    expect(few[1]).toBeLessThan(4500);
    expect(usual[1]).toBeLessThan(150_000);
    expect(equivalent(a, b)).toEqual(equivalent(a, b, { effort: 1 }));
  });
});
