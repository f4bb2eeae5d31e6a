import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { expandPlusMinus, membersOf } from './alternatives.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const shown = (trees: readonly Expression[] | undefined) => trees?.map((each) => toPlain(each)).join(' ; ');

describe('the members of what a learner wrote', () => {
  test.each([
    ['{1, 2}', '1 ; 2'],
    ['({1, 2})', '1 ; 2'],
    ['1, 2', '1 ; 2'],
    ['(1, 2)', '1 ; 2'],
    ['[1, 2]', '1 ; 2'],
    ['1 or 2', '1 ; 2'],
    ['x = 1 or x = 2', '1 ; 2'],
    ['x = 3', '3'],
    ['3 = x', '3'],
    ['y + 1 = x', 'y + 1'],
    ['x in {1, 2}', '1 ; 2'],
    ['x_1 = 2', '2'],
    ['L = {1, 2}', '1 ; 2'],
    ['(x, y) = (1, 2)', '1 ; 2'],
    ['[[1, 2]]', '1 ; 2'],
    ['[[1], [2]]', '1 ; 2'],
    ['{±1, 3}', '1 ; -1 ; 3'],
    ['x = ±2', '2 ; -2'],
    ['{}', ''],
    ['pi', 'pi'],
    ['x^2', 'x^2'],
    ['{(1, 2), (3, 4)}', '(1, 2) ; (3, 4)'],
    ['{{1}, 2}', '{1} ; 2'],
    ['(1, 2], 3', '(1, 2] ; 3'],
  ])('%s are %s', (source, members) => {
    expect(shown(membersOf(tree(source)))).toBe(members);
  });

  test.each([
    'ℝ',
    'x = 1 and x = 2',
    '2 in {1, 2}',
    'x < 3',
    '3 = 4',
    'x + 1 = 3',
    '(x, 1) = (1, 2)',
    'x = y = 1',
    '[[1, 2], [3, 4]]',
    '1, x < 2',
    '{x | x < 2}',
    '{1} ∪ {2}',
  ])('%s is not a list of members', (source) => {
    expect(membersOf(tree(source))).toBeUndefined();
  });

  test('takes all signs ± of an answer together, and ∓ against them', () => {
    expect(shown(expandPlusMinus(tree('1 ± 2 ∓ 3')))).toBe('1 + 2 - 3 ; 1 - 2 + 3');
    expect(shown(expandPlusMinus(tree('∓5')))).toBe('-5 ; 5');
    expect(shown(expandPlusMinus(tree('5')))).toBe('5');
  });
});
