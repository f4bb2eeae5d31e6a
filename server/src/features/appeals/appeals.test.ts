import {
  analyseExercise,
  analyseTask,
  applyRegrade,
  countAppeals,
  countTaughtAppeals,
  decideAppeal,
  getAppeal,
  getExercise,
  getGradeBook,
  listAppeals,
  listMyAppeals,
  makeAppeal,
  previewRegrade,
  retireVariant,
  updateExercise,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../../core/db/tables/index.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { formMissingOpinions } from './work/chores.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The key is not what the question asks for: 2 instead of ±2. */
const oneRoot: ExerciseDocument = {
  ...squareOfSum,
  title: 'Roots',
  variables: { direction: 'ltr', list: [] },
  hints: [],
  solution: '',
  question: 'Solve $x^2 = 4$: [[roots]] In words: [[words]]',
  parts: [
    { name: 'roots', answerType: 8, points: 2, accept: [{ value: '{2}' }] },
    { name: 'words', answerType: 5, points: 1, accept: [{ value: 'two' }] },
  ],
};

async function openAppealed(names: readonly ('Ada' | 'Ben' | 'Cem')[] = ['Ada', 'Ben', 'Cem']) {
  const room = await openClassOf(app, names, { document: oneRoot });
  const ada = await room.work('Ada', { roots: '\\{2,-2\\}', words: 'two' });
  if (names.includes('Ben')) await room.work('Ben', { roots: '-2, 2', words: 'two' });
  if (names.includes('Cem')) await room.work('Cem', { roots: '3', words: 'two' });
  const body = { responseId: ada.responseIds[0] ?? '', part: 'roots', message: 'There are two roots.' };
  const params = { attemptId: ada.attemptId };
  const mine = await room.learners.Ada.call(makeAppeal, { params, body });
  await app.services.background.settle();
  return { ...room, ada, body, params, mine, path: { classId: room.classId, appealId: mine.id } };
}

describe('an appeal [A4]', () => {
  it('is in the queue with a second opinion, the key and who wrote the same', async () => {
    const room = await openAppealed();
    const { teacher, classId, learners, params, body, mine } = room;
    expect(await learners.Ada.call(makeAppeal, { params, body: { ...body, message: 'again' } })).toEqual(mine);
    expect(await teacher.call(countAppeals, { params: { classId } })).toEqual({ openCount: 1 });
    expect(await teacher.call(countTaughtAppeals, {})).toMatchObject([{ classId, openCount: 1, oldestId: mine.id }]);
    expect(await (await app.signUpAs('teacher')).call(countTaughtAppeals, {})).toEqual([]);
    const queue = await teacher.call(listAppeals, { params: { classId }, query: {} });
    expect(queue).toMatchObject({
      openCount: 1,
      hasMore: false,
      appeals: [{ firstName: 'Ada', opinion: 'not-equal', questionNumber: 1, itemPosition: 1 }],
    });
    expect(await teacher.call(getAppeal, { params: room.path })).toMatchObject({
      typed: '\\{2,-2\\}',
      typedSource: '{2, -2}',
      message: 'There are two roots.',
      opinion: 'not-equal',
      equalCount: 1,
      canEdit: true,
      variables: [],
      state: 'open',
    });
  });

  it('accepted with its answer makes a version and a test of it, and the regrade reaches everybody who wrote the same', async () => {
    const room = await openAppealed();
    const { teacher, path, exerciseId, itemPath } = room;
    const decide = (alternative: string) =>
      teacher.tryCall(decideAppeal, { params: path, body: { decision: 'accept', reply: 'Right!', alternative } });
    expect(await decide('{5, 6}')).toMatchObject({
      status: 400,
      body: { alternative: [expect.stringMatching(/still not/)] },
    });
    expect(await decide('{2, ')).toMatchObject({ status: 400 });
    expect(await decide('{2, -2}')).toMatchObject({ status: 200, body: { state: 'accepted', reply: 'Right!' } });
    const { document, publishedVersion } = await teacher.call(getExercise, { params: { exerciseId } });
    expect(publishedVersion?.number).toBe(2);
    expect(document.parts[0]).toMatchObject({ accept: [{ value: '{2}' }, { value: '{2, -2}' }] });
    expect(document.tests).toMatchObject([{ answers: [{ part: 'roots' }, { part: 'words', value: 'two' }] }]);
    const { basis, rows } = await teacher.call(previewRegrade, { params: itemPath, query: {} });
    expect(rows.map(({ firstName, scoreAfter }) => [firstName, scoreAfter])).toEqual([
      ['Ada', 2],
      ['Ben', 2],
    ]);
    const id = newId();
    const body = { id, policy: 'never-lower' as const, part: null, appeal: path.appealId, basis, reason: 'Two roots.' };
    await teacher.call(applyRegrade, { params: itemPath, body });
    expect(await teacher.call(getAppeal, { params: path })).toMatchObject({ regradeId: id, equalCount: 0 });
    const own = await room.learners.Ada.call(listMyAppeals, { params: room.params });
    expect(own).toMatchObject([{ state: 'accepted', reply: 'Right!' }]);
  });

  it('accepted without changing the exercise gives marks to equal answers alone', async () => {
    const room = await openAppealed();
    const { teacher, path, itemPath, classId } = room;
    const query = { policy: 'full-marks', appeal: path.appealId } as const;
    expect((await teacher.tryCall(previewRegrade, { params: itemPath, query })).status).toBe(404);
    const accept = { decision: 'accept', reply: '', alternative: null } as const;
    await teacher.call(decideAppeal, { params: path, body: accept });
    const { basis, rows, policies } = await teacher.call(previewRegrade, { params: itemPath, query });
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Ada', 'Ben']);
    expect(policies.filter(({ obstacle }) => obstacle === '').map(({ policy }) => policy)).toEqual(['full-marks']);
    const body = { id: newId(), policy: 'full-marks' as const, part: null, appeal: path.appealId, basis, reason: 'ok' };
    await teacher.call(applyRegrade, { params: itemPath, body });
    const book = await teacher.call(getGradeBook, { params: { classId } });
    const scores = book.rows.filter(({ lastName }) => lastName === 'Learner');
    expect(scores.map((row) => [row.firstName, row.scores[0]])).toEqual([
      ['Ada', 2],
      ['Ben', 2],
      ['Cem', 0.67],
    ]);
    // It is for those who have written it: others are marked as before.
    await room.work('Cem', { roots: '3', words: 'two' });
    expect(
      (await teacher.call(getGradeBook, { params: { classId } })).rows.find((row) => row.firstName === 'Cem')?.scores,
    ).toEqual([0.67]);
  });

  it('is refused with a word, once', async () => {
    const { teacher, path, learners, params } = await openAppealed(['Ada']);
    const refuse = (reply: string) =>
      teacher.tryCall(decideAppeal, { params: path, body: { decision: 'refuse', reply, alternative: null } });
    expect(await refuse('')).toMatchObject({ status: 400, body: { reply: [expect.stringContaining('word')] } });
    expect((await refuse('Look at the sign.')).status).toBe(200);
    expect((await refuse('Twice')).status).toBe(200);
    expect(await learners.Ada.call(listMyAppeals, { params })).toMatchObject([
      { state: 'refused', reply: 'Look at the sign.' },
    ]);
    const accept = { decision: 'accept', reply: '', alternative: null };
    expect((await teacher.tryCall(decideAppeal, { params: path, body: accept })).status).toBe(409);
  });

  it('is for typed mathematics that was marked wrong, where that may be seen, ten a day', async () => {
    const room = await openClassOf(app, ['Ada', 'Ben', 'Cem'], { document: oneRoot });
    const ada = await room.work('Ada', { roots: '2', words: 'five' });
    const make = async (part: string, attempt = ada, who: 'Ada' | 'Ben' = 'Ada', index = 0) =>
      (
        await room.learners[who].tryCall(makeAppeal, {
          params: { attemptId: attempt.attemptId },
          body: { responseId: attempt.responseIds[index] ?? newId(), part },
        })
      ).status;
    expect(await make('roots')).toBe(409);
    expect(await make('words')).toBe(409);
    expect(await make('absent')).toBe(404);
    expect(await make('roots', ada, 'Ben')).toBe(404);
    const ben = await room.work('Ben', { roots: '2, -2', words: 'two' });
    expect(await make('roots', { ...ben, responseIds: ada.responseIds }, 'Ben')).toBe(404);
    const test = await openClassOf(app, ['Ada'], {
      document: oneRoot,
      task: { kind: 'assessment', attemptsAllowed: 1 },
    });
    const hidden = await test.work('Ada', { roots: '5', words: 'two' });
    const body = { responseId: hidden.responseIds[0], part: 'roots' };
    const params = { attemptId: hidden.attemptId };
    expect((await test.learners.Ada.tryCall(makeAppeal, { params, body })).status).toBe(409);
    await hidden.handIn();
    expect((await test.learners.Ada.tryCall(makeAppeal, { params, body })).status).toBe(200);

    const many = await room.work(
      'Cem',
      ...Array.from({ length: 11 }, (_, k) => ({ roots: String(k + 5), words: 'two' })),
    );
    const sent = [];
    for (const responseId of many.responseIds) {
      const call = { params: { attemptId: many.attemptId }, body: { responseId, part: 'roots' } };
      sent.push((await room.learners.Cem.tryCall(makeAppeal, call)).status);
    }
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await app.services.background.settle();
  });

  it('opinions that a restart cut off are formed later', async () => {
    const { path } = await openAppealed(['Ada']);
    const { db } = app.database;
    await db.update(appeals).set({ opinion: null, opinionReason: '' }).where(eq(appeals.id, path.appealId));
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 10 * 60_000);
    await formMissingOpinions(app.services);
    app.clock.now = now;
    const [row] = await db.select().from(appeals).where(eq(appeals.id, path.appealId));
    expect(row?.opinion).toBe('not-equal');
  });

  it('of a foreign exercise changes nothing in it; of a foreign class it is not found [P09]', async () => {
    const room = await openAppealed(['Ada']);
    const other = await app.openClassroom();
    const params = { classId: other.classId, appealId: room.path.appealId };
    expect((await other.teacher.tryCall(getAppeal, { params })).status).toBe(404);
    expect((await room.learners.Ada.tryCall(getAppeal, { params: room.path })).status).toBe(403);
    const { revision, document } = await room.teacher.call(getExercise, { params: { exerciseId: room.exerciseId } });
    await room.teacher.call(updateExercise, {
      params: { exerciseId: room.exerciseId },
      body: { revision, document: { ...document, solution: 'Not finished' } },
    });
    expect(await room.teacher.call(getAppeal, { params: room.path })).toMatchObject({
      canEdit: false,
      obstacle: expect.stringContaining('not published'),
    });
    // In the language of the page, which may be another than that of the account.
    room.teacher.sendAlways({ 'accept-language': 'de' });
    expect((await room.teacher.call(getAppeal, { params: room.path })).obstacle).toContain('unveröffentlichte');
    const body = { decision: 'accept', reply: '', alternative: '{2, -2}' };
    expect((await room.teacher.tryCall(decideAppeal, { params: room.path, body })).status).toBe(409);
  });
});

describe('item analysis [A7]', () => {
  it('shows difficulty, time and the most chosen wrong answers by their cause, and retires a variant', async () => {
    const names = ['Ada', 'Ben', 'Cem'] as const;
    const room = await openClassOf(app, names, { document: squareOfSum });
    for (const name of names) {
      const work = await room.work(name);
      const a = Number(/x ?\+ ?(\d+)/.exec(work.question)?.[1]);
      await work.answer({ square: name === 'Ada' ? `x^2+${2 * a}x+${a * a}` : `x^2+${a * a}` });
      // Only the first try counts.
      await work.answer({ square: `x^2+${2 * a}x+${a * a}` });
    }
    const { items } = await room.teacher.call(analyseTask, { params: room.taskPath });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ learners: 3, canEdit: true, discrimination: null, excluded: [] });
    expect(items[0]?.rightShare).toBeCloseTo(1 / 3);
    expect(items[0]?.wrong).toMatchObject([
      { name: 'square', wrongCount: 2, restCount: 0, groups: [{ count: 2, cause: 'The middle term is missing.' }] },
    ]);
    const shown = Number(/x ?\+ ?(\d+)/.exec(items[0]?.shownAs?.question ?? '')?.[1]);
    expect(items[0]?.wrong[0]?.groups[0]?.shown).toBe(`x^{2}+${shown * shown}`);
    // Values that fewer than five learners had say nothing.
    expect(items[0]).toMatchObject({ values: [], variants: [], times: null });
    expect(items[0]?.hiddenValues).toBeGreaterThan(0);
    const params = { exerciseId: room.exerciseId };
    expect(await room.teacher.call(analyseExercise, { params })).toMatchObject({ learners: 3, itemId: null });
    const retired = await room.teacher.call(retireVariant, { params, body: { variant: 'a=3' } });
    expect(retired).toEqual({ excluded: ['a=3'], isPublished: true });
    expect(await room.teacher.call(retireVariant, { params, body: { variant: 'a=3' } })).toEqual(retired);
    const { publishedVersion } = await room.teacher.call(getExercise, { params });
    expect(publishedVersion?.number).toBe(2);
    expect((await room.learners.Ada.tryCall(analyseTask, { params: room.taskPath })).status).toBe(403);
    const stranger = await app.signUpAs('teacher');
    expect((await stranger.tryCall(retireVariant, { params, body: { variant: 'a=4' } })).status).toBe(403);
  });
});
