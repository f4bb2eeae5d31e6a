import { expect, it } from 'vitest';
import { formulaIn, keyIn, numeralIn } from './in-notation.ts';
import { proseIn } from './prose-in.ts';

it.each([
  ['de', '1.5x+\\sin x', '1{,}5x+\\sin x'],
  ['de', '\\left(1, 5\\right)', '\\left(1; 5\\right)'],
  ['de', '\\gcd\\left(4, 6\\right)', '\\operatorname{ggT}\\left(4; 6\\right)'],
  ['de', '\\log_{2}8+\\log x+\\log_{3}x', '\\operatorname{ld}8+\\lg x+\\log_{3}x'],
  ['de', 'x_{1,2}=1.5,\\quad y=2.5', 'x_{1,2}=1{,}5,\\quad y=2{,}5'],
  ['de', '3\\times10^{4}', '3\\cdot10^{4}'],
  ['de', '\\R\\times\\R', '\\R\\times\\R'],
  ['de', '12\\div4', '12:4'],
  ['de', '\\text{1.5 m}', '\\text{1.5 m}'],
  ['de', '1{,}000', '1\\,000'],
  ['de-CH', '98\\,764.5', '98{’}764.5'],
  ['fr', '\\left[1, 2\\right)', '\\left[1; 2\\right['],
  ['fr', '\\left(1, 2\\right]\\cup\\left]3.5, 4\\right[', '\\left]1; 2\\right]\\cup\\left]3{,}5; 4\\right['],
  ['fr', '\\left(\\left]0, 1\\right[, 2\\right)', '\\left(\\left]0; 1\\right[; 2\\right)'],
  ['es', '\\sin^{2}x+\\arctan x', '\\operatorname{sen}^{2}x+\\arctan x'],
  ['es-MX', '\\sin 1.5', '\\operatorname{sen} 1.5'],
  ['en', '1.5, \\sin x', '1.5, \\sin x'],
] as const)('prints in %s: %s', (id, latex, printed) => {
  expect(formulaIn(latex, id, 'latex')).toBe(printed);
});

it.each([
  ['de', 'gcd(4, 6) = 1.5 or x = 2', 'ggT(4; 6) = 1,5 oder x = 2'],
  ['es', 'sin(x) and x = 2', 'sen(x) y x = 2'],
  ['fr', '.5', '0,5'],
  ['fr', '(]0, 1[) × ]2, 3]', '(]0; 1[) × ]2; 3]'],
  ['fr', '(]-1, [x]*2[, 2)', '(]-1; [x]*2[; 2)'],
] as const)('prints typed maths in %s: %s', (id, plain, printed) => {
  expect(formulaIn(plain, id, 'plain')).toBe(printed);
});

it('puts a bar between the coordinates of a point in keys, where that is the custom', () => {
  expect(keyIn('\\left(1.5, -2\\right)', 'de', 'latex')).toBe('\\left(1{,}5\\mid -2\\right)');
  expect(keyIn('(1.5, 2)', 'de', 'plain')).toBe('(1,5 | 2)');
  expect(keyIn('(1.5, 2)', 'fr', 'plain')).toBe('(1,5; 2)');
  expect(keyIn('\\left(1, 2, 3\\right)', 'de', 'latex')).toBe('\\left(1; 2; 3\\right)');
});

it('changes the formulas of a text, and its words only where the engine wrote them', () => {
  const text = 'In 2.5 hours $1.5$ of `code` at \\$2.50, $$x = 0.5$$ [[box]]';
  expect(proseIn(text, 'de')).toBe(
    'In 2.5 hours $1{,}5$ of $code$ at \\$2.50, $$x = 0{,}5$$ [[box]]'.replace('$code$', '$code$'),
  );
  expect(proseIn('Write 1.5 or 3/2.', 'de', 'changed')).toBe('Write 1,5 or 3/2.');
  expect(proseIn(text, 'en')).toBe(text);
  expect(numeralIn('12.5.2024 and 1.5', 'de')).toBe('12.5.2024 and 1,5');
});
