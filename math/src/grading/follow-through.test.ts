import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../exercises/build-document.ts';
import type { ExerciseDocument, Part, Variable } from '../exercises/document.ts';
import { number } from './build-verdict.ts';
import { gradeResponse } from './grade-response.ts';

const list: Variable[] = [
  { name: 'g', generator: 'constant', value: '6' },
  { name: 'm', generator: 'constant', value: '4' },
  { name: 'b', generator: 'constant', value: '18' },
  { name: 'a', generator: 'expression', value: 'g m' },
];
const parts: Part[] = [
  number('g', { name: 'first' }),
  number('a b/g^2', { name: 'second', followFrom: { part: 'first', variable: 'g' } }),
];

function second(changes: Partial<ExerciseDocument>, first: string, answer: string) {
  const exercise = buildExercise({ list, parts, ...changes });
  const answers = [
    { part: 'first', value: first },
    { part: 'second', value: answer },
  ];
  return gradeResponse(exercise, variantAt(exercise, 1), answers).parts[1]?.outcome;
}

describe('an error carried forward [A10]', () => {
  test('leaves as it is what the question gives, though it is computed from the replaced variable', () => {
    const question = 'What is the greatest common divisor of {{a}} and {{b}}? [[first]] [[second]]';
    // With the own divisor 3: 24 · 18 / 9.
    expect(second({ question }, '3', '48')).toBe('right');
    expect(second({ question }, '3', '24')).toBe('wrong');
    expect(second({ question }, '6', '12')).toBe('right');
  });

  test('also what stands in an expression of the question or in a label', () => {
    expect(second({ question: 'Half of it is {{a/2}}.' }, '3', '48')).toBe('right');
    const [first, last] = parts as [Part, Part];
    expect(second({ parts: [{ ...first, label: 'Divisor of {{a}}' }, last] }, '3', '48')).toBe('right');
  });

  test('computes anew what the learner does not see', () => {
    // With the own divisor 3, a is 12: 12 · 18 / 9.
    expect(second({}, '3', '24')).toBe('right');
    expect(second({}, '3', '48')).toBe('wrong');
  });
});
