import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ltiKeys } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createKeyStore } from './data/key-store.ts';
import { createPlatformKeys } from './work/keys.ts';

const day = 24 * 3600 * 1000;
const secret = 'a secret of the server that is long enough';
let app: TestApp;
let time = Date.parse('2026-09-07T08:00:00Z');
const now = () => new Date(time);
const node = (own = secret) => createPlatformKeys(createKeyStore(app.database), own, now);
const kidsOf = async (keys: ReturnType<typeof node>) => (await keys.publicKeys()).keys.map(({ kid }) => kid);

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.delete(ltiKeys);
});

describe('the keys that sign towards platforms', () => {
  it('are published without a private part, as RSA of 2048 bits', async () => {
    const answer = await app.visitor().send('GET', '/lti/jwks.json');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const { keys } = JSON.parse(answer.raw) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(Buffer.from(keys[0]?.['n'] ?? '', 'base64url').length * 8).toBe(2048);
  });

  it('sign what everybody can check with the published ones', async () => {
    const keys = node();
    const token = await keys.sign({ iss: 'client', sub: 'client' });
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet((await keys.publicKeys()) as never), {
      algorithms: ['RS256'],
    });
    expect(payload.iss).toBe('client');
    expect(await kidsOf(keys)).toEqual([protectedHeader.kid]);
  });

  it('are the same on all nodes', async () => {
    expect(await kidsOf(node())).toEqual(await kidsOf(node()));
  });

  it('change after ninety days; the next is published a day before it signs, and the last thirty days after', async () => {
    const keys = node();
    const kidOf = async () =>
      JSON.parse(Buffer.from((await keys.sign({})).split('.')[0] ?? '', 'base64url').toString());
    const { kid: first } = await kidOf();
    time += 89 * day - 60_000;
    expect(await kidsOf(keys)).toEqual([first]);
    time += 120_000;
    const both = await kidsOf(keys);
    expect(both).toHaveLength(2);
    expect((await kidOf()).kid).toBe(first);
    time += day;
    const { kid: second } = await kidOf();
    expect(second).not.toBe(first);
    expect(both).toContain(second);
    time += 29 * day;
    expect(await kidsOf(keys)).toContain(first);
    time += 2 * day;
    expect(await kidsOf(keys)).toEqual([second]);
  });

  it('are all replaced immediately when one is known to others', async () => {
    const keys = node();
    const [before] = await kidsOf(keys);
    await keys.replaceAll();
    const after = await kidsOf(keys);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
    time += 61_000;
    expect(await kidsOf(node())).toEqual(after);
  });

  it('that were sealed under another secret count for nothing', async () => {
    const [before] = await kidsOf(node());
    expect(await kidsOf(node('another secret of the server, long enough'))).not.toContain(before);
  });
});
