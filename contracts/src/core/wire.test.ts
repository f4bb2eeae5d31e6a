import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { version } from './constants.ts';
import { fromWire, toCamelKey, toSnakeKey, toWire } from './wire.ts';

const uuid = '01900000-0000-7000-8000-000000000001';

describe('keys on the wire [V09]', () => {
  it.each([
    ['firstName', 'first_name'],
    ['isAnonymous', 'is_anonymous'],
    ['id', 'id'],
    ['part1', 'part1'],
    [uuid, uuid],
    [uuid.toUpperCase(), uuid.toUpperCase()],
  ])('%s travels as %s and comes back', (camel, snake) => {
    expect(toSnakeKey(camel)).toBe(snake);
    expect(toCamelKey(snake)).toBe(camel);
  });

  it('are converted at every depth, values never', () => {
    const value = { taskName: 'my_task firstName', items: [{ itemId: 'a_b' }], [uuid]: { dueAt: null } };
    const wire = toWire(value);
    expect(wire).toEqual({ task_name: 'my_task firstName', items: [{ item_id: 'a_b' }], [uuid]: { due_at: null } });
    expect(fromWire(wire)).toEqual(value);
  });

  it('come back as they were for any camelCase key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{0,5}){0,4}$/), (key) => {
        expect(toCamelKey(toSnakeKey(key))).toBe(key);
      }),
    );
  });

  it('cannot reach a prototype [SC6]', () => {
    const converted = fromWire(JSON.parse('{"__proto__": {"is_admin": true}, "constructor": 1}')) as object;
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype);
    expect(converted).not.toHaveProperty('isAdmin');
  });
});

it('knows the version of the product', () => {
  expect(version).toBe(packageFile.version);
});
