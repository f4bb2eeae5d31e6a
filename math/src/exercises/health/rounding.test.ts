import { describe, expect, test } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import type { Tolerance } from '../document/document.ts';
import { checkHealth } from './health.ts';
import { placesAskedFor } from './rounding.ts';

const findingsOf = (question: string, value: string, tolerance: Tolerance) =>
  checkHealth(
    buildExercise({ question, parts: [{ name: 'p', answerType: 4, accept: [{ value }], tolerance }] }),
    3,
  ).findings.filter(({ kind }) => kind === 'rounding');

describe('the rounding that a text asks for', () => {
  test('is read from its words', () => {
    const texts = [
      'Round to one decimal place.',
      'Give 2 decimal places.',
      'to the nearest cent',
      'nearest whole number',
    ];
    expect(texts.map(placesAskedFor)).toEqual([1, 2, 2, 0]);
    expect(placesAskedFor('Round a) to one decimal place and b) to two decimal places.')).toBeUndefined();
    expect(placesAskedFor('Give the exact value.')).toBeUndefined();
  });

  test('is a warning where the tolerance takes its neighbours', () => {
    const question = 'Round to one decimal place.';
    expect(findingsOf(question, '16.6474', { kind: 'absolute', value: 0.06 })).toMatchObject([
      { severity: 'warning', place: 'parts.p' },
    ]);
    expect(findingsOf(question, '166.474', { kind: 'relative', value: 0.005 })).toHaveLength(1);
    expect(findingsOf(question, '16.6474', { kind: 'decimals', value: 1 })).toEqual([]);
    expect(findingsOf(question, '16.6', { kind: 'absolute', value: 0.05 })).toEqual([]);
    expect(findingsOf('Give the value.', '16.6474', { kind: 'absolute', value: 0.06 })).toEqual([]);
  });
});
