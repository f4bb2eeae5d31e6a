import type { Accommodation } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { alsoWords, dueShiftWords, formOf, moreTimeWords, profileOf, readProfile } from './accommodation-form.ts';

const profile: Accommodation = {
  memberId: 'm',
  firstName: 'Noa',
  lastName: 'Goldberg',
  timeFactor: 1.25,
  extraMinutes: 5,
  shiftMinutes: 2880,
  shiftUntil: null,
  extraAttempts: 1,
  note: 'Reads slowly',
  changedAt: '2026-09-07T08:00:00Z',
};

describe('the form of an accommodation [R16]', () => {
  it('gives back what it was filled with', () => {
    expect(readProfile(formOf(profile))).toEqual(profileOf(profile));
    expect(readProfile(formOf({ ...profile, shiftMinutes: 90, timeFactor: 2 }))).toMatchObject({
      shiftMinutes: 90,
      timeFactor: 2,
    });
    expect(readProfile(formOf(undefined))).toMatchObject({ timeFactor: 1, shiftMinutes: 0, shiftUntil: null });
  });

  it('says what is more', () => {
    expect([moreTimeWords(profile), dueShiftWords(profile), alsoWords(profile)]).toEqual([
      '+ 25 % + 5 min',
      '+ 2 days',
      '1 more attempt',
    ]);
    expect([moreTimeWords({ timeFactor: 1, extraMinutes: 0 }), dueShiftWords({ shiftMinutes: 0 })]).toEqual([
      'as set',
      'as set',
    ]);
  });
});
