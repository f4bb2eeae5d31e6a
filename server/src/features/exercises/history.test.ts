import {
  compareVersions,
  compareWithSource,
  copyExercise,
  createExercise,
  createTask,
  drawNextVariant,
  getAttempt,
  getLearnerReview,
  getTask,
  getVersion,
  listExercises,
  listUses,
  listVariantResults,
  listVersions,
  publishExercise,
  setShare,
  startAttempt,
  submitResponse,
  takeNewVersion,
  unpublishExercise,
  updateExercise,
  type Attempt,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, members, users } from '../../core/db/tables/index.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { joinAnonymously, squareAnswer } from '../../testing/classes/class-work.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { catalogueData } from './data/search/search-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

const second: ExerciseDocument = {
  ...squareOfSum,
  question: 'Multiply out $(x + {{a}})^2$: [[square]]',
  variables: { direction: 'ltr', list: [{ name: 'a', generator: 'random-integer', min: 2, max: 5 }] },
};

async function publishAs(owner: Pick<Person, 'call'>, document: ExerciseDocument): Promise<string> {
  const { id } = await owner.call(createExercise, { body: { document: document as never } });
  await owner.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
  return id;
}

async function publishNext(
  owner: Pick<Person, 'call'>,
  exerciseId: string,
  revision: number,
  document: ExerciseDocument,
) {
  const params = { exerciseId };
  await owner.call(updateExercise, { params, body: { revision, document: document as never } });
  await owner.call(publishExercise, { params, body: { revision: revision + 1 } });
}

describe('the history of an exercise [S09]', () => {
  it('shows for each version when, by whom and what has changed', async () => {
    const owner = await app.signUpAs('teacher');
    const friend = await app.signUpAs('teacher');
    const exerciseId = await publishAs(owner, squareOfSum);
    await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(eq(users.id, friend.user.id));
    await owner.call(setShare, { params: { exerciseId }, body: { email: friend.email, level: 20 } });
    await publishNext(friend, exerciseId, 1, second);
    const { versions, hasMore } = await owner.call(listVersions, { params: { exerciseId } });
    expect(hasMore).toBe(false);
    expect(versions).toEqual([
      {
        number: 2,
        publishedAt: app.clock.now.toISOString(),
        publishedBy: `${friend.user.firstName} ${friend.user.lastName}`,
        changes: ['Question changed', 'Variable a: up to 5 instead of 9'],
        taskCount: 0,
      },
      expect.objectContaining({ number: 1, changes: [] }),
    ]);
    const version = await owner.call(getVersion, { params: { exerciseId, versionNumber: 1 } });
    expect(version.document.question).toBe(squareOfSum.question);
    expect((await owner.tryCall(getVersion, { params: { exerciseId, versionNumber: '3' } })).status).toBe(404);
  });

  it('compares any two versions, and the newest with the draft', async () => {
    const owner = await app.signUpAs('teacher');
    const exerciseId = await publishAs(owner, squareOfSum);
    const params = { exerciseId };
    await publishNext(owner, exerciseId, 1, second);
    await publishNext(owner, exerciseId, 2, { ...second, title: 'Squares' });
    const between = async (query: { from?: number; to?: number }) =>
      (await owner.call(compareVersions, { params, query })).differences.map(({ sentence }) => sentence);
    expect(await between({ from: 1, to: 3 })).toEqual([
      'Title changed',
      'Question changed',
      'Variable a: up to 5 instead of 9',
    ]);
    expect(await between({ to: 3 })).toEqual(['Title changed']);
    expect(await between({})).toEqual([]);
    await owner.call(updateExercise, { params, body: { revision: 3, document: squareOfSum as never } });
    expect(await between({})).toEqual(['Title changed', 'Question changed', 'Variable a: up to 9 instead of 5']);
  });

  it('knows a draft that was changed back to what is published', async () => {
    const owner = await app.signUpAs('teacher');
    const exerciseId = await publishAs(owner, squareOfSum);
    const save = (revision: number, document: ExerciseDocument) =>
      owner.call(updateExercise, { params: { exerciseId }, body: { revision, document: document as never } });
    expect((await save(1, second)).hasUnpublishedChanges).toBe(true);
    expect((await save(2, squareOfSum)).hasUnpublishedChanges).toBe(false);
    expect((await owner.call(listExercises, { query: { scope: 'drafts' } })).total).toBe(0);
  });

  it('is not for those who may only see it [D23]', async () => {
    const owner = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const exerciseId = await publishAs(owner, squareOfSum);
    for (const endpoint of [listVersions, compareVersions]) {
      expect((await other.tryCall(endpoint, { params: { exerciseId } })).status).toBe(403);
    }
  });

  it('shows who made a copy what the source has become since [M01]', async () => {
    const owner = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const exerciseId = await publishAs(owner, squareOfSum);
    const { id: copyId } = await other.call(copyExercise, { params: { exerciseId } });
    await publishNext(owner, exerciseId, 1, second);
    const source = await other.call(compareWithSource, { params: { exerciseId: copyId } });
    expect(source).toMatchObject({ id: exerciseId, title: 'Square of a sum', copiedNumber: 1, newestNumber: 2 });
    expect(source.differences.map(({ place }) => place)).toEqual(['Question', 'Variable a']);
    await owner.call(unpublishExercise, { params: { exerciseId } });
    expect((await other.tryCall(compareWithSource, { params: { exerciseId: copyId } })).status).toBe(404);
    expect((await owner.tryCall(compareWithSource, { params: { exerciseId } })).status).toBe(404);
  });
});

const task = {
  name: 'Homework',
  sectionId: null,
  kind: 'practice',
  opensAt: null,
  dueAt: null,
  attemptsAllowed: null,
  results: 'after-hand-in',
  solutions: 'after-answer',
} as const;

/** A class whose task has one published exercise, of which there is a second version since. */
async function openUse() {
  const { classId, teacher, learner, joinCode } = await app.openClassroom();
  const exerciseId = await publishAs(teacher, squareOfSum);
  const body = { ...task, groups: [{ type: 'SG' as const, items: [{ exerciseId, points: 2 }] }] };
  const { id: taskId, groups } = await teacher.call(createTask, { params: { classId }, body });
  const itemId = groups[0]?.items[0]?.id ?? '';
  return { classId, teacher, learner, joinCode, exerciseId, taskId, itemId };
}

const questionOf = (attempt: Attempt) => attempt.items[0]?.variant.question ?? '';

describe('the uses of an exercise [S09]', () => {
  it('are the tasks of one’s own classes, and a number of others', async () => {
    const { classId, teacher, learner, exerciseId, taskId, itemId } = await openUse();
    await learner.call(startAttempt, { params: { classId, taskId }, body: { number: 1 } });
    await publishNext(teacher, exerciseId, 1, second);
    const other = await app.openClassroom();
    const body = { ...task, groups: [{ type: 'SG' as const, items: [{ exerciseId, points: 1 }] }] };
    await other.teacher.call(createTask, { params: { classId: other.classId }, body });
    const uses = await teacher.call(listUses, { params: { exerciseId } });
    expect(uses).toEqual({
      newestNumber: 2,
      own: [expect.objectContaining({ classId, taskId, itemId, versionNumber: 1, isNewest: false, startedCount: 1 })],
      othersCount: 1,
    });
    const theirs = await other.teacher.call(listUses, { params: { exerciseId } });
    expect(theirs.own.map(({ isNewest }) => isNewest)).toEqual([true]);
    expect(theirs.othersCount).toBe(1);
  });

  it('take a new version for what is drawn from then on; what was drawn stays as it was [S09] [M03]', async () => {
    const { classId, teacher, learner, joinCode, exerciseId, taskId, itemId } = await openUse();
    const late = await joinAnonymously(app, joinCode);
    const params = { classId, taskId };
    const before = await learner.call(startAttempt, { params, body: { number: 1 } });
    await publishNext(teacher, exerciseId, 1, second);
    await catalogueData(app.services).addAnswerCounts();
    const changed = await teacher.call(takeNewVersion, { params: { ...params, itemId } });
    expect(changed.groups[0]?.items).toMatchObject([{ versionNumber: 2, hasNewerVersion: false }]);

    const same = await learner.call(getAttempt, { params: { attemptId: before.id } });
    expect(questionOf(same)).toBe(questionOf(before));
    expect(questionOf(same)).toMatch(/^Expand/);
    const answered = await learner.call(submitResponse, {
      params: { attemptId: before.id, itemId },
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: squareAnswer(before) }] },
    });
    expect(answered.state).toBe('right');
    const fresh = await late.call(startAttempt, { params, body: { number: 1 } });
    expect(questionOf(fresh)).toMatch(/^Multiply out/);
    const next = await learner.call(drawNextVariant, { params: { attemptId: before.id, itemId }, body: { after: 1 } });
    expect(next.variant.question).toMatch(/^Multiply out/);

    const [member] = await app.database.db.select().from(members).where(eq(members.userId, learner.user.id));
    const memberId = member?.id ?? '';
    const review = await teacher.call(getLearnerReview, { params: { classId, memberId, taskId } });
    const questions = review.attempts[0]?.items[0]?.variants.map(({ question }) => question.split(' ')[0]);
    expect(questions).toEqual(['Expand', 'Multiply']);
    expect(review.attempts[0]?.items[0]?.score).toBe(2);

    await catalogueData(app.services).addAnswerCounts();
    const [counted] = await app.database.db.select().from(exercises).where(eq(exercises.id, exerciseId));
    expect([counted?.answeredCount, counted?.rightCount]).toEqual([1, 1]);
    expect(
      (await teacher.call(takeNewVersion, { params: { ...params, itemId } })).groups[0]?.items[0]?.versionNumber,
    ).toBe(2);

    // Answers tell something of the variants that are drawn now only where the numbers are drawn as then.
    const results = async () => (await teacher.call(listVariantResults, { params: { exerciseId } })).groups;
    expect(await results()).toEqual([]);
    await publishNext(teacher, exerciseId, 2, { ...squareOfSum, title: 'As at first' });
    expect(await results()).toEqual([{ excluded: [], results: [{ seed: expect.any(Number), answered: 1, right: 1 }] }]);
  });

  it('leave a task alone when its exercise is no longer shared, and know no item of another task', async () => {
    const author = await app.signUpAs('teacher');
    const exerciseId = await publishAs(author, squareOfSum);
    const { classId, teacher } = await app.openClassroom();
    const body = { ...task, groups: [{ type: 'SG' as const, items: [{ exerciseId, points: 1 }] }] };
    const { id: taskId, groups } = await teacher.call(createTask, { params: { classId }, body });
    const other = await openUse();
    const params = { classId, taskId, itemId: groups[0]?.items[0]?.id ?? '' };
    await publishNext(author, exerciseId, 1, second);
    await author.call(unpublishExercise, { params: { exerciseId } });
    expect((await teacher.tryCall(takeNewVersion, { params })).status).toBe(409);
    expect((await teacher.tryCall(takeNewVersion, { params: { ...params, itemId: other.itemId } })).status).toBe(404);
    expect((await teacher.tryCall(takeNewVersion, { params: { ...params, taskId: other.taskId } })).status).toBe(404);
    const kept = await teacher.call(getTask, { params });
    expect(kept.groups[0]?.items).toMatchObject([{ versionNumber: 1, hasNewerVersion: true }]);
  });
});
