import {
  createClassroom,
  createSchoolAccounts,
  listMembers,
  getSession,
  joinClassroom,
  login,
  removeMember,
  resetSchoolPassword,
  resetSchoolPasswords,
  type ResponseOf,
  updateAccount,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, users } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { newReadablePassword, readablePasswordBits, takeUserName, userNameFrom } from './work/school-account-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mila = { firstName: 'Mila', lastName: 'Novák' };

async function makeAccounts(learners = [mila]) {
  const home = await app.openClassroom();
  const params = { classId: home.classId };
  const made = await home.teacher.call(createSchoolAccounts, { params, body: { learners } });
  return { ...home, made, first: made[0] as (typeof made)[number] };
}

async function signInWith(userName: string, password: string) {
  const client = app.visitor();
  const answer = await client.tryCall(login, { body: { username: userName, password } });
  return { ...client, status: answer.status };
}

describe('accounts without e-mail', () => {
  it('[V01] are made by a teacher with user name and password, and are members of the class', async () => {
    const { classId, teacher, made, first } = await makeAccounts([
      mila,
      mila,
      { firstName: 'Łukasz', lastName: 'Øst' },
    ]);
    expect(made.map(({ userName }) => userName)).toEqual(['mila.novak', 'mila.novak2', 'lukasz.ost']);
    const learner = await signInWith(first.userName.toUpperCase(), first.password);
    expect(await learner.call(getSession, {})).toMatchObject({
      ...mila,
      email: '',
      userName: 'mila.novak',
      roles: ['STUDENT'],
      isAnonymous: false,
      isEmailVerified: true,
    });
    const { members } = await teacher.call(listMembers, { params: { classId } });
    expect(members.find(({ id }) => id === first.memberId)).toMatchObject({ ...mila, userName: 'mila.novak' });
    expect(members.filter(({ userName }) => userName !== '')).toHaveLength(3);
  });

  it('[V02] [X11] take an e-mail address with their password, and sign in with either name from then on', async () => {
    const { first } = await makeAccounts();
    const learner = await signInWith(first.userName, first.password);
    const email = `${first.userName}@home.example`;
    const refused = await learner.tryCall(updateAccount, { body: { ...mila, email, password: 'not mine' } });
    expect(refused.body).toEqual({ password: ['This is not your password. Your e-mail stays as it is.'] });
    const changed = await learner.call(updateAccount, { body: { ...mila, email, password: first.password } });
    expect(changed).toMatchObject({ email, userName: first.userName, isEmailVerified: false });
    for (const name of [email, first.userName]) expect((await signInWith(name, first.password)).status).toBe(200);
  });

  it('of another class get other names', async () => {
    const { first } = await makeAccounts([{ firstName: 'Sam', lastName: 'Okafor' }]);
    const again = await makeAccounts([{ firstName: 'Sam', lastName: 'Okafor' }]);
    expect([first.userName, again.first.userName]).toEqual(['sam.okafor', 'sam.okafor2']);
  });

  it('get a new password from a teacher of the class in which they were made; sessions end and it is kept [SC21]', async () => {
    const { classId, teacher, first } = await makeAccounts();
    const learner = await signInWith(first.userName, first.password);
    const params = { classId, memberId: first.memberId };
    const fresh = await teacher.call(resetSchoolPassword, { params });
    expect(fresh.userName).toBe(first.userName);
    expect((await learner.tryCall(getSession)).status).toBe(401);
    expect((await signInWith(first.userName, first.password)).status).toBe(401);
    expect((await signInWith(first.userName, fresh.password)).status).toBe(200);
    const acts = await app.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, teacher.user.id));
    expect(acts.map(({ act }) => act)).toEqual(['make-school-accounts', 'reset-school-password']);
    expect(JSON.stringify(acts)).not.toContain(fresh.password);
  });

  it('get none from anybody else: teachers of other classes, the class itself, learners', async () => {
    const { classId, first, learner } = await makeAccounts();
    const pupil = await signInWith(first.userName, first.password);
    const other = await app.openClassroom();
    await pupil.call(joinClassroom, { body: { code: other.joinCode } });
    const { members } = await other.teacher.call(listMembers, { params: { classId: other.classId } });
    const there = members.find(({ firstName }) => firstName === 'Mila');
    expect(there?.userName).toBe('');
    const reset = (client: typeof other.teacher | typeof pupil, params: { classId: string; memberId: string }) =>
      client.tryCall(resetSchoolPassword, { params });
    expect((await reset(other.teacher, { classId: other.classId, memberId: there?.id ?? '' })).status).toBe(404);
    expect((await reset(other.teacher, { classId, memberId: first.memberId })).status).toBe(404);
    expect((await reset(other.teacher, { classId: other.classId, memberId: first.memberId })).status).toBe(404);
    expect((await reset(learner, { classId, memberId: first.memberId })).status).toBe(403);
    expect((await reset(pupil, { classId, memberId: first.memberId })).status).toBe(403);
    expect((await pupil.tryCall(getSession)).status).toBe(200);
  });

  it('get none where the account was not made by the class, has more rights by now, or has left', async () => {
    const { classId, teacher, learner, first, made } = await makeAccounts([mila, mila]);
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const own = members.find(({ role, userName }) => role === 'learner' && userName === '');
    const reset = (memberId: string) => teacher.tryCall(resetSchoolPassword, { params: { classId, memberId } });
    expect((await reset(own?.id ?? '')).status).toBe(404);
    expect((await learner.tryCall(getSession)).status).toBe(200);

    await app.database.db
      .update(users)
      .set({ roles: ['STAFF'] })
      .where(eq(users.userName, first.userName));
    expect((await reset(first.memberId)).status).toBe(404);

    const second = made[1]?.memberId ?? '';
    await teacher.call(removeMember, { params: { classId, memberId: second } });
    expect((await reset(second)).status).toBe(404);
  });

  it('get new passwords together, all of them or none [SC21]', async () => {
    const { classId, teacher, made } = await makeAccounts([mila, mila, mila]);
    const [first, second, third] = made;
    const ids = [third, first].map((one) => one?.memberId ?? '');
    const reset = (memberIds: readonly string[]) =>
      teacher.tryCall(resetSchoolPasswords, { params: { classId }, body: { memberIds: [...memberIds] } });
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const notMade = members.find(({ userName }) => userName === '')?.id ?? '';
    expect((await reset([...ids, notMade])).status).toBe(404);
    expect((await reset([])).status).toBe(400);
    expect((await signInWith(first?.userName ?? '', first?.password ?? '')).status).toBe(200);
    const fresh = (await reset(ids)).body as ResponseOf<typeof resetSchoolPasswords>;
    expect(fresh.map(({ userName }) => userName)).toEqual([third?.userName, first?.userName]);
    for (const { userName, password } of fresh) expect((await signInWith(userName, password)).status).toBe(200);
    expect((await signInWith(first?.userName ?? '', first?.password ?? '')).status).toBe(401);
    expect((await signInWith(second?.userName ?? '', second?.password ?? '')).status).toBe(200);
  });

  it('are at most a hundred at a time, and need names', async () => {
    const teacher = await app.signUpAs('teacher');
    const { id } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
    const make = (learners: unknown[]) =>
      teacher.tryCall(createSchoolAccounts, { params: { classId: id }, body: { learners } });
    expect((await make([])).status).toBe(400);
    expect((await make(Array.from({ length: 101 }, () => mila))).status).toBe(400);
    expect((await make([{ firstName: '', lastName: 'x' }])).status).toBe(400);
  });
});

describe('user names', () => {
  it.each([
    [{ firstName: 'Mila', lastName: 'Novak' }, 'mila.novak'],
    [{ firstName: 'Jürgen', lastName: 'Groß' }, 'jurgen.gross'],
    [{ firstName: 'Anne-Marie', lastName: "O'Neill" }, 'annemarie.oneill'],
    [{ firstName: 'Đặng', lastName: 'Thị Hà' }, 'dang.thiha'],
    [{ firstName: 'İbrahim', lastName: 'Işık' }, 'ibrahim.isik'],
    [{ firstName: 'Мила', lastName: 'Новак' }, 'learner'],
    [{ firstName: 'Aiko', lastName: '佐藤' }, 'aiko'],
  ])('of %j is %s', (name, userName) => {
    expect(userNameFrom(name)).toBe(userName);
  });

  it('are never given twice', () => {
    const taken = new Set(['learner', 'learner2']);
    expect([takeUserName('learner', taken), takeUserName('learner', taken)]).toEqual(['learner3', 'learner4']);
  });
});

describe('passwords that a teacher hands out', () => {
  it('[SC12] have more than 40 bits, in three words and figures that are hard to confuse', () => {
    expect(readablePasswordBits).toBeGreaterThanOrEqual(40);
    const passwords = Array.from({ length: 500 }, newReadablePassword);
    expect(new Set(passwords).size).toBe(500);
    for (const password of passwords) expect(password).toMatch(/^[a-z]{3,10}-[a-z]{3,10}-[a-z]{3,10}-[2-9]{5}$/);
  });
});
