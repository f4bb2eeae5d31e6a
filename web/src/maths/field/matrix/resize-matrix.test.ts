import { describe, expect, it } from 'vitest';
import { resizedMatrix } from './resize-matrix.ts';

const matrix = (inner: string) => `\\begin{pmatrix}${inner}\\end{pmatrix}`;
const gap = '\\placeholder{}';

describe('a matrix in an answer', () => {
  it('gets a row at its end, whose first box is the one to fill in', () => {
    expect(resizedMatrix(matrix(`1\\\\ ${gap}`), 0, { rows: 1 })).toEqual({
      latex: matrix(`1\\\\ ${gap}\\\\ ${gap}`),
      gap: 1,
    });
  });

  it('gets a column at its end', () => {
    expect(resizedMatrix(matrix('1 & 2\\\\ 3 & 4'), 0, { columns: 1 })).toEqual({
      latex: matrix(`1 & 2 & ${gap}\\\\ 3 & 4 & ${gap}`),
      gap: 0,
    });
  });

  it.each([
    [{ rows: -1 } as const, '1 & 2'],
    [{ columns: -1 } as const, '1\\\\ 3'],
  ])('loses what %j says', (change, inner) => {
    expect(resizedMatrix(matrix('1 & 2\\\\ 3 & 4'), 0, change)).toEqual({ latex: matrix(inner), gap: undefined });
  });

  it('keeps its last row, its last column, and at most ten of each', () => {
    expect(resizedMatrix(matrix('1'), 0, { rows: -1 })).toBeUndefined();
    expect(resizedMatrix(matrix('1'), 0, { columns: -1 })).toBeUndefined();
    const wide = matrix(Array.from({ length: 10 }, (_, at) => String(at)).join(' & '));
    expect(resizedMatrix(wide, 0, { columns: 1 })).toBeUndefined();
    const high = matrix(Array.from({ length: 10 }, (_, at) => String(at)).join('\\\\ '));
    expect(resizedMatrix(high, 0, { rows: 1 })).toBeUndefined();
  });

  it('keeps fractions, braces and inner matrices in their cells', () => {
    const inner = `\\frac{1}{2} & ${matrix('a & b\\\\ c & d')}\\\\ x_{1} & 4`;
    expect(resizedMatrix(matrix(inner), 0, { rows: 1 })?.latex).toBe(matrix(`${inner}\\\\ ${gap} & ${gap}`));
  });

  it('is the one at the caret where there are several, with what stands around it', () => {
    const latex = `3${matrix('1\\\\ 2')}+${matrix('3\\\\ 4')}`;
    expect(resizedMatrix(latex, 0, { rows: 1 })?.latex).toBe(`3${matrix(`1\\\\ 2\\\\ ${gap}`)}+${matrix('3\\\\ 4')}`);
    expect(resizedMatrix(latex, 7, { rows: 1 })?.latex).toBe(`3${matrix('1\\\\ 2')}+${matrix(`3\\\\ 4\\\\ ${gap}`)}`);
  });

  it('comes with the first row or column where there is none', () => {
    expect(resizedMatrix('', 0, { rows: 1 })).toEqual({ latex: matrix(`${gap}\\\\ ${gap}`), gap: 0 });
    expect(resizedMatrix('', 0, { columns: 1 })).toEqual({ latex: matrix(`${gap} & ${gap}`), gap: 0 });
    expect(resizedMatrix('', 0, { columns: -1 })).toBeUndefined();
  });

  it('fills up rows that are shorter than the others', () => {
    expect(resizedMatrix(matrix('1 & 2\\\\ 3'), 0, { rows: 1 })?.latex).toBe(
      matrix(`1 & 2\\\\ 3 & ${gap}\\\\ ${gap} & ${gap}`),
    );
  });
});
