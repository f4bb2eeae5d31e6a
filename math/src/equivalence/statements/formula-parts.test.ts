import { describe, expect, test } from 'vitest';
import { toPlain } from '../../notation/index.ts';
import { formulaFrom } from '../../testing/trees.ts';
import { atomsOf, hasOpaque, holds, truth } from './formula-parts.ts';

describe('the parts of a formula', () => {
  test('are listed in order', () => {
    const atoms = (source: string): string[] =>
      atomsOf(formulaFrom(source)).map(({ difference }) => toPlain(difference));
    expect(atoms('x = 1 and (y < 2 or not z > 3) and p and true')).toEqual(['x - 1', 'y - 2', '3 - z']);
    expect([atoms('p'), atoms('true')]).toEqual([[], []]);
  });

  test('may only equal themselves', () => {
    expect(
      ['p', 'x = 1 or p', 'not (x = 1 and p)', 'not p'].filter((source) => !hasOpaque(formulaFrom(source))),
    ).toEqual([]);
    expect(['x = 1', 'true', 'x = 1 or y = 2', 'not x < 1'].filter((source) => hasOpaque(formulaFrom(source)))).toEqual(
      [],
    );
  });
});

describe('the truth of a formula', () => {
  const values = { T: true, F: false, U: undefined } as const;
  type Value = keyof typeof values;
  const shown = (value: boolean | undefined): Value => (value === undefined ? 'U' : value ? 'T' : 'F');
  const both = (source: string, a: Value, b: Value): Value =>
    shown(
      truth(
        formulaFrom(source),
        (atom) => values[toPlain(atom.difference).startsWith('x') ? a : b],
        (key) => values[key === 'letter p' ? a : b],
      ),
    );

  test('is that of three-valued logic', () => {
    const pairs = ['TT', 'TF', 'TU', 'FT', 'FF', 'FU', 'UT', 'UF', 'UU'] as const;
    const table = (source: string): string => pairs.map(([a, b]) => both(source, a as Value, b as Value)).join('');
    expect([table('x = 1 and y = 2'), table('p and q')]).toEqual(['TFUFFFUFU', 'TFUFFFUFU']);
    expect([table('x = 1 or y = 2'), table('p or q')]).toEqual(['TTTTFUTUU', 'TTTTFUTUU']);
    expect([table('not x = 1'), table('not p')]).toEqual(['FFFTTTUUU', 'FFFTTTUUU']);
    expect([table('true'), table('false'), table('x = 1 and false'), table('x = 1 or true')]).toEqual([
      'TTTTTTTTT',
      'FFFFFFFFF',
      'FFFFFFFFF',
      'TTTTTTTTT',
    ]);
  });

  test('is open for letters of logic unless they are given', () => {
    expect(truth(formulaFrom('p'), () => true)).toBeUndefined();
    expect(truth(formulaFrom('p or x = 1'), () => true)).toBe(true);
  });

  test('of a relation follows from the sign of its difference', () => {
    const signs = [-1, 0, 1] as const;
    expect((['=', '!=', '<', '<='] as const).map((operator) => signs.map((sign) => holds(operator, sign)))).toEqual([
      [false, true, false],
      [true, false, true],
      [true, false, false],
      [true, true, false],
    ]);
  });
});
