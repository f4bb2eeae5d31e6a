import {
  createTask,
  getClassroomStudent,
  getGradeBook,
  getLearnerReview,
  getSession,
  joinClassroom,
  listClassrooms,
  login,
  mergeAccounts,
  removeMember,
  startAttempt,
  type Role,
} from '@lemma/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts, auditEntries, members, users } from '../../core/db/tables/index.ts';
import { joinAnonymously, workOn } from '../../testing/classes/class-work.ts';
import { codeAt, giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveLateRows } from './work/chores.ts';
import { signInData } from '../signing-in/data/identity-store.ts';
import { classroomData } from '../classrooms/data/classroom-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const nameOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

async function account(id: string) {
  const [row] = await app.database.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('no such account');
  return row;
}

async function memberOf(userId: string, classId: string) {
  const [row] = await app.database.db
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.classroomId, classId)));
  return row;
}

const attemptsOf = (userId: string) =>
  app.database.db.select().from(attempts).where(eq(attempts.userId, userId)).orderBy(attempts.number);

describe('merging accounts', () => {
  it('takes an anonymous account up into the named one, with all its work [C10] [S05]', async () => {
    const known = await app.signUpAs('learner');
    const { teacher, classId, joinCode } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const learner = await joinAnonymously(app, joinCode);
    await workOn(learner, { classId, taskId: task.id });
    const earlier = learner.cookies.get('lemma_session');
    const user = await learner.call(mergeAccounts, { body: nameOf(known) });
    expect(user).toMatchObject({ id: known.user.id, firstName: known.user.firstName, isAnonymous: false });
    expect(await learner.call(getSession, {})).toMatchObject({ id: known.user.id });
    expect(learner.cookies.get('lemma_session')).not.toBe(earlier);
    const thief = app.visitor();
    thief.cookies.set('lemma_session', earlier ?? '');
    expect((await thief.tryCall(getSession)).status).toBe(401);
    const view = await known.call(getClassroomStudent, { params: { classId } });
    expect(view.tasks[0]).toMatchObject({ state: 'done', score: 2 });
    expect(await account(learner.user.id)).toMatchObject({ mergedIntoId: known.user.id, email: null });
  });

  it('lets a known account stay, which takes the named one over and frees its address [C10]', async () => {
    const stays = await app.signUpAs('learner');
    const ends = await app.signUpAs('learner');
    const user = await stays.call(mergeAccounts, { body: nameOf(ends) });
    expect(user).toMatchObject({ id: stays.user.id, email: stays.email });
    const gone = await account(ends.user.id);
    expect(gone).toMatchObject({ email: null, passwordHash: null, mergedIntoId: stays.user.id });
    expect(gone.deactivatedAt).not.toBeNull();
    expect((await ends.tryCall(getSession)).status).toBe(401);
    const signIn = await app.visitor().tryCall(login, { body: { username: ends.email, password: ends.password } });
    expect(signIn.status).toBe(401);
    const [entry] = await app.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, ends.user.id));
    expect(entry).toMatchObject({ actorId: stays.user.id, act: 'merge-accounts' });
  });

  it('keeps every attempt of the same class and task, and the better score counts [C10]', async () => {
    const { teacher, learner: first, classId, joinCode } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const params = { classId, taskId: task.id };
    await workOn(first, params, { isRight: false });
    const second = await app.signUpAs('learner');
    await second.call(joinClassroom, { body: { code: joinCode } });
    await workOn(second, params, { handsIn: true });
    const before = await teacher.call(getGradeBook, { params: { classId } });
    expect(before.rows.map((row) => row.scores[0] ?? 0).sort((a, b) => a - b)).toEqual([0, 2]);

    await first.call(mergeAccounts, { body: nameOf(second) });
    const after = await teacher.call(getGradeBook, { params: { classId } });
    expect(after.rows.map((row) => row.scores)).toEqual([[2]]);
    // The one that is still open is last, so that pages continue with it.
    const rows = await attemptsOf(first.user.id);
    expect(rows.map(({ number, handedInAt }) => [number, handedInAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
    const memberId = after.rows[0]?.memberId ?? '';
    const review = await teacher.call(getLearnerReview, { params: { ...params, memberId } });
    const marks = review.attempts.flatMap((attempt) =>
      attempt.items.flatMap((item) => item.variants.flatMap(({ responses }) => responses.map((one) => one.score))),
    );
    expect(marks.sort((a, b) => a - b)).toEqual([0, 2]);
  });

  it('keeps both open attempts of an assessment, and starts no third where one is allowed [C10]', async () => {
    const { teacher, learner: first, classId, joinCode } = await app.openClassroom();
    const task = await setTask(teacher, classId, { kind: 'assessment', attemptsAllowed: 1 });
    const params = { classId, taskId: task.id };
    await workOn(first, params);
    const second = await app.signUpAs('learner');
    await second.call(joinClassroom, { body: { code: joinCode } });
    await workOn(second, params, { isRight: false });
    await first.call(mergeAccounts, { body: nameOf(second) });
    const rows = await attemptsOf(first.user.id);
    expect(rows.map(({ number, handedInAt }) => [number, handedInAt])).toEqual([
      [1, null],
      [2, null],
    ]);
    const third = await first.tryCall(startAttempt, { params, body: { number: 3 } });
    expect([403, 409]).toContain(third.status);
  });

  it('keeps the higher role and the earlier day in a class of both [C10]', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const asLearner = await app.signUpAs('learner');
    await asLearner.call(joinClassroom, { body: { code: joinCode } });
    const joined = await memberOf(teacher.user.id, classId);
    const user = await asLearner.call(mergeAccounts, { body: nameOf(teacher) });
    expect(user.roles.sort()).toEqual(['INSTRUCTOR', 'STUDENT'] satisfies Role[]);
    expect(await memberOf(asLearner.user.id, classId)).toMatchObject({
      role: 'teacher',
      joinedAt: joined?.joinedAt,
      removedAt: null,
    });
    expect(await memberOf(teacher.user.id, classId)).toBeUndefined();
    expect((await asLearner.call(listClassrooms, {})).map((one) => one.role)).toEqual(['teacher']);
    expect((await asLearner.tryCall(createTask, { params: { classId } })).status).toBe(400);
  });

  it('stays in a class that one of both was taken out of, and gets no role back that was ended [C10]', async () => {
    const { teacher, learner, classId, joinCode } = await app.openClassroom();
    const assistant = await app.signUpAs('learner');
    await assistant.call(joinClassroom, { body: { code: joinCode } });
    await app.database.db
      .update(members)
      .set({ role: 'assistant', removedAt: app.clock.now })
      .where(eq(members.userId, assistant.user.id));
    await learner.call(mergeAccounts, { body: nameOf(assistant) });
    expect(await memberOf(learner.user.id, classId)).toMatchObject({ role: 'learner', removedAt: null });

    const other = await app.signUpAs('learner');
    await other.call(joinClassroom, { body: { code: joinCode } });
    const memberId = (await memberOf(learner.user.id, classId))?.id ?? '';
    await teacher.call(removeMember, { params: { classId, memberId } });
    await learner.call(mergeAccounts, { body: nameOf(other) });
    expect(await memberOf(learner.user.id, classId)).toMatchObject({ role: 'learner', removedAt: null });
  });

  it('gives an account without an address that of the other, and lets no school reset it [C10] [SC12]', async () => {
    const { classId } = await app.openClassroom();
    const schools = await app.signUpAs('learner');
    await app.database.db
      .update(users)
      .set({ email: null, userName: 'hsuzuki', madeInClassroomId: classId })
      .where(eq(users.id, schools.user.id));
    const own = await app.signUpAs('learner');
    const user = await schools.call(mergeAccounts, { body: nameOf(own) });
    expect(user).toMatchObject({ id: schools.user.id, email: own.email, userName: 'hsuzuki' });
    expect((await account(schools.user.id)).madeInClassroomId).toBeNull();
  });
});

describe('merging accounts is refused', () => {
  it('alike for a wrong password and an account that is not there [C10] [SC12]', async () => {
    const [person, other] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const wrong = await person.tryCall(mergeAccounts, { body: { email: other.email, password: 'wrong' } });
    const absent = await person.tryCall(mergeAccounts, { body: { email: 'no@school.example', password: 'wrong' } });
    expect(wrong.status).toBe(400);
    expect(wrong.raw).toBe(absent.raw);
  });

  it('after ten wrong passwords, even with the right one [SC12]', async () => {
    const [person, other] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    for (let tries = 0; tries < 10; tries += 1) {
      await person.tryCall(mergeAccounts, { body: { email: other.email, password: `wrong ${tries}` } });
    }
    const answer = await person.tryCall(mergeAccounts, { body: nameOf(other) });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('with oneself, with a deactivated account, and with no account [C10]', async () => {
    const person = await app.signUpAs('learner');
    const self = await person.tryCall(mergeAccounts, { body: nameOf(person) });
    expect(self.body).toEqual({ email: ['This is the account that you are signed in to.'] });
    const gone = await app.signUpAs('learner');
    await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, gone.user.id));
    expect((await person.tryCall(mergeAccounts, { body: nameOf(gone) })).status).toBe(400);
    expect((await app.visitor().tryCall(mergeAccounts, { body: nameOf(person) })).status).toBe(401);
  });

  it.each([['STAFF'], ['ADMIN'], ['superuser']] as const)('where the ending account is %s [C10]', async (role) => {
    const person = await app.signUpAs('learner');
    const official = await app.signUpWithRoles([role]);
    const answer = await person.tryCall(mergeAccounts, { body: nameOf(official) });
    expect(answer.status).toBe(403);
    expect((await account(person.user.id)).roles).toEqual(['STUDENT']);
    expect((await account(official.user.id)).deactivatedAt).toBeNull();
  });

  it('without the code of the other account’s second factor [C10] [SC12]', async () => {
    const [person, other] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const { secret } = await giveAuthenticator(app, other);
    const without = await person.tryCall(mergeAccounts, { body: nameOf(other) });
    expect(Object.keys(without.body as object)).toEqual(['code']);
    const wrong = await person.tryCall(mergeAccounts, { body: { ...nameOf(other), code: '000000' } });
    expect(Object.keys(wrong.body as object)).toEqual(['code']);
    const code = await codeAt(app, secret, 1);
    const user = await person.call(mergeAccounts, { body: { ...nameOf(other), code } });
    expect(user.id).toBe(person.user.id);
    expect((await signInData(app.services).selectSecondFactors(person.user.id)).length).toBe(0);
  });

  it('when the account changed between proof and merging [C10]', async () => {
    const [person, other] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const select = signInData(app.services).selectSecondFactors;
    const spy = vi.spyOn(signInData(app.services), 'selectSecondFactors').mockImplementation(async (userId) => {
      await app.database.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, other.user.id));
      return select(userId);
    });
    const answer = await person.tryCall(mergeAccounts, { body: nameOf(other) });
    spy.mockRestore();
    expect(answer.status).toBe(409);
    expect((await account(other.user.id)).deactivatedAt).toBeNull();
  });
});

describe('a merging that meets another, or breaks off', () => {
  it('leaves one account of two that merge into each other [C10]', async () => {
    const [left, right] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const answers = await Promise.all([
      left.tryCall(mergeAccounts, { body: nameOf(right) }),
      right.tryCall(mergeAccounts, { body: nameOf(left) }),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const rows = [await account(left.user.id), await account(right.user.id)];
    expect(rows.filter((row) => row.deactivatedAt === null)).toHaveLength(1);
    expect(rows.filter((row) => row.mergedIntoId !== null)).toHaveLength(1);
  });

  it('takes one account over once when three want it at the same time [C10]', async () => {
    const wanted = await app.signUpAs('learner');
    const people = [await app.signUpAs('learner'), await app.signUpAs('learner'), await app.signUpAs('learner')];
    const answers = await Promise.all(people.map((one) => one.tryCall(mergeAccounts, { body: nameOf(wanted) })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('brings along what a request that was under way wrote late for the ended account [C10]', async () => {
    const { classId } = await app.openClassroom();
    const [stays, ends] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    await stays.call(mergeAccounts, { body: nameOf(ends) });
    await classroomData(app.services).insertLearner({ classId, userId: ends.user.id, at: app.clock.now });
    await moveLateRows(app.services);
    expect(await memberOf(ends.user.id, classId)).toBeUndefined();
    expect(await memberOf(stays.user.id, classId)).toMatchObject({ role: 'learner' });
  });

  it('leaves both accounts as they were when it fails in the middle [C10]', async () => {
    const { teacher, learner: first, classId, joinCode } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    await workOn(first, { classId, taskId: task.id });
    const second = await app.signUpAs('learner');
    await second.call(joinClassroom, { body: { code: joinCode } });
    await workOn(second, { classId, taskId: task.id });
    const before = [await account(first.user.id), await account(second.user.id), await attemptsOf(second.user.id)];
    // The database itself breaks it off, after everything has moved.
    await app.database.pool.query(`
      create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before insert on audit_entries for each row execute function break_off();`);
    const answer = await first.tryCall(mergeAccounts, { body: nameOf(second) });
    await app.database.pool.query('drop trigger break_off on audit_entries; drop function break_off;');
    expect(answer.status).toBe(500);
    expect([await account(first.user.id), await account(second.user.id), await attemptsOf(second.user.id)]).toEqual(
      before,
    );
    expect((await second.tryCall(getSession)).status).toBe(200);
    expect((await first.call(mergeAccounts, { body: nameOf(second) })).id).toBe(first.user.id);
  });
});
