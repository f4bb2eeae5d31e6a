import { describe, expect, it } from 'vitest';
import type { NotationId } from './table.ts';
import { type AskedAnswer, toCanonical } from './to-canonical.ts';

const number: AskedAnswer = { isNumber: true };
const pair: AskedAnswer = { items: () => 2 };

/** The canonical text, or the code of what is in doubt with the text that a button would write. */
function canonical(source: string, id: NotationId = 'de', asked: AskedAnswer = {}): string {
  const result = toCanonical(source, id, asked);
  if (result.ok) return result.text;
  const { code, suggestion } = result.problem;
  return suggestion === undefined ? code : `${code}: ${suggestion}`;
}

describe('an answer in a notation with a decimal comma [A13]', () => {
  it.each([
    ['1,5', {}, '1.5'],
    ['19000,5', number, '19000.5'],
    ['19000{,}5', number, '19000.5'],
    ['1.5', {}, '1.5'],
    ['0.125', {}, '0.125'],
    [',5', {}, '.5'],
    ['0,(3)', number, '0.(3)'],
    ['0{,}1\\overline{6}', {}, '0.1\\overline{6}'],
    ['(1; 5)', pair, '(1, 5)'],
    ['(1, 5)', pair, '(1, 5)'],
    ['(1 | 5)', pair, '(1 | 5)'],
    ['(1,5 | 2)', pair, '(1.5 | 2)'],
    ['{1,5}', {}, '{1.5}'],
    ['1,5;2,5', pair, '1.5, 2.5'],
    ['1;500', pair, '1, 500'],
    [']1;2[', {}, ']1, 2['],
    ['[1,5;2[', {}, '[1.5, 2['],
    ['1 000,5', number, '1 000.5'],
    ['1.000,5', number, '1000.5'],
    ['1.234.567', number, '1234567'],
    ['x_{1,2}=3,5', {}, 'x_{1,2}=3.5'],
    ['\\log_{1,5}x', {}, '\\log_{1.5}x'],
    ['[1,5 2; 3 4]', { hasRows: true }, '[1.5 2; 3 4]'],
    ['\\sqrt[3]{1{,}5}', {}, '\\sqrt[3]{1.5}'],
  ] as const)('reads %s', (source, asked, text) => {
    expect(canonical(source, 'de', asked)).toBe(text);
  });

  it.each([
    ['1.234', {}, 'notation/point-or-group'],
    ['1.234', number, 'notation/point-or-group'],
    ['(1,5)', pair, 'notation/one-number: (1; 5)'],
    ['{1,5}', pair, 'notation/one-number: {1; 5}'],
    ['\\left(1{,}5\\right)', pair, 'notation/one-number: \\left(1; 5\\right)'],
    ['1,5,2', {}, 'notation/several-commas: 1; 5; 2'],
    ['1,234,567', number, 'notation/several-commas: 1234567'],
    [']1,2[', {}, 'notation/interval-ends: ]1; 2['],
    ['[1,2)', {}, 'notation/interval-ends: [1; 2)'],
    ['1.000,5', {}, 'notation/grouped-points: 1000,5'],
    ['1,000.5', {}, 'notation/grouped-points: 1000,5'],
    ['ggT(4,6)', {}, 'notation/one-number: ggT(4; 6)'],
    ['\\max\\left(4{,}6\\right)', {}, 'notation/one-number: \\max\\left(4; 6\\right)'],
  ] as const)('says of %s that it can be meant in two ways', (source, asked, problem) => {
    expect(canonical(source, 'de', asked)).toBe(problem);
  });
});

describe('names of a notation', () => {
  it.each([
    ['es', 'sen x', 'sin x'],
    ['es', '2senx', '2sin x'],
    ['es', 'tg x', 'tan x'],
    ['es', 'senh(x)', 'sinh(x)'],
    ['es', 'arcsen(x)', 'arcsin(x)'],
    ['es', '\\operatorname{sen}\\left(x\\right)', '\\sin\\left(x\\right)'],
    ['es', 'x=1 o x=2', 'x=1 or x=2'],
    ['es', 'x=1 y y=2', 'x=1 and y=2'],
    ['es', 'x=1 => (int y dx)=1', 'x=1 => (int y dx)=1'],
    ['es', 'x=1 => int_(1)^(2) y dx=1', 'x=1 => int_(1)^(2) y dx=1'],
    ['es', 'x=1 => sum_(k=1)^3 y k=1', 'x=1 => sum_(k=1)^3 y k=1'],
    ['es', '2y + 1', '2y + 1'],
    ['de', 'ggT(4; 6)', 'gcd(4, 6)'],
    ['de', 'kgV\\left(4;6\\right)', '\\operatorname{lcm}\\left(4, 6\\right)'],
    ['de', 'ld 8', 'log_2 8'],
    ['de', '\\lg x', '\\log x'],
    ['de', 'x=1 oder x=2', 'x=1 or x=2'],
    ['fr', 'x=1 ou x=2', 'x=1 or x=2'],
    ['fr', 'sh x', 'sinh x'],
    ['fr', 'PGCD(4;6)', 'gcd(4, 6)'],
    ['ar', '٣٫٥', '3.5'],
    ['en', '٣٫٥', '3.5'],
    ['ar', '(٣؛٥)', '(3, 5)'],
    ['ar', 'x=1 أو x=2', 'x=1 or x=2'],
  ] as const)('are read in %s: %s', (id, source, text) => {
    expect(canonical(source, id)).toBe(text);
  });

  it.each([
    ['en', 'sen x', 'sin x'],
    ['de', 'sen x', 'sin x'],
    ['en', 'tg x', 'tan x'],
    ['en', 'ggT(4, 6)', 'gcd(4, 6)'],
    ['fr', 'ggT(4; 6)', 'gcd(4; 6)'],
    ['en', 'x=1 ou x=2', 'x=1 or x=2'],
  ] as const)('of others are asked about in %s, and never read as products of letters: %s', (id, source, text) => {
    expect(canonical(source, id)).toBe(`notation/other-name: ${text}`);
  });

  it('give way to names and letters of the exercise', () => {
    expect(canonical('sen', 'es', { letters: ['s', 'e', 'n'] })).toBe('sen');
    expect(canonical('sen', 'en', { letters: ['sen'] })).toBe('sen');
    expect(canonical('sh', 'fr', { letters: ['s', 'h'] })).toBe('sh');
  });

  it('are read where the exercise has their letters, but not their name', () => {
    const letters = ['m', 'c', 'd', 'u', 'n', 'e', 't'];
    expect(canonical('mcm(4; 6) + mcd', 'es', { letters })).toBe('lcm(4, 6) + mcd');
    expect(canonical('\\operatorname{mcd}(m; c)', 'es', { letters })).toBe('\\gcd(m, c)');
    expect(canonical('n = 1 und d = 2', 'de', { letters })).toBe('n = 1 and d = 2');
    expect(canonical('3et (n + 1)', 'fr', { letters })).toBe('3et (n + 1)');
    expect(canonical('mcm(4; 6)', 'es', { letters: ['mcm'] })).toBe('mcm(4, 6)');
  });

  it('leave English answers as they are', () => {
    for (const source of ['\\sin x+\\sinh x', 'tg(x)', 'x=1 or x=2', 'gcd(4, 6)', '1,000', 'log_2(8)', 'a \\cdot s'])
      expect(canonical(source, 'en')).toBe(source);
  });

  it('leave short words behind a number with a unit', () => {
    expect(canonical('3,5 th', 'fr', { isNumber: true, hasUnit: true })).toBe('3.5 th');
  });
});

it('reads an answer that is longer than any in no time, and leaves it as it is', () => {
  const long = '(1,5)'.repeat(2000);
  expect(canonical(long, 'de', pair)).toBe(long);
  expect(canonical('(1,5'.repeat(900), 'de', pair)).toMatch(/^notation\//);
});

it.each<[string, NotationId, string]>([
  ['２ｘ＋１', 'en', '2x+1'],
  ['１，５', 'de', '1.5'],
  ['｛１，５；２，５｝', 'fr', '{1.5, 2.5}'],
  ['x\u20113', 'en', 'x-3'],
  ['\u200e1,5\u202c', 'de', '1.5'],
  ['٣٫٥', 'ar', '3.5'],
  // Semicolons stay where commas may be decimal signs of somebody else: the reader refuses the mixture.
  ['{1,5;2,5}', 'es-MX', '{1,5;2,5}'],
])('takes digits and signs of other keyboards as the common ones: %s in %s', (typed, id, read) => {
  expect(canonical(typed, id)).toBe(read);
});
