import {
  createTask,
  deactivateUser,
  eraseUserData,
  exportUserData,
  getSession,
  getUser,
  listAuditEntries,
  listUsers,
  login,
  logout,
  reactivateUser,
  removeSecondFactors,
  setUserRoles,
  signInAs,
  stopSignInAs,
  updateAccount,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticators, mails, passkeys, sessions, users } from '../../core/db/tables/index.ts';
import { giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { auditData } from '../audit/data/audit-store.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

let app: TestApp;
let administrator: Person;

beforeAll(async () => {
  app = await openTestApp();
  administrator = await openAdministrator();
});
afterAll(() => app.close());

/** Somebody who may act: with a second factor in force that was given just now. */
async function openAdministrator(): Promise<Person> {
  const person = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, person);
  return person;
}

const params = (person: Person) => ({ userId: person.user.id });
const signInAgain = (person: Person) =>
  person.tryCall(login, { body: { username: person.email, password: person.password } });

async function auditOf(person: Person) {
  const { entries } = await administrator.call(listAuditEntries, { query: { q: person.user.id } });
  return entries.map(({ act, details, actor }) => ({ act, details, actor }));
}

describe('finding users', () => {
  it('finds by the beginnings of name, address and user name, and by id [D01]', async () => {
    const person = await app.signUpAs('learner', { firstName: 'Zofia Maria', lastName: 'O’Kowalska-Ümit' });
    const find = async (q: string) => (await administrator.call(listUsers, { query: { q } })).users.map(({ id }) => id);
    for (const q of ['zof', 'kowal', 'ümit mar', person.email, person.email.slice(0, 9), person.user.id]) {
      expect(await find(q), q).toContain(person.user.id);
    }
    for (const q of ['ofia', 'zofia nowak', "') or true --", '% _ \\', '!!']) {
      expect(await find(q), q).not.toContain(person.user.id);
    }
  });

  it('filters by role and state, fifty to a page, the newest first', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `01990000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      firstName: 'Pager',
      lastName: String(index),
      roles: ['STAFF' as const],
      createdAt: new Date('2025-01-01'),
    }));
    await app.database.db.insert(users).values(rows);
    const first = await administrator.call(listUsers, { query: { q: 'pager', role: 'STAFF' } });
    const second = await administrator.call(listUsers, { query: { q: 'pager', role: 'STAFF', page: 2 } });
    expect([first.total, first.users.length, second.users.length]).toEqual([60, 50, 10]);
    expect([first.users[0]?.lastName, second.users[9]?.lastName]).toEqual(['59', '0']);
    expect((await administrator.call(listUsers, { query: { q: 'pager', role: 'ADMIN' } })).total).toBe(0);
    expect((await administrator.call(listUsers, { query: { q: 'pager', state: 'deactivated' } })).total).toBe(0);
  });

  it('shows staff one user without anything that opens the account [SC3]', async () => {
    const { teacher, classId } = await app.openClassroom();
    const staff = await app.signUpWithRoles(['STAFF']);
    const answer = await staff.tryCall(getUser, { params: params(teacher) });
    expect(answer.body).toMatchObject({ classes: [{ id: classId, role: 'teacher' }], sessions: 1, attempts: 0 });
    expect(answer.raw).not.toMatch(/hash|secret|token|argon/i);
  });
});

describe('roles', () => {
  it('come with superuser for ADMIN, and are in the audit log before and after [D01] [P02]', async () => {
    const person = await app.signUpAs('teacher');
    const changed = await administrator.call(setUserRoles, { params: params(person), body: { roles: ['ADMIN'] } });
    expect(changed.roles).toEqual(['ADMIN', 'superuser']);
    expect(await auditOf(person)).toMatchObject([{ act: 'set-roles', details: 'INSTRUCTOR → ADMIN, superuser' }]);
    await administrator.call(setUserRoles, { params: params(person), body: { roles: ['INSTRUCTOR'] } });
  });

  it('are never changed by their owner, and the last administrator stays one', async () => {
    const own = await administrator.tryCall(setUserRoles, {
      params: params(administrator),
      body: { roles: ['STUDENT'] },
    });
    expect(own.status).toBe(409);
    const superuser = await app.signUpWithRoles(['superuser']);
    await giveAuthenticator(app, superuser);
    const attempts: [Endpoint, object][] = [
      [setUserRoles, { roles: ['STUDENT'] }],
      [deactivateUser, { reason: 'Gone' }],
    ];
    for (const [endpoint, body] of attempts) {
      const answer = await superuser.tryCall(endpoint, { params: params(administrator), body });
      expect([answer.status, answer.raw]).toEqual([409, expect.stringContaining('last administrator')]);
    }
    expect(await auditOf(administrator)).not.toContainEqual(expect.objectContaining({ act: 'deactivate-user' }));
  });

  it('need a confirmation with a second factor [SC21]', async () => {
    const plain = await app.signUpWithRoles(['ADMIN', 'superuser']);
    const person = await app.signUpAs('learner');
    const answer = await plain.tryCall(setUserRoles, { params: params(person), body: { roles: ['STAFF'] } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'session/confirmation-needed' });
    await app.database.db
      .update(users)
      .set({ roles: ['STUDENT'] })
      .where(eq(users.id, plain.user.id));
  });
});

describe('deactivating', () => {
  it('ends every session immediately, keeps the person out and lets them in again [SC1]', async () => {
    const person = await app.signUpAs('learner');
    await administrator.call(deactivateUser, { params: params(person), body: { reason: 'Left the school' } });
    expect((await person.tryCall(getSession)).status).toBe(401);
    expect((await signInAgain(person)).status).toBe(401);
    await administrator.call(reactivateUser, { params: params(person) });
    expect((await signInAgain(person)).status).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      { act: 'reactivate-user' },
      { act: 'deactivate-user', details: 'Left the school' },
    ]);
  });

  it('needs a reason', async () => {
    const person = await app.signUpAs('learner');
    const answer = await administrator.tryCall(deactivateUser, { params: params(person), body: { reason: ' ' } });
    expect(answer.body).toEqual({ reason: ['Give a reason.'] });
  });
});

it('takes second factors away, ends the sessions and notifies the person by mail [SC21]', async () => {
  const person = await app.signUpAs('learner');
  await giveAuthenticator(app, person);
  await app.database.db.insert(passkeys).values({
    id: '01990000-0000-7000-8000-00000000abcd',
    userId: person.user.id,
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    name: 'Key',
    createdAt: app.clock.now,
  });
  await administrator.call(removeSecondFactors, { params: params(person), body: { reason: 'Lost the phone' } });
  const { db } = app.database;
  expect(await db.select().from(authenticators).where(eq(authenticators.userId, person.user.id))).toEqual([]);
  expect(await db.select().from(passkeys).where(eq(passkeys.userId, person.user.id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, person.user.id))).toEqual([]);
  const letters = await db.select().from(mails).where(eq(mails.userId, person.user.id));
  expect(letters.map((mail) => mail.subject)).toContain('Your two-step sign-in was removed');
  expect((await signInAgain(person)).status).toBe(200);
});

describe('signing in as somebody', () => {
  it('shows the product as they see it, says so, and comes back; both ends are in the audit log [SC21]', async () => {
    const actor = await openAdministrator();
    const person = await app.signUpAs('learner', { firstName: 'Ines' });
    const user = await actor.call(signInAs, { params: params(person), body: { reason: 'Cannot see a task' } });
    expect(user).toMatchObject({ id: person.user.id, actingAdministrator: expect.stringContaining('Person') });
    expect((await actor.tryCall(getSession)).body).toMatchObject({ id: person.user.id, roles: ['STUDENT'] });
    expect((await actor.tryCall(listUsers)).status).toBe(403);
    expect((await person.tryCall(getSession)).body).toMatchObject({ actingAdministrator: null });
    const back = await actor.call(stopSignInAs, {});
    expect(back).toMatchObject({ id: actor.user.id, actingAdministrator: null });
    const entries = await auditOf(person);
    expect(entries).toMatchObject([
      { act: 'stop-sign-in-as', details: 'Cannot see a task' },
      { act: 'sign-in-as', details: 'Cannot see a task' },
    ]);
    expect((await actor.tryCall(stopSignInAs)).status).toBe(409);
  });

  it('notes every change that the administrator makes meanwhile [SC21]', async () => {
    const actor = await openAdministrator();
    const person = await app.signUpAs('learner');
    await actor.call(signInAs, { params: params(person), body: { reason: 'To help' } });
    await actor.call(updateAccount, { body: { firstName: 'Changed', lastName: 'Name' } });
    await actor.tryCall(createTask, { params: { classId: 'x' } });
    await actor.call(logout, {});
    expect((await auditOf(person)).map(({ act, details }) => `${act} ${details}`)).toEqual([
      'call-as POST logout',
      'call-as PATCH updateAccount',
      'sign-in-as To help',
    ]);
  });

  it('is never possible with staff, with an administrator or with somebody who is deactivated [P02]', async () => {
    for (const roles of [['STAFF'], ['superuser'], ['ADMIN', 'superuser']] as const) {
      const person = await app.signUpWithRoles(roles);
      const answer = await administrator.tryCall(signInAs, { params: params(person), body: { reason: 'Why not' } });
      expect(answer.status, roles[0]).toBe(409);
      await app.database.db
        .update(users)
        .set({ roles: ['STUDENT'] })
        .where(eq(users.id, person.user.id));
      await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, person.user.id));
      const again = await administrator.tryCall(signInAs, { params: params(person), body: { reason: 'Why not' } });
      expect(again.status).toBe(409);
    }
  });

  it('ends when the administrator is deactivated, and after an hour by itself', async () => {
    const actor = await openAdministrator();
    const person = await app.signUpAs('learner');
    await actor.call(signInAs, { params: params(person), body: { reason: 'To help' } });
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 61 * 60_000);
    expect((await actor.tryCall(getSession)).status).toBe(401);
    app.clock.now = before;
    const other = await openAdministrator();
    await other.call(signInAs, { params: params(person), body: { reason: 'To help' } });
    await administrator.call(deactivateUser, { params: params(other), body: { reason: 'Left' } });
    expect((await other.tryCall(getSession)).status).toBe(401);
  });
});

describe('personal data', () => {
  it('is exported as a zip, which the audit log notes [SC21]', async () => {
    const person = await app.signUpAs('learner');
    const answer = await administrator.tryCall(exportUserData, { params: params(person) });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.raw.slice(0, 2)).toBe('PK');
    expect(await auditOf(person)).toMatchObject([{ act: 'export-user-data' }]);
  });

  it('is erased with a reason and a typed word, never the own; the person is found no more', async () => {
    const person = await app.signUpAs('learner', { lastName: 'Vanishing' });
    const body = { reason: 'Asked for it', confirmation: 'ERASE' };
    const without = await administrator.tryCall(eraseUserData, { params: params(person), body: { reason: 'x' } });
    expect(without.status).toBe(400);
    const own = await administrator.tryCall(eraseUserData, { params: params(administrator), body });
    expect(own.status).toBe(409);
    expect((await administrator.tryCall(eraseUserData, { params: params(person), body })).status).toBe(204);
    expect((await person.tryCall(getSession)).status).toBe(401);
    expect((await administrator.call(listUsers, { query: { q: 'vanishing' } })).total).toBe(0);
    expect((await administrator.tryCall(getUser, { params: params(person) })).status).toBe(404);
    expect((await auditOf(person)).map(({ act }) => act)).toContain('erase-user');
  });
});

describe('the audit log', () => {
  it('is searched by name, reason and kind of act', async () => {
    const person = await app.signUpAs('learner', { firstName: 'Quirin', lastName: 'Quent' });
    await administrator.call(deactivateUser, { params: params(person), body: { reason: 'Moved to Lisbon' } });
    for (const q of ['quirin q', 'LISBON']) {
      const found = await administrator.call(listAuditEntries, { query: { q } });
      expect(found.entries).toMatchObject([{ act: 'deactivate-user', subject: 'Quirin Quent' }]);
      expect(found.acts).toContain('deactivate-user');
    }
    expect((await administrator.call(listAuditEntries, { query: { q: 'lisbon', act: 'sign-in-as' } })).total).toBe(0);
  });

  it('has no call that changes or removes an entry [SC21]', () => {
    const paths = app.app.printRoutes({ commonPrefix: false, includeMeta: false });
    expect(paths.split('\n').filter((line) => line.includes('audit'))).toEqual([
      expect.stringMatching(/administration\/audit\/ \(GET, HEAD\)$/),
    ]);
    expect(Object.keys(auditData(app.services)).filter((name) => !/^(insert|select|count|find)/.test(name))).toEqual(
      [],
    );
  });
});
