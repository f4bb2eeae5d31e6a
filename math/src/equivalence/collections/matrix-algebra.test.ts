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
  ])('%s has no result', (source) => {
    expect(worked(source)).toBeUndefined();
  });

  test('is told apart from a matrix that is written out', () => {
    const calculations = ['2[1 2]', '[1 2] + [1 2]', '|1 2/3 4|', '\\det([1 2/3 4])'];
    expect(calculations.filter((source) => !calculatesWithMatrices(tree(source)))).toEqual([]);
    expect(['[1 2]', '5', 'x + 1'].filter((source) => calculatesWithMatrices(tree(source)))).toEqual([]);
  });
});
