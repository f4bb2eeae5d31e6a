import {
  applyRegrade,
  getClassMemory,
  getMemberMemory,
  getReview,
  giveUpReview,
  listMembers,
  mergeAccounts,
  previewRegrade,
  revealReviewHint,
  showSolution,
  startAttempt,
  submitResponse,
  undoRegrade,
} from '@lemma/contracts';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../core/db/tables/index.ts';
import { openClassOf, publishAgain, twoNumbers, withKey } from '../../testing/classes/class-of.ts';
import { workOn } from '../../testing/classes/class-work.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { answerReview, first, pass, practised, rightFor, sit, toReview } from '../../testing/classes/reviewing.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { stateData } from './data/state-store.ts';
import { rebuildReviews, takeInAll } from './work/chores.ts';
import { rebuild, takeIn } from './work/taking-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const statesOf = (userId: string) => stateData(app.services).selectStates(userId);

describe('the states of reviews [A11]', () => {
  it('are the same when they are taken in bit by bit and when they are computed anew', async () => {
    const home = await app.openClassroom();
    const { learner, classId } = home;
    const documents = Array.from({ length: 4 }, () => squareOfSum);
    const task = await setTask(home.teacher, classId, {}, documents);
    const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    for (const [index, item] of attempt.items.entries()) {
      const params = { attemptId: attempt.id, itemId: item.id };
      if (index === 3) await learner.call(showSolution, { params, body: { variantNumber: 1 } });
      for (const value of index === 3
        ? []
        : index === 2
          ? ['x', rightFor(item)]
          : [index === 0 ? 'x' : rightFor(item)]) {
        const body = { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }] };
        await learner.call(submitResponse, { params, body });
      }
      await takeIn(app.services, learner.user.id);
    }
    for (let day = 0; day < 8; day += 1) {
      pass(app, 1);
      for (const [index, item] of (await sit(learner)).items.entries()) {
        const params = { reviewQuestionId: item.id };
        if ((day + index) % 3 === 0) await learner.call(revealReviewHint, { params, body: { number: 1 } });
        if ((day + index) % 4 === 3) await learner.call(giveUpReview, { params });
        else await answerReview(learner, item, (day + index) % 4 === 2 ? 'x' : rightFor(item));
      }
      await toReview(learner);
    }
    const kept = await statesOf(learner.user.id);
    expect(kept).toHaveLength(4);
    expect(kept.every(({ reviewCount }) => reviewCount > 0)).toBe(true);
    await rebuild(app.services, learner.user.id);
    expect(await statesOf(learner.user.id)).toEqual(kept);
    await rebuildReviews(app.services);
    expect(await statesOf(learner.user.id)).toEqual(kept);
  });

  it('are the same when two nodes take the answers in at the same moment', async () => {
    const { learner } = await practised(app, false);
    await Promise.all(Array.from({ length: 5 }, () => takeIn(app.services, learner.user.id)));
    expect(await statesOf(learner.user.id)).toMatchObject([{ answerCount: 1, reviewCount: 0 }]);
  });

  it('follow a regrade, and its undoing', async () => {
    const room = await openClassOf(app, ['Ada'], { document: twoNumbers });
    const { learners, teacher, itemPath } = room;
    await room.work('Ada', { a: '2', b: '4' });
    pass(app, 1);
    expect(await toReview(learners.Ada)).toBe(1);
    await publishAgain(teacher, room.exerciseId, withKey('b', { value: '4' }));
    const { basis } = await teacher.call(previewRegrade, { params: itemPath, query: {} });
    const id = newId();
    const body = { id, policy: 'as-graded' as const, part: null, appeal: null, basis, reason: 'The key was wrong.' };
    await teacher.call(applyRegrade, { params: itemPath, body });
    // It was right with the first answer: due on the second day, seen from half a day before.
    expect(await toReview(learners.Ada)).toBe(0);
    await teacher.call(undoRegrade, { params: { ...itemPath, regradeId: id } });
    expect(await toReview(learners.Ada)).toBe(1);
  });

  it('of two accounts that become one follow from the answers of both', async () => {
    const [first, second] = [await practised(app, false), await practised(app, true)];
    pass(app, 2);
    const open = await sit(first.learner);
    await sit(second.learner);
    const { email, password } = second.learner;
    await first.learner.call(mergeAccounts, { body: { email, password } });
    expect(await statesOf(second.learner.user.id)).toEqual([]);
    expect(await first.learner.call(getReview, {})).toMatchObject({ exerciseCount: 2, toReview: 2 });
    expect((await sit(first.learner)).id).toBe(open.id);
  });

  it('are kept for teachers by a chore, for learners who do not look', async () => {
    const { learner } = await practised(app, false);
    expect(await statesOf(learner.user.id)).toEqual([]);
    await takeInAll(app.services);
    expect(await statesOf(learner.user.id)).toHaveLength(1);
  });
});

describe('what a class remembers [A11]', () => {
  it('falls with time, rises with a review, and is the same for the class and for its only learner', async () => {
    const { learner, teacher, classId } = await practised(app, true);
    const params = { classId };
    const { members: list } = await teacher.call(listMembers, { params, query: {} });
    const memberId = list.find(({ role }) => role === 'learner')?.id ?? '';
    const shares: number[] = [];
    const look = async () => {
      const memory = await teacher.call(getClassMemory, { params });
      expect(await teacher.call(getMemberMemory, { params: { classId, memberId } })).toEqual(memory);
      expect(memory.topics).toMatchObject([{ topic: 'algebra/expanding', exerciseCount: 1, learnerCount: 1 }]);
      shares.push(memory.remembered ?? 0);
    };
    await look();
    pass(app, 20);
    await look();
    await answerReview(learner, first(await sit(learner)), rightFor(first(await sit(learner))));
    await look();
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBeLessThan(0.85);
    expect(shares[2]).toBe(1);
  });

  it('is for those who teach the class, and of its learners alone', async () => {
    const [home, other] = [await practised(app, true), await practised(app, true)];
    const params = { classId: home.classId };
    const statusFor = async (client: TestClient) => (await client.tryCall(getClassMemory, { params })).status;
    expect([await statusFor(home.teacher), await statusFor(home.learner), await statusFor(other.teacher)]).toEqual([
      200, 403, 404,
    ]);
    const [foreign] = await app.database.db
      .select()
      .from(members)
      .where(and(eq(members.classroomId, other.classId), eq(members.role, 'learner')));
    const ids = { classId: home.classId, memberId: foreign?.id ?? '' };
    expect((await home.teacher.tryCall(getMemberMemory, { params: ids })).status).toBe(404);
  });
});

it('draws no variant that the author of the exercise has retired [A11]', async () => {
  const home = await app.openClassroom();
  const small = {
    ...squareOfSum,
    variables: {
      direction: 'ltr' as const,
      list: [{ name: 'a', generator: 'random-integer' as const, min: 2, max: 4 }],
    },
  };
  const [exerciseId = ''] = await publishAll(home.teacher, [small]);
  const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 2 }] }];
  const task = await setTask(home.teacher, home.classId, { groups });
  await workOn(home.learner, { classId: home.classId, taskId: task.id }, { isRight: false });
  await publishAgain(home.teacher, exerciseId, (document) => ({
    ...document,
    variables: { ...document.variables, excluded: ['a=2', 'a=3'] },
  }));
  for (let day = 0; day < 6; day += 1) {
    pass(app, 1);
    const item = first(await sit(home.learner));
    expect(item.variant.question).toContain('x + 4');
    await answerReview(home.learner, item, 'x');
  }
});
