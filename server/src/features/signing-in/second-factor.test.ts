import {
  beginAuthenticator,
  confirmAuthenticator,
  confirmIdentity,
  getSession,
  getSignInMethods,
  giveSecondFactor,
  login,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, authenticators, mails, recoveryCodes, sessions } from '../../core/db/tables/index.ts';
import { codeAt, confirmSession, giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { useAuthenticatorCode } from './work/second-step/authenticator.ts';
import { useRecoveryCode } from './work/second-step/recovery-codes.ts';
import { signInData } from './data/identity-store.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
// Codes of different tests are in different time steps.
beforeEach(() => passMinutes(60));

function passMinutes(minutes: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
}

async function openPerson() {
  const person = await app.signUpAs('learner');
  const { secret, recoveryCodes: codes } = await giveAuthenticator(app, person);
  passMinutes(20);
  return { person, secret, codes };
}

/** Another browser in which the password was right. */
async function givePassword(person: Person): Promise<TestClient> {
  const visitor = app.visitor();
  const answer = await visitor.tryCall(login, { body: { username: person.email, password: person.password } });
  expect(answer.status).toBe(401);
  return visitor;
}

const giveCode = (client: TestClient, code: string) => client.tryCall(giveSecondFactor, { body: { code } });
const isSignedIn = async (client: TestClient) => (await client.tryCall(getSession)).status === 200;

describe('signing in with a second factor', () => {
  it('asks for it after the right password and signs in with it alone [C17] [SC13]', async () => {
    const { person, secret } = await openPerson();
    const visitor = app.visitor();
    const answer = await visitor.tryCall(login, { body: { username: person.email, password: person.password } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      detail: 'Your password is right. Now confirm that it is you.',
      code: 'session/second-factor-needed',
      methods: ['totp', 'recovery-code'],
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^lemma_second-factor=[^;]+; Max-Age=300; .*HttpOnly/);
    expect(visitor.cookies.has('lemma_session')).toBe(false);
    const user = await visitor.call(giveSecondFactor, { body: { code: await codeAt(app, secret) } });
    expect(user.id).toBe(person.user.id);
    expect(visitor.cookies.has('lemma_second-factor')).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await visitor.call(getSignInMethods, {})).toMatchObject({ isConfirmed: true, hasAuthenticator: true });
  });

  it('takes codes of half a minute earlier and later, and of no other time [SC12]', async () => {
    const { person, secret } = await openPerson();
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const) {
      const visitor = await givePassword(person);
      expect((await giveCode(visitor, await codeAt(app, secret, steps))).status, String(steps)).toBe(status);
    }
  });

  it('takes no code twice, nor an earlier one after a later one [SC12]', async () => {
    const { person, secret } = await openPerson();
    const code = await codeAt(app, secret);
    expect((await giveCode(await givePassword(person), code)).status).toBe(200);
    const again = await giveCode(await givePassword(person), code);
    expect(again.body).toEqual({ code: ['This code is not right, or it was used before.'] });
    expect((await giveCode(await givePassword(person), await codeAt(app, secret, -1))).status).toBe(400);
  });

  it('of twenty uses of one code at the same time, one signs in [SC12]', async () => {
    const { person, codes } = await openPerson();
    const browsers: TestClient[] = [];
    for (let number = 0; number < 20; number += 1) browsers.push(await givePassword(person));
    const answers = await Promise.all(browsers.map((browser) => giveCode(browser, codes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signInData(app.services).countRecoveryCodes(person.user.id)).toBe(9);
  });

  it('lets one of twenty through also where no limit stands before it [SC12]', async () => {
    const { person, secret, codes } = await openPerson();
    const code = await codeAt(app, secret);
    const twenty = Array.from({ length: 20 });
    const { services } = app;
    const byApp = await Promise.all(twenty.map(() => useAuthenticatorCode(services, person.user.id, code)));
    const byPaper = await Promise.all(twenty.map(() => useRecoveryCode(services, person.user.id, codes[0] ?? '')));
    expect([byApp, byPaper].map((used) => used.filter(Boolean).length)).toEqual([1, 1]);
  });

  it('finishes a begun sign-in once, in the browser that began it, within five minutes [SC13]', async () => {
    const { person, secret } = await openPerson();
    const stranger = app.visitor();
    expect((await giveCode(stranger, await codeAt(app, secret))).status).toBe(401);
    const visitor = await givePassword(person);
    const cookie = visitor.cookies.get('lemma_second-factor') ?? '';
    await visitor.call(giveSecondFactor, { body: { code: await codeAt(app, secret) } });
    stranger.cookies.set('lemma_second-factor', cookie);
    expect((await giveCode(stranger, await codeAt(app, secret, 1))).status).toBe(401);
    const late = await givePassword(person);
    passMinutes(5);
    expect((await giveCode(late, await codeAt(app, secret))).status).toBe(401);
  });

  it('stops guessing after five wrong codes, whichever browser they come from [SC12]', async () => {
    const { person, secret } = await openPerson();
    const guesses = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const visitor = await givePassword(person);
      guesses.push((await giveCode(visitor, '000000')).status);
    }
    expect(guesses).toEqual([400, 400, 400, 400, 400]);
    const blocked = await giveCode(await givePassword(person), await codeAt(app, secret));
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    passMinutes(16);
    expect((await giveCode(await givePassword(person), await codeAt(app, secret))).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten of fifty bits, work once, however they are written, and are kept as hashes [C17] [SC12]', async () => {
    const { person, codes } = await openPerson();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const kept = await app.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.user.id));
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.slice(0, 5));
    const spoken = (codes[3] ?? '').toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await giveCode(await givePassword(person), spoken)).status).toBe(200);
    expect((await giveCode(await givePassword(person), codes[3] ?? '')).status).toBe(400);
  });

  it('of somebody else are wrong', async () => {
    const { person } = await openPerson();
    const other = await openPerson();
    expect((await giveCode(await givePassword(person), other.codes[0] ?? '')).status).toBe(400);
  });

  it('end when new ones are made', async () => {
    const { person, codes } = await openPerson();
    await confirmSession(app, person);
    const renewed = await person.call(renewRecoveryCodes, {});
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await giveCode(await givePassword(person), codes[0] ?? '')).status).toBe(400);
    expect((await giveCode(await givePassword(person), renewed.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await person.call(getSignInMethods, {})).recoveryCodesLeft).toBe(9);
  });
});

describe('an authenticator app', () => {
  it('is in force once one of its codes was given; its secret is kept sealed [C17]', async () => {
    const person = await app.signUpAs('learner');
    const offered = await person.call(beginAuthenticator, {});
    expect(offered.address).toContain(`secret=${offered.secret}`);
    expect(offered.qr.every((row) => row.length === offered.qr.length && /^[01]+$/.test(row))).toBe(true);
    const [row] = await app.database.db.select().from(authenticators).where(eq(authenticators.userId, person.user.id));
    expect(row?.sealedSecret).not.toContain(offered.secret);
    const body = { username: person.email, password: person.password };
    expect((await app.visitor().tryCall(login, { body })).status).toBe(200);
    expect((await person.tryCall(confirmAuthenticator, { body: { code: '000000' } })).status).toBe(400);
    await person.call(confirmAuthenticator, { body: { code: await codeAt(app, offered.secret) } });
    expect((await app.visitor().tryCall(login, { body })).status).toBe(401);
    expect((await person.tryCall(beginAuthenticator)).status).toBe(409);
  });

  it('is announced by mail when it is turned on or off, and recorded in the audit log [SC21]', async () => {
    const { person } = await openPerson();
    await confirmSession(app, person);
    await person.call(removeAuthenticator, {});
    await person.call(removeAuthenticator, {});
    const { db } = app.database;
    const sent = await db.select().from(mails).where(eq(mails.userId, person.user.id));
    const mailed = sent.filter(({ subject }) => subject === 'How you sign in to Lemma was changed');
    expect(mailed.map(({ text }) => /turned (on|off)/.exec(text)?.[1])).toEqual(expect.arrayContaining(['off', 'on']));
    const written = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.user.id));
    expect(written.map(({ act }) => act)).toEqual(['turn-on-authenticator', 'turn-off-authenticator']);
  });

  it('is taken away with its recovery codes, and the password alone is enough again', async () => {
    const { person, codes } = await openPerson();
    await confirmSession(app, person);
    await person.call(removeAuthenticator, {});
    const body = { username: person.email, password: person.password };
    expect((await app.visitor().tryCall(login, { body })).status).toBe(200);
    expect(await signInData(app.services).countRecoveryCodes(person.user.id)).toBe(0);
    expect(codes).toHaveLength(10);
    expect((await person.tryCall(renewRecoveryCodes)).status).toBe(409);
  });
});

describe('confirming who is here', () => {
  const change = [beginAuthenticator, removeAuthenticator, renewRecoveryCodes];

  it('is asked for fifteen minutes after it was given, and holds for this session alone [C17] [SC21]', async () => {
    const person = await app.signUpAs('learner');
    expect((await person.tryCall(beginAuthenticator)).status).toBe(200);
    passMinutes(15);
    for (const endpoint of change) {
      const answer = await person.tryCall(endpoint);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'session/confirmation-needed' });
    }
    const other = app.visitor();
    await other.call(login, { body: { username: person.email, password: person.password } });
    expect((await person.tryCall(beginAuthenticator)).status).toBe(403);
    await person.call(confirmIdentity, { body: { password: person.password } });
    expect((await person.tryCall(beginAuthenticator)).status).toBe(200);
  });

  it('takes the password, and a code where there is an authenticator', async () => {
    const { person, secret, codes } = await openPerson();
    const confirm = (body: object) => person.tryCall(confirmIdentity, { body });
    const { password } = person;
    expect((await confirm({})).body).toEqual({ password: ['Enter your password.'] });
    expect((await confirm({ password: 'wrong', code: codes[0] })).body).toEqual({
      password: ['This is not your password.'],
    });
    expect((await confirm({ password })).body).toEqual({ code: ['Enter the code of your authenticator app.'] });
    expect((await confirm({ password, code: '000000' })).status).toBe(400);
    expect((await person.tryCall(removeAuthenticator)).status).toBe(403);
    expect((await confirm({ password, code: await codeAt(app, secret) })).status).toBe(204);
    expect((await person.tryCall(removeAuthenticator)).status).toBe(204);
  });

  it('is nothing for an administrator who is signed in as somebody [SC21]', async () => {
    const { person } = await openPerson();
    const administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
    await confirmSession(app, administrator);
    await app.database.db
      .update(sessions)
      .set({ actingAsId: person.user.id })
      .where(eq(sessions.userId, administrator.user.id));
    const calls = [...change, confirmIdentity].map((endpoint) =>
      administrator.tryCall(endpoint, { body: endpoint === confirmIdentity ? { password: person.password } : {} }),
    );
    for (const answer of await Promise.all(calls)) {
      expect(answer.body).toMatchObject({ code: 'session/acting-as-somebody' });
    }
    const code = await administrator.tryCall(confirmAuthenticator, { body: { code: '000000' } });
    expect(code.body).toMatchObject({ code: 'session/acting-as-somebody' });
  });
});
