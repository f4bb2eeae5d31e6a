import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { commaMeant, oneNumber, pairMeant, whyNoNumber } from './no-number.ts';
import { isLatex, withoutExact, withoutLeftSide } from '../reading/read-answer.ts';
import { unreadableWords, wordsInstead } from '../reading/unreadable-words.ts';
import type { Mark } from '../verdict/verdict.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const said = (mark: Mark | undefined) => (mark && 'message' in mark ? mark.message : mark);

describe('why an answer is not a number', () => {
  test.each([
    ['x = 1', 'Type one number, not an equation.'],
    ['1, 2', 'Type one number only.'],
    ['1,5', 'Use a point for decimals: write 1.5.'],
    ['1000,5', 'Use a point for decimals: write 1000.5.'],
    ['1.000,5', 'Use a point for decimals: write 1000.5.'],
    ['1 234 000,5', 'Use a point for decimals: write 1234000.5.'],
    ['1.000,0', 'Use a point for decimals: write 1000.0.'],
    ['12.34,5', 'Type one number only.'],
    ['1.5,5', 'Type one number only.'],
    ['1,5,6', 'Type one number only.'],
    ['1,5.5', 'Type one number only.'],
    ['1 or 2', 'Type one number only.'],
    ['(1,2)', 'Type one number only.'],
    ['{1}', 'Type one number only.'],
    ['[1,2)', 'Type one number only.'],
    ['(1,2) ∪ (3,4)', 'Type one number only.'],
    ['{x|x>1}', 'Type one number only.'],
    ['[[1,2],[3,4]]', 'Type one number only.'],
    ['±2', 'Type one number: ± stands for two.'],
    ['1 + (±2)', 'Type one number: ± stands for two.'],
    ['2 x', 'Type a number: your answer has the letter x in it.'],
    ['alpha + 1', 'Type a number: your answer has the letter α in it.'],
    ['seven', 'Type the number in figures, such as 1.5 or 3/2, without words.'],
    ['\\text{no}', 'Type a number.'],
    ['true', 'Type a number: one is asked for here.'],
    ['ℝ', 'Type a number: one is asked for here.'],
  ])('%s: %s', (answer, message) => {
    expect(said(whyNoNumber(tree(answer), answer, false))).toBe(message);
  });

  test.each(['5', '-1/2', 'sqrt(2)', 'pi', 'e', 'i', 'infinity'])('%s is one', (answer) => {
    expect(whyNoNumber(tree(answer), answer, false)).toBeUndefined();
  });
});

describe('a number with another number beside it', () => {
  test.each([
    ['3/2 = 1.5', false, '1.5'],
    ['x = 3/2 = 1.5', false, '1.5'],
    ['2/3 ≈ 0.67', false, '2/3'],
    ['2/3 ≈ 0.67', true, '0.67'],
    ['x = 2/3 ≈ 0.67', true, '0.67'],
    ['2/3 ≈ 0.6', true, '2/3'],
    ['1234 ≈ 1200', true, '1200'],
    ['1234 ≈ 1300', true, '1234'],
    ['x ≈ 0.67', false, '0.67'],
    ['3/2 = 1.6', false, '3/2 = 1.6'],
    ['a = b', false, 'a = b'],
    ['1 = 1 < 2', false, '1 = 1 < 2'],
    ['2/4 = 1/2 ≈ 0.5', false, '1/2'],
    ['x = 4/6 = 2/3 ≈ 0.67', true, '0.67'],
    ['x = 4/6 = 1/3 ≈ 0.33', true, 'x = 4/6 = 1/3 ≈ 0.33'],
    ['x < 2/3 ≈ 0.67', false, 'x < 2/3 ≈ 0.67'],
    ['x ≈ 0.67 = 2/3', false, 'x ≈ 0.67 = 2/3'],
    ['x < 2', false, 'x < 2'],
    ['x = 2', false, '2'],
    ['2 = x', false, '2 = x'],
    ['x ≈ a', false, 'x ≈ a'],
    ['2 ≈ a', false, '2 ≈ a'],
    ['x = 2 = a', false, 'x = 2 = a'],
    ['1 = 2', false, '1 = 2'],
    ['1200', false, '1200'],
  ])('%s, with a rounding asked for: %s, is %s', (answer, isRounded, number) => {
    expect(toPlain(oneNumber(tree(answer), isRounded))).toBe(toPlain(tree(number)));
  });
});

describe('where decimals have a comma', () => {
  const message = 'Here a comma belongs to a decimal. Put a semicolon between two numbers: 1; 2.';

  test('a comma between two numbers may have been meant to part them', () => {
    expect(['1,2', '(1,2)', '-1,2', '(1,2)+1'].map((typed) => said(commaMeant(typed, ',')))).toEqual(
      Array(4).fill(message),
    );
    expect(['1;2', '1,2;3', '12', ',2', '1,'].map((typed) => commaMeant(typed, ','))).toEqual(Array(5).fill(undefined));
    expect(commaMeant('1,2', '.')).toBeUndefined();
  });

  test('one decimal alone in brackets is not a point', () => {
    const points = ['(1,2)', '[1,2]', 'P(1,2)', 'v=(1,2)', '(-1,2)', '\\left(1,2\\right)', '( 1,2 )'];
    expect(points.map((typed) => said(pairMeant(typed, ',')))).toEqual(Array(7).fill(message));
    const others = ['1,2', '(1,2;3)', '(1,2)+1', '(12)', 'a(1,2', '3(1,2)'];
    expect(others.map((typed) => pairMeant(typed, ','))).toEqual(Array(6).fill(undefined));
    expect(pairMeant('(1,2)', '.')).toBeUndefined();
  });
});

describe('what stands left of an answer', () => {
  test.each([
    ['x = 5', '5'],
    ['f(x) = 5', '5'],
    ['x(2) = 5', '5'],
    ["y' = 3", '3'],
    ['\\vec{v} = 5', '5'],
    ['a = 5', 'a = 5'],
    ['x = 1 = 1', 'x = 1 = 1'],
    ['x + 1 = 5', 'x + 1 = 5'],
    ['2 x = 5', '2 x = 5'],
    ['x < 5', 'x < 5'],
    ['5', '5'],
  ])('is left out where it only names it: %s is %s', (answer, rest) => {
    expect(toPlain(withoutLeftSide(tree(answer), ['a']))).toBe(toPlain(tree(rest)));
  });

  test.each([
    ['{1/3} ≈ {0.33}', '{0.33}'],
    ['(1/3, 1) ≈ (0.33, 1)', '(0.33, 1)'],
    ['{1/3} ≈ 0.33', '{1/3} ≈ 0.33'],
    ['1/3 ≈ 0.33', '1/3 ≈ 0.33'],
    ['{1} = {2}', '{1} = {2}'],
    ['{1} ≈ {2} ≈ {3}', '{1} ≈ {2} ≈ {3}'],
  ])('is left out where it is the exact form of a whole: %s is %s', (answer, rest) => {
    expect(toPlain(withoutExact(tree(answer)))).toBe(toPlain(tree(rest)));
  });
});

describe('an answer that cannot be read', () => {
  test('is LaTeX where it has a backslash or braces in a script', () => {
    expect(['\\frac12', 'x^{2}', 'x_{1}', 'x^2', '{1}', 'x_1'].map(isLatex)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const ending = (sign: string) => `There is a ${sign} at the end. Delete it, or type what comes after it.`;
  test.each([
    ['x =', 'missing-after', 'Nothing stands after the equals sign. Type what comes there, or delete it.'],
    ['x = ', 'missing-after', 'Nothing stands after the equals sign. Type what comes there, or delete it.'],
    ['x +', 'missing-after', undefined],
    ['x = 1 +', 'missing-after', undefined],
    ['1,', 'missing-item', ending('comma')],
    ['1;', 'missing-item', ending('semicolon')],
    ['1, 2', 'missing-item', undefined],
    ['?', 'unexpected-character', 'Type an answer, or leave the box empty.'],
    [' -- ', 'unexpected-character', 'Type an answer, or leave the box empty.'],
    ['1?', 'unexpected-character', undefined],
    ['?1', 'unexpected-character', undefined],
    ['?', 'missing-item', undefined],
    ['sieben', 'missing-item', '“sieben” cannot be read here. Type mathematics, without words.'],
  ])('is explained: %s (%s)', (typed, code, message) => {
    expect(unreadableWords(typed, { letters: ['x'] }, code)).toBe(message);
  });

  test('has words in it where a run of letters is neither a name nor made of known letters', () => {
    const found = (typed: string) => wordsInstead(typed, { letters: ['x', 'y'], known: new Set(['a']) }) !== undefined;
    expect(['sieben', '2 apples', 'x + nothing'].map(found)).toEqual([true, true, true]);
    expect(['sin x', 'arctan', 'alpha', 'xxyya', 'xyz', 'no', '\\fracture', 'xsin'].map(found)).toEqual(
      Array(8).fill(false),
    );
  });
});
