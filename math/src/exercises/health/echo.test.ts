import { describe, expect, test } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import type { Part } from '../document/document.ts';
import { echoesOf } from './echo.ts';
import { checkHealth } from './health.ts';

const part = (value: string, more: Partial<Extract<Part, { answerType: 4 }>> = {}): Part => ({
  name: 'p',
  answerType: 4,
  accept: [{ value }],
  ...more,
});

describe('the texts typed back as answers', () => {
  test('finds a calculation of the question that is accepted for its result, with its place', () => {
    const exercise = buildExercise({
      question: 'Work out $8^3 - 6 =$ [[p]]',
      parts: [part('506', { evaluated: 'any' })],
    });
    expect(echoesOf(exercise, 0)).toEqual([
      { place: 'question', part: 'p', fragment: '8^3 - 6', outcome: 'right', seed: 0 },
    ]);
    const kinds = checkHealth(exercise, 3).findings.filter(({ kind }) => kind === 'echo');
    expect(kinds).toMatchObject([{ place: 'question', severity: 'warning' }]);
  });

  test('finds nothing where the answer has to be worked out', () => {
    const exercise = buildExercise({ question: 'Work out $8^3 - 6 =$ [[p]]', parts: [part('506')] });
    expect(echoesOf(exercise, 0)).toEqual([]);
  });

  test('looks at the sides of equations, at labels and at hints', () => {
    const exercise = buildExercise({
      question: 'Let $a = 2 \\cdot 3$. What is $a$? [[p]]',
      parts: [part('6', { evaluated: 'any', label: 'Find $3 \\cdot 2$' })],
      hints: ['It is $5 + 1$.'],
    });
    expect(echoesOf(exercise, 0).map(({ place, fragment }) => `${place}: ${fragment}`)).toEqual([
      'question: a = 2 \\cdot 3',
      'question: 2 \\cdot 3',
      'parts.p: 3 \\cdot 2',
      'hints.0: 5 + 1',
    ]);
    expect(echoesOf(exercise, 0, 'question').map(({ place }) => place)).toEqual(['question', 'question', 'parts.p']);
  });

  test('types them in the notation in which they are shown', () => {
    const exercise = buildExercise({
      question: 'What is $2.5 + 1.25$? [[p]]',
      parts: [part('3.75', { evaluated: 'any' })],
    });
    const found = echoesOf(exercise, 0, 'question', 'de');
    expect(found.map(({ fragment, outcome }) => `${fragment}: ${outcome}`)).toEqual(['2.5 + 1.25: right']);
  });

  test('leaves out the accepted answer as it is printed, and whole numbers', () => {
    const exercise = buildExercise({
      question: 'Add $\\frac{1}{2}$ and $0$, then compare with $3$. [[p]]',
      parts: [part('1/2'), { name: 'q', answerType: 8, accept: [{ value: '{3}' }], label: 'Set' }],
    });
    expect(echoesOf(exercise, 0)).toEqual([]);
  });
});
