import {
  changePassword,
  createClassroom,
  getClassroomStudent,
  getGradeBook,
  getSession,
  listClassrooms,
  login,
  mergeAccounts,
  updateAccount,
  upgradeAnonymous,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkedAccounts, mails, sessions, users } from '../../core/db/tables/index.ts';
import { joinAnonymously, workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from './work/passwords/hashing.ts';
import { accountData } from '../people/data/account-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let people = 0;
const newEmail = () => `upgraded${(people += 1)}@school.example`;
const password = 'heron-on-the-river';
const body = () => ({ firstName: 'Hana', lastName: 'Suzuki', email: newEmail(), password });

describe('an anonymous account that becomes a known one', () => {
  it('keeps its id and with it classes, attempts and scores [C09] [S05]', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const learner = await joinAnonymously(app, joinCode);
    await workOn(learner, { classId, taskId: task.id });

    const fields = body();
    const user = await learner.call(upgradeAnonymous, { body: fields });
    expect(user).toMatchObject({ id: learner.user.id, email: fields.email, isAnonymous: false, firstName: 'Hana' });
    expect(user.isEmailVerified).toBe(false);

    const elsewhere = app.visitor();
    await elsewhere.call(login, { body: { username: fields.email, password } });
    expect(await elsewhere.call(listClassrooms, {})).toHaveLength(1);
    const view = await elsewhere.call(getClassroomStudent, { params: { classId } });
    expect(view.tasks[0]).toMatchObject({ state: 'done', score: 2 });
    const after = await teacher.call(getGradeBook, { params: { classId } });
    expect(after.rows.find((row) => row.lastName === 'Suzuki')?.scores).toEqual([2]);
    expect(after.rows).toHaveLength(2);
  });

  it('gets a new session, and mail that proves the address [SC13] [C09]', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const earlier = learner.cookies.get('lemma_session');
    const fields = body();
    await learner.call(upgradeAnonymous, { body: fields });
    expect(learner.cookies.get('lemma_session')).not.toBe(earlier);
    const thief = app.visitor();
    thief.cookies.set('lemma_session', earlier ?? '');
    expect((await thief.tryCall(getSession)).status).toBe(401);
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, fields.email));
    expect(mail?.subject).toMatch(/Confirm your e-mail address/);
  });

  it('is offered to sign in where the address has an account, and changes nothing [C09]', async () => {
    const known = await app.signUpAs('learner');
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const answer = await learner.tryCall(upgradeAnonymous, { body: { ...body(), email: known.email.toUpperCase() } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      email: ['There is already an account with this e-mail address. Sign in to it instead: your work comes along.'],
      code: 'account/address-taken',
    });
    expect(await learner.call(getSession, {})).toMatchObject({ isAnonymous: true, firstName: 'Quiet', email: '' });
  });

  it.each([
    ['without a password', { password: undefined }, 'password'],
    ['without an address', { email: undefined }, 'email'],
    ['with a leaked password', { password: 'password123' }, 'password'],
    ['with a short password', { password: 'short' }, 'password'],
    ['without a name', { firstName: ' ' }, 'firstName'],
    ['with an unknown field', { roles: ['ADMIN'] }, 'roles'],
  ])('is refused %s [V03] [C09]', async (_, change, field) => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const answer = await learner.tryCall(upgradeAnonymous, { body: { ...body(), ...change } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual([field]);
  });

  it('needs neither where a provider opens it already [C09] [SC11]', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    await app.database.db.insert(linkedAccounts).values({
      id: newId(),
      userId: learner.user.id,
      issuer: 'https://id.school.example',
      subject: newId(),
      email: 'hana@school.example',
      createdAt: app.clock.now,
    });
    const user = await learner.call(upgradeAnonymous, { body: { firstName: 'Hana', lastName: 'Suzuki' } });
    expect(user).toMatchObject({ id: learner.user.id, isAnonymous: false, email: '' });
  });

  it('needs no more than its names, as the table of calls has it, and takes a way to sign in whenever [C09]', async () => {
    const { classId, joinCode, teacher } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const user = await learner.call(upgradeAnonymous, { body: { firstName: 'Hana', lastName: 'Suzuki' } });
    expect(user).toMatchObject({ id: learner.user.id, isAnonymous: false, firstName: 'Hana', email: '' });
    expect(await learner.call(getSession, {})).toMatchObject({ id: learner.user.id, isAnonymous: false });
    const book = await teacher.call(getGradeBook, { params: { classId } });
    expect(book.rows.filter((row) => row.lastName === 'Suzuki')).toHaveLength(1);

    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 24 * 3_600_000);
    const email = newEmail();
    await learner.call(updateAccount, { body: { firstName: 'Hana', lastName: 'Suzuki', email } });
    await learner.call(changePassword, { body: { newPassword: password } });
    const elsewhere = app.visitor();
    expect(await elsewhere.call(login, { body: { username: email, password } })).toMatchObject({ id: user.id });
    app.clock.now = before;
  });

  it('with a way to sign in confirms who it is before another one is added [C09] [SC12]', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    await app.database.db.insert(linkedAccounts).values({
      id: newId(),
      userId: learner.user.id,
      issuer: 'https://id.school.example',
      subject: newId(),
      email: 'kim@school.example',
      createdAt: app.clock.now,
    });
    await learner.call(upgradeAnonymous, { body: { firstName: 'Kim', lastName: 'Suzuki' } });
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 24 * 3_600_000);
    const answer = await learner.tryCall(changePassword, { body: { newPassword: password } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'session/confirmation-needed' } });
    app.clock.now = before;
  });

  it('is refused for known accounts and without a session [C09] [X12]', async () => {
    const known = await app.signUpAs('learner');
    expect((await known.tryCall(upgradeAnonymous, { body: body() })).status).toBe(409);
    expect((await app.visitor().tryCall(upgradeAnonymous, { body: body() })).status).toBe(401);
  });

  it('is decided by the account and not by the wording of an address [SC25] [D03]', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const email = `hana${(people += 1)}@anonymous.example`;
    const user = await learner.call(upgradeAnonymous, { body: { ...body(), email } });
    expect(user.isAnonymous).toBe(false);
    expect((await learner.tryCall(upgradeAnonymous, { body: body() })).status).toBe(409);
    const other = await app.signUpAs('learner');
    const merged = await learner.call(mergeAccounts, { body: { email: other.email, password: other.password } });
    expect(merged.id).toBe(learner.user.id);
  });

  it('happens once when it is asked for twice at the same time [C09]', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    const answers = await Promise.all([1, 2].map(() => learner.tryCall(upgradeAnonymous, { body: body() })));
    expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1);
    const [row] = await app.database.db.select().from(users).where(eq(users.id, learner.user.id));
    expect(row?.isAnonymous).toBe(false);
    const open = await app.database.db.select().from(sessions).where(eq(sessions.userId, learner.user.id));
    expect(open).toHaveLength(1);
  });

  it('is not made where accounts are not made freely, unless a provider opens it [C09]', async () => {
    const closed = await openTestApp({ variables: { SIGN_UP: 'closed' } });
    try {
      const teacher = { id: newId(), email: 'teacher@school.example', firstName: 'A', lastName: 'B' };
      const passwordHash = await hashPassword(password);
      const roles = ['INSTRUCTOR' as const];
      await accountData(closed.services).insertUser({ ...teacher, passwordHash, roles, createdAt: closed.clock.now });
      const client = closed.visitor();
      await client.call(login, { body: { username: teacher.email, password } });
      const { joinCode } = await client.call(createClassroom, { body: { name: 'Year 9' } });
      const learner = await joinAnonymously(closed, joinCode ?? '');
      expect((await learner.tryCall(upgradeAnonymous, { body: body() })).status).toBe(403);
    } finally {
      await closed.close();
    }
  });
});
