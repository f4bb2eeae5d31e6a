import { endOtherSessions, endSession, getSession, listSessions, login } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { speakerOf } from '../../core/language/speakers.ts';
import { describeDevice } from './work/sessions/device-words.ts';
import { sessionData } from './data/session-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

async function signInAgain(person: Person) {
  const client = app.visitor();
  await client.call(login, { body: { username: person.email, password: person.password } });
  return client;
}

describe('sessions', () => {
  it('[C17] are listed with this one first, and end one by one', async () => {
    const person = await app.signUpAs('learner');
    const phone = await signInAgain(person);
    const listed = await person.call(listSessions, {});
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
    await person.call(endSession, { params: { sessionId: listed[1]?.id ?? '' } });
    expect((await phone.tryCall(getSession)).status).toBe(401);
    expect(await person.call(listSessions, {})).toHaveLength(1);
  });

  it('[C17] end together, all but this one', async () => {
    const person = await app.signUpAs('learner');
    const others = [await signInAgain(person), await signInAgain(person)];
    await person.call(endOtherSessions, {});
    for (const other of others) expect((await other.tryCall(getSession)).status).toBe(401);
    expect((await person.tryCall(getSession)).status).toBe(200);
  });

  it('of others cannot be ended [SC13]', async () => {
    const person = await app.signUpAs('learner');
    const stranger = await app.signUpAs('learner');
    const [session] = await person.call(listSessions, {});
    const answer = await stranger.tryCall(endSession, { params: { sessionId: session?.id ?? '' } });
    expect(answer.status).toBe(404);
    expect((await person.tryCall(getSession)).status).toBe(200);
  });

  it('[SC13] never take over an id that the browser brought along', async () => {
    const person = await app.signUpAs('learner');
    const victim = app.visitor();
    victim.cookies.set('lemma_session', 'chosen-by-somebody-else');
    await victim.call(login, { body: { username: person.email, password: person.password } });
    expect(victim.cookies.get('lemma_session')).not.toBe('chosen-by-somebody-else');
    const thief = app.visitor();
    thief.cookies.set('lemma_session', 'chosen-by-somebody-else');
    expect((await thief.tryCall(getSession)).status).toBe(401);
  });

  it('[SC13] of the person who was here before end when another signs in', async () => {
    const before = await app.signUpAs('learner');
    const cookie = before.cookies.get('lemma_session') ?? '';
    const after = await app.signUpAs('learner');
    await before.call(login, { body: { username: after.email, password: after.password } });
    const thief = app.visitor();
    thief.cookies.set('lemma_session', cookie);
    expect((await thief.tryCall(getSession)).status).toBe(401);
  });

  it('are noted as seen once an hour, beside the request', async () => {
    const person = await app.signUpAs('learner');
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 59 * 60_000);
    await person.call(getSession, {});
    await app.services.background.settle();
    const seenAt = async () =>
      (await app.database.db.select().from(sessions).where(eq(sessions.userId, person.user.id)))[0]?.lastSeenAt;
    expect(await seenAt()).toEqual(start);
    app.clock.now = new Date(start.getTime() + 61 * 60_000);
    await person.call(getSession, {});
    await app.services.background.settle();
    expect(await seenAt()).toEqual(app.clock.now);
    const [user] = await app.database.db.select().from(users).where(eq(users.id, person.user.id));
    expect(user?.lastSeenAt).toEqual(app.clock.now);
    app.clock.now = start;
  });

  it('are deleted when they have ended', async () => {
    const person = await app.signUpAs('learner');
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 61 * 24 * 3_600_000);
    expect((await person.tryCall(getSession)).status).toBe(401);
    await sessionData(app.services).deleteEnded();
    expect(await app.database.db.select().from(sessions)).toEqual([]);
    app.clock.now = start;
  });

  it('[SC13] cookies are Secure, of this host alone and hidden from scripts where the address is HTTPS', async () => {
    const secure = await openTestApp({ variables: { PUBLIC_URL: 'https://lemma.test' } });
    const person = await secure.signUpAs('learner');
    expect([...person.cookies.keys()].sort()).toEqual([
      '__Host-lemma_device',
      '__Host-lemma_session',
      'lemma_csrf_dev',
    ]);
    const answer = await person.tryCall(login, { body: { username: person.email, password: person.password } });
    const cookies = answer.headers['set-cookie'] as string[];
    const device = cookies.find((cookie) => cookie.includes('lemma_device'));
    expect(device).toMatch(/^__Host-lemma_device=.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
    const session = cookies.find((cookie) => cookie.includes('lemma_session'));
    expect(session).toMatch(/^__Host-lemma_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax/);
    await secure.close();
  });

  it.each(['null', 'https://evil.example', 'http://lemma.test.evil.example', 'nonsense'])(
    '[SC13] no change comes from the origin %s',
    async (origin) => {
      const person = await app.signUpAs('learner');
      const answer = await person.send('DELETE', '/api/mm/session-auth/sessions/', { headers: { origin } });
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ code: 'session/csrf' })]);
    },
  );
});

describe('a device in words', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on an iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome on an iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Browser on a Mac'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s is %s', (userAgent, words) => {
    expect(describeDevice(userAgent, speakerOf('en'))).toBe(words);
  });
});
