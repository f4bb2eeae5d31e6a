import {
  applyRegrade,
  downloadResults,
  getTaskProgress,
  getWrongAnswers,
  joinClassroom,
  previewRegrade,
  startAttempt,
  submitResponse,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf, publishAgain, withKey } from '../../testing/classes/class-of.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let room: Awaited<ReturnType<TestApp['openClassroom']>>;
let path: { classId: string; taskId: string };
let itemId: string;

/** Everybody has numbers of their own: what is written follows from the number in the question. */
type Writes = (a: number) => string;

const answers: readonly (readonly Writes[])[] = [
  [(a) => `x^2+${a * a}`, (a) => `x^2+${a}x+${a * a}`],
  [(a) => `${a * a}+x^2`],
  [(a) => `x^2+${a}x+${a * a}`],
  [(a) => `x^2+${2 * a}x+${a * a}`],
];

beforeAll(async () => {
  app = await openTestApp();
  room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId);
  path = { classId: room.classId, taskId: task.id };
  itemId = task.groups[0]?.items[0]?.id ?? '';
  const learners: TestClient[] = [room.learner];
  while (learners.length < answers.length) {
    const learner = await app.signUpAs('learner');
    await learner.call(joinClassroom, { body: { code: room.joinCode } });
    learners.push(learner);
  }
  for (const [index, learner] of learners.entries()) {
    const attempt = await learner.call(startAttempt, { params: path, body: { number: 1 } });
    const item = attempt.items[0];
    const a = Number(/x \+ (\d+)/.exec(item?.variant.question ?? '')?.[1]);
    // Two minutes pass, of which the browser counts a little more than one.
    app.clock.now = new Date(app.clock.now.getTime() + 120_000);
    for (const write of answers[index] ?? []) {
      await learner.call(submitResponse, {
        params: { attemptId: attempt.id, itemId },
        body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: write(a) }], secondsSpent: 72 },
      });
    }
  }
});
afterAll(() => app.close());

describe('the class at work [R21]', () => {
  it('counts who has a question right and who tries, and every answer', async () => {
    const progress = await room.teacher.call(getTaskProgress, { params: path });
    expect(progress.items).toMatchObject([{ id: itemId, right: 1, trying: 3, notYet: 0, responseCount: 5 }]);
    expect(progress).toMatchObject({ medianSeconds: 72, closesAt: progress.dueAt });
  });

  it('shows wrong answers by cause, as if all had had the same numbers (A16)', async () => {
    const wrong = await room.teacher.call(getWrongAnswers, { params: { ...path, itemId } });
    const [part] = wrong.parts;
    const a = Number(/x \+ (\d+)/.exec(wrong.question)?.[1]);
    expect(wrong).toMatchObject({ isSameForAll: false, isCut: false });
    expect(part?.answerCount).toBe(4);
    expect(
      part?.groups.map(({ cause, shown, answerCount, learnerCount }) => ({ cause, shown, answerCount, learnerCount })),
    ).toEqual([
      { cause: '', shown: `x^{2}+${a * a}`, answerCount: 2, learnerCount: 2 },
      { cause: 'Middle term of a square not doubled', shown: `x^{2}+${a}x+${a * a}`, answerCount: 2, learnerCount: 2 },
    ]);
    expect(part?.groups[0]?.says).toBe('The middle term is missing.');
    expect(part?.groups.every(({ learners }) => learners.length === 2)).toBe(true);
  });

  it('says nothing of an item of another task [SC2]', async () => {
    const other = await setTask(room.teacher, room.classId, { name: 'Another' });
    const answer = await room.teacher.tryCall(getWrongAnswers, { params: { ...path, taskId: other.id, itemId } });
    expect(answer.status).toBe(404);
  });
});

it('counts answers as they were regraded, here and in the table of all responses [R21] [R29] [A1]', async () => {
  const group = await openClassOf(app, ['Ada', 'Ben', 'Cem']);
  await group.work('Ada', { a: '2', b: '4' });
  await group.work('Ben', { a: '2', b: '3' });
  await group.work('Cem', { a: '2', b: '7' });
  const wrong = async () => {
    const { parts } = await group.teacher.call(getWrongAnswers, { params: group.itemPath });
    const part = parts.find(({ name }) => name === 'b');
    return part?.groups.flatMap(({ spellings }) => spellings.map(({ value }) => value)).toSorted();
  };
  expect(await wrong()).toEqual(['4', '7']);
  await publishAgain(group.teacher, group.exerciseId, withKey('b', { value: '4' }, { value: '3', score: 0.5 }));
  const query = { policy: 'as-graded' as const };
  const { basis } = await group.teacher.call(previewRegrade, { params: group.itemPath, query });
  const body = { ...query, id: newId(), part: null, appeal: null, basis, reason: 'The key was wrong.' };
  await group.teacher.call(applyRegrade, { params: group.itemPath, body });
  expect(await wrong()).toEqual(['3', '7']);
  const { raw } = await group.teacher.tryCall(downloadResults, { params: { classId: group.classId } });
  const rows = raw
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.map((cells) => [cells[1], ...cells.slice(9, 11), cells[12], ...cells.slice(15)])).toEqual([
    ['First name', 'Outcome', 'Points', 'Points that count', 'Outcome at first', 'Right at first in %'],
    ['Ada', 'right', '2', '2', 'partly', '50'],
    ['Ben', 'partly', '1.5', '1.5', 'right', '100'],
    ['Cem', 'partly', '1', '1', '', ''],
  ]);
});
