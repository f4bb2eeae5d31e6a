import { describe, expect, it } from 'vitest';
import { personName } from './accounts.ts';
import { saveDraft } from './attempts.ts';
import { day } from './classrooms.ts';

describe('a name', () => {
  it.each(['\u200B\u200B', 'Ada\u202Eecalevol', '\u2066Ada\u2069', '\u00AD', '\u0301'])(
    'that cannot be seen as it is, such as %j, is refused in words [SC27]',
    (name) => {
      const refused = personName.safeParse(name).error?.issues.map(({ message }) => message) ?? [];
      expect(refused.join(' ')).toMatch(/seen|direction/);
    },
  );

  it.each(['Zoë', "O'Neill", '李', 'ابن سينا', 'क्‍ष', 'Ann-Kathrin', 'X Æ'])('may be %s', (name) => {
    expect(personName.parse(name)).toBe(name);
  });
});

it('a day is one that the database knows [SC27]', () => {
  expect(day.safeParse('0000-01-01').success).toBe(false);
  expect(day.safeParse('9999-12-31').success).toBe(false);
  expect(day.parse('2026-09-01')).toBe('2026-09-01');
});

it('a draft has no number so high that it keeps all later ones out [SC27]', () => {
  const body = { variantNumber: 1, sequence: 1, answers: {}, secondsSpent: 0 };
  const numberIsFit = (sequence: number) =>
    !(saveDraft.body.safeParse({ ...body, sequence }).error?.issues ?? []).some(({ path }) => path[0] === 'sequence');
  expect([1, 1_000_000, 2_147_483_647, 3_000_000_000].map(numberIsFit)).toEqual([true, true, false, false]);
});
