import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../../core/language/speakers.ts';
import { JsonProblem, linesOf } from './json-lines.ts';

const text = `{
  "format": "x",
  "exercises": [
    { "title": "One" },
    {
      "title": "Two",
      "points": [1, 2,
        3]
    }
  ]
}`;

function problemOf(broken: string): string {
  try {
    linesOf(broken, []);
  } catch (error) {
    if (error instanceof JsonProblem) return `${error.line}: ${speakerOf('en').say(error.words)}`;
    throw error;
  }
  return 'none';
}

describe('lines of a JSON text', () => {
  it('are those on which values begin; of absent ones those of what should hold them', () => {
    const paths = [['format'], ['exercises', 0, 'title'], ['exercises', 1, 'points', 2], ['exercises', 1, 'level'], []];
    expect(linesOf(text, paths)).toEqual([2, 4, 8, 5, 1]);
  });

  it('name the line where a text is not JSON, and what is missing', () => {
    expect(problemOf(text)).toBe('none');
    expect(problemOf(text.replace('"One" }', '"One"'))).toBe('5: A name in quotes is missing here.');
    expect(problemOf(text.replace('"x",', '"x"'))).toBe('3: A comma or } is missing here.');
    expect(problemOf(text.replace('"Two"', 'Two'))).toBe('6: A value is missing or misspelt here.');
    expect(problemOf(text.replace('"Two"', '"Two'))).toBe('6: The quote that ends this text is missing.');
    expect(problemOf(text.replace('"Two"', '"$\\frac12$ \\d"'))).toBe('6: Write a backslash as \\\\.');
    expect(problemOf(text.slice(0, 60))).toMatch(/^4: /);
    expect(problemOf(`${text} x`)).toBe('11: Nothing may follow the last }.');
    expect(problemOf('['.repeat(100_000))).toBe('1: This is nested too deeply.');
    expect(problemOf('')).toBe('1: A value is missing or misspelt here.');
  });

  it('agree with JSON.parse about what is JSON', () => {
    for (const value of [
      '0',
      '-1.5e+10',
      '01',
      '1.',
      '.5',
      '+1',
      'NaN',
      '"\\u00e9"',
      '"\\u00g"',
      '[1,]',
      '{"a":1,}',
      '"\t"',
      'truex',
      ' [ ] ',
      '{}',
    ]) {
      const isJson = (() => {
        try {
          JSON.parse(value);
          return true;
        } catch {
          return false;
        }
      })();
      expect(problemOf(value) === 'none', value).toBe(isJson);
    }
  });
});
