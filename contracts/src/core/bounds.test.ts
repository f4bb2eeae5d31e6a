import { describe, expect, it } from 'vitest';
import { personName } from '../people/person.ts';
import { z } from 'zod';
import { saveDraft } from '../attempts/attempts.ts';
import { day, moment, notedMoment } from './bounds.ts';
import { endpoints } from '../index.ts';

describe('a name', () => {
  it.each([
    '\u200B\u200B',
    'Ada\u202Eecalevol',
    '\u2066Ada\u2069',
    '\u00AD',
    '\u0301',
    '\u3164',
    '\u115F\u1160\uFFA0',
    '\u2800 \u2800',
  ])('that cannot be seen as it is, such as %j, is refused in words [SC27]', (name) => {
    const refused = personName.safeParse(name).error?.issues.map(({ message }) => message) ?? [];
    expect(refused.join(' ')).toMatch(/seen|direction/);
  });

  it.each(['Zoë', "O'Neill", '李', 'ابن سينا', '김연아', 'क्‍ष', 'Ann-Kathrin', 'X Æ'])('may be %s', (name) => {
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

it('a moment is one that the database knows, with a year to spare for time zones and accommodations [SC27]', () => {
  for (const far of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z']) {
    expect([moment.safeParse(far).success, notedMoment.safeParse(far).success], far).toEqual([false, false]);
  }
  expect(moment.safeParse('2026-09-07T08:00:00+02:00').success).toBe(true);
});

interface Shape {
  readonly type?: string;
  readonly maximum?: number;
}

/** Names of fields with whole numbers that have no limit, or one beyond the 32 bits of the database's columns. */
function unboundedIn(shape: unknown, name: string): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { type, maximum = Infinity } = shape as Shape;
  const own = type === 'integer' && maximum > 2_147_483_647 ? [name] : [];
  const named = 'properties' in shape ? (shape.properties as object) : {};
  const inside = Object.entries(shape).filter(([key]) => key !== 'properties');
  return [
    ...own,
    ...Object.entries(named).flatMap(([key, value]) => unboundedIn(value, key)),
    ...inside.flatMap(([, value]) => unboundedIn(value, name)),
  ];
}

it('whole numbers of requests are no larger than the database’s, except seeds, which have 64 bits there [SC27]', () => {
  const unbounded = endpoints.flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '').map(
            (field) => `${name} ${field}`,
          )
        : [],
    ),
  );
  expect(unbounded.filter((one) => !one.endsWith(' seed'))).toEqual([]);
});
