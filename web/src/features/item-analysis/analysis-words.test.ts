import type { AnalysedItem } from '@lemma/contracts';
import { expect, it } from 'vitest';
import { discriminationWords, isSwitchedOff, retirableName, secondsWords } from './analysis-words.ts';

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

it('says of discrimination, with its sign, what it is worth [A7]', () => {
  expect(discriminationWords(0.45)).toEqual({ words: '0.45, very good', tone: 'success' });
  expect(discriminationWords(-0.2).words).toMatch(/^−0\.20:/);
  expect(discriminationWords(null).tone).toBe('default');
  expect(secondsWords(45)).toBe('45 s');
  expect(secondsWords(200)).toBe('3 min');
});

it('retires a value where it is the whole variant, and a variant by its name [A7]', () => {
  expect(retirableName(item(['a = 3'], []), 'a = 3')).toBe('a=3');
  expect(retirableName(item(['a = 3', 'b = 1'], []), 'a = 3')).toBeUndefined();
  expect(retirableName(item(['a = 3', 'b = 1'], ['a=3; b=1']), 'a=3; b=1')).toBe('a=3; b=1');
  expect(isSwitchedOff(item(['a = 3'], [], ['a=3']), 'a = 3')).toBe(true);
});
