import {
  changeGrade,
  downloadGrades,
  downloadResults,
  getClassroomStudent,
  getGradeBook,
  getLearnerReview,
  getLearnerTask,
  getMyGrades,
  listAttention,
  listClassrooms,
  startAttempt,
  submitResponse,
  updateTask,
} from '@lemma/contracts';
import { languageCookie } from '@lemma/contracts/messages';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readXlsx } from '../../testing/read-xlsx.ts';
import { csvField } from '../../core/files/csv.ts';

let app: TestApp;
let room: Awaited<ReturnType<TestApp['openClassroom']>>;
let taskId: string;

beforeAll(async () => {
  app = await openTestApp();
  room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, { name: '=1+1' });
  taskId = task.id;
  const { learner, classId } = room;
  const attempt = await learner.call(startAttempt, { params: { classId, taskId }, body: { number: 1 } });
  const item = attempt.items[0];
  for (const value of ['x', '-x+1', 'x^2']) {
    await learner.call(submitResponse, {
      params: { attemptId: attempt.id, itemId: item?.id ?? '' },
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }] },
    });
  }
});
afterAll(() => app.close());

const params = () => ({ classId: room.classId });

describe('the grade book [R17]', () => {
  it('has a row a learner and a score a task, null where nothing was begun', async () => {
    const second = await setTask(room.teacher, room.classId, { name: 'Not begun' });
    const book = await room.teacher.call(getGradeBook, { params: params() });
    expect(book.tasks.map((task) => task.name)).toEqual(['=1+1', second.name]);
    expect(book.rows).toHaveLength(1);
    expect(book.rows[0]?.scores).toEqual([0, null]);
  });
});

describe('the review of a learner', () => {
  it('shows every response with its verdict, the variant and the key', async () => {
    const book = await room.teacher.call(getGradeBook, { params: params() });
    const memberId = book.rows[0]?.memberId ?? '';
    const review = await room.teacher.call(getLearnerReview, { params: { ...params(), taskId, memberId } });
    const variant = review.attempts[0]?.items[0]?.variants[0];
    expect(variant?.parts[0]?.answerLatex).toMatch(/^x\^\{?2\}? ?\+/);
    expect(variant?.responses.map((response) => response.answers[0]?.value)).toEqual(['x', '-x+1', 'x^2']);
    expect(variant?.responses[0]).toMatchObject({ outcome: 'wrong', score: 0 });
    expect(variant?.responses[0]?.parts[0]?.reason).toBeTruthy();
  });
});

describe('downloads', () => {
  it('give the grades as CSV with safe cells [R30] [SC16]', async () => {
    const answer = await room.teacher.tryCall(downloadGrades, { params: params(), query: { format: 'csv' } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Year%209%20grades%202026-09-07.csv");
    const [head, possible, row] = answer.raw.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^Last name,First name,'=1\+1,Not begun,Total in %,/);
    expect(possible).toBe(',Points possible,2,2,,,,,');
    expect(row).toMatch(/,Person,0,,0,0,2,,$/);
  });

  it('have heads, words and a name in the language of the browser, as have refusals', async () => {
    room.teacher.sendAlways({ 'accept-language': 'de-AT,de;q=0.9' });
    const grades = await room.teacher.tryCall(downloadGrades, { params: params(), query: { format: 'csv' } });
    expect(grades.headers['content-disposition']).toContain("filename*=UTF-8''Year%209%20Noten%202026-09-07.csv");
    expect(grades.raw.replace('\uFEFF', '')).toMatch(/^Nachname,Vorname,'=1\+1,Not begun,Gesamtwert in %,Punkte,/);
    const responses = await room.teacher.tryCall(downloadResults, { params: params() });
    expect(responses.raw).toContain('Nachname,Vorname,Auftrag,Bearbeitung,Frage,Aufgabe,Variante,Zeit (UTC),Antwort,');
    expect(responses.raw).toContain(",'-x+1,falsch,0,2,0,");
    room.teacher.cookies.set(languageCookie, 'en');
    expect((await room.teacher.tryCall(downloadResults, { params: params() })).raw).toContain('Last name,First name');
    room.teacher.cookies.delete(languageCookie);
    const { rows } = await room.teacher.call(getGradeBook, { params: params() });
    const refused = await room.teacher.tryCall(changeGrade, {
      params: { ...params(), taskId, memberId: rows[0]?.memberId ?? '' },
      body: { score: 99, isExcused: false, reason: 'x' },
    });
    expect(refused.body).toEqual({ score: ['Der Auftrag hat 2 Punkte.'] });
    room.teacher.sendAlways({ 'accept-language': '' });
  });

  it('give every response as CSV [R29]', async () => {
    const answer = await room.teacher.tryCall(downloadResults, { params: params() });
    const rows = answer.raw.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[2]).toContain(",'-x+1,wrong,0,2,0,");
  });

  it('give the grades and every response as XLSX with the same cells as in CSV [R29] [R30]', async () => {
    for (const endpoint of [downloadGrades, downloadResults]) {
      const csv = await room.teacher.tryCall(endpoint, { params: params(), query: { format: 'csv' } });
      const file = await room.teacher.tryCall(endpoint, { params: params(), query: { format: 'xlsx' } });
      expect(file.status).toBe(200);
      const { cells } = readXlsx(file.bytes);
      const fields = csv.raw
        .replace('\uFEFF', '')
        .trim()
        .split(/\r\n|,/);
      expect(cells.map(({ value }) => value)).toEqual(
        fields.filter((field) => field !== '').map((field) => field.replace(/^'(?=[=+@-])/, '')),
      );
      expect(cells.some(({ isFormula }) => isFormula)).toBe(false);
    }
    const file = await room.teacher.tryCall(downloadResults, { params: params(), query: { format: 'xlsx' } });
    const { cells } = readXlsx(file.bytes);
    expect(cells.filter(({ value }) => value === '-x+1')).toHaveLength(1);
    expect(cells.filter(({ value }) => value === 'wrong').length).toBeGreaterThan(1);
  });

  it('name a format that does not exist', async () => {
    const answer = await room.teacher.tryCall(downloadGrades, { params: params(), query: { format: 'pdf' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('format');
  });

  it.each([
    [1.5, '1.5'],
    [null, ''],
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['=SUM(A1)', "'=SUM(A1)"],
    [-3, '-3'],
    ['-3', '-3'],
    ['-0.25', '-0.25'],
    ['-2,5', '"-2,5"'],
    ['-3+cmd', "'-3+cmd"],
    ['-1-1', "'-1-1"],
    ['-1/2', "'-1/2"],
    ['-2.5.1', "'-2.5.1"],
    ['-1e3', "'-1e3"],
    ['--3', "'--3"],
    ['-A1', "'-A1"],
    ['-3\n=1', '"\'-3\n=1"'],
    ["'-3", "''-3"],
    ['+3', "'+3"],
    ['@cmd', "'@cmd"],
    ['\tx', '"\'\tx"'],
    ['a;=1', '"a;=1"'],
    ["'=1", "''=1"],
    ['王', '王'],
  ])('write %j as %s [SC16]', (cell, field) => {
    expect(csvField(cell)).toBe(field);
  });
});

describe('what needs the teacher [R10]', () => {
  const namesOf = async () => (await room.teacher.call(listAttention, {})).map((one) => one.taskName);

  it('is where learners are stuck, in one call over all classes', async () => {
    const found = await room.teacher.call(listAttention, {});
    expect(found).toEqual([
      {
        classId: room.classId,
        className: 'Year 9',
        taskId,
        taskName: '=1+1',
        dueAt: null,
        learnerCount: 1,
        startedCount: 1,
        remindedAt: null,
        stuck: [{ position: 1, learnerCount: 1 }],
      },
    ]);
  });

  it('is a task that closes within two days and that somebody has not begun', async () => {
    const inHours = (hours: number) => new Date(app.clock.now.getTime() + hours * 3_600_000).toISOString();
    await setTask(room.teacher, room.classId, { name: 'Closes soon', dueAt: inHours(40) });
    await setTask(room.teacher, room.classId, { name: 'Closes later', dueAt: inHours(60) });
    await setTask(room.teacher, room.classId, { name: 'Not open', opensAt: inHours(1), dueAt: inHours(5) });
    expect(await namesOf()).toEqual(['Closes soon', '=1+1']);
  });

  it('is nothing of classes that one does not teach, and nothing for learners', async () => {
    const other = await app.signUpAs('teacher');
    expect(await other.call(listAttention, {})).toEqual([]);
    expect((await room.learner.tryCall(listAttention)).status).toBe(403);
  });
});

describe('the learner’s page of a class, and the one before a task [R07]', () => {
  it('follow the teacher’s decision as far as scores are out', async () => {
    const paper = await setTask(room.teacher, room.classId, {
      name: 'On paper',
      kind: 'assessment',
      scores: 'by-hand',
      dueAt: new Date(app.clock.now.getTime() + 90 * 3_600_000).toISOString(),
    });
    const path = { ...params(), taskId: paper.id };
    const book = await room.teacher.call(getGradeBook, { params: params() });
    const memberId = book.rows[0]?.memberId ?? '';
    const decide = (body: object) =>
      room.teacher.call(changeGrade, {
        params: { ...path, memberId },
        body: { score: null, isExcused: false, reason: 'On paper', ...body },
      });
    const before = () => room.learner.call(getLearnerTask, { params: path });
    const onClassPage = async () => {
      const { tasks } = await room.learner.call(getClassroomStudent, { params: params() });
      return tasks.find(({ id }) => id === paper.id);
    };
    const countOpen = async () => (await room.learner.call(listClassrooms, {}))[0]?.openTaskCount ?? 0;
    const mine = async () => (await room.learner.call(getMyGrades, { params: params() })).tasks.at(-1);
    await decide({ score: 1.5 });
    expect(await before()).toMatchObject({ score: null, isScoreGiven: false });
    expect(await mine()).toMatchObject({ name: 'On paper', score: null, reason: null });
    await room.teacher.call(updateTask, { params: path, body: { release: true } });
    expect(await before()).toMatchObject({ score: 1.5, isScoreGiven: true });
    expect(await onClassPage()).toMatchObject({ score: 1.5, isScoreGiven: true });
    expect(await mine()).toMatchObject({ score: 1.5, reason: 'On paper' });
    const open = await countOpen();
    await decide({ isExcused: true });
    expect(await before()).toMatchObject({ score: null, isScoreGiven: false, isExcused: true });
    expect(await countOpen()).toBe(open - 1);
    await decide({});
    expect(await onClassPage()).toMatchObject({ score: null, isExcused: false });
  });
});
