import {
  endSession,
  getIdentityToken,
  getSession,
  listClassrooms,
  listSessions,
  login,
  logout,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signingKeys, users } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createIdentityTokens, identityTokens } from './work/tokens/tokens.ts';
import { deleteEnded } from './work/housekeeping.ts';
import { createSigningKeyStore } from './data/keys-store.ts';
import { createSigningKeys } from './work/tokens/keys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const url = '/api/mm/session-auth/session/';
const withToken = (token: string) => app.visitor().send('GET', url, { headers: { authorization: `JWT ${token}` } });
/** Another node on the same database. */
const otherNode = (secret = app.services.environment.tokenSecret) =>
  createSigningKeys(createSigningKeyStore(app.database), secret, () => app.clock.now);
const tokensOf = (secret: string) =>
  createIdentityTokens({ secret, keys: otherNode(secret), now: () => app.clock.now });

describe('an identity token', () => {
  it('[C05] is signed by a key that anybody can check it with', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const answer = await app.app.inject('/.well-known/jwks.json');
    const keys = answer.json<{ keys: Record<string, unknown>[] }>();
    expect(keys.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys.keys[0]).not.toHaveProperty('d');
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as never), { currentDate: app.clock.now });
    expect(payload['uid']).toBe(person.user.uid);
  });

  it('[SC13] is refused after signing out', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    expect((await withToken(token)).status).toBe(200);
    await person.call(logout, {});
    expect((await withToken(token)).status).toBe(204);
    const reused = await app.visitor().send('GET', '/api/mm/classes/', { headers: { authorization: `JWT ${token}` } });
    expect(reused.status).toBe(401);
  });

  it('[SC13] is refused after its session was ended from another one, in which it never was', async () => {
    const person = await app.signUpAs('learner');
    const phone = app.visitor();
    await phone.call(login, { body: { username: person.email, password: person.password } });
    const { token } = await phone.call(getIdentityToken, {});
    const other = (await person.call(listSessions, {})).find(({ isThisOne }) => !isThisOne);
    await person.call(endSession, { params: { sessionId: other?.id ?? '' } });
    expect((await withToken(token)).status).toBe(204);
    expect((await person.tryCall(getSession)).status).toBe(200);
  });

  it('is refused once the account is deactivated', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    expect((await withToken(token)).status).toBe(200);
    await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, person.user.id));
    expect((await withToken(token)).status).toBe(204);
  });

  it('makes no other token: that takes the session', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const answer = await app.visitor().send('GET', '/api/mm/session-auth/firebase_token/', {
      headers: { authorization: `JWT ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['alg none', (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`],
    [
      'another payload',
      (token: string) => token.replace(/\.[^.]+\./, `.${Buffer.from('{"uid":"x"}').toString('base64url')}.`),
    ],
    ['no token at all', () => 'x'],
    ['nothing', () => ''],
  ])('[SC28] is refused with %s, without a word about why', async (_name, change) => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const answer = await withToken(change(token));
    expect([answer.status, answer.body]).toEqual([
      401,
      { detail: 'Authentication credentials were not provided.', code: 'session/authentication-error' },
    ]);
  });

  it('signed with the public key as a shared secret is refused', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const [row] = await app.database.db.select().from(signingKeys);
    const forged = await new SignJWT({ uid: person.user.uid })
      .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'HS256' })
      .setIssuer('lemma')
      .setExpirationTime('2 h')
      .sign(new TextEncoder().encode(JSON.stringify(row?.publicKey)));
    expect((await withToken(forged)).status).toBe(401);
  });

  it('is checked once, however often it comes', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (let index = 0; index < 5; index += 1) await identityTokens(app.services).verifyIdentityToken(token);
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
    await person.call(listClassrooms, {});
  });
});

describe('the keys', () => {
  it('are shared by all nodes, and made once', async () => {
    const one = await identityTokens(app.services).makeIdentityToken({ uid: 'a', sessionId: 'b' });
    const other = tokensOf(app.services.environment.tokenSecret);
    expect(await other.verifyIdentityToken(one.token)).toMatchObject({ uid: 'a', sessionId: 'b' });
    await other.makeIdentityToken({ uid: 'a', sessionId: 'b' });
    expect(await app.database.db.select().from(signingKeys)).toHaveLength(1);
  });

  it('sign for thirty days, verify a day longer, and are deleted then', async () => {
    const start = app.clock.now;
    const keys = otherNode();
    const first = await keys.current();
    app.clock.now = new Date(start.getTime() + 30 * day);
    const second = await keys.current();
    expect(second.id).not.toBe(first.id);
    expect(await keys.find(first.id)).not.toBeNull();
    expect((await keys.publicKeys()).keys).toHaveLength(2);
    app.clock.now = new Date(start.getTime() + 31 * day + 1);
    expect(await keys.find(first.id)).toBeNull();
    await deleteEnded(app.services, keys);
    const left = await app.database.db.select().from(signingKeys);
    expect(left.map(({ id }) => id)).toEqual([second.id]);
    app.clock.now = start;
  });

  it('of another secret count for nothing', async () => {
    const { token } = await identityTokens(app.services).makeIdentityToken({ uid: 'a', sessionId: 'b' });
    const other = tokensOf('another secret that is long enough for it');
    await expect(other.verifyIdentityToken(token)).rejects.toMatchObject({ status: 401 });
  });

  it('[SC28] lie in the database sealed', async () => {
    await identityTokens(app.services).makeIdentityToken({ uid: 'a', sessionId: 'b' });
    const [row] = await app.database.db.select().from(signingKeys);
    expect(row?.publicKey).not.toHaveProperty('d');
    expect(row?.sealedPrivateKey).not.toContain('"d"');
  });
});
