import {
  answerJoinRequests,
  createClassroom,
  createSection,
  getClassroomAdmin,
  getClassroomStudent,
  getSession,
  joinClassroom,
  leaveClassroom,
  listClassrooms,
  listMembers,
  lookUpJoinCode,
  removeMember,
  updateClassroom,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { newJoinCode } from './work/join-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a class', () => {
  it('is created with its teacher, a code, a link and a QR code of that link [R14]', async () => {
    const teacher = await app.signUpAs('teacher', { firstName: 'Ada', lastName: 'Okafor' });
    const classroom = await teacher.call(createClassroom, { body: { name: ' Year 11 ', description: 'Set 2' } });
    expect(classroom).toMatchObject({ name: 'Year 11', role: 'teacher', learnerCount: 0 });
    expect(classroom.joinCode).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    const view = await teacher.call(getClassroomAdmin, { params: { classId: classroom.id } });
    expect(view.joinUrl).toBe(`http://lemma.test/join/${classroom.joinCode?.replace('-', '')}`);
    expect(view.joinQr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    const { members } = await teacher.call(listMembers, { params: { classId: classroom.id } });
    expect(members).toMatchObject([{ firstName: 'Ada', lastName: 'Okafor', role: 'teacher', isSelf: true }]);
  });

  it('keeps what a learner may not know out of the learner’s view [R31] [SC3]', async () => {
    const { learner, classId } = await app.openClassroom();
    const answer = await learner.tryCall(getClassroomStudent, { params: { classId } });
    expect(Object.keys(answer.body as object).sort()).toEqual(
      [
        'description',
        'id',
        'isArchived',
        'isReadOnly',
        'learnerCount',
        'name',
        'sections',
        'tasks',
        'teacherNames',
      ].sort(),
    );
    expect(answer.raw).not.toContain('join');
    const [listed] = await learner.call(listClassrooms, {});
    expect(listed?.joinCode).toBeNull();
  });

  it('is listed before those that its teacher learns in [F06]', async () => {
    const teacher = await app.signUpAs('teacher');
    const other = await app.openClassroom();
    await teacher.call(joinClassroom, { body: { code: other.joinCode } });
    await teacher.call(createClassroom, { body: { name: 'Zoology maths' } });
    const names = await teacher.call(listClassrooms, {});
    expect(names.map((one) => [one.name, one.role])).toEqual([
      ['Zoology maths', 'teacher'],
      ['Year 9', 'learner'],
    ]);
  });

  it('changes its settings; a new code ends the old one [R16]', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    const params = { classId };
    const changed = await teacher.call(updateClassroom, { params, body: { name: 'Year 10', newJoinCode: true } });
    expect(changed.name).toBe('Year 10');
    expect(changed.joinCode).not.toBe(joinCode);
    expect((await app.visitor().tryCall(lookUpJoinCode, { params: { code: joinCode } })).status).toBe(204);
    const archived = await teacher.call(updateClassroom, { params, body: { isArchived: true } });
    expect(archived.isArchived).toBe(true);
    expect((await app.visitor().tryCall(lookUpJoinCode, { params: { code: changed.joinCode } })).status).toBe(204);
  });

  it('gets sections in the order they were made [M04]', async () => {
    const { teacher, classId } = await app.openClassroom();
    for (const name of ['Number', 'Algebra'])
      await teacher.call(createSection, { params: { classId }, body: { name } });
    const { sections } = await teacher.call(getClassroomAdmin, { params: { classId } });
    expect(sections.map((section) => section.name)).toEqual(['Number', 'Algebra']);
  });
});

describe('joining by code', () => {
  it('takes a visitor in with a first and last name only [D03] [R07]', async () => {
    const { joinCode, classId, teacher } = await app.openClassroom();
    const visitor = app.visitor();
    const look = await visitor.call(lookUpJoinCode, { params: { code: joinCode.toLowerCase() } });
    expect(look?.name).toBe('Year 9');
    const joined = await visitor.call(joinClassroom, {
      body: { code: ` ${joinCode.toLowerCase()} `, firstName: 'Mila', lastName: 'Novak' },
    });
    expect(joined).toMatchObject({ classId, user: { isAnonymous: true, email: '', roles: ['STUDENT'] } });
    expect(await visitor.call(getSession, {})).toEqual(joined.user);
    const { members } = await teacher.call(listMembers, { params: { classId } });
    expect(members).toContainEqual(expect.objectContaining({ lastName: 'Novak', isAnonymous: true, role: 'learner' }));
  });

  it('names both missing names and a wrong code', async () => {
    const { joinCode } = await app.openClassroom();
    const nameless = await app.visitor().tryCall(joinClassroom, { body: { code: joinCode } });
    expect(Object.keys(nameless.body as object)).toEqual(['firstName', 'lastName']);
    const learner = await app.signUpAs('learner');
    const wrong = await learner.tryCall(joinClassroom, { body: { code: 'AAA-AAA' } });
    expect(wrong.body).toHaveProperty('code');
    const short = await learner.tryCall(joinClassroom, { body: { code: 'AAA' } });
    expect(short.body).toEqual({ code: ['A class code has 6 letters and figures.'] });
  });

  it('twice is joining once, and a teacher stays the teacher', async () => {
    const { teacher, learner, classId, joinCode } = await app.openClassroom();
    await learner.call(joinClassroom, { body: { code: joinCode } });
    await teacher.call(joinClassroom, { body: { code: joinCode } });
    const { members } = await teacher.call(listMembers, { params: { classId } });
    expect(members.map((member) => member.role).sort()).toEqual(['learner', 'teacher']);
  });

  it('refuses its code to a member whom a teacher took out; a teacher lets them in again as the same member [R18] [M2]', async () => {
    const { teacher, learner, classId, joinCode } = await app.openClassroom();
    const learnerOf = async () =>
      (await teacher.call(listMembers, { params: { classId } })).members.find((one) => one.role === 'learner');
    const before = await learnerOf();
    await teacher.call(removeMember, { params: { classId, memberId: before?.id ?? '' } });
    expect(await learnerOf()).toBeUndefined();
    expect((await learner.tryCall(getClassroomStudent, { params: { classId } })).status).toBe(404);
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await learner.call(joinClassroom, { body: { code: joinCode } })).isWaiting).toBe(true);
      expect(await learnerOf()).toBeUndefined();
    }
    // Refused once, the code still does not open.
    const memberIds = [before?.id ?? ''];
    await teacher.call(answerJoinRequests, { params: { classId }, body: { memberIds, accept: false } });
    expect((await learner.call(joinClassroom, { body: { code: joinCode } })).isWaiting).toBe(true);
    await teacher.call(answerJoinRequests, { params: { classId }, body: { memberIds, accept: true } });
    expect((await learnerOf())?.id).toBe(before?.id);
    // A member who left on their own may come back on their own.
    await learner.call(leaveClassroom, { params: { classId } });
    expect((await learner.call(joinClassroom, { body: { code: joinCode } })).isWaiting).toBe(false);
    expect((await learnerOf())?.id).toBe(before?.id);
  });
});

it('makes join codes without look-alike characters', () => {
  const codes = Array.from({ length: 500 }, newJoinCode);
  for (const code of codes) expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{6}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
