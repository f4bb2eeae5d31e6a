import { describe, expect, it } from 'vitest';
import { driftOf } from './server-clock.ts';

const at = Date.parse('2026-11-21T10:00:00Z');

describe('driftOf', () => {
  it('[K04] ignores what a header of whole seconds cannot show', () => {
    expect(driftOf('Sat, 21 Nov 2026 10:00:01 GMT', at, at + 200)).toBe(0);
  });
  it('measures a device whose clock is five minutes slow', () => {
    expect(driftOf('Sat, 21 Nov 2026 10:05:00 GMT', at, at + 200)).toBe(300_400);
  });
  it('says nothing without a header', () => expect(driftOf(null, at, at)).toBeUndefined());
});
