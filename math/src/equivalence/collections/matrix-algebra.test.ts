import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simplify } from '../../algebra/index.ts';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { calculatesWithMatrices, matrixResult } from './matrix-algebra.ts';

function matrix(rows: string, fence = 'p'): string {
  return `\\begin{${fence}matrix}${rows.replaceAll(' ', '&').replaceAll('/', '\\\\')}\\end{${fence}matrix}`;
}

/** Matrices are written as `[1 2/3 4]`, with `|` for the bars of a determinant. */
function tree(source: string): Expression {
  const latex = source
    .replace(/\[([^\]]*)\]/g, (_, rows: string) => matrix(rows))
    .replace(/\|([^|]*)\|/g, (_, rows: string) => matrix(rows, 'v'));
  const result = read(latex, { syntax: 'latex' });
  if (!result.ok) throw new Error(`${latex}: ${result.error.message}`);
  return result.tree;
}

function worked(source: string): string | undefined {
  const result = matrixResult(tree(source));
  if (result?.kind !== 'matrix') return result && toPlain(simplify(result, 'full'));
  return result.rows.map((row) => row.map((entry) => toPlain(simplify(entry, 'full'))).join(' ')).join('/');
}

describe('a calculation with matrices', () => {
  test.each([
    ['[1 2/3 4]', '1 2/3 4'],
    ['-[1 2/3 4]', '-1 -2/-3 -4'],
    ['+[1 2]', '1 2'],
    ['[1 2/3 4] + [1 0/0 1]', '2 2/3 5'],
    ['[1 2/3 4] - [1 0/0 1]', '0 2/3 3'],
    ['2[1 2/3 4]', '2 4/6 8'],
    ['[1 2/3 4] \\cdot 2', '2 4/6 8'],
    ['\\frac{[2 4]}{2}', '1 2'],
    ['[1 2/3 4][1/1]', '3/7'],
    ['[1 2/3 4][0 1/1 0]', '2 1/4 3'],
    ['[1 2 3][1/2/3]', '14'],
    ['[1/2][3 4]', '3 4/6 8'],
    ['[1 2/3 4]^2', '7 10/15 22'],
    ['[1 1/0 1]^3', '1 3/0 1'],
    ['[2 1/1 1]^{-1}', '1 -1/-1 2'],
    ['[2 1/1 1]^{-2}', '2 -3/-3 5'],
    ['[1 0 2/0 1 0/0 0 1]^{-1}', '1 0 -2/0 1 0/0 0 1'],
    ['[4]^{-1}', '1/4'],
    ['[1 2/3 4]^T', '1 3/2 4'],
    ['[1 2 3]^T', '1/2/3'],
    ['|1 2/3 4|', '-2'],
    ['|2 0 1/1 3 0/0 1 1|', '7'],
    ['\\det([1 2/3 4])', '-2'],
    ['|1 2/3 4| + 5', '3'],
    ['[1/2/3] \\cdot [4/5/6]', '32'],
    ['[1 2 3] \\cdot [4 5 6]', '32'],
    ['[1/2/3] \\times [4/5/6]', '-3/6/-3'],
    ['[1 2 3] \\times [4 5 6]', '-3 6 -3'],
    ['(1 + 2)[1 2]', '3 6'],
    ['(-2)[1 2]', '-2 -4'],
    ['-(-[1 2])', '1 2'],
    ['3![1 2]', '6 12'],
    ['\\sqrt{4}[1 2]', '2 4'],
    ['2^3[1 2]', '8 16'],
    ['\\frac{2\\cdot3}{4}[1 2]', '3/2 3'],
    ['[1 2]\\cdot2\\cdot3', '6 12'],
    ['\\det([1 2/3 4]) [1 0]', '-2 0'],
    ['\\det([1 2/3 4]^2)', '4'],
    ['\\det(2[1 2/3 4])', '-8'],
    ['|5|[1 2]', '5 10'],
    ['([1 2/3 4]+[0 0/0 1])^T', '1 3/2 5'],
    ['[1 2/3 4]^{\\top}', '1 3/2 4'],
    ['[2 0/0 4]^6', '64 0/0 4096'],
    ['[2 0/0 4]^{-6}', '1/64 0/0 1/4096'],
    ['[1 2/3 4]^1', '1 2/3 4'],
    ['|1 0 0 0 0/0 2 0 0 0/0 0 3 0 0/0 0 0 4 0/0 0 0 0 5|', '120'],
    ['[1 2 3 4 5 6 7 8] + [1 1 1 1 1 1 1 1]', '2 3 4 5 6 7 8 9'],
    ['(1,2)+(3,4)', '(4, 6)'],
    ['4(1,2,3)', '(4, 8, 12)'],
    ['-(1,2)-2(0,1)', '(-1, -4)'],
    ['\\frac{(2,3)}{2}', '(1, 3/2)'],
    ['\\langle1,2\\rangle\\cdot3', '⟨3, 6⟩'],
    ['(1,2)+[3/4]', '4/6'],
    ['[1 2/3 4](1,1)', '3/7'],
    ['(1,2,3)\\cdot(4,5,6)', '32'],
    ['(1,2,3)*(4,5,6)', '32'],
    ['(1,2,3)\\times(4,5,6)', '(-3, 6, -3)'],
    ['\\lVert(3,4)\\rVert', '5'],
    ['\\lVert[3/4]\\rVert', '5'],
    ['\\left\\lVert(1,1)+(2,3)\\right\\rVert', '5'],
  ])('%s is %s', (source, result) => {
    expect(worked(source)).toBe(result);
  });

  test.each([
    '[1 2/3 4] + [1 2]',
    '[1 2] + 5',
    '[1 2] \\times [4 5]',
    '[1 2 3] \\cdot [4 5]',
    '[1 2 3][4 5 6]',
    '\\frac{1}{[1 2]}',
    '[1 2/3 4]^{1/2}',
    '[1 2/3 4]^0',
    '[1 2/3 4]^7',
    '[1 2 3/4 5 6]^{-1}',
    '[1 2 3/4 5 6]^2',
    '|1 2 3/4 5 6|',
    '[1 2/3 4]!',
    '\\sin([1 2])',
    '2[1 2] + [1 2/3 4][1 2 3]',
    '5 + [1 2]',
    '[1 2] + [1/2]',
    '(1,2)+(1,2,3)',
    '(1,2)(3,4)',
    '(1,2)+3',
    '\\sin((1,2))',
    '2(1,2,3,4,5,6,7,8,9)',
    '[1 2] \\cdot [1/2/3]',
    '[1/2] \\times [4/5]',
    '[1/2/3][4/5/6]',
    '[1 2/3 4][1 2 3]',
    '\\frac{[1 2]}{[1 2]}',
    '[1 2/3 4]^{-7}',
    '[1 2/3 4]^x',
    '2[1 2 3 4 5 6 7 8 9]',
    '2[1/2/3/4/5/6/7/8/9]',
    '\\det([1 2 3/4 5 6])',
    '\\operatorname{trace}([1 2/3 4])',
    '\\lVert 2[1 2/3 4]\\rVert',
    '[1 0 0 0 0/0 1 0 0 0/0 0 1 0 0/0 0 0 1 0/0 0 0 0 1]^{-1}',
    '|1 0 0 0 0 0/0 1 0 0 0 0/0 0 1 0 0 0/0 0 0 1 0 0/0 0 0 0 1 0/0 0 0 0 0 1|',
  ])('%s has no result', (source) => {
    expect(worked(source)).toBeUndefined();
  });

  const entries = (size: number) =>
    fc.array(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    });
  const square = fc.integer({ min: 1, max: 4 }).chain((size) => fc.tuple(entries(size), entries(size)));
  const shown = (rows: readonly (readonly number[])[]): string => `[${rows.map((row) => row.join(' ')).join('/')}]`;
  const number = (source: string): number => Number(worked(source)) + 0;

  test('has the determinant of a product as the product of determinants, and an inverse where that is not 0', () => {
    fc.assert(
      fc.property(square, ([a, b]) => {
        const [first, second] = [shown(a), shown(b)];
        const determinant = number(`\\det(${first})`);
        expect(number(`\\det(${first}${second})`)).toBe(determinant * number(`\\det(${second})`) + 0);
        expect(number(`\\det(${first}^T)`)).toBe(determinant);
        if (determinant === 0) return;
        const identity = a.map((row, i) => row.map((_, j) => Number(i === j)));
        expect(worked(`${first}${first}^{-1}`)).toBe(shown(identity).slice(1, -1));
        expect(worked(`${first}^{-2}${first}^3`)).toBe(shown(a).slice(1, -1));
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  test('is distinguished from a matrix that is written out', () => {
    const calculations = [
      '2(1,2)',
      '(1,2)+(3,4)',
      '\\lVert(1,2)\\rVert',
      '2[1 2]',
      '[1 2] + [1 2]',
      '|1 2/3 4|',
      '\\det([1 2/3 4])',
    ];
    expect(calculations.filter((source) => !calculatesWithMatrices(tree(source)))).toEqual([]);
    const written = ['[1 2]', '5', 'x + 1', '(1,2)', '\\{(1,2),(3,4)\\}', '(1,2)\\cup(3,4)', '((1,2),3)'];
    expect(written.filter((source) => calculatesWithMatrices(tree(source)))).toEqual([]);
  });
});
