import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createExercise,
  eraseMyData,
  getClassroomAdmin,
  listMembers,
  getClassroomStudent,
  getGradeBook,
  getSession,
  joinClassroom,
  listExercises,
  login,
  publishExercise,
} from '@lemma/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { restoreEmbedded } from '../../core/db/backup/restore.ts';
import { silentLog } from '../../core/db/log.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import { auditEntries, classrooms, members, users } from '../../core/db/tables/index.ts';
import { loadStartingData } from '../../starting-data.ts';
import { started } from '../../testing/started.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { joinAnonymously, workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { eraseLateRows } from './work/chores.ts';
import { eraseUser } from './work/erase.ts';
import { erasureList } from './data/erasure-list.ts';
import { classroomData } from '../classrooms/data/classroom-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const confirmation = 'ERASE' as const;

async function account(id: string) {
  const [row] = await app.database.db.select().from(users).where(eq(users.id, id));
  return row;
}

describe('erasing one’s own account', () => {
  it('signs out, frees the address, and leaves the class its figures under “Removed learner”', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    await workOn(learner, { classId, taskId: task.id });
    await learner.call(eraseMyData, { body: { confirmation, password: learner.password } });
    expect((await learner.tryCall(getSession)).status).toBe(204);
    const signIn = await app
      .visitor()
      .tryCall(login, { body: { username: learner.email, password: learner.password } });
    expect(signIn.status).toBe(401);

    const book = await teacher.call(getGradeBook, { params: { classId } });
    expect(book.rows).toMatchObject([{ firstName: 'Removed', lastName: 'learner', scores: [2] }]);
    const row = await account(learner.user.id);
    expect(row).toMatchObject({ email: null, passwordHash: null, firstName: 'Removed', lastName: 'user' });
    const [member] = await app.database.db
      .select()
      .from(members)
      .where(and(eq(members.classroomId, classId), eq(members.role, 'learner')));
    expect(member?.userId).not.toBe(learner.user.id);
    expect(await erasureList(app.services.environment.dataDir).read()).toContain(learner.user.id);
  });

  it('takes along what a request that was under way wrote late for the erased account [SC21]', async () => {
    const { classId } = await app.openClassroom();
    const learner = await app.signUpAs('learner');
    await eraseUser(app.services, { userId: learner.user.id, actorId: learner.user.id });
    await classroomData(app.services).insertLearner({ classId, userId: learner.user.id, at: app.clock.now });
    await eraseLateRows(app.services);
    const late = await app.database.db.select().from(members).where(eq(members.userId, learner.user.id));
    expect(late).toEqual([]);
    expect(await account(learner.user.id)).toMatchObject({ firstName: 'Removed', email: null });
  });

  it('needs the typed word and the password, and changes nothing without [SC12]', async () => {
    const person = await app.signUpAs('learner');
    const tries = [
      [{ confirmation: 'erase', password: person.password }, 'confirmation'],
      [{ confirmation }, 'password'],
      [{ confirmation, password: 'wrong' }, 'password'],
    ] as const;
    for (const [body, field] of tries) {
      const answer = await person.tryCall(eraseMyData, { body });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body as object)).toEqual([field]);
    }
    expect((await person.call(getSession, {}))?.email).toBe(person.email);
  });

  it('needs no password where there is none', async () => {
    const { joinCode } = await app.openClassroom();
    const learner = await joinAnonymously(app, joinCode);
    await learner.call(eraseMyData, { body: { confirmation } });
    expect((await account(learner.user.id))?.erasedAt).not.toBeNull();
  });

  it('archives the classes without another teacher, and keeps published exercises by a “Former author”', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const draft = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
    const published = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
    await teacher.call(publishExercise, { params: { exerciseId: published.id }, body: { revision: 1 } });
    await teacher.call(eraseMyData, { body: { confirmation, password: teacher.password } });

    const [room] = await app.database.db.select().from(classrooms).where(eq(classrooms.id, classId));
    expect(room?.archivedAt).not.toBeNull();
    const view = await learner.call(getClassroomStudent, { params: { classId } });
    expect(view).toMatchObject({ isArchived: true, teacherNames: [] });
    expect(view.tasks[0]?.id).toBe(task.id);
    const other = await app.signUpAs('teacher');
    const answer = await other.tryCall(listExercises);
    expect(answer.raw).toContain(published.id);
    expect(answer.raw).toContain('Former author');
    const draftRows = await app.database.pool.query('select 1 from exercises where id = $1', [draft.id]);
    expect(draftRows.rowCount).toBe(0);
  });

  it('leaves a class active that somebody else teaches', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    const other = await app.signUpAs('teacher');
    await other.call(joinClassroom, { body: { code: joinCode } });
    await app.database.db.update(members).set({ role: 'teacher' }).where(eq(members.userId, other.user.id));
    await teacher.call(eraseMyData, { body: { confirmation, password: teacher.password } });
    expect((await other.call(getClassroomAdmin, { params: { classId } })).isArchived).toBe(false);
    const { members: present } = await other.call(listMembers, { params: { classId } });
    expect(present.map((member) => member.lastName)).not.toContain('author');
  });

  it('is refused for the last administrator, of two at the same time for one of them [P02]', async () => {
    const only = await app.signUpWithRoles(['ADMIN', 'superuser']);
    const erase = (person: typeof only) =>
      person.tryCall(eraseMyData, { body: { confirmation, password: person.password } });
    expect((await erase(only)).status).toBe(409);
    const second = await app.signUpWithRoles(['ADMIN', 'superuser']);
    const answers = await Promise.all([erase(only), erase(second)]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([204, 409]);
  });

  it('writes who did it into the audit log [SC21]', async () => {
    const [person, administrator] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const reason = 'asked by letter';
    await eraseUser(app.services, { userId: person.user.id, actorId: administrator.user.id, reason });
    const [entry] = await app.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, person.user.id), eq(auditEntries.act, 'erase-user')));
    expect(entry).toMatchObject({ actorId: administrator.user.id, details: reason });
    const again = eraseUser(app.services, { userId: person.user.id, actorId: administrator.user.id });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list of erasures', () => {
  it('does not name people whose erasure failed', async () => {
    const person = await app.signUpAs('learner');
    const commit = vi.spyOn(app.database, 'transaction').mockImplementationOnce(async (work) => {
      await app.database.db.transaction(async (tx) => {
        await work(tx);
        throw new Error('the commit fails');
      });
      throw new Error('not reached');
    });
    await expect(eraseUser(app.services, { userId: person.user.id, actorId: person.user.id })).rejects.toThrow(
      'commit',
    );
    commit.mockRestore();
    expect((await account(person.user.id))?.erasedAt).toBeNull();
    expect(await erasureList(app.services.environment.dataDir).read()).not.toContain(person.user.id);
  });

  it('is read in spite of a last line that was cut', async () => {
    const person = await app.signUpAs('learner');
    const { dataDir } = app.services.environment;
    await eraseUser(app.services, { userId: person.user.id, actorId: person.user.id });
    await appendFile(join(dataDir, 'erasures.jsonl'), '{"id":"0b1c');
    expect(await erasureList(dataDir).read()).toContain(person.user.id);
  });
});

describe('a backup that is restored after an erasure', () => {
  it.skipIf(process.env['TEST_DATABASE_URL'])('brings no one back once the server has started [RL16]', async () => {
    const own = await openTestApp({ filling: started });
    try {
      const { teacher, learner, classId } = await own.openClassroom();
      const task = await setTask(teacher, classId);
      await workOn(learner, { classId, taskId: task.id });
      const { file } = await own.database.backUp();
      await learner.call(eraseMyData, { body: { confirmation, password: learner.password } });
      const { environment } = own.services;
      await own.app.close();
      await own.database.disconnect();
      await restoreEmbedded(environment.dataDir, file, silentLog);

      const database = await openDatabase(environment, silentLog);
      const restarted = await buildApp({ environment, database, now: () => own.clock.now });
      const find = async () => {
        const [row] = await database.db.select().from(users).where(eq(users.id, learner.user.id));
        return row;
      };
      expect((await find())?.email).toBe(learner.email);
      const said: string[] = [];
      await loadStartingData(restarted.services, (line) => said.push(line));
      expect(said).toContain('Erased 1 accounts again that a restored backup had brought back');
      expect(await find()).toMatchObject({ email: null, firstName: 'Removed' });
      await loadStartingData(restarted.services, (line) => said.push(`again: ${line}`));
      expect(said.filter((line) => line.includes('Erased'))).toHaveLength(1);
      await restarted.close();
      await database.close();
    } finally {
      // Its database was taken away from it.
      await own.app.close();
      await own.database.close();
    }
  });
});
