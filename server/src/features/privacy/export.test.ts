import { once } from 'node:events';
import { exportMyData, handIn, joinClassroom, startAttempt, submitResponse } from '@lemma/contracts';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareAnswer, workOn } from '../../testing/classes/class-work.ts';
import { addEverything } from '../../testing/people/person-with-everything.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { speakerOf } from '../../core/language/speakers.ts';
import { actingFor } from '../../core/engine/caller.ts';
import { exportPersonalData } from './work/export.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Data = Record<string, Record<string, unknown>[]>;

async function exported(userId: string, language = 'en') {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await exportPersonalData(app.services, userId, speakerOf(language)))
    chunks.push(chunk as Uint8Array);
  const files = unzipSync(Buffer.concat(chunks));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  return {
    names: Object.keys(files),
    data: JSON.parse(text('data.json')) as Data,
    json: text('data.json'),
    page: text('index.html'),
  };
}

describe('the export of a person’s data', () => {
  it('is a zip that the person downloads', async () => {
    const person = await app.signUpAs('learner');
    const answer = await person.tryCall(exportMyData);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data-2026-09-07.zip"');
    expect((await app.visitor().tryCall(exportMyData)).status).toBe(401);
  });

  it('holds every table about them, and the pictures', async () => {
    const person = await app.signUpAs('learner');
    const made = await addEverything(app.database.db, person.user.id, 'of-mine');
    const { data, names } = await exported(person.user.id);
    const tables = Object.keys(data).filter((name) => Array.isArray(data[name]) && data[name].length > 0);
    const expected =
      'users sessions mailLinks authenticators recoveryCodes passkeys linkedAccounts classrooms members attempts ' +
      'attemptVariants responses exercises exerciseVersions images mails auditEntries recordViews feedback feedbackReplies';
    expect(tables).toEqual(expect.arrayContaining(expected.split(' ')));
    expect(names).toContain(`images/${made.usedImageId}-320.webp`);
    expect(data['users']?.[0]).toMatchObject({ email: person.email, firstName: 'Person' });
  });

  it('holds no secret: no hash, key, seed or link [SC28]', async () => {
    const person = await app.signUpAs('learner');
    await addEverything(app.database.db, person.user.id, 'of-mine');
    const { data, json } = await exported(person.user.id);
    const keys = new Set<string>();
    JSON.parse(json, (key, value: unknown) => {
      keys.add(key);
      return value;
    });
    for (const key of ['seed', 'passwordHash', 'tokenHash', 'codeHash', 'sealedSecret', 'publicKey']) {
      expect(keys, key).not.toContain(key);
    }
    // The texts of mails hold links that open things.
    const mails = data['mails'] as readonly object[];
    expect(mails.map((mail) => Object.keys(mail).filter((key) => ['text', 'html'].includes(key)))).toEqual([[], []]);
    expect(mails).toMatchObject([{ subject: expect.any(String) as string }, {}]);
  });

  it('shows the work in words: question, answer, verdict', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const attempt = await workOn(learner, { classId, taskId: task.id });
    const { page, data } = await exported(learner.user.id);
    expect(page).toContain('Year 9: Homework, attempt 1');
    expect(page).toContain('Square of a sum');
    expect(page).toContain('Expand $(x +');
    expect(page).toContain(squareAnswer(attempt));
    expect(page).toContain('right, 2 of 2');
    expect(data['responses']).toMatchObject([{ answers: [{ part: 'square' }], verdict: { outcome: 'right' } }]);
  });

  it('hides assessment results until they are released, and answer keys always [M03]', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId, { kind: 'assessment' });
    const params = { classId, taskId: task.id };
    const attempt = await learner.call(startAttempt, { params, body: { number: 1 } });
    const body = { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: 'x' }] };
    await learner.call(submitResponse, { params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' }, body });
    const before = await exported(learner.user.id);
    expect(before.json).not.toMatch(/"(outcome|score|verdict|accept|solution)"/);
    expect(before.page).toContain('result not out yet');
    await learner.call(handIn, { params: { attemptId: attempt.id } });
    const after = await exported(learner.user.id);
    expect(after.json).toContain('"verdict"');
    expect(after.json).not.toContain('"reason"');
    expect(after.page).toContain('wrong, 0 of 2');
    const { page } = await exported(learner.user.id, 'de');
    expect(page).toContain('<html lang="de"');
    for (const words of ['Deine Daten bei', 'Deine Arbeit', 'falsch, 0 von 2']) expect(page).toContain(words);
    expect(page).not.toMatch(/Your work|Your data|Begun|wrong, 0/);
  });

  it('holds nothing of others: a teacher’s has no learner in it, a learner’s no teacher [SC3]', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    const learner = await app.signUpAs('learner', { firstName: 'Zelda', lastName: 'Quux' });
    await learner.call(joinClassroom, { body: { code: joinCode } });
    const task = await setTask(teacher, classId);
    await workOn(learner, { classId, taskId: task.id });
    const teachers = await exported(teacher.user.id);
    for (const text of [teachers.json, teachers.page]) {
      expect(text).not.toMatch(/Zelda|Quux/);
      expect(text).not.toContain(learner.email);
      expect(text).not.toContain(learner.user.id);
    }
    const learners = await exported(learner.user.id);
    expect(learners.json + learners.page).not.toContain(teacher.email);
    expect(learners.json + learners.page).not.toContain(teacher.user.id);
  });

  it('escapes every word in its page and carries no script [SC4]', async () => {
    const person = await app.signUpAs('learner');
    await addEverything(app.database.db, person.user.id, '<img src=x onerror=alert(1)>"\'');
    const { page } = await exported(person.user.id);
    expect(page).not.toMatch(/<(img|script|iframe|svg)/i);
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;');
  });

  it('is sent to a person once at a time; a person who takes none of theirs keeps no one else waiting [SC24]', async () => {
    const [person, other] = [await app.signUpAs('learner'), await app.signUpAs('learner')];
    const { id } = person.user;
    const untaken = await actingFor(id, () => exportPersonalData(app.services, id, speakerOf('en')));
    const answer = await person.tryCall(exportMyData);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
    expect((await other.tryCall(exportMyData)).status).toBe(200);
    const closed = once(untaken, 'close');
    untaken.destroy();
    await closed;
    expect((await person.tryCall(exportMyData)).status).toBe(200);
  });
});
