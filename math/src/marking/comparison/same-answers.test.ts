import { describe, expect, it } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import { rightBesides } from './same-answers.ts';

it('finds answers that mean the same as one that was not accepted [A4]', () => {
  const exercise = buildExercise({ parts: [{ name: 'p', answerType: 8, accept: [{ value: '{2}' }] }] });
  const others = ['-2, 2', '\\{2,-2\\}', 'x = 2', '{2, 3}', '{2'];
  expect(rightBesides(exercise, 1, { part: 'p', answer: '\\{2,-2\\}', others })).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('with another answer accepted', () => {
  const exercise = buildExercise({
    parts: [
      { name: 'q', answerType: 4, accept: [{ value: '7' }] },
      { name: 'p', answerType: 5, accept: [{ value: 'odd' }] },
      { name: 'r', answerType: 6, accept: [{ value: 'x^2' }], form: 'factored' },
    ],
  });
  const areSame = (part: string, answer: string, others: readonly string[]) =>
    rightBesides(exercise, 1, { part, answer, others });

  it('words are right as words', () => {
    expect(areSame('p', 'uneven', ['Uneven', 'an uneven function', 'odd', 'uneven'])).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('expressions are right in any form, and numbers whether they are worked out or not', () => {
    expect(areSame('r', 'x^2+x', ['x(x+1)', 'x+x^2', 'x^2'])).toEqual([true, true, false]);
    expect(areSame('q', '6', ['2*3', '6.0', '7'])).toEqual([true, true, false]);
  });

  it('only the same letters are right where it cannot be read, and nothing else where there is no such part', () => {
    expect(areSame('q', '6+', ['6+', '6', '7'])).toEqual([true, false, false]);
    expect(areSame('z', '6', ['6', '7'])).toEqual([true, false]);
  });
});
