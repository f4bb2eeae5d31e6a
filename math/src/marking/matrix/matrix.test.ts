import { describe, expect, test } from 'vitest';
import { formula, misses, type Row } from '../../testing/build-verdict.ts';

const otherSize = 'The size is another one: count the rows and columns again.';
const noMatrix = 'Type a vector or a matrix.';
const braces = 'Write a vector with round brackets, such as (1, 2).';

describe('a vector', () => {
  test('in a line is the row or the column that is asked for, and each wrong answer hears what is wrong with it', () => {
    expect(
      misses(formula(9, '(1, 2, 3)'), [
        ['(1,2,3)', 'right: entries'],
        ['[1,2,3]', 'right: entries'],
        ['1,2,3', 'right: entries'],
        ['((1,2,3))', 'right: entries'],
        ['[[1],[2],[3]]', 'right: entries'],
        ['[[1,2,3]]', 'right: entries'],
        ['\\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix}', 'right: entries'],
        ['(1,2,3) ≈ (1,2,3)', 'right: entries'],
        ['v=(1,2,3)', 'right: entries'],
        ['\\vec{v}=(1,2,3)', 'right: entries'],
        ['(1,2)', 'wrong: size', otherSize],
        ['(1,2,4)', 'wrong: entries', '2 of 3 entries are right.'],
        ['(3,2,1)', 'wrong: entries', '1 of 3 entries are right.'],
        ['(4,4,4)', 'wrong: entries'],
        ['[[1,2],[3,4]]', 'wrong: size', otherSize],
      ]),
    ).toEqual([]);
  });

  test('that is written as a matrix has its rows and columns', () => {
    expect(
      misses(formula(9, '[[1],[2],[3]]'), [
        ['(1,2,3)', 'right: entries'],
        ['[[1],[2],[3]]', 'right: entries'],
        ['[[1,2,3]]', 'wrong: size', 'Write a column.'],
        ['[[7,7,7]]', 'wrong: size', 'Write a column.'],
        ['\\begin{pmatrix}1&2&3\\end{pmatrix}', 'wrong: size', 'Write a column.'],
        ['[[1],[2],[4]]', 'wrong: entries', '2 of 3 entries are right.'],
        ['[[1],[2]]', 'wrong: size', otherSize],
        ['[[1,2]]', 'wrong: size', otherSize],
        ['(1,2,3,4)', 'wrong: size', otherSize],
        ['[[1,2],[3,4]]', 'wrong: size', otherSize],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(9, '[[1,2,3]]'), [
        ['(1,2,3)', 'right: entries'],
        ['[[1,2,3]]', 'right: entries'],
        ['[[1],[2],[3]]', 'wrong: size', 'Write a row.'],
        ['(1,2)', 'wrong: size', otherSize],
      ]),
    ).toEqual([]);
  });

  test('may have fractions for entries, whatever sign decimals have', () => {
    const part = formula(9, '(1/2, 5/2)');
    const right: Row[] = [
      ['(1/2;5/2)', 'right: entries'],
      ['(1/2; 5/2)', 'right: entries'],
    ];
    expect(misses(part, [...right, ['(1/2,5/2)', 'right: entries'], ['(0.5,5/2)', 'right: entries']])).toEqual([]);
    expect(misses(part, right, { decimal: ',' })).toEqual([]);
    expect(misses(formula(9, '(1/2, 3)'), [['(1/2,3)', 'right: entries']])).toEqual([]);
    expect(misses(formula(8, '(1, 5/2)'), [['(1,5/2)', 'right: members']])).toEqual([]);
  });

  test('has no braces, and a number or a statement is none: neither costs anything', () => {
    expect(
      misses(formula(9, '(1, 2)'), [
        ['{1,2}', 'invalid: no matrix', braces],
        ['{2,1}', 'invalid: no matrix', braces],
        ['{{1,2}}', 'invalid: no matrix', braces],
        ['{}', 'invalid: no matrix', braces],
        ['3', 'invalid: no matrix', noMatrix],
        ['-3', 'invalid: no matrix', noMatrix],
        ['1/2', 'invalid: no matrix', noMatrix],
        ['2+3', 'invalid: no matrix', noMatrix],
        ['sqrt(2)+1', 'invalid: no matrix', noMatrix],
        ['infinity', 'invalid: no matrix', noMatrix],
        ['u', 'invalid: no matrix', noMatrix],
        ['u=1', 'invalid: no matrix', noMatrix],
        ['1<u<2', 'invalid: no matrix', noMatrix],
        ['u=1 or u=2', 'invalid: no matrix', noMatrix],
        ['(1,2]', 'invalid: no matrix', noMatrix],
        ['{u | u>2}', 'invalid: no matrix', noMatrix],
        ['∅', 'invalid: no matrix', noMatrix],
        // A letter may stand for a vector in a calculation.
        ['2u', 'wrong: value'],
        ['u+u', 'wrong: value'],
      ]),
    ).toEqual([]);
  });

  test('is read with the comma of decimals, where they have one', () => {
    const comma = 'Here a comma belongs to a decimal. Put a semicolon between two numbers: 1; 5.';
    expect(
      misses(
        formula(9, '(1.5, 2)'),
        [
          ['(1,5; 2)', 'right: entries'],
          ['(1.5; 2)', 'right: entries'],
          ['(1,5)', 'invalid: comma', comma],
          ['[1,5]', 'invalid: comma', comma],
          ['(1,5/2)', 'right: entries'],
        ],
        { decimal: ',' },
      ),
    ).toEqual([]);
  });
});

describe('a matrix', () => {
  test('has all its entries in their places', () => {
    expect(
      misses(formula(9, '[[1,2],[3,4],[5,6]]'), [
        ['[[1,2],[3,4],[5,6]]', 'right: entries'],
        ['((1,2),(3,4),(5,6))', 'right: entries'],
        ['[1,2;3,4;5,6]', 'right: entries'],
        ['{{1,2},{3,4},{5,6}}', 'right: entries'],
        ['\\left\\{\\left\\{1,2\\right\\},\\left\\{3,4\\right\\},\\left\\{5,6\\right\\}\\right\\}', 'right: entries'],
        [
          '\\left[1,2;3,4;5,\\frac{6}{1}\\right]',
          'unfinished: not worked out',
          'This is right, but not worked out yet. Reduce the fraction.',
        ],
        ['A={{1,2},{3,4},{5,6}}', 'right: entries'],
        ['[[1,3,5],[2,4,6]]', 'wrong: size', otherSize],
        ['[[1,2],[3,4]]', 'wrong: size', otherSize],
        // Neither a column nor a row is asked for.
        ['[[1],[2],[3],[4],[5],[6]]', 'wrong: size', otherSize],
        ['[[1,2,3,4,5,6]]', 'wrong: size', otherSize],
        ['[[1,2],[3,4],[5,7]]', 'wrong: entries', '5 of 6 entries are right.'],
        ['[[9,9],[9,9],[9,9]]', 'wrong: entries'],
        ['1,2,3,4,5,6', 'invalid: no matrix', 'Type a matrix with 3 rows and 2 columns.'],
        ['(1,2)', 'invalid: no matrix', 'Type a matrix with 3 rows and 2 columns.'],
        ['{1,2}', 'invalid: no matrix', 'Type a matrix with 3 rows and 2 columns.'],
        ['5', 'invalid: no matrix', noMatrix],
      ]),
    ).toEqual([]);
  });

  test('with rows of several lengths costs nothing', () => {
    const ragged = 'Every row needs the same number of entries.';
    for (const key of ['[[1,2],[3,4]]', '(1, 2)']) {
      expect(
        misses(formula(9, key), [
          ['[[1,2],[3]]', 'invalid: ragged', ragged],
          ['[[1],[2,3]]', 'invalid: ragged', ragged],
          ['((1,2),3)', 'invalid: ragged', ragged],
          ['[[1,2],[3,4,5]]', 'invalid: ragged', ragged],
          ['{{1,2},{3}}', 'invalid: ragged', ragged],
          ['\\begin{pmatrix}1&2\\\\3\\end{pmatrix}', 'invalid: unreadable', 'Invalid input: rows of different lengths'],
        ]),
      ).toEqual([]);
    }
  });

  test('may have letters, those of the exercise', () => {
    expect(
      misses(formula(9, '[[u, 2], [3, 4]]'), [
        ['[[u,2],[3,4]]', 'right: entries'],
        ['[[u+0,2],[3,4]]', 'right: entries'],
        ['[[2,u],[3,4]]', 'wrong: entries', '2 of 4 entries are right.'],
        ['u[[1,2],[3,4]]', 'wrong: entries', '1 of 4 entries are right.'],
        ['[[U,2],[3,4]]', 'invalid: letter case', 'Use the small letter u instead of U.'],
        ['[[a,2],[3,4]]', 'invalid: stray letter', 'Your answer has a in it; this exercise uses u.'],
      ]),
    ).toEqual([]);
  });

  test('takes the tolerance and the form of its part for each of its entries', () => {
    expect(
      misses(formula(9, '[[1/2, 1/3], [0, 1]]', { tolerance: { kind: 'absolute', value: 0.01 } }), [
        ['[[0.5,0.33],[0,1]]', 'right: entries'],
        ['[[0.5,0.3],[0,1]]', 'wrong: entries', '3 of 4 entries are right.'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(9, '(1/2, 2/3)', { form: 'lowest-terms' }), [
        ['(1/2,2/3)', 'right: entries'],
        ['(2/4,2/3)', 'wrong: form', '$\\frac{2}{4}$ can be reduced.'],
        ['(1/2,4/6)', 'wrong: form', '$\\frac{4}{6}$ can be reduced.'],
      ]),
    ).toEqual([]);
  });

  test('that the author knows earns what its author says', () => {
    const accept = [
      { value: '(1, 2)' },
      { value: '(2, 4)', score: 0.5, feedback: 'Half.' },
      { value: '(0, 0)', score: 0 },
    ];
    expect(
      misses({ name: 'p', answerType: 9, accept }, [
        ['(1,2)', 'right: entries'],
        ['[[2],[4]]', 'partly: entries', 'Half.'],
        ['(0,0)', 'wrong: known mistake 3: entries'],
        ['(1,0)', 'wrong: entries', '1 of 2 entries are right.'],
      ]),
    ).toEqual([]);
  });

  test('hears nothing of the size of the key while results are withheld', () => {
    const asked = 'Type a matrix with rows and columns.';
    expect(
      misses(
        formula(9, '[[1,2],[3,4]]'),
        [
          ['(1,2,3,4)', 'invalid: no matrix', asked],
          ['5', 'invalid: no matrix', noMatrix],
        ],
        { unfinished: 'always' },
      ),
    ).toEqual([]);
  });
});
