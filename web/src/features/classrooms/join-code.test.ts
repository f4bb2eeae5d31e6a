import { describe, expect, it } from 'vitest';
import { spellCode } from './join-code.ts';

describe('spellCode', () => {
  it('writes a join code in two groups, however it was stored', () => {
    expect(spellCode('QK74MD')).toBe('QK7-4MD');
    expect(spellCode('QK7-4MD')).toBe('QK7-4MD');
  });
});
