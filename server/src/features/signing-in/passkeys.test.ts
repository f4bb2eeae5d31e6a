import {
  beginPasskey,
  beginPasskeySignIn,
  confirmIdentity,
  createPasskey,
  getSession,
  getSignInMethods,
  login,
  passkeySignIn,
  removePasskey,
  renewRecoveryCodes,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../core/db/tables/index.ts';
import { createSoftwarePasskey } from '../../testing/signing-in/software-passkey.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

const origin = 'http://lemma.test';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function addPasskey(person: Person, passkey = createSoftwarePasskey({ origin })) {
  const { options } = await person.call(beginPasskey, {});
  const { id } = await person.call(createPasskey, { body: { name: 'Phone', credential: passkey.make(options) } });
  return { id, passkey };
}

async function answerWith(client: TestClient, passkey: ReturnType<typeof createSoftwarePasskey>) {
  const { options } = await client.call(beginPasskeySignIn, {});
  return client.tryCall(passkeySignIn, { body: { credential: passkey.use(options) } });
}

async function endConfirmation(person: Person): Promise<void> {
  await app.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, person.user.id));
}

describe('a passkey', () => {
  it('signs in without a password when it checks the person [C17]', async () => {
    const person = await app.signUpAs('learner');
    const { passkey } = await addPasskey(person);
    const visitor = app.visitor();
    const answer = await answerWith(visitor, passkey);
    expect(answer.body).toMatchObject({ id: person.user.id });
    expect(await visitor.call(getSignInMethods, {})).toMatchObject({
      isConfirmed: true,
      passkeys: [{ name: 'Phone', lastUsedAt: expect.any(String) as string }],
    });
  });

  it('that does not check the person comes after the password [C17] [SC13]', async () => {
    const person = await app.signUpAs('learner');
    const { passkey } = await addPasskey(person, createSoftwarePasskey({ origin, checksPerson: false }));
    const visitor = app.visitor();
    const alone = await answerWith(visitor, passkey);
    expect(alone.status).toBe(401);
    expect(visitor.cookies.has('lemma_session')).toBe(false);
    const begun = await visitor.tryCall(login, { body: { username: person.email, password: person.password } });
    expect(begun.body).toMatchObject({ code: 'session/second-factor-needed', methods: ['passkey'] });
    const { options } = await visitor.call(beginPasskeySignIn, {});
    expect(JSON.parse(options)).toMatchObject({
      allowCredentials: [{ id: passkey.id }],
      userVerification: 'preferred',
    });
    const answer = await visitor.tryCall(passkeySignIn, { body: { credential: passkey.use(options) } });
    expect(answer.status).toBe(200);
    expect((await visitor.call(getSession, {}))?.id).toBe(person.user.id);
  });

  it('of another account finishes no begun sign-in', async () => {
    const person = await app.signUpAs('learner');
    const other = await app.signUpAs('learner');
    await addPasskey(person);
    const { passkey } = await addPasskey(other, createSoftwarePasskey({ origin, checksPerson: false }));
    const visitor = app.visitor();
    await visitor.tryCall(login, { body: { username: person.email, password: person.password } });
    expect((await answerWith(visitor, passkey)).status).toBe(401);
  });

  it('answers once to what it was asked, here, on this page, with a counter that grows [C17] [SC13]', async () => {
    const person = await app.signUpAs('learner');
    const { passkey } = await addPasskey(person);
    const visitor = app.visitor();
    const { options } = await visitor.call(beginPasskeySignIn, {});
    const credential = passkey.use(options);
    const stranger = app.visitor();
    expect((await stranger.tryCall(passkeySignIn, { body: { credential } })).status).toBe(401);
    await stranger.call(beginPasskeySignIn, {});
    expect((await stranger.tryCall(passkeySignIn, { body: { credential } })).status).toBe(401);
    expect((await visitor.tryCall(passkeySignIn, { body: { credential } })).status).toBe(200);
    expect((await visitor.tryCall(passkeySignIn, { body: { credential } })).status).toBe(401);

    passkey.state.counter = 0;
    expect((await answerWith(app.visitor(), passkey)).status, 'a copy').toBe(401);
    passkey.state.counter = 50;
    passkey.state.origin = 'https://lemma.evil.example';
    expect((await answerWith(app.visitor(), passkey)).status, 'another page').toBe(401);
    expect((await answerWith(app.visitor(), createSoftwarePasskey({ origin }))).status, 'an unknown one').toBe(401);
    for (const rubbish of ['', '{', '[]', 'null', '{"id":"x"}', '{"id":"x","rawId":"x","response":{}}']) {
      const answer = await visitor.tryCall(passkeySignIn, { body: { credential: rubbish } });
      expect([400, 401], rubbish).toContain(answer.status);
    }
  });

  it('is made for this account, on this page, once', async () => {
    const person = await app.signUpAs('learner');
    const other = await app.signUpAs('learner');
    const passkey = createSoftwarePasskey({ origin });
    const { options } = await person.call(beginPasskey, {});
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'lemma.test' },
      user: { displayName: `Person ${person.user.lastName}` },
    });
    const body = { name: 'Key', credential: passkey.make(options) };
    expect((await other.tryCall(createPasskey, { body })).status).toBe(409);
    const elsewhere = createSoftwarePasskey({ origin: 'https://evil.example' });
    const asked = await other.call(beginPasskey, {});
    const wrong = await other.tryCall(createPasskey, {
      body: { name: 'Key', credential: elsewhere.make(asked.options) },
    });
    expect(Object.keys(wrong.body as object)).toEqual(['credential']);
    expect((await person.tryCall(createPasskey, { body })).status).toBe(200);
    expect((await person.tryCall(createPasskey, { body })).status).toBe(409);
  });

  it('confirms who is here, alone when it checks the person, else together with the password [SC21]', async () => {
    const person = await app.signUpAs('learner');
    const { passkey } = await addPasskey(person);
    await endConfirmation(person);
    expect((await person.tryCall(beginPasskey)).status).toBe(403);
    const confirm = async (more: object) => {
      const { options } = await person.call(beginPasskeySignIn, {});
      return person.tryCall(confirmIdentity, { body: { ...more, credential: passkey.use(options) } });
    };
    passkey.state.checksPerson = false;
    expect((await confirm({})).body).toEqual({ password: ['Enter your password.'] });
    expect((await confirm({ password: person.password })).status).toBe(204);
    await endConfirmation(person);
    passkey.state.checksPerson = true;
    expect((await confirm({})).status).toBe(204);
    expect((await person.tryCall(beginPasskey)).status).toBe(200);
    await endConfirmation(person);
    const other = await addPasskey(await app.signUpAs('learner'));
    const { options } = await person.call(beginPasskeySignIn, {});
    const answer = await person.tryCall(confirmIdentity, { body: { credential: other.passkey.use(options) } });
    expect(Object.keys(answer.body as object)).toEqual(['credential']);
  });

  it('can be removed unless nothing else signs in; recovery codes go with the last one', async () => {
    const person = await app.signUpAs('learner');
    const { id } = await addPasskey(person);
    await person.call(renewRecoveryCodes, {});
    const other = await app.signUpAs('learner');
    expect((await other.tryCall(removePasskey, { params: { passkeyId: id } })).status).toBe(404);
    await app.database.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.user.id));
    expect((await person.tryCall(removePasskey, { params: { passkeyId: id } })).status).toBe(409);
    const second = await addPasskey(person);
    const removed = await Promise.all(
      [id, second.id].map((passkeyId) => person.tryCall(removePasskey, { params: { passkeyId } })),
    );
    expect(removed.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    expect((await person.call(getSignInMethods, {})).recoveryCodesLeft).toBe(10);
    await app.database.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, person.user.id));
    const [left] = (await person.call(getSignInMethods, {})).passkeys;
    await person.call(removePasskey, { params: { passkeyId: left?.id ?? '' } });
    expect(await person.call(getSignInMethods, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });
});
