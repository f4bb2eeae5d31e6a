import { getSession, leaveFrame } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiPeople, users } from '../../core/db/tables/index.ts';
import { launchIn } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';

let lti: OpenedLti;
beforeAll(async () => {
  lti = await openLti();
});
afterAll(() => lti.close());

function arrive() {
  const course = lti.platform.course(lti.tool);
  const person = lti.platform.person();
  lti.platform.enrol(course, person);
  return { person, wish: { person, course, link: lti.platform.link(course) } };
}

describe('a page that leaves the frame', () => {
  it('opens once, within a minute, with an ordinary session of the same person', async () => {
    const { wish } = arrive();
    const framed = await launchIn(lti, wish);
    const { address } = await framed.call(leaveFrame, { body: { path: '/account' } });
    const window = lti.app.visitor();
    const opened = await window.send('GET', new URL(address).pathname);
    expect([opened.status, opened.headers['location']]).toEqual([303, '/account']);
    expect((await window.call(getSession, {}))?.id).toBe((await framed.call(getSession, {}))?.id);
    expect((await lti.app.visitor().send('GET', new URL(address).pathname)).status).toBe(410);
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/ x']) {
      expect((await framed.tryCall(leaveFrame, { body: { path } })).status).toBe(400);
    }
  });

  it('asks whether they are this person before it signs somebody in whom another site has sent [SC10]', async () => {
    const { wish } = arrive();
    const framed = await launchIn(lti, wish);
    const ticketPath = async () =>
      new URL((await framed.call(leaveFrame, { body: { path: '/account' } })).address).pathname;
    const isSignedIn = async (one: typeof victim) => (await one.tryCall(getSession)).status === 200;
    const victim = lti.app.visitor();
    const path = await ticketPath();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const asked = await victim.send('GET', path, { headers: { 'sec-fetch-site': site } });
      expect([asked.status, asked.raw.includes('<form method="post"'), asked.raw.includes('Continue as ')]).toEqual([
        200,
        true,
        true,
      ]);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await victim.send('POST', path, { body: '', headers: { ...form, ...headers } })).status).toBe(410);
    }
    expect(await isSignedIn(victim)).toBe(false);
    const pressed = await victim.send('POST', path, {
      body: '',
      headers: { ...form, 'sec-fetch-site': 'same-origin' },
    });
    expect([pressed.status, await isSignedIn(victim)]).toEqual([303, true]);
    const window = lti.app.visitor();
    await window.send('GET', await ticketPath(), { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await isSignedIn(window)).toBe(true);
  });

  it('asks people who run the instance to sign in', async () => {
    const { wish, person } = arrive();
    const framed = await launchIn(lti, wish);
    const { db } = lti.app.database;
    const [identity] = await db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
    await db
      .update(users)
      .set({ roles: ['superuser'] })
      .where(eq(users.id, identity?.userId ?? ''));
    const { address } = await framed.call(leaveFrame, { body: { path: '/a' } });
    const window = lti.app.visitor();
    const opened = await window.send('GET', new URL(address).pathname);
    expect(opened.headers['location']).toBe('/account?next=%2Fa');
    expect((await window.tryCall(getSession)).status).toBe(204);
  });
});
