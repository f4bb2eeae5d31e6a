import { describe, expect, test } from 'vitest';
import { wordsInstead } from './unreadable-words.ts';

describe('a run of letters', () => {
  test.each(['die', 'iii', 'sin', 'ab', 'xyx', 'arcsinx', '\\begin{pmatrix}1\\end{pmatrix}'])(
    '%s may be mathematics',
    (text) => {
      expect(wordsInstead(text, { letters: ['x', 'y'] })).toBeUndefined();
    },
  );

  test.each(['dia', 'height', 'about 3', '3 apples'])('%s is a word', (text) => {
    expect(wordsInstead(text, { letters: ['x'] })).toMatch(/^“[a-z]+” cannot be read here\./);
  });

  test('is none where the exercise knows its letters', () => {
    expect(wordsInstead('abc', { letters: [], known: new Set(['a', 'b']) })).toBeUndefined();
    expect(wordsInstead('mass', { letters: ['mass'] })).toBeUndefined();
  });

  test('has a message that fits what is asked for', () => {
    expect(wordsInstead('three', { letters: [], isNumber: true })).toContain('in figures');
    expect(wordsInstead('three', { letters: [], hasUnit: true })).toContain('its unit');
    expect(wordsInstead('three', { letters: [] })).toContain('Type mathematics');
  });
});
