import { expect, it } from 'vitest';
import { ordinaryRange } from './light-fonts.ts';

const ranges = ordinaryRange.split(',').map((range) =>
  range
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16)),
);
const isOrdinary = (code: number): boolean => ranges.some(([from = 0, to = 0]) => from <= code && code <= to);

/** The sign that MathJax shows for the letter of a variable. */
const slanted = (letter: string): number => {
  const code = letter.charCodeAt(0);
  if (letter === 'h') return 0x210e;
  return letter < 'a' ? 0x1d434 + code - 65 : 0x1d44e + code - 97;
};

it('has every letter of a variable in the small font of formulas, so that the whole one is not fetched for it', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');
  expect(letters.filter((letter) => !isOrdinary(slanted(letter)))).toEqual([]);
  // α to ω
  expect(Array.from({ length: 25 }, (_, at) => 0x1d6fc + at).every(isOrdinary)).toBe(true);
});
