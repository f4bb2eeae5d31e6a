import { encodePayload, endpoints } from '@lemma/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findExcess } from '../../json-excess.ts';
import { ordinaryBodyBytes } from './json-body.ts';

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

const isOverfull = (text: string, most: number) => findExcess(Buffer.from(text), most) !== undefined;
const login = '/api/mm/session-auth/login/';
const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, k) => [`k${k}`, 1]));

async function post(path: string, payload: string, contentType = 'application/json') {
  const visitor = app.visitor();
  await visitor.send('GET', '/api/mm/session-auth/csrf/');
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = [...visitor.cookies].find(([name]) => name.includes('csrf'))?.[1] ?? '';
  return app.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': contentType, cookie: cookies, 'x-csrftoken': token },
  });
}

describe('a body of JSON [SC24]', () => {
  it('is counted as it would be after reading it', () => {
    expect(isOverfull('[1,2,{"a":3}]', 4)).toBe(false);
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 40 }), (text, most) => {
        let entries = 0;
        const count = (value: unknown): void => {
          if (typeof value !== 'object' || value === null) return;
          const items = Object.values(value);
          entries += 1 + Math.max(0, items.length - 1);
          items.forEach(count);
        };
        // Keys that come twice are one after reading: their commas count all the same.
        const read: unknown = JSON.parse(text);
        count(read);
        if (JSON.stringify(read).length === text.length) expect(isOverfull(text, most)).toBe(entries > most);
      }),
    );
  });

  it.each([
    ['64 levels', '['.repeat(64) + ']'.repeat(64), false],
    ['65 levels', '['.repeat(65) + ']'.repeat(65), true],
    ['brackets and commas within a text', JSON.stringify({ a: '[[[{{{,,,"\\'.repeat(100) }), false],
    ['a text that never ends', `"${'['.repeat(100)}`, false],
  ])('with %s is seen for what it is', (_, text, expected) => {
    expect(isOverfull(text, 100)).toBe(expected);
  });

  it('is refused from 64 KB on where its endpoint does not ask for more', async () => {
    const body = (size: number) => JSON.stringify({ username: 'x'.repeat(size - 15) });
    expect((await post(login, body(ordinaryBodyBytes + 1))).statusCode).toBe(413);
    expect((await post(login, body(ordinaryBodyBytes))).statusCode).toBe(400);
  });

  it('with too many keys or levels is refused in few words', async () => {
    for (const payload of [JSON.stringify(wide(6000)), '['.repeat(20_000), `{"a":${'['.repeat(200)}`]) {
      const response = await post(login, payload);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { non_field_errors: ['This holds more than can be read.'] },
      ]);
    }
  });

  it('may hold a hundred keys more than its endpoint can use, and no more', async () => {
    expect((await post(login, JSON.stringify(wide(102)))).body).toContain('This field is not known.');
    expect((await post(login, JSON.stringify(wide(120)))).body).toContain('This holds more than can be read.');
  });

  it('has at most ten of its unknown keys named', async () => {
    const response = await post(login, JSON.stringify(wide(90)));
    const named = Object.keys(response.json() as object).filter((key) => /^k\d+$/.test(key));
    expect([response.statusCode, named.length]).toEqual([400, 10]);
    expect(response.body.length).toBeLessThan(2000);
  });

  it('is not read where a file is expected', async () => {
    const { teacher, classId } = await app.openClassroom();
    const cookies = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = [...teacher.cookies].find(([name]) => name.includes('csrf'))?.[1] ?? '';
    for (const { path } of endpoints.filter(({ upload }) => upload !== undefined)) {
      const response = await app.app.inject({
        method: 'POST',
        url: `/api/mm${path.replace('{classId}', classId)}`,
        payload: '['.repeat(30_000),
        headers: { 'content-type': 'application/json', cookie: cookies, 'x-csrftoken': token },
      });
      expect(response.statusCode).toBe(415);
    }
  });
});

describe('a body that comes as an encoded payload [C02] [X06]', () => {
  const encoded = (value: unknown) => JSON.stringify(encodePayload(value));

  it('is read as what it holds', async () => {
    const { email, password, user } = await app.signUpAs('learner');
    const answer = await post(login, encoded({ username: email, password }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ uid: user.uid });
    const refused = await post(login, encoded({ username: email, pass: 'x' }));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<object>()).toSorted()).toEqual(['pass', 'password']);
  });

  it('has the words of the error catalogue where it cannot be read', async () => {
    const { payload } = encodePayload({ username: 'x', password: 'y' });
    for (const broken of ['', 'plain text', payload.slice(2)]) {
      const answer = await post(login, JSON.stringify({ payload: broken }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ non_field_errors: ['Invalid payload'] });
    }
  });

  it('is held to what any other body is held to', async () => {
    const deep = await post(login, encoded(JSON.parse('['.repeat(65) + ']'.repeat(65))));
    expect(deep.statusCode).toBe(400);
    expect(deep.body).toContain('This holds more than can be read.');
    const full = await post(login, encoded(Array.from({ length: 5002 }, () => 1)));
    expect(full.body).toContain('This holds more than can be read.');
    const own = encodePayload(JSON.parse('{"__proto__":{"a":1},"username":"x","password":"y"}'));
    expect((await post(login, JSON.stringify(own))).statusCode).toBe(400);
    const twice = await post(login, encoded(encodePayload({ username: 'x', password: 'y' })));
    expect(twice.statusCode).toBe(400);
  });
});
