import { describe, expect, it } from 'vitest';
import { longestSource, read } from './read.ts';
import type { ReadError, ReadOptions } from './read-result.ts';

function errorOf(source: string, options: ReadOptions = {}): ReadError {
  const result = read(source, options);
  if (result.ok) throw new Error(`expected an error for ${source}`);
  return result.error;
}

describe('messages word for word [V04]', () => {
  it.each([
    ['\\', "Invalid input: empty '\\'"],
    ['x+\\', "Invalid input: empty '\\'"],
    ['\\frac{1}{2', 'Invalid input: missing close brace'],
    ['x^{2', 'Invalid input: missing close brace'],
    ['a_{1', 'Invalid input: missing close brace'],
    ['x_', 'Invalid input: missing subscript argument'],
    ['x_{}', 'Invalid input: missing subscript argument'],
    ['x_{\\placeholder{}}', 'Invalid input: missing subscript argument'],
    ['\\log_{}x', 'Invalid input: missing subscript argument'],
    ['x^', 'Invalid input: missing superscript argument'],
    ['x^{}', 'Invalid input: missing superscript argument'],
    ['x^{\\placeholder{}}+1', 'Invalid input: missing superscript argument'],
    ['x^{-}', 'Invalid input: missing superscript argument'],
    ['x^2^3', 'Invalid input: delete double superscript and re-enter'],
    ['{x^{2}}^3+x^{2}^{3}', 'Invalid input: delete double superscript and re-enter'],
  ])('%s: %s', (source, message) => {
    expect(errorOf(source).message).toBe(message);
  });
});

describe('other messages in the same voice', () => {
  it.each([
    ['', 'missing expression'],
    ['   ', 'missing expression'],
    ['x}', 'missing open brace'],
    ['{}', 'empty braces'],
    ['x_1_2', 'delete double subscript and re-enter'],
    ['\\frac{}{2}', 'missing numerator'],
    ['\\frac{1}{\\placeholder{}}', 'missing denominator'],
    ['\\frac1', 'missing denominator'],
    ['\\sqrt{}', 'missing number under the root'],
    ['\\sqrt[]{2}', 'missing index of the root'],
    ['\\sin', 'missing argument of sin'],
    ['\\cos^2', 'missing argument of cos'],
    ['\\sin\\left(1,5\\right)', 'too many arguments of sin'],
    ['\\left(x', "missing ')'"],
    ['(x+1', "missing ')'"],
    ['x+1)', "missing '('"],
    ['\\left[1,2', "missing ']'"],
    ['|x', "missing '|'"],
    ['\\left(\\right)', 'empty brackets'],
    ['\\left\\{1,\\right\\}', 'missing item in the list'],
    ['1,,2', 'missing item in the list'],
    ['1;2,3', 'separate with commas or with semicolons, not both'],
    ['x+', "missing part after '+'"],
    ['x\\cdot', "missing part after '·'"],
    ['x\\le', "missing part after '≤'"],
    ['=3', "missing part before '='"],
    ['\\times3', "missing part before '×'"],
    ['a\\cdot\\cdot b', "missing part after '·'"],
    ['2 3', "missing operator between '2' and '3'"],
    ['\\placeholder{}', 'fill in the empty box'],
    ['x+\\placeholder{}', 'fill in the empty box'],
    ['1.2.3', 'two decimal points in one number'],
    ['\\foo', "unknown command '\\foo'"],
    ['x?', "unexpected '?'"],
    ['\\int x', 'missing dx of the integral'],
    ['\\sum_{1}^{n}k', 'missing variable of the sum'],
    ['\\lim x', 'missing target of the limit'],
    ['\\begin{pmatrix}1&2', 'missing end of the pmatrix'],
    ['\\begin{pmatrix}1&2\\\\3\\end{pmatrix}', 'rows of different lengths'],
  ])('%s: %s', (source, message) => {
    expect(errorOf(source).message).toBe(`Invalid input: ${message}`);
  });
});

it('points at the place', () => {
  expect(errorOf('x+\\foo').span).toEqual({ start: 2, end: 6 });
  expect(errorOf('x^{}').span).toEqual({ start: 2, end: 4 });
  expect(errorOf('2+x)').span).toEqual({ start: 3, end: 4 });
  expect(errorOf('x^2^3').span).toEqual({ start: 3, end: 4 });
});

it('refuses sources over the length limit, and deep nesting, without trouble', () => {
  expect(errorOf('1'.repeat(longestSource + 1)).code).toBe('too-long');
  expect(read('1'.repeat(longestSource)).ok).toBe(true);
  for (const opening of ['(', '{', '\\sqrt', '-', '\\left(', '|', 'x^{', '\\frac{', '\\sin', '\\int', '\\lnot']) {
    const result = read(opening.repeat(Math.floor(longestSource / opening.length)));
    expect(result.ok).toBe(false);
  }
  expect(errorOf('x/2'.repeat(1000)).code).toBe('too-deep');
});

it('each item has its own depth: a long list of fractions is read, a long chain of divisions in one of them is not', () => {
  const fractions = Array.from({ length: 500 }, (_, k) => `${k}/7`);
  expect(read(`{${fractions.join(', ')}}`, { syntax: 'plain' }).ok).toBe(true);
  const chain = Array.from({ length: 320 }, () => '2').join('/');
  expect(errorOf(`{1/2, ${chain}}`, { syntax: 'plain' }).code).toBe('too-deep');
  const halves = Array.from({ length: 160 }, () => '2').join('/');
  expect(errorOf(`{1/2, ${halves}}/${halves}`, { syntax: 'plain' }).code).toBe('too-deep');
});

it('leaves no state behind an error', () => {
  const before = read('x^2+1');
  errorOf('\\left(\\frac{1}{');
  expect(read('x^2+1')).toEqual(before);
});
