import { expect, it } from 'vitest';
import { buildExercise } from '../exercises/build-document.ts';
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
