import type { AnalysedItem } from '@lemma/contracts';
import { expect, it } from 'vitest';
import { figureOf, isSwitchedOff, judgementOf, retirableName, secondsWords, worthALook } from './analysis-words.ts';

const group = (name: string) => ({
  name,
  learners: 10,
  rightShare: 0.1,
  othersShare: 0.9,
  adjustedP: 0.01,
  isUnfair: true,
});
const item = (values: string[], variants: string[], excluded: string[] = []) =>
  ({ values: values.map(group), variants: variants.map(group), excluded }) as unknown as AnalysedItem;

it.each([
  [0.45, [0.2, 0.6], 0.6, 'good'],
  [0.45, [-0.1, 0.8], 0.6, 'too few answers'],
  [0.12, [0.05, 0.19], 0.6, 'weak'],
  [0.12, [-0.4, 0.6], 0.6, 'too few answers'],
  [0.12, [0.05, 0.19], 0.95, 'easy'],
  [0.4, [0.2, 0.6], 0.2, 'hard'],
  [-0.25, [-0.4, -0.1], 0.95, 'the strong get it wrong'],
  [-0.05, [-0.5, 0.4], 0.6, 'too few answers'],
  [null, null, 0.5, 'too few answers'],
] as const)(
  'says of discrimination %s, range %j, with %s right: %s [A7]',
  (discrimination, range, rightShare, words) => {
    const discriminationRange = range && { low: range[0], high: range[1] };
    expect(judgementOf({ discrimination, discriminationRange, rightShare }).words).toBe(words);
  },
);

it('writes figures and times as people read them', () => {
  expect([figureOf(-0.2), figureOf(null), secondsWords(45), secondsWords(200), secondsWords(7500)]).toEqual([
    '−0.20',
    '–',
    '0:45',
    '3:20',
    '2 h 5 min',
  ]);
});

it('finds what is worth a look: unfair values first, then what the strong get wrong, then a common mistake [A7]', () => {
  const [fineRange, badRange] = [
    { low: 0.1, high: 0.7 },
    { low: -0.6, high: -0.1 },
  ];
  const fine = {
    ...item([], []),
    discrimination: 0.4,
    discriminationRange: fineRange,
    learners: 20,
    wrong: [],
  } as unknown as AnalysedItem;
  const wrong = [{ groups: [{ shown: '7', isMath: true, cause: '', count: 9 }] }] as unknown as AnalysedItem['wrong'];
  expect(worthALook(fine)).toBeUndefined();
  expect(worthALook({ ...fine, wrong })).toBe('9 of 20 make the same mistake at first.');
  expect(worthALook({ ...fine, wrong, discriminationRange: badRange })).toMatch(/^Those who do well elsewhere/);
  const unfair = { ...item(['a = 3'], []), wrong, discriminationRange: badRange };
  expect(worthALook(unfair)).toMatch(/^a = 3: 10 % right/);
});

it('retires a value where it is the whole variant, and a variant by its name [A7]', () => {
  expect(retirableName(item(['a = 3'], []), 'a = 3')).toBe('a=3');
  expect(retirableName(item(['a = 3', 'b = 1'], []), 'a = 3')).toBeUndefined();
  expect(retirableName(item(['a = 3', 'b = 1'], ['a=3; b=1']), 'a=3; b=1')).toBe('a=3; b=1');
  expect(isSwitchedOff(item(['a = 3'], [], ['a=3']), 'a = 3')).toBe(true);
});
