import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainWords } from './body-schemas.ts';

describe('the words for a value that a schema refuses', () => {
  it.each([
    [z.number(), Number.NaN, 'Enter a number.'],
    [z.int(), 1.5, 'Use a whole number.'],
    [z.int().min(1), 0, 'Use at least 1.'],
    [z.int().max(100), 101, 'Use at most 100.'],
    [z.number().gt(0), 0, 'Use more than 0.'],
    [z.number().lt(5), 5, 'Use less than 5.'],
    [z.number().multipleOf(0.5), 1.3, 'Use a multiple of 0.5.'],
    [z.string().min(1), '', 'Fill this in.'],
    [z.string().min(8), 'short', 'Use at least 8 characters.'],
    [z.string().max(4000), 'x'.repeat(4001), 'Use at most 4,000 characters.'],
    [z.array(z.string()).min(1), [], 'Choose at least one.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Choose at most 2.'],
    [z.uuid(), 'a', 'This does not fit here.'],
    [z.string(), 1, 'This does not fit here.'],
  ])('are plain', (schema, value, words) => {
    expect(schema.safeParse(value, { error: plainWords }).error?.issues[0]?.message).toBe(words);
  });

  it('are those of the schema where it has some', () => {
    const schema = z.int().min(1, 'Give at least a minute.');
    expect(schema.safeParse(0, { error: plainWords }).error?.issues[0]?.message).toBe('Give at least a minute.');
  });
});
