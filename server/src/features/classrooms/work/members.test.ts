import {
  acceptInvitation,
  answerJoinRequests,
  bringMemberBack,
  classActs,
  createSchoolAccounts,
  endpoints,
  getClassroomAdmin,
  getClassroomStudent,
  importMembers,
  inviteMembers,
  joinClassroom,
  leaveClassroom,
  listAskedClassrooms,
  listInvitations,
  listMembers,
  lookUpInvitation,
  lookUpJoinCode,
  removeMember,
  renewInvitation,
  setMemberRole,
  updateClassroom,
  withdrawInvitation,
  type ResponseOf,
} from '@lemma/contracts';
import { desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, members, users } from '../../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { limits } from '../../../core/throttle/limits.ts';
import { classroomData } from '../data/classroom-store.ts';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<TestApp['openClassroom']>>;
type Client = Home['teacher'];

const inClass = (home: Home) => ({ params: { classId: home.classId } });
const membersOf = async (
  home: Home,
  state: 'present' | 'waiting' | 'removed' = 'present',
  client: Client = home.teacher,
) => client.call(listMembers, { ...inClass(home), query: { state } });

async function memberIdOf(home: Home, person: Client): Promise<string> {
  const [row] = await app.database.db.select().from(members).where(eq(members.userId, person.user.id));
  return row?.classroomId === home.classId ? row.id : '';
}

async function confirmAddress(person: Client): Promise<void> {
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(eq(users.id, person.user.id));
}

const setRole = async (home: Home, person: Client, role: 'teacher' | 'assistant' | 'learner') =>
  home.teacher.tryCall(setMemberRole, {
    params: { classId: home.classId, memberId: await memberIdOf(home, person) },
    body: { role },
  });

describe('what each role may do [R18] [P09]', () => {
  it('is defined in one table, which the calls follow', () => {
    const levels = ['', 'teacher', 'assistant', 'member'];
    for (const act of classActs) {
      for (const name of act.calls) {
        const who = endpoints.find((endpoint) => endpoint.name === name)?.who;
        expect(who, name).toEqual({ classroom: levels[act.roles.length] });
      }
    }
  });

  it('lets assistants look on and change nothing', async () => {
    const home = await app.openClassroom();
    expect((await setRole(home, home.learner, 'assistant')).status).toBe(204);
    const view = await home.learner.call(getClassroomAdmin, inClass(home));
    expect(view).toMatchObject({ role: 'assistant', learnerCount: 0, staffCount: 2 });
    expect((await membersOf(home, 'present', home.learner)).total).toBe(2);
    for (const endpoint of [updateClassroom, inviteMembers, listInvitations, answerJoinRequests, importMembers]) {
      expect((await home.learner.tryCall(endpoint, inClass(home))).status, endpoint.name).toBe(403);
    }
  });

  it('keeps a teacher in every class: the last one is neither removed nor made something else, and cannot leave', async () => {
    const home = await app.openClassroom();
    const own = { params: { classId: home.classId, memberId: await memberIdOf(home, home.teacher) } };
    expect((await setRole(home, home.teacher, 'learner')).status).toBe(409);
    expect((await home.teacher.tryCall(removeMember, own)).status).toBe(409);
    expect((await home.teacher.tryCall(leaveClassroom, inClass(home))).status).toBe(409);

    const other = await app.signUpAs('teacher');
    await other.call(joinClassroom, { body: { code: home.joinCode } });
    expect((await setRole(home, other, 'teacher')).status).toBe(204);
    const both = await Promise.all([home.teacher, other].map((one) => one.tryCall(leaveClassroom, inClass(home))));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
  });

  it('gives a class only to teacher accounts, and nothing but learning to those without an account', async () => {
    const home = await app.openClassroom();
    expect((await setRole(home, home.learner, 'teacher')).body).toHaveProperty('role');
    const anonymous = app.visitor();
    const joined = await anonymous.call(joinClassroom, {
      body: { code: home.joinCode, firstName: 'No', lastName: 'Account' },
    });
    const memberId = await memberIdOf(home, { user: { id: joined.user.id } } as Client);
    const params = { classId: home.classId, memberId };
    expect((await home.teacher.tryCall(setMemberRole, { params, body: { role: 'assistant' } })).status).toBe(400);
  });

  it('ends with leaving: a former teacher who joins by code again is a learner', async () => {
    const home = await app.openClassroom();
    const other = await app.signUpAs('teacher');
    await other.call(joinClassroom, { body: { code: home.joinCode } });
    await setRole(home, other, 'teacher');
    await other.call(leaveClassroom, inClass(home));
    expect((await other.tryCall(getClassroomAdmin, inClass(home))).status).toBe(404);
    await other.call(joinClassroom, { body: { code: home.joinCode } });
    expect((await other.tryCall(getClassroomAdmin, inClass(home))).status).toBe(403);
  });
});

describe('members [R18]', () => {
  it('are read a hundred at a time by name, found without accents, and come back with their work', async () => {
    const home = await app.openClassroom();
    const crowd = Array.from({ length: 100 }, (_, index) => ({ id: newId(), lastName: `Zed ${100 + index}` }));
    const createdAt = app.clock.now;
    await app.database.db.insert(users).values(crowd.map((one) => ({ ...one, firstName: 'Anna', createdAt })));
    for (const { id } of crowd) {
      await classroomData(app.services).insertLearner({ classId: home.classId, userId: id, at: createdAt });
    }
    await home.teacher.call(createSchoolAccounts, {
      ...inClass(home),
      body: { learners: [{ firstName: 'Zoë', lastName: 'Ångström' }] },
    });
    const first = await membersOf(home);
    expect(first).toMatchObject({ total: 103, counts: { present: 103, waiting: 0, removed: 0 } });
    expect(first.members).toHaveLength(100);
    expect(first.members[0]).toMatchObject({ firstName: 'Zoë', userName: 'zoe.angstrom', role: 'learner' });
    const rest = await home.teacher.call(listMembers, { ...inClass(home), query: { offset: 100 } });
    expect(rest.members.map(({ lastName }) => lastName)).toEqual(['Zed 197', 'Zed 198', 'Zed 199']);
    const found = await home.teacher.call(listMembers, { ...inClass(home), query: { search: ' angstrom ZOE' } });
    expect(found).toMatchObject({ total: 1, members: [{ lastName: 'Ångström' }] });

    const params = { classId: home.classId, memberId: first.members[0]?.id ?? '' };
    await home.teacher.call(removeMember, { params });
    expect((await membersOf(home, 'removed')).members).toMatchObject([{ id: params.memberId }]);
    await home.teacher.call(bringMemberBack, { params });
    expect((await home.teacher.tryCall(bringMemberBack, { params })).status).toBe(404);
    expect((await membersOf(home)).members[0]?.id).toBe(params.memberId);
  });
});

describe('joining with approval [R16] [R18]', () => {
  it('waits for a teacher, who lets in or refuses; nothing of the class is seen until then', async () => {
    const home = await app.openClassroom();
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { needsApproval: true } });
    const [lea, sam] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    for (const one of [lea, sam]) {
      const joined = await one.call(joinClassroom, { body: { code: home.joinCode } });
      expect(joined.isWaiting).toBe(true);
    }
    const closed = await lea.tryCall(getClassroomStudent, inClass(home));
    expect([closed.status, closed.body]).toMatchObject([403, { code: 'classroom/waiting' }]);
    expect(await lea.call(listAskedClassrooms, {})).toMatchObject([{ id: home.classId, name: 'Year 9' }]);
    expect((await home.teacher.call(getClassroomAdmin, inClass(home))).waitingCount).toBe(2);
    const waiting = await membersOf(home, 'waiting');
    expect(waiting.members.map(({ askedAt }) => askedAt)).not.toContain(null);

    const answer = (accept: boolean, memberIds: string[] | null) =>
      home.teacher.call(answerJoinRequests, { ...inClass(home), body: { accept, memberIds } });
    expect(await answer(false, [await memberIdOf(home, sam)])).toEqual({ answered: 1 });
    expect(await answer(true, null)).toEqual({ answered: 1 });
    expect((await lea.call(getClassroomStudent, inClass(home))).name).toBe('Year 9');
    expect((await sam.tryCall(getClassroomStudent, inClass(home))).status).toBe(404);
    expect(await sam.call(listAskedClassrooms, {})).toEqual([]);
    // A member joins again without waiting.
    expect((await lea.call(joinClassroom, { body: { code: home.joinCode } })).isWaiting).toBe(false);
  });

  it('is taken back by leaving, and ends for all who wait when it is switched off', async () => {
    const home = await app.openClassroom();
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { needsApproval: true } });
    const [lea, sam] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    for (const one of [lea, sam]) await one.call(joinClassroom, { body: { code: home.joinCode } });
    await sam.call(leaveClassroom, inClass(home));
    expect((await sam.tryCall(getClassroomStudent, inClass(home))).status).toBe(404);
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { needsApproval: false } });
    expect((await lea.tryCall(getClassroomStudent, inClass(home))).status).toBe(200);
    expect((await sam.tryCall(getClassroomStudent, inClass(home))).status).toBe(404);
  });

  it('is closed, or for accounts alone, when the class says so', async () => {
    const home = await app.openClassroom();
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { takesAnonymous: false } });
    const body = { code: home.joinCode, firstName: 'No', lastName: 'Account' };
    expect((await app.visitor().tryCall(joinClassroom, { body })).body).toHaveProperty('code');
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { isJoinOpen: false } });
    expect((await app.visitor().tryCall(lookUpJoinCode, { params: { code: home.joinCode } })).status).toBe(204);
    expect((await home.learner.tryCall(getClassroomStudent, inClass(home))).status).toBe(200);
  });
});

async function invitationToken(email: string): Promise<string> {
  const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function openInvitedClass(): Promise<Home> {
  const home = await app.openClassroom();
  await confirmAddress(home.teacher);
  return home;
}

const sendTo = (home: Home, emails: readonly string[], role = 'learner') =>
  home.teacher.tryCall(inviteMembers, { ...inClass(home), body: { emails, role } });

describe('an invitation by mail [R18] [SC20]', () => {
  it('lets its reader in once, in its role, and names neither class nor teacher in the mail', async () => {
    const home = await openInvitedClass();
    await sendTo(home, ['New.Person@school.example'], 'assistant');
    const token = await invitationToken('new.person@school.example');
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, 'new.person@school.example'));
    expect(mail?.text).not.toContain('Year 9');
    const seen = await app.visitor().call(lookUpInvitation, { body: { token } });
    expect(seen).toMatchObject({ name: 'Year 9', role: 'assistant' });

    const person = await app.signUpAs('learner');
    const joined = await person.call(acceptInvitation, { body: { token } });
    expect(joined).toEqual({ classId: home.classId, role: 'assistant' });
    const again = await app.signUpAs('learner');
    expect((await again.tryCall(acceptInvitation, { body: { token } })).status).toBe(409);
    expect((await app.visitor().tryCall(lookUpInvitation, { body: { token } })).status).toBe(204);
    expect(await home.teacher.call(listInvitations, inClass(home))).toEqual([]);
  });

  it('answers alike whether there is an account with the address or not', async () => {
    const home = await openInvitedClass();
    const known = await app.signUpAs('learner');
    const answers = [await sendTo(home, [known.email]), await sendTo(home, ['no-one.there@school.example'])];
    const shapes = answers.map(({ status, body }) => {
      const [{ id: _, email: __, ...rest } = { id: '', email: '' }] = body as ResponseOf<typeof listInvitations>;
      return { status, rest };
    });
    expect(shapes[0]).toEqual(shapes[1]);
    expect(answers[1]?.body).toHaveLength(2);
  });

  it('ends after a fortnight, when it is withdrawn, when a newer one was sent, and with the class', async () => {
    const home = await openInvitedClass();
    const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}.ends@school.example`);
    await sendTo(home, emails);
    const tokens = await Promise.all(emails.map(invitationToken));
    const list = await home.teacher.call(listInvitations, inClass(home));
    const idOf = (email: string | undefined) => list.find((one) => one.email === email)?.id ?? '';
    await home.teacher.call(withdrawInvitation, { params: { classId: home.classId, invitationId: idOf(emails[0]) } });
    await home.teacher.call(renewInvitation, { params: { classId: home.classId, invitationId: idOf(emails[1]) } });
    const look = async (token: string | undefined) =>
      (await app.visitor().tryCall(lookUpInvitation, { body: { token } })).status;
    expect([await look(tokens[0]), await look(tokens[1]), await look(tokens[2])]).toEqual([204, 204, 200]);
    expect(await look(await invitationToken(emails[1] ?? ''))).toBe(200);

    await home.teacher.call(updateClassroom, { ...inClass(home), body: { isArchived: true } });
    expect(await look(tokens[2])).toBe(204);
    await home.teacher.call(updateClassroom, { ...inClass(home), body: { isArchived: false } });
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 14 * 86_400_000);
    expect(await look(tokens[2])).toBe(204);
    app.clock.now = before;
  });

  it('as a teacher needs a teacher account, and takes no role away', async () => {
    const home = await openInvitedClass();
    await sendTo(home, ['head@school.example'], 'teacher');
    const token = await invitationToken('head@school.example');
    expect((await home.learner.tryCall(acceptInvitation, { body: { token } })).status).toBe(403);
    const colleague = await app.signUpAs('teacher');
    expect(await colleague.call(acceptInvitation, { body: { token } })).toMatchObject({ role: 'teacher' });
    await sendTo(home, ['later@school.example'], 'learner');
    const lower = await invitationToken('later@school.example');
    expect(await colleague.call(acceptInvitation, { body: { token: lower } })).toMatchObject({ role: 'teacher' });
  });

  it('is sent by people with a confirmed address alone, and to a bounded number of people a day', async () => {
    const home = await app.openClassroom();
    expect((await sendTo(home, ['first@school.example'])).status).toBe(403);
    await confirmAddress(home.teacher);
    const most = limits.invitationsOfUser.most;
    const addresses = Array.from({ length: most + 1 }, (_, index) => `many${index}@school.example`);
    expect((await sendTo(home, addresses.slice(0, 50))).status).toBe(200);
    expect((await sendTo(home, addresses.slice(50, most))).status).toBe(200);
    const over = await sendTo(home, addresses.slice(most));
    expect([over.status, over.body]).toMatchObject([429, { code: 'request/too-many' }]);
    const written = await app.database.db.$count(mails, eq(mails.to, addresses[most] ?? ''));
    expect(written).toBe(0);
  });
});
