import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'latex', functions: ['f', 'g'] });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** Pairs that a teacher decides at a glance. */
const equal: readonly (readonly [string, string])[] = [
  ['x^2>4', 'x<-2\\lor x>2'],
  ['x^2-5x+6<0', '2<x<3'],
  ['(x-1)(x-2)(x-3)>0', '1<x<2\\lor x>3'],
  ['\\frac{1}{x}>0', 'x>0'],
  ['\\frac{x-1}{x-2}\\ge0', 'x\\le1\\lor x>2'],
  ['|x-3|\\le2', '1\\le x\\le5'],
  ['|x-3|>2', 'x<1\\lor x>5'],
  ['\\sqrt{x}<2', '0\\le x<4'],
  ['2^x>8', 'x>3'],
  ['\\ln x<0', '0<x<1'],
  ['x\\ne2', 'x<2\\lor x>2'],
  ['\\lnot(x>1)', 'x\\le1'],
  ['x>1\\land x>2', 'x>2'],
  ['x>1\\lor x>2', 'x>1'],
  ['x>y', 'y<x'],
  ['2x+3y\\le6', 'y\\le2-\\frac{2}{3}x'],
  ['x^2+y^2<1', '\\sqrt{x^2+y^2}<1'],
  ['xy>0', '(x>0\\land y>0)\\lor(x<0\\land y<0)'],
  ['x^2+1>0', 'x=x'],
  ['x^2<0', '1=2'],
  ['x=3\\lor x=-3', 'x^2=9'],
  ['x^3=x', 'x=0\\lor x=1\\lor x=-1'],
  ['x=2', '2=x'],
  ['y=2x+1', '2y=4x+2'],
  ['x^2+y^2-2x=0', '(x-1)^2+y^2=1'],
  ['e^x=5', 'x=\\ln5'],
  ['2^x=8', 'x=3'],
  ['\\log_2 x=3', 'x=8'],
  ['\\sqrt{x}=3', 'x=9'],
  ['\\sqrt{x+1}=x-1', 'x=3'],
  ['|x|=2', 'x=2\\lor x=-2'],
  ['\\frac{x}{2}=4', 'x=8'],
  ['x=1,y=2', 'y=2,x=1'],
  ['x=1,x=2', 'x=2,x=1'],
  ['x=1\\text{ or }x=2', '(x-1)(x-2)=0'],
  ['\\{1,2,3\\}', '\\{3,2,1,1\\}'],
  ['\\{x:x>2\\}', '(2,\\infty)'],
  ['\\mathbb{R}\\setminus\\{0\\}', '(-\\infty,0)\\cup(0,\\infty)'],
  ['[1,3]\\cap[2,5]', '[2,3]'],
  ['\\emptyset', '\\{\\}'],
  ['(-\\infty,\\infty)', '\\mathbb{R}'],
  ['[1,2]', '1\\le x\\le2'],
  ['x\\ge3', '[3,\\infty)'],
  ['\\{1,2\\}\\cup\\{3\\}', '\\{1,2,3\\}'],
  [']1,2[', '(1,2)'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}'],
  ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', '(1,2)'],
  ['\\langle1,2\\rangle', '(1,2)'],
  ['(1,2,3)', '[1,2,3]'],
  ['2\\begin{pmatrix}1\\\\2\\end{pmatrix}', '\\begin{pmatrix}2\\\\4\\end{pmatrix}'],
  ['\\begin{pmatrix}1\\\\2\\end{pmatrix}+\\begin{pmatrix}1\\\\1\\end{pmatrix}', '\\begin{pmatrix}2\\\\3\\end{pmatrix}'],
  ['\\int_0^1 x^2\\,dx', '\\frac13'],
  ['\\int_0^\\pi\\sin x\\,dx', '2'],
  ['\\int 2x\\,dx', 'x^2+C'],
  ['\\lim_{x\\to2}x^2', '4'],
  ['\\lim_{x\\to0}\\frac{\\sin x}{x}', '1'],
  ['\\lim_{x\\to1}\\frac{x^2-1}{x-1}', '2'],
  ['\\lim_{x\\to\\infty}\\frac{2x+1}{x-3}', '2'],
  ['\\sum_{k=1}^{10}k', '55'],
  ['\\sum_{k=1}^{n}k', '\\frac{n(n+1)}{2}'],
  ['\\sum_{k=0}^{\\infty}\\frac1{2^k}', '2'],
  ['\\prod_{k=1}^{4}k', '24'],
  ['\\int_0^1 e^{-x^2}dx', '\\int_0^1 e^{-t^2}dt'],
  ['50\\%', '\\frac12'],
  ['30^\\circ', '\\frac{\\pi}{6}'],
  ['\\sin30^\\circ', '\\frac12'],
  ['\\overline{2+3i}', '2-3i'],
  ['\\vec{a}+\\vec{b}', '\\vec{b}+\\vec{a}'],
  ['n!', 'n(n-1)!'],
  ['\\binom{n}{2}', '\\frac{n(n-1)}{2}'],
  ['(-1)^{2n}', '1'],
  ['\\cos(n\\pi)', '(-1)^n'],
  ['\\lfloor2.5\\rfloor', '2'],
  ['\\max(1,3)', '3'],
  ['A\\land B', 'B\\land A'],
  ['A\\lor(B\\land C)', '(A\\lor B)\\land(A\\lor C)'],
  ['\\lnot(A\\land B)', '\\lnot A\\lor\\lnot B'],
  ['A\\implies B', '\\lnot A\\lor B'],
  ['x\\in\\{1,2\\}', 'x=1\\lor x=2'],
  ['x\\in(1,2)', '1<x<2'],
  ['5\\text{ cm}', '5\\text{ cm}'],
  ['x\\le-1\\text{ or }x\\ge1', 'x^2\\ge1'],
  ['-x<-1', 'x>1'],
  ['x=\\frac{-1\\pm\\sqrt5}{2}', 'x^2+x-1=0'],
  ['\\pm3', '\\{3,-3\\}'],
  ['3,-3', '\\pm3'],
  ['x = 4', 'x = 4.0'],
  ['\\frac{3}{4}x+\\frac12y=1', '3x+2y=4'],
  ['t\\ge0', '0\\le t'],
  ['a<b<c', 'b>a\\land c>b'],
  ['x\\equiv y', 'y\\equiv x'],
  ['\\{(1,2),(3,4)\\}', '\\{(3,4),(1,2)\\}'],
  ['e^{2x}=5', '2x=\\ln5'],
  ['e^{2x}-3e^x+2=0', 'x=0\\lor x=\\ln2'],
  ['x^3=8', 'x=2'],
  ['x^3=2', 'x=\\sqrt[3]2'],
  ['x^4=16', 'x=2\\lor x=-2'],
  ['(x-1)(x^2+1)^2=0', 'x=1'],
  ['x^2+y^2=4\\land y=x', 'y=x\\land y^2=2'],
  ['x^2+y^2=25\\land x+y=7', '(x=3\\land y=4)\\lor(x=4\\land y=3)'],
  ['xy=6\\land x+y=5', '(x=2\\land y=3)\\lor(x=3\\land y=2)'],
  ['90=vt\\land90=(v+5)(t-\\frac14)', 'vt=90\\land20t-v=5'],
  ['x^2=4\\land y=1', '(x=2\\lor x=-2)\\land y=1'],
  ['\\{x\\in\\mathbb{R}\\mid x^2=4\\}', '\\{-2,2\\}'],
  ['\\{a,b\\}\\cup\\{b,c\\}', '\\{a,b,c\\}'],
  ['\\{a,b\\}\\cap\\{b\\}', '\\{b\\}'],
  ['\\{1,2,3\\}\\setminus\\{2\\}', '\\{3,1\\}'],
  ['\\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix}\\cdot\\begin{pmatrix}4\\\\5\\\\6\\end{pmatrix}', '32'],
  [
    '\\begin{pmatrix}1\\\\0\\\\2\\end{pmatrix}\\times\\begin{pmatrix}0\\\\1\\\\1\\end{pmatrix}',
    '\\begin{pmatrix}-2\\\\-1\\\\1\\end{pmatrix}',
  ],
  ['\\lnot\\lnot A', 'A'],
  ['A\\lor(A\\land B)', 'A'],
  ['\\binom{n}{a,b,c}', '\\frac{n!}{a!b!c!}'],
  ['2f(0)=2', 'f(0)=1'],
  ['x=1,x=2', '\\{1,2\\}'],
];

const different: readonly (readonly [string, string])[] = [
  ['x^2-5x+6\\le0', '2<x<3'],
  ['x+y>1', 'x+y\\ge1'],
  ['y=2x+1', 'y=2x-1'],
  ['\\sin x=0', 'x=0'],
  ['(1,2)\\cup(2,3)', '(1,3)'],
  ['x>3', '[3,\\infty)'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}1&3\\\\2&4\\end{pmatrix}'],
  ['\\int_0^1 x\\,dx', '1'],
  ["f'(x)", "g'(x)"],
  ['\\pm3', '3'],
  ['(1,2),(3,4)', '(3,4),(1,2)'],
  ['\\int_{-1}^{1}\\frac{1}{x^2+1}\\,dx', '2'],
  ['x^5=x', 'x=0\\lor x=1'],
  ['(x-1)(x^2+1)^2=0', '(x-1)^2(x^2+1)=0'],
  ['x^2+1=0', 'x^2+4=0'],
  ['x^2+y^2=2\\land y=x', 'y=x\\land y^2=2'],
  ['x^2+y^2=25\\land x+y=7', 'x^2+y^2=25\\land x+y=5'],
  ['x^2+y^2=25\\land x+y=7', 'x=3\\land y=4'],
  ['90=vt\\land90=(v+5)(t-\\frac14)', '90=vt\\land90=(v+6)(t-\\frac14)'],
  ['f(5)=f(7)+4', 'f(2)=f(3)+4'],
  ['f(2)=1', 'f(2)=2'],
  ['f(0)=1', 'g(0)=1'],
  ['\\binom{n}{a,b}', '\\binom{n}{a,2b}'],
];

describe('what a teacher decides at a glance', () => {
  test.each(equal)('%s is %s', (a, b) => {
    expect(equivalent(tree(a), tree(b)).verdict).toBe('equal');
    expect(equivalent(tree(b), tree(a)).verdict).toBe('equal');
  });

  test.each(different)('%s is not %s', (a, b) => {
    expect(equivalent(tree(a), tree(b)).verdict).not.toBe('equal');
    expect(equivalent(tree(b), tree(a)).verdict).not.toBe('equal');
  });

  test('an improper integral is not evaluated across its pole', () => {
    expect(equivalent(tree('\\int_{-1}^1\\frac1x\\,dx'), tree('0')).verdict).toBe('unknown');
  });
});
