import { compileExercise, surveyVariants } from '@lemma/math/exercises';
import { describe, expect, it } from 'vitest';
import { starterDocument } from '../draft/starter.ts';
import { resultsByKey, shownVariants, surveyWords, withSwitched } from './shown-variants.ts';

const { exercise } = compileExercise({
  ...starterDocument,
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 5 },
      { name: 'k', generator: 'constant', value: '2' },
      { name: 'b', generator: 'random-integer', min: 1, max: 2 },
      { name: 'c', generator: 'constant', value: '9' },
    ],
  },
  parts: [{ name: 'part1', answerType: 4, accept: [{ value: '1/(a - 3)' }] }],
});
if (exercise === undefined) throw new Error('The document of this test can be read');
const whole = surveyVariants(exercise, 300);

describe('the grid of variants', () => {
  it('counts those that are flagged and those that are switched off [R26] [A8]', () => {
    const shown = shownVariants(whole, false, new Set(['a=2; b=1', 'a=77; b=1']), new Map());
    expect(shown.all).toHaveLength(8);
    expect(shown.flagged.map(({ key }) => key).sort()).toEqual(['a=3; b=1', 'a=3; b=2']);
    expect(shown.off.map(({ key }) => key)).toEqual(['a=2; b=1']);
    expect(shown.lost).toEqual(['a=77; b=1']);
    expect(surveyWords(whole, shown, false)).toBe('8 different variants. 2 are flagged, 1 is switched off.');
  });

  it('says how many fit a condition', () => {
    const some = surveyVariants(exercise, 300, 'a > 3');
    const shown = shownVariants(some, true, new Set(['a=2; b=1']), new Map());
    expect(surveyWords(some, shown, true)).toBe('4 of 8 fit.');
    expect(shown.lost).toEqual([]);
  });

  it('switches a variant off and on again', () => {
    expect(withSwitched([], 'a=2')).toEqual(['a=2']);
    expect(withSwitched(['a=2', 'a=3'], 'a=2')).toEqual(['a=3']);
  });
});

it('shows the most answered variants first', () => {
  const results = new Map([
    ['a=2; b=1', { answered: 1, right: 1 }],
    ['a=3; b=2', { answered: 4, right: 1 }],
  ]);
  const { answered } = shownVariants(exercise && surveyVariants(exercise, 200), false, new Set(), results);
  expect(answered.map(({ key }) => key)).toEqual(['a=3; b=2', 'a=2; b=1']);
});

it('adds up the answers to seeds that draw the same variant', () => {
  const first = [
    { seed: 7, answered: 3, right: 2 },
    { seed: 9, answered: 1, right: 0 },
    { seed: 11, answered: 5, right: 5 },
  ];
  const results = resultsByKey(
    [{ results: first }, { results: [{ seed: 7, answered: 2, right: 1 }] }],
    [['a=1', 'a=2', ''], ['a=2']],
  );
  expect([...results]).toEqual([
    ['a=1', { answered: 3, right: 2 }],
    ['a=2', { answered: 3, right: 1 }],
  ]);
});
