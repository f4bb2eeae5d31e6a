import {
  createClassWorksheet,
  createWorksheet,
  getWorksheet,
  joinClassroom,
  listMembers,
  listSheets,
  listWorksheets,
  publishExercise,
  setMemberRole,
  setShare,
  updateAccount,
  updateExercise,
  type Sheet,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/db/tables/index.ts';
import { squareOfSum, twoParts } from '../../testing/classes/exercise-documents.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const many = {
  ...squareOfSum,
  variables: {
    ...squareOfSum.variables,
    list: [{ name: 'a', generator: 'random-integer' as const, min: 2, max: 9999 }],
  },
};

let app: TestApp;
let room: Awaited<ReturnType<typeof openClassOf<'Ben' | 'Ada' | 'Cem'>>>;

beforeAll(async () => {
  app = await openTestApp({ variables: { NEW_TEACHERS: 'wait', LIMIT_CALLS: 'off' } });
  room = await openClassOf(app, ['Ben', 'Ada', 'Cem'], { document: many });
});
afterAll(() => app.close());

const makeNamed = () =>
  room.teacher.call(createClassWorksheet, {
    params: { classId: room.classId },
    body: { title: 'Brackets', of: { taskId: room.task.id }, sheets: 'learners' },
  });
const sheetsOf = (worksheetCode: string, query = {}, by: TestClient = room.teacher) =>
  by.call(listSheets, { params: { worksheetCode }, query });
const questionsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) => sheet.questions.map(({ variant }) => variant.question));

describe('a worksheet of a task [R12]', () => {
  it('has one sheet with other numbers for each learner, in order of names', async () => {
    const worksheet = await makeNamed();
    expect(worksheet).toMatchObject({ title: 'Brackets', sheetCount: 4, questionCount: 1, points: 2 });
    const sheets = await sheetsOf(worksheet.code);
    expect(sheets.map(({ number, letter }) => [number, letter])).toEqual([1, 2, 3, 4].map((number) => [number, null]));
    expect(sheets.map(({ learnerName }) => learnerName)).toEqual(
      expect.arrayContaining(['Ada Learner', 'Ben Learner']),
    );
    const named = sheets.map(({ learnerName }) => learnerName).filter((name) => name?.endsWith(' Learner'));
    expect(named.slice(0, 3)).toEqual(['Ada Learner', 'Ben Learner', 'Cem Learner']);
    expect(new Set(questionsOf(sheets)).size).toBe(4);
  });

  it('has with each question the key and the solution of just that question', async () => {
    const { code } = await makeNamed();
    for (const { questions } of await sheetsOf(code)) {
      const [question] = questions;
      const a = Number(/x \+ (\d+)/.exec(question?.variant.question ?? '')?.[1]);
      expect(question?.keys).toHaveLength(1);
      expect(question?.keys[0]?.text).toContain(String(a * a));
      expect(question?.solution).toContain(String(2 * a));
      expect(JSON.stringify(question?.variant)).not.toContain(String(a * a));
    }
  });

  it('is the same at every call, whatever becomes of the exercise and of names', async () => {
    const [other] = [await openClassOf(app, ['Dan'], { document: many })];
    const { code } = await other.teacher.call(createClassWorksheet, {
      params: { classId: other.classId },
      body: { title: 'Kept', of: { taskId: other.task.id }, sheets: 'learners' },
    });
    const before = await sheetsOf(code, {}, other.teacher);
    const params = { exerciseId: other.exerciseId };
    const document = { ...many, question: 'Something else about ${{a}}$: [[square]]' };
    const { revision } = await other.teacher.call(updateExercise, {
      params,
      body: { document: document as never, revision: 1 },
    });
    await other.teacher.call(publishExercise, { params, body: { revision } });
    await other.learners.Dan.call(updateAccount, { body: { firstName: 'Daniel', lastName: 'Learner' } });
    const after = await sheetsOf(code, {}, other.teacher);
    expect(questionsOf(after)).toEqual(questionsOf(before));
    expect(after.map(({ learnerName }) => learnerName)).toContain('Daniel Learner');
  });

  it('gives each sheet as many questions of a pool as each learner gets', async () => {
    const ids = await publishAll(room.teacher, [many, squareOfSum, twoParts]);
    const items = ids.map((exerciseId) => ({ exerciseId, points: 1 }));
    const task = await setTask(room.teacher, room.classId, { groups: [{ type: 'GP', name: '', drawCount: 2, items }] });
    const worksheet = await room.teacher.call(createClassWorksheet, {
      params: { classId: room.classId },
      body: { title: 'Pool', of: { taskId: task.id }, sheets: 6 },
    });
    const sheets = await sheetsOf(worksheet.code);
    expect(worksheet.points).toBe(2);
    expect(sheets.map(({ questions }) => questions.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(sheets.map(({ letter }) => letter).join('')).toBe('ABCDEF');
  });

  it('is given ten sheets at a time, or one by its number', async () => {
    const { code } = await room.teacher.call(createClassWorksheet, {
      params: { classId: room.classId },
      body: { title: 'All letters', of: { taskId: room.task.id }, sheets: 26 },
    });
    const all = [await sheetsOf(code), await sheetsOf(code, { from: 11 }), await sheetsOf(code, { from: 21 })].flat();
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
    expect(new Set(questionsOf(all)).size).toBe(26);
    expect(await sheetsOf(code, { from: 26, count: 1 })).toEqual([all[25]]);
    expect(await sheetsOf(code, { from: 27 })).toEqual([]);
  });

  it('says how many sheets there can be when they are too many', async () => {
    const ids = await publishAll(room.teacher, [many]);
    const items = Array.from({ length: 60 }, () => ({ exerciseId: ids[0] ?? '', points: 1 }));
    const task = await setTask(room.teacher, room.classId, {
      groups: [{ type: 'MG', name: '', drawCount: null, items }],
    });
    const answer = await room.teacher.tryCall(createClassWorksheet, {
      params: { classId: room.classId },
      body: { title: 'Too many', of: { taskId: task.id }, sheets: 26 },
    });
    expect(answer).toMatchObject({ status: 400, body: { sheets: ['Make at most 25 sheets of 60 questions.'] } });
  });
});

describe('a worksheet of exercises [R12]', () => {
  it('repeats numbers only when an exercise has no others left', async () => {
    const exerciseIds = await publishAll(room.teacher, [squareOfSum, twoParts]);
    const body = { title: 'Two', exerciseIds, sheets: 4 };
    const { code } = await room.teacher.call(createWorksheet, { body });
    const sheets = await sheetsOf(code);
    expect(sheets[0]?.questions.map(({ title }) => title)).toEqual([squareOfSum.title, twoParts.title]);
    expect(new Set(questionsOf(sheets).filter((_, at) => at % 2 === 0)).size).toBeGreaterThanOrEqual(3);
    for (const { questions } of sheets) {
      const [same, twice] = questions[1]?.keys ?? [];
      const n = Number(/Is (\d+)/.exec(questions[1]?.variant.question ?? '')?.[1]);
      const yes = questions[1]?.variant.parts[0]?.choices.find(({ text }) => text === 'Yes')?.key;
      expect(same).toMatchObject({ part: 'same', text: 'Yes', isMaths: false, rightChoices: [yes] });
      expect(twice).toMatchObject({ part: 'twice', text: String(2 * n), isMaths: true, rightChoices: [] });
    }
    const single = await room.teacher.call(createWorksheet, { body: { ...body, sheets: 1 } });
    expect((await sheetsOf(single.code)).map(({ letter }) => letter)).toEqual([null]);
  });

  it('refuses exercises that are not published, and those whose keys a new teacher may not see yet', async () => {
    const author = await app.signUpAs('teacher');
    await app.letIn(author);
    const [theirs = ''] = await publishAll(author, [squareOfSum]);
    const newcomer = await app.signUpAs('teacher');
    const ask = (exerciseIds: string[], by: TestClient) =>
      by.tryCall(createWorksheet, { body: { title: 'A', exerciseIds, sheets: 1 } });
    expect(await ask([theirs], author)).toMatchObject({ status: 200 });
    expect(await ask([theirs], newcomer)).toMatchObject({
      status: 400,
      body: { 'exerciseIds.0': [expect.any(String)] },
    });
    const absent = '018f2f6e-7c1a-7000-8000-000000000000';
    expect(await ask([theirs, absent], author)).toMatchObject({
      status: 400,
      body: { 'exerciseIds.1': ['This exercise is not published.'] },
    });
  });

  it('keeps keys back as long as an assessment of another class keeps an exercise secret', async () => {
    const newcomer = await app.signUpAs('teacher');
    const exam = await openClassOf(app, ['Eve'], { document: many });
    await app.letIn(exam.teacher);
    const [exerciseId = ''] = await publishAll(exam.teacher, [many]);
    const verified = { emailVerifiedAt: app.clock.now };
    await app.database.db.update(users).set(verified).where(eq(users.id, newcomer.user.id));
    await exam.teacher.call(setShare, { params: { exerciseId }, body: { email: newcomer.email, level: 10 } });
    const body = { title: 'Before', exerciseIds: [exerciseId], sheets: 1 };
    const worksheet = await newcomer.call(createWorksheet, { body });
    expect(await sheetsOf(worksheet.code, {}, newcomer)).toHaveLength(1);
    const group = { type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] };
    const { id: taskId } = await setTask(exam.teacher, exam.classId, { kind: 'assessment', groups: [group] });
    const answer = await newcomer.tryCall(listSheets, { params: { worksheetCode: worksheet.code }, query: {} });
    expect([answer.status, answer.raw]).toEqual([403, expect.stringContaining('An assessment keeps')]);
    const own = await exam.teacher.call(createClassWorksheet, {
      params: { classId: exam.classId },
      body: { title: 'The exam on paper', of: { taskId }, sheets: 1 },
    });
    expect(await sheetsOf(own.code, {}, exam.teacher)).toHaveLength(1);
  });
});

describe('who may open a worksheet [P09]', () => {
  it('are teachers and assistants of its class; for learners and everybody else it does not exist', async () => {
    const { code } = await makeNamed();
    const helper = await app.signUpAs('learner', { firstName: 'Helper', lastName: 'Learner' });
    await helper.call(joinClassroom, { body: { code: room.joinCode } });
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
    const memberId = members.find(({ firstName }) => firstName === 'Helper')?.id ?? '';
    const params = { worksheetCode: code };
    const strangers = [helper, room.learners.Ada, await app.signUpAs('teacher')].map(
      (person) => [person, 404] as const,
    );
    for (const [person, expected] of [...strangers, [app.visitor(), 401] as const]) {
      expect((await person.tryCall(getWorksheet, { params })).status).toBe(expected);
      const answer = await person.tryCall(listSheets, { params, query: {} });
      expect(answer.status).toBe(expected);
      expect(answer.raw).not.toContain('x');
    }
    await room.teacher.call(setMemberRole, {
      params: { classId: room.classId, memberId },
      body: { role: 'assistant' },
    });
    expect(await sheetsOf(code, {}, helper)).not.toEqual([]);
    expect(
      (
        await helper.tryCall(createClassWorksheet, {
          params: { classId: room.classId },
          body: { title: 'By a helper', of: { taskId: room.task.id }, sheets: 1 },
        })
      ).status,
    ).toBe(200);
  });

  it('is its maker alone where it has no class, not even colleagues', async () => {
    const exerciseIds = await publishAll(room.teacher, [squareOfSum]);
    const { code } = await room.teacher.call(createWorksheet, { body: { title: 'Mine', exerciseIds, sheets: 1 } });
    const params = { worksheetCode: code };
    expect(await room.teacher.call(getWorksheet, { params })).toMatchObject({ code, classId: null, taskId: null });
    expect((await room.learners.Ben.tryCall(getWorksheet, { params })).status).toBe(404);
    expect((await (await app.signUpWithRoles(['STAFF'])).tryCall(getWorksheet, { params })).status).toBe(404);
    const mine = await room.teacher.call(listWorksheets, { query: {} });
    expect(mine.worksheets[0]).toMatchObject({ code, title: 'Mine' });
    expect(await room.learners.Ben.call(listWorksheets, { query: {} })).toEqual({ worksheets: [], hasMore: false });
  });

  it('leaves those of a class to the class when its maker is no longer a teacher there', async () => {
    const other = await openClassOf(app, ['Fay'], { document: many });
    const second = await app.signUpAs('teacher');
    await second.call(joinClassroom, { body: { code: other.joinCode } });
    const { members } = await other.teacher.call(listMembers, { params: { classId: other.classId }, query: {} });
    const memberId = members.find(({ role, isSelf }) => role === 'learner' && !isSelf)?.id ?? '';
    expect(memberId).not.toBe('');
    const { code } = await other.teacher.call(createClassWorksheet, {
      params: { classId: other.classId },
      body: { title: 'Shared', of: { taskId: other.task.id }, sheets: 1 },
    });
    const own = members.find(({ isSelf }) => isSelf)?.id ?? '';
    const secondId = members.find((one) => one.mayTeach && !one.isSelf)?.id ?? '';
    const role = (id: string, to: 'teacher' | 'learner', by: TestClient) =>
      by.call(setMemberRole, { params: { classId: other.classId, memberId: id }, body: { role: to } });
    await role(secondId, 'teacher', other.teacher);
    await role(own, 'learner', second);
    expect((await other.teacher.tryCall(getWorksheet, { params: { worksheetCode: code } })).status).toBe(404);
    expect(await sheetsOf(code, {}, second)).toHaveLength(1);
  });
});
