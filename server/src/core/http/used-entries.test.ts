import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { findExcess } from '../json-excess.ts';
import { usedEntries } from './used-entries.ts';

describe('what a body can use [SC24]', () => {
  it.each([
    ['texts and numbers', z.strictObject({ a: z.string(), b: z.int().optional() }), { a: 'x', b: 1 }],
    [
      'a list',
      z.strictObject({ list: z.array(z.strictObject({ k: z.uuid() })).max(3) }),
      { list: [{ k: 'x' }, { k: 'x' }, { k: 'x' }] },
    ],
    [
      'one of several forms',
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('short') }),
        z.strictObject({ kind: z.literal('long'), words: z.array(z.string()).max(9) }),
      ]),
      { kind: 'long', words: Array.from({ length: 9 }, () => 'x') },
    ],
    ['nothing or something', z.strictObject({ a: z.strictObject({ b: z.boolean() }).nullable() }), { a: { b: true } }],
  ])('is at least the fullest body of %s has', (_, schema, fullest) => {
    const most = usedEntries(schema);
    expect(most).toBeLessThan(100);
    expect(findExcess(Buffer.from(JSON.stringify(fullest)), most)).toBeUndefined();
  });

  it.each([
    ['a list without an end', z.strictObject({ list: z.array(z.string()) })],
    ['names of any kind', z.record(z.string(), z.string())],
    ['anything', z.strictObject({ a: z.unknown() })],
  ])('has no bound for %s', (_, schema) => {
    expect(usedEntries(schema)).toBe(Infinity);
  });
});
