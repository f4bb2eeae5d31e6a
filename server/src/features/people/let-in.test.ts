import {
  acceptInvitation,
  addPollQuestion,
  compareWithSource,
  copyExercise,
  createClassroom,
  createExercise,
  createPoll,
  drawSample,
  exportExercises,
  getExercise,
  getSession,
  getTip,
  getUser,
  inviteMembers,
  joinClassroom,
  letTeacherIn,
  listAuditEntries,
  listExercises,
  listMembers,
  listUsers,
  openSharingLink,
  publishExercise,
  setMemberRole,
  setSharingLink,
  setUserRoles,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, users } from '../../core/db/tables/index.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { grantRole } from '../administration/work/grant.ts';
import { userData } from './data/user-store.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

let app: TestApp;
let author: Person;
let newcomer: Person;
let exerciseId: string;

beforeAll(async () => {
  app = await openTestApp({ variables: { NEW_TEACHERS: 'wait' } });
  author = await app.signUpAs('teacher');
  await app.letIn(author);
  [exerciseId = ''] = await publishAll(author, [squareOfSum]);
});
afterAll(() => app.close());
beforeEach(async () => {
  newcomer = await app.signUpAs('teacher');
});

const confirmAddress = async (person: Person) =>
  app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(eq(users.id, person.user.id));

const answerOf = (client: TestClient, endpoint: Endpoint, input: object = {}) =>
  client.tryCall(endpoint, { params: { exerciseId }, ...input });
const isLetIn = async (person: Person) => (await person.call(getSession, {}))?.isLetIn;

describe('a teacher who was not let in [SC20]', () => {
  it('finds what is everybody’s and tries samples, and learns why keys are not shown', async () => {
    expect(await isLetIn(newcomer)).toBe(false);
    const { items } = await newcomer.call(listExercises, { query: {} });
    expect(items.map(({ id }) => id)).toContain(exerciseId);
    expect(JSON.stringify(items)).not.toContain('The middle term is missing');
    expect((await answerOf(newcomer, drawSample, { query: { exerciseId } })).status).toBe(200);
    expect((await answerOf(newcomer, getTip)).status).toBe(200);
    for (const endpoint of [getExercise, copyExercise, exportExercises]) {
      const answer = await answerOf(
        newcomer,
        endpoint,
        endpoint === exportExercises ? { query: { ids: exerciseId } } : {},
      );
      expect([answer.status, answer.body], endpoint.name).toEqual([
        403,
        expect.objectContaining({ code: 'account/not-let-in', detail: expect.stringContaining('administrator') }),
      ]);
    }
  });

  it('cannot ask an exercise of others in a poll, where the desk shows the key', async () => {
    const poll = await newcomer.call(createPoll, { body: { name: 'Warm-up' } });
    const answer = await newcomer.tryCall(addPollQuestion, {
      params: { pollId: poll.id },
      body: { question: { kind: 'exercise', exerciseId } },
    });
    expect([answer.status, answer.raw]).toEqual([400, expect.stringContaining('been let in')]);
  });

  it('writes, publishes, sets and asks exercises of their own', async () => {
    const { id } = await newcomer.call(createExercise, { body: { document: squareOfSum as never } });
    const own = { params: { exerciseId: id } };
    await newcomer.call(publishExercise, { ...own, body: { revision: 1 } });
    for (const endpoint of [getExercise, copyExercise])
      expect((await newcomer.tryCall(endpoint, own)).status).toBe(200);
    const room = await newcomer.call(createClassroom, { body: { name: 'Own' } });
    const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId: id, points: 1 }] }];
    await setTask(newcomer, room.id, { groups });
    const poll = await newcomer.call(createPoll, { body: { name: 'Warm-up' } });
    const question = { question: { kind: 'exercise' as const, exerciseId: id } };
    await newcomer.call(addPollQuestion, { params: { pollId: poll.id }, body: question });
  });

  it('opens what was shared with them by name', async () => {
    const { link } = await author.call(setSharingLink, { params: { exerciseId }, body: { level: 10 } });
    await newcomer.call(openSharingLink, { params: { exerciseId }, body: { token: link?.token ?? '' } });
    expect((await answerOf(newcomer, getExercise)).status).toBe(200);
  });

  it('sees no keys of a source through a copy from before', async () => {
    await app.letIn(newcomer);
    const copied = await newcomer.call(copyExercise, { params: { exerciseId } });
    await app.database.db.update(users).set({ letInAt: null, letInBy: null }).where(eq(users.id, newcomer.user.id));
    const answer = await newcomer.tryCall(compareWithSource, { params: { exerciseId: copied.id } });
    expect(answer.status).toBe(404);
  });

  it('cannot invite by mail, not even with a confirmed address', async () => {
    await confirmAddress(newcomer);
    const room = await newcomer.call(createClassroom, { body: { name: 'Own' } });
    const to = 'stranger@school.example';
    const invite = () =>
      newcomer.tryCall(inviteMembers, { params: { classId: room.id }, body: { emails: [to], role: 'learner' } });
    const refused = await invite();
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'account/not-let-in' })]);
    expect(await app.database.db.select().from(mails).where(eq(mails.to, to))).toEqual([]);
    await app.letIn(newcomer);
    expect((await invite()).status).toBe(200);
    expect(await app.database.db.select().from(mails).where(eq(mails.to, to))).toHaveLength(1);
  });
});

describe('a teacher is let in [SC20]', () => {
  it('by staff with one call, which is in the audit log and can be taken back', async () => {
    const staff = await app.signUpWithRoles(['STAFF']);
    const params = { userId: newcomer.user.id };
    const waiting = async () =>
      (await staff.call(listUsers, { query: { state: 'waiting' } })).users.map(({ id }) => id);
    expect(await waiting()).toContain(newcomer.user.id);
    expect(await waiting()).not.toContain(author.user.id);
    expect(await waiting()).not.toContain(staff.user.id);
    expect((await staff.call(letTeacherIn, { params, body: { isLetIn: true } })).isLetIn).toBe(true);
    expect(await waiting()).not.toContain(newcomer.user.id);
    expect((await answerOf(newcomer, getExercise)).status).toBe(200);
    const superuser = await app.signUpWithRoles(['superuser']);
    const { entries } = await superuser.call(listAuditEntries, { query: { q: newcomer.user.id } });
    expect(entries).toMatchObject([{ act: 'let-teacher-in', actorId: staff.user.id }]);
    await staff.call(letTeacherIn, { params, body: { isLetIn: false } });
    expect((await answerOf(newcomer, getExercise)).status).toBe(403);
  });

  it('by no other waiting teacher, and learners are not let in', async () => {
    const learner = await app.signUpAs('learner');
    const params = { userId: newcomer.user.id };
    const body = { isLetIn: true };
    for (const client of [newcomer, author, learner]) {
      expect((await client.tryCall(letTeacherIn, { params, body })).status).toBe(403);
    }
    expect((await app.visitor().tryCall(letTeacherIn, { params, body })).status).toBe(401);
    const staff = await app.signUpWithRoles(['STAFF']);
    const answer = await staff.tryCall(letTeacherIn, { params: { userId: learner.user.id }, body });
    expect(answer.status).toBe(409);
    expect((await staff.call(getUser, { params: { userId: learner.user.id } })).isLetIn).toBeNull();
  });

  it('by an administrator who makes them a teacher, and by the operator', async () => {
    const administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
    await giveAuthenticator(app, administrator);
    const learner = await app.signUpAs('learner');
    const params = { userId: learner.user.id };
    const made = await administrator.call(setUserRoles, { params, body: { roles: ['STUDENT', 'INSTRUCTOR'] } });
    expect(made.isLetIn).toBe(true);
    const granted = await app.signUpAs('learner');
    await grantRole(app.database, { email: granted.email, role: 'INSTRUCTOR' }, () => app.clock.now);
    expect(await isLetIn(granted)).toBe(true);
    expect((await answerOf(granted, getExercise)).status).toBe(200);
  });

  it('by a colleague who was let in and makes them a teacher of a class', async () => {
    const room = await author.call(createClassroom, { body: { name: 'Team' } });
    const join = (person: Person) => person.call(joinClassroom, { body: { code: room.joinCode ?? '' } });
    const memberId = async (person: Person) =>
      (await author.call(listMembers, { params: { classId: room.id } })).members.find(
        ({ lastName }) => lastName === person.user.lastName,
      )?.id ?? '';
    const setRole = async (client: TestClient, person: Person, role: 'assistant' | 'teacher') =>
      client.call(setMemberRole, { params: { classId: room.id, memberId: await memberId(person) }, body: { role } });
    await join(newcomer);
    await setRole(author, newcomer, 'assistant');
    expect(await isLetIn(newcomer)).toBe(false);
    await setRole(author, newcomer, 'teacher');
    expect(await isLetIn(newcomer)).toBe(true);
  });

  it('by an invitation as a teacher, and by no one who is not let in themselves', async () => {
    await confirmAddress(author);
    const room = await author.call(createClassroom, { body: { name: 'Team' } });
    const invited = { emails: [newcomer.email], role: 'teacher' as const };
    await author.call(inviteMembers, { params: { classId: room.id }, body: invited });
    const all = await app.database.db.select().from(mails).where(eq(mails.to, newcomer.email));
    const [, token = ''] = all.flatMap(({ text }) => /invitation#token=([\w-]+)/.exec(text) ?? []);
    await newcomer.call(acceptInvitation, { body: { token } });
    expect(await isLetIn(newcomer)).toBe(true);

    const [one, other] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
    const own = await one.call(createClassroom, { body: { name: 'Own' } });
    await other.call(joinClassroom, { body: { code: own.joinCode ?? '' } });
    const { members } = await one.call(listMembers, { params: { classId: own.id } });
    const memberId = members.find(({ lastName }) => lastName === other.user.lastName)?.id ?? '';
    await one.call(setMemberRole, { params: { classId: own.id, memberId }, body: { role: 'teacher' } });
    expect(await isLetIn(other)).toBe(false);
  });
});

it('where the instance trusts every teacher, new ones are let in immediately, and those who waited at the next start [SC20]', async () => {
  const trusting = await openTestApp({ variables: { NEW_TEACHERS: 'trusted' } });
  try {
    const teacher = await trusting.signUpAs('teacher');
    expect((await teacher.call(getSession, {}))?.isLetIn).toBe(true);
    const { db } = trusting.database;
    await db.update(users).set({ letInAt: null }).where(eq(users.id, teacher.user.id));
    expect((await teacher.call(getSession, {}))?.isLetIn).toBe(false);
    expect(await userData(trusting.services).letAllIn(trusting.clock.now)).toBe(1);
    expect((await teacher.call(getSession, {}))?.isLetIn).toBe(true);
    // A learner's account stays one.
    expect((await (await trusting.signUpAs('learner')).call(getSession, {}))?.isLetIn).toBe(false);
  } finally {
    await trusting.close();
  }
});
