import { describe, expect, it } from 'vitest';
import { inWords } from './reading/notation-reader.ts';
import { spokenText } from './spoken-text.ts';

const here = async (source: string): Promise<string> => inWords(source);

describe('spokenText', () => {
  it('says formulas in words and leaves out their delimiters', async () => {
    expect(await spokenText('Add $x^2$ and \\(\\frac12\\).', 'en', here)).toBe(
      `Add x squared and ${inWords('\\frac12')}.`,
    );
  });

  it('leaves prices and plain words as they are', async () => {
    expect(await spokenText('It costs $5 now.', 'en', here)).toBe('It costs $5 now.');
    expect(await spokenText('Use a point for decimals: write 1.5.', 'en', here)).toBe(
      'Use a point for decimals: write 1.5.',
    );
  });

  it('says the source of a formula that cannot be put into words', async () => {
    const unreachable = (): Promise<never> => Promise.reject(new Error('no network'));
    expect(await spokenText('Take $x^2$.', 'en', unreachable)).toBe('Take x^2.');
  });
});
