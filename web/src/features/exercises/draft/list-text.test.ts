import { describe, expect, it } from 'vitest';
import { splitMathsList, splitWords, toNumberOrSource } from './list-text.ts';

describe('splitMathsList', () => {
  it('splits at commas and semicolons outside brackets', () => {
    expect(splitMathsList('2, (1, 3); x^2, {a, b}')).toEqual(['2', '(1, 3)', 'x^2', '{a, b}']);
  });

  it('leaves out what is empty and bears a bracket that was never opened', () => {
    expect(splitMathsList(' , 2,,')).toEqual(['2']);
    expect(splitMathsList('2), 3')).toEqual(['2)', '3']);
  });
});

describe('splitWords', () => {
  it('keeps words with spaces together', () => {
    expect(splitWords('red, dark blue,')).toEqual(['red', 'dark blue']);
  });
});

describe('toNumberOrSource', () => {
  it('reads figures as numbers and leaves everything else to the engine', () => {
    expect(toNumberOrSource('-6')).toBe(-6);
    expect(toNumberOrSource('.5')).toBe(0.5);
    expect(toNumberOrSource('1/2')).toBe('1/2');
    expect(toNumberOrSource('2a')).toBe('2a');
    expect(toNumberOrSource('  ')).toBeUndefined();
  });
});
