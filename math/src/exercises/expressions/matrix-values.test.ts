import { describe, expect, test } from 'vitest';
import { markResponse } from '../../marking/mark-response.ts';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import type { Variable } from '../document/document.ts';
import { checkHealth } from '../health/health.ts';

const list: Variable[] = Object.entries({
  m: '[[2, 1], [1, 1]]',
  n: '[[0, 3], [-1, 1/2]]',
  b: '[[2, 0, 1], [1, 1, 0], [0, 3, 1]]',
  v: '[[1], [-2]]',
  p: '(3, -1, 4)',
  s: '{2, 7, 5}',
  x0: '[[t, 1], [0, t]]',
  u: 't^2 + 1',
}).map(([name, value]) => ({ name, generator: 'constant', value }));

const plain = (value: string): string => {
  const r: Variable = { name: 'r', generator: 'expression', value };
  return variantAt(buildExercise({ list: [...list, r] }), 0).values.find(({ name }) => name === 'r')?.plain ?? '';
};

describe('arithmetic of matrices in variables and texts', () => {
  test.each([
    ['m n', '[[-1, 13/2], [-1, 7/2]]'],
    ['n m', '[[3, 3], [-3/2, -1/2]]'],
    ['m + n', '[[2, 4], [0, 3/2]]'],
    ['m - 2n', '[[2, -5], [3, 0]]'],
    ['m v', '[[0], [-1]]'],
    ['-m/2', '[[-1, -1/2], [-1/2, -1/2]]'],
    ['m^3', '[[13, 8], [8, 5]]'],
    ['m^0', '[[1, 0], [0, 1]]'],
    ['m^(-1)', '[[1, -1], [-1, 2]]'],
    ['inverse(b)', '[[1/5, 3/5, -1/5], [-1/5, 2/5, 1/5], [3/5, -6/5, 2/5]]'],
    ['b inverse(b)', '[[1, 0, 0], [0, 1, 0], [0, 0, 1]]'],
    ['transpose(v)', '[[1, -2]]'],
    ['transpose(v) m v', '[[2]]'],
    ['det(m)', '1'],
    ['det(b) + 1', '6'],
    ['det(2 m)', '4'],
    ['x0^2', '[[t^2, 2t], [0, t^2]]'],
    ['entry(m n, 1, 2)', '13/2'],
    ['entry(v, 2)^2', '4'],
    ['entry(p, 3) + entry(s, 2)', '11'],
    ['total(p)', '6'],
    ['total(s)/count(s)', '14/3'],
    ['max(entry(p, 1), total(s))', '14'],
    ['at(u, t, 3)', '10'],
    ['at(u, t, t + 1)', '(t + 1)^2 + 1'],
    ['at(at(u, t, t + 1), t, 1) - at(u, t, 0)', '4'],
    ['round(at(sqrt(t), t, 2), 2)', '1.41'],
    ['det(at(x0, t, 3))', '9'],
    ['at(2t + c, t, entry(p, 3))', '8 + c'],
  ])('%s is %s', (value, expected) => {
    expect(plain(value)).toBe(expected);
  });

  test('leaves alone values asked for as typed, and anything but a matrix', () => {
    const question = '${{m n : none}}$ ${{x y + 1}}$ [[result]]';
    const printed = variantAt(buildExercise({ list, question }), 0).question;
    expect(printed).toContain('\\begin{bmatrix}2 & 1 \\\\ 1 & 1\\end{bmatrix}\\begin{bmatrix}0 & 3');
    expect(printed).toContain('$xy + 1$'.replaceAll(' ', ''));
  });

  test('gives the key of a part, a 3 × 3 inverse among them', () => {
    const exercise = buildExercise({
      list,
      parts: [
        { name: 'inverse', answerType: 9, accept: [{ value: 'b^(-1)' }] },
        { name: 'size', answerType: 4, accept: [{ value: 'det(b)' }] },
      ],
    });
    const outcomes = (inverse: string, size: string) =>
      markResponse(exercise, variantAt(exercise, 0), [
        { part: 'inverse', value: inverse },
        { part: 'size', value: size },
      ]).parts.map(({ outcome }) => outcome);
    expect(outcomes('[[0.2, 0.6, -0.2], [-0.2, 0.4, 0.2], [0.6, -1.2, 0.4]]', '5')).toEqual(['right', 'right']);
    expect(outcomes('[[0.2, 0.6, 0.2], [-0.2, 0.4, 0.2], [0.6, -1.2, 0.4]]', '-5')).toEqual(['wrong', 'wrong']);
    expect(checkHealth(exercise, 3).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each([
    ['m b', 'matrices whose sizes do not fit'],
    ['m + v', 'matrices whose sizes do not fit'],
    ['det(v)', 'a matrix that is not square'],
    ['[[1, 2], [2, 4]]^(-1)', 'an inverse of a matrix whose determinant is 0'],
    ['entry(m, 3, 1)', 'an entry that is not there'],
    ['m^(1/2)', 'a power of a matrix that is not whole, or too high'],
  ])('reports that %s has no value', (value, phrase) => {
    const exercise = buildExercise({ list: [...list, { name: 'r', generator: 'expression', value }] });
    expect(checkHealth(exercise, 2).findings[0]?.message).toBe(`In some variants r has ${phrase}.`);
  });
});
