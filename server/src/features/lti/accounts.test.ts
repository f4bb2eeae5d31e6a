import {
  chooseOtherAccount,
  createClassroom,
  createLtiAccount,
  enterLtiLaunch,
  getSession,
  linkLtiAccount,
  listLtiIdentities,
  readPendingLtiLaunch,
  startAttempt,
  unlinkLtiIdentity,
  verifyEmail,
  type PendingLtiLaunch,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, ltiPeople, mails, members, users } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { launchIn } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';
import type { TestClient } from '../../testing/test-app.ts';

let lti: OpenedLti;
let classId: string;
let teacher: Awaited<ReturnType<OpenedLti['app']['signUpAs']>>;
let course: ReturnType<OpenedLti['platform']['course']>;
beforeAll(async () => {
  lti = await openLti('moodle', { teachersMayWrite: false });
  teacher = await lti.app.signUpAs('teacher');
  classId = (await teacher.call(createClassroom, { body: { name: 'Year 9' } })).id;
  course = lti.platform.course(lti.tool);
  await lti.connect(course, classId);
});
afterAll(() => lti.close());

/** A teacher of the LMS who has launched and chooses an account now. */
async function arrive(role = 'Instructor') {
  const person = lti.platform.person({ givenName: 'Emmy', familyName: 'Noether', email: 'emmy@school.example' });
  lti.platform.enrol(course, person, role);
  const browser = lti.app.visitor();
  const wish = { person, course, link: lti.platform.link(course) };
  const answer = await lti.launch(browser, wish);
  const key = String(answer.headers['location']).split('/')[3] ?? '';
  return { person, browser, wish, pending: () => readPending(browser, key) };
}

async function readPending(browser: TestClient, course: string): Promise<PendingLtiLaunch> {
  return browser.call(readPendingLtiLaunch, { body: { course } });
}

const identityOf = async (subject: string) => {
  const [row] = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, subject));
  return row;
};

describe('somebody who launches for the first time and chooses an account', () => {
  it('reads who the LMS says they are, only in the browser that launched', async () => {
    const { pending, browser } = await arrive();
    expect(await pending()).toMatchObject({
      platform: 'School LMS',
      course: course.title,
      firstName: 'Emmy',
      lastName: 'Noether',
      email: 'emmy@school.example',
      isTeacher: true,
    });
    const stranger = await lti.app.visitor().tryCall(readPendingLtiLaunch, { body: { course: 'ab12ab12ab12' } });
    expect(stranger.status).toBe(409);
    expect((await browser.tryCall(getSession)).status).toBe(204);
  });

  it('makes an account, without the e-mail address being theirs before its link is opened [C11]', async () => {
    const { pending, browser, person } = await arrive();
    const { launch } = await pending();
    const body = { launch, firstName: 'Emmy', lastName: 'Noether', email: 'noether@school.example' };
    const user = await browser.call(createLtiAccount, { body });
    expect(user).toMatchObject({ firstName: 'Emmy', email: '', roles: ['STUDENT'] });
    expect((await browser.tryCall(createLtiAccount, { body })).status).toBe(409);
    const { path, secret } = await browser.call(enterLtiLaunch, { body: { launch } });
    expect(path).toMatch(/\/choose\?language=en$/);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await browser.tryCall(enterLtiLaunch, { body: { launch } })).status).toBe(409);
    const { db } = lti.app.database;
    const [member] = await db.select().from(members).where(eq(members.userId, user.id));
    expect(member?.role).toBe('teacher');
    expect((await identityOf(person.subject))?.userId).toBe(user.id);
    const [mail] = await db.select().from(mails).where(eq(mails.to, 'noether@school.example'));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await lti.app.visitor().call(verifyEmail, { body: { token } });
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ email: 'noether@school.example', emailVerifiedAt: lti.app.clock.now });
  });

  it('learns only from a mail of their own that an address has an account already', async () => {
    const owner = await lti.app.signUpAs('learner');
    const { pending, browser } = await arrive();
    const { launch } = await pending();
    const body = { launch, firstName: 'Emmy', lastName: 'Noether', email: owner.email };
    const user = await browser.call(createLtiAccount, { body });
    expect(user.email).toBe('');
    const sent = await lti.app.database.db.select().from(mails).where(eq(mails.to, owner.email));
    const token = /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    const answer = await lti.app.visitor().tryCall(verifyEmail, { body: { token } });
    expect([answer.status, answer.raw.includes('Sign in to it instead')]).toEqual([400, true]);
  });

  it('links an account that they sign in to, and launches into it from then on [C11]', async () => {
    const { pending, person, browser, wish } = await arrive();
    const { launch } = await pending();
    const owner = await lti.app.signUpAs('teacher');
    const body = { launch, confirm: true as const };
    expect((await owner.call(linkLtiAccount, { body })).id).toBe(owner.user.id);
    await browser.call(enterLtiLaunch, { body: { launch } });
    expect((await identityOf(person.subject))?.userId).toBe(owner.user.id);
    const framed = await launchIn(lti, wish);
    expect((await framed.call(getSession, {}))?.id).toBe(owner.user.id);
  });

  it('can link again when linking broke off, with nothing of it done', async () => {
    const { pending, person } = await arrive();
    const { launch } = await pending();
    const owner = await lti.app.signUpAs('learner');
    const body = { launch, confirm: true as const };
    const breakOff = `create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'the database breaks off'; end $$`;
    await lti.app.database.pool.query(breakOff);
    await lti.app.database.pool.query(
      'create trigger break_off before insert on lti_people for each row execute function break_off()',
    );
    expect((await owner.tryCall(linkLtiAccount, { body })).status).toBe(500);
    await lti.app.database.pool.query('drop function break_off cascade');
    expect(await identityOf(person.subject)).toBeUndefined();
    await owner.call(linkLtiAccount, { body });
    expect((await identityOf(person.subject))?.userId).toBe(owner.user.id);
    expect((await owner.tryCall(linkLtiAccount, { body })).status).toBe(409);
  });

  it('must sign in to link an account [P07]', async () => {
    const { pending, person } = await arrive();
    const { launch } = await pending();
    const answer = await lti.app.visitor().tryCall(linkLtiAccount, { body: { launch, confirm: true } });
    expect([answer.status, answer.body]).toMatchObject([401, { detail: 'You must sign in to perform this action' }]);
    expect(await identityOf(person.subject)).toBeUndefined();
  });

  it('confirms the link, and who they are where they have signed in long ago', async () => {
    const { pending } = await arrive();
    const { launch } = await pending();
    const owner = await lti.app.signUpAs('teacher');
    expect((await owner.tryCall(linkLtiAccount, { body: { launch, confirm: false } })).status).toBe(400);
    const { now } = lti.app.clock;
    lti.app.clock.now = new Date(now.getTime() + 16 * 60_000);
    expect((await owner.tryCall(linkLtiAccount, { body: { launch, confirm: true } })).body).toMatchObject({
      code: 'session/confirmation-needed',
    });
    lti.app.clock.now = now;
  });

  it('has a quarter of an hour for it', async () => {
    const { pending, browser } = await arrive();
    const { launch } = await pending();
    const { now } = lti.app.clock;
    lti.app.clock.now = new Date(now.getTime() + 15 * 60_000 + 1000);
    const body = { launch, firstName: 'Emmy', lastName: 'Noether' };
    expect((await browser.tryCall(createLtiAccount, { body })).status).toBe(409);
    lti.app.clock.now = now;
  });

  it('is refused without a launch, and with that of somebody else who has one already', async () => {
    const owner = await lti.app.signUpAs('teacher');
    for (const launch of ['x'.repeat(43), 'short']) {
      const answer = await owner.tryCall(linkLtiAccount, { body: { launch, confirm: true } });
      expect([400, 409]).toContain(answer.status);
    }
  });
});

describe('an account that is linked with an LMS', () => {
  it('lists its identities, and unlinks one unless it is the only way to sign in', async () => {
    const { pending } = await arrive();
    const owner = await lti.app.signUpAs('teacher');
    await owner.call(linkLtiAccount, { body: { launch: (await pending()).launch, confirm: true } });
    const [identity] = await owner.call(listLtiIdentities, {});
    expect(identity).toMatchObject({ platform: 'School LMS', name: 'Emmy Noether', email: 'emmy@school.example' });
    const params = { ltiPersonId: identity?.id ?? '' };
    const { db } = lti.app.database;
    const [row] = await db.select().from(users).where(eq(users.id, owner.user.id));
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, owner.user.id));
    const refused = await owner.tryCall(unlinkLtiIdentity, { params });
    expect([refused.status, refused.raw.includes('only way to sign in')]).toEqual([409, true]);
    await db.update(users).set({ passwordHash: row?.passwordHash }).where(eq(users.id, owner.user.id));
    const stranger = await lti.app.signUpAs('teacher');
    expect((await stranger.tryCall(unlinkLtiIdentity, { params })).status).toBe(404);
    await owner.call(unlinkLtiIdentity, { params });
    expect(await owner.call(listLtiIdentities, {})).toEqual([]);
  });
});

describe('a learner to whom a first launch gave an account, and who has one', () => {
  async function enterAsNew() {
    const { wish, person } = await arrive('Learner');
    const framed = await launchIn(lti, wish);
    return { wish, person, framed, madeId: (await framed.call(getSession, {}))?.id ?? '' };
  }

  it('links it from inside the course: their answers move there, and the course opens it [C11]', async () => {
    const { wish, person, framed, madeId } = await enterAsNew();
    const task = await setTask(teacher, classId);
    await framed.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    const owner = await lti.app.signUpAs('learner');
    const { launch } = await framed.call(chooseOtherAccount, {});
    expect((await owner.call(linkLtiAccount, { body: { launch, confirm: true } })).id).toBe(owner.user.id);
    const { path } = await framed.browser.call(enterLtiLaunch, { body: { launch } });
    expect(path).toBe(framed.location);
    expect((await identityOf(person.subject))?.userId).toBe(owner.user.id);
    const { db } = lti.app.database;
    const began = await db.select().from(attempts).where(eq(attempts.taskId, task.id));
    expect(began.map(({ userId }) => userId)).toEqual([owner.user.id]);
    const inClass = await db.select().from(members).where(eq(members.classroomId, classId));
    expect(inClass.filter(({ userId }) => [owner.user.id, madeId].includes(userId))).toMatchObject([
      { userId: owner.user.id, role: 'learner' },
    ]);
    expect((await (await launchIn(lti, wish)).call(getSession, {}))?.id).toBe(owner.user.id);
    // The frame that was open before is of an account that is no more.
    expect((await framed.tryCall(chooseOtherAccount)).status).toBe(401);
  });

  it('is no longer asked once they have chosen the account', async () => {
    const { wish, framed } = await enterAsNew();
    const owner = await lti.app.signUpAs('learner');
    const { launch } = await framed.call(chooseOtherAccount, {});
    await owner.call(linkLtiAccount, { body: { launch, confirm: true } });
    const again = await (await launchIn(lti, wish)).tryCall(chooseOtherAccount);
    expect([again.status, again.raw.includes('another account already')]).toEqual([409, true]);
    const stranger = await lti.app.signUpAs('learner');
    expect((await stranger.tryCall(linkLtiAccount, { body: { launch, confirm: true } })).status).toBe(409);
  });

  it('has a launch of their own to give away: outside a course there is none', async () => {
    const owner = await lti.app.signUpAs('learner');
    expect((await owner.tryCall(chooseOtherAccount)).status).toBe(404);
  });
});
