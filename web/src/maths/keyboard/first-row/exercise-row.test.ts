import { describe, expect, it } from 'vitest';
import { exerciseRow, exerciseRowWidth } from './exercise-row.ts';
import { noHints } from './hints.ts';

describe('the first row', () => {
  it('holds letters, then functions, then templates of the exercise', () => {
    const row = exerciseRow({ letters: ['x'], functions: ['sin', 'cos'], templates: ['power', 'fraction', 'or'] });
    expect(row.map((key) => key.name)).toEqual(['x', 'sin', 'cos', 'x squared', 'Fraction', 'or']);
    expect(row.every((key) => key.look === 'exercise')).toBe(true);
  });

  it('is filled up when the exercise asks for little, and never says the same key twice', () => {
    const row = exerciseRow(noHints);
    expect(row).toHaveLength(exerciseRowWidth);
    expect(new Set(row.map((key) => key.name)).size).toBe(exerciseRowWidth);
    const double = exerciseRow({ letters: ['x', 'x'], functions: [], templates: ['fraction', 'fraction'] });
    expect(new Set(double.map((key) => key.name)).size).toBe(double.length);
  });

  it('takes more keys than fit: the row scrolls', () => {
    const row = exerciseRow({
      letters: ['a', 'b', 'c', 'd'],
      functions: ['sin'],
      templates: ['fraction', 'root', 'or'],
    });
    expect(row).toHaveLength(8);
  });

  it('holds the frames of vectors and matrices, and how to change their size, which is the same for every answer', () => {
    const row = exerciseRow({ letters: [], functions: [], templates: ['fraction', 'power', 'root', 'matrix'] });
    expect(row.slice(0, exerciseRowWidth).map((key) => key.name)).toEqual([
      'Column vector',
      'Matrix',
      'comma',
      'Add a row',
      'Add a column',
      'Remove a row',
    ]);
    expect(row.map((key) => key.name)).toContain('Remove a column');
    expect(row[0]?.action).toEqual({ insert: '\\begin{pmatrix}#?\\\\#?\\end{pmatrix}' });
  });

  it('holds the signs of sets and intervals and a comma before anything that fills them', () => {
    const templates = ['fraction', 'power', 'root', 'set', 'interval', 'list', 'union', 'infinity'];
    const row = exerciseRow({ letters: [], functions: ['sin'], templates });
    expect(row.slice(0, exerciseRowWidth).map((key) => key.name)).toEqual([
      'comma',
      'Set',
      'opening square bracket',
      'closing square bracket',
      'union',
      'infinity',
    ]);
  });

  it('writes Greek and indexed letters as LaTeX', () => {
    const row = exerciseRow({ letters: ['alpha', 'x_1'], functions: ['arcsin'], templates: [] });
    expect(row.slice(0, 3).map((key) => key.action)).toEqual([
      { insert: '\\alpha' },
      { insert: 'x_{1}' },
      { insert: '\\sin^{-1}' },
    ]);
  });
});
