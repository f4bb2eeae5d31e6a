import { createClassroom } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ltiPeople, sessions } from '../../core/db/tables/index.ts';
import { openLti, sendForm, type OpenedLti } from '../../testing/lti/opened-lti.ts';
import type { LaunchWish } from '../../testing/lti-platform/launches.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { platformKeys } from './work/keys.ts';

let lti: OpenedLti;
let nodes: readonly [TestApp, TestApp];
let wish: LaunchWish;
beforeAll(async () => {
  lti = await openLti();
  const { host } = new URL(lti.platform.origin);
  const other = await openTestApp({ database: lti.app.database, variables: { LTI_HOSTS: host } });
  nodes = [lti.app, other];
});
afterAll(async () => {
  await nodes[1].app.close();
  await lti.close();
});

beforeEach(async () => {
  const teacher = await lti.app.signUpAs('teacher');
  const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const course = lti.platform.course(lti.tool);
  await lti.connect(course, classId);
  const person = lti.platform.person({ givenName: 'Ada', familyName: 'Byron' });
  lti.platform.enrol(course, person);
  wish = { person, course, link: lti.platform.link(course) };
});

/** The same browser, whose calls this time reach another node. */
function onNode(node: TestApp, browser: TestClient): TestClient {
  const same = node.visitor();
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

async function begin(node: TestApp) {
  const browser = node.visitor();
  const { form } = await lti.begin(browser, wish);
  if (!form) throw new Error('the login was refused');
  return { browser, form };
}

const pass = (ms: number) => {
  const now = new Date(lti.app.clock.now.getTime() + ms);
  for (const { clock } of nodes) clock.now = now;
};

const sessionsOf = async (subject: string) => {
  const { db } = lti.app.database;
  const ofPerson = eq(ltiPeople.userId, sessions.userId);
  return db.select().from(sessions).innerJoin(ltiPeople, ofPerson).where(eq(ltiPeople.subject, subject));
};

describe('a launch over two nodes [SC10]', () => {
  it('that began on one comes back to the other', async () => {
    const { browser, form } = await begin(nodes[0]);
    expect((await sendForm(onNode(nodes[1], browser), form)).status).toBe(303);
  });

  it('is not entered on one after it was on the other', async () => {
    const { browser, form } = await begin(nodes[0]);
    expect((await sendForm(browser, form)).status).toBe(303);
    const again = await sendForm(onNode(nodes[1], browser), form);
    expect([again.status, again.raw.includes('(11 replayed)')]).toEqual([403, true]);
  });

  it('is entered once when it reaches both ten times at the same moment', async () => {
    const { browser, form } = await begin(nodes[0]);
    const browsers = nodes.map((node) => onNode(node, browser));
    const sent = Array.from({ length: 20 }, (_, n) => sendForm(browsers[n % 2] ?? browser, form));
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ raw }) => raw.includes('(11 replayed)'))).toHaveLength(19);
    expect(await sessionsOf(wish.person.subject)).toHaveLength(1);
  });

  it('makes one account when a person launches for the first time on both at the same moment', async () => {
    const begun = await Promise.all([0, 1, 0, 1].map((at) => begin(nodes[at] ?? nodes[0])));
    const answers = await Promise.all(begun.map(({ browser, form }) => sendForm(browser, form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const entered = await sessionsOf(wish.person.subject);
    expect(entered).toHaveLength(4);
    expect(new Set(entered.map(({ sessions: { userId } }) => userId)).size).toBe(1);
  });

  it('takes no token of another login, whichever node it began on', async () => {
    const [first, second] = await Promise.all([begin(nodes[0]), begin(nodes[1])]);
    const mixed = { ...first.form, fields: { ...first.form.fields, id_token: second.form.fields['id_token'] ?? '' } };
    for (const node of nodes) {
      const answer = await sendForm(onNode(node, first.browser), mixed);
      expect([answer.status, answer.raw.includes('(10 wrong-nonce)')]).toEqual([403, true]);
    }
    expect((await sendForm(onNode(nodes[1], first.browser), first.form)).status).toBe(303);
  });

  it('is refused on the other node to a browser that did not begin it', async () => {
    const { form } = await begin(nodes[0]);
    const { browser: stranger } = await begin(nodes[1]);
    const answer = await sendForm(stranger, form);
    expect([answer.status, answer.raw.includes('(3 other-browser)')]).toEqual([403, true]);
  });
});

describe('keys over two nodes', () => {
  it('of a platform that changes them are read by both, and the old ones no longer count [SC10]', async () => {
    const launchOn = async (node: TestApp) => (await lti.launch(node.visitor(), wish)).status;
    expect([await launchOn(nodes[0]), await launchOn(nodes[1])]).toEqual([303, 303]);
    const before = lti.platform.keys.current();
    pass(120_000);
    await lti.platform.keys.rotate({ keepsOld: false });
    expect([await launchOn(nodes[0]), await launchOn(nodes[1])]).toEqual([303, 303]);
    for (const node of nodes) {
      const { browser, form } = await begin(node);
      const claims = JSON.parse(Buffer.from(form.fields['id_token']?.split('.')[1] ?? '', 'base64url').toString());
      const stale = await lti.platform.keys.sign(claims as Record<string, unknown>, {
        header: { kid: before.kid },
        key: before.privateKey,
      });
      const answer = await sendForm(browser, { ...form, fields: { ...form.fields, id_token: stale } });
      expect([answer.status, answer.raw.includes('unknown-key')]).toEqual([403, true]);
    }
  });

  it('of Lemma that were dropped on one are published by the other for a minute at most', async () => {
    const namesOn = async (node: TestApp) =>
      (await platformKeys(node.services).publicKeys()).keys.map(({ kid }) => kid);
    const before = await namesOn(nodes[1]);
    await platformKeys(nodes[0].services).replaceAll();
    pass(60_000);
    const after = await namesOn(nodes[1]);
    expect(after).toEqual(await namesOn(nodes[0]));
    expect(after).toHaveLength(1);
    expect(before).not.toContain(after[0]);
  });
});
