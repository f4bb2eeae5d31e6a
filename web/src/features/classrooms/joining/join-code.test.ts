import { joinCode } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { readJoinCode, spellCode } from './join-code.ts';

describe('spellCode', () => {
  it('writes a join code in two groups, however it was stored', () => {
    expect(spellCode('QK74MD')).toBe('QK7-4MD');
    expect(spellCode('QK7-4MD')).toBe('QK7-4MD');
  });
});

describe('readJoinCode', () => {
  it.each(['QK7-4MD', ' qk7 4md ', 'QK74MD', 'QK7-4M', '', 'QK7-4MDX'])('reads “%s” as the contract does', (typed) => {
    expect(readJoinCode(typed)).toBe(joinCode.safeParse(typed).data);
  });
});
