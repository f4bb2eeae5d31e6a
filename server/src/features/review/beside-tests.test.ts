import {
  createClassReview,
  createClassroom,
  getReview,
  getSitting,
  giveUpReview,
  joinClassroom,
  listMembers,
  removeMember,
  revealReviewHint,
  submitReview,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, first, pass, practised, rightFor, sit, toReview } from '../../testing/classes/reviewing.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A learner with a question of a review before them. */
async function reviewing() {
  const home = await practised(app, false);
  pass(app, 1);
  const sitting = await sit(home.learner);
  const item = first(sitting);
  const params = { reviewQuestionId: item.id };
  const answers = [{ part: 'square', value: rightFor(item) }];
  const statuses = async () => [
    (await home.learner.tryCall(revealReviewHint, { params, body: { number: 1 } })).status,
    (await home.learner.tryCall(giveUpReview, { params })).status,
    (await home.learner.tryCall(submitReview, { params, body: { id: newId(), answers } })).status,
  ];
  return { ...home, sitting, statuses };
}

/** A test of one hour that asks the exercise. */
const setTest = (teacher: TestClient, classId: string, exerciseId: string) =>
  setTask(teacher, classId, {
    kind: 'assessment',
    dueAt: new Date(app.clock.now.getTime() + dayMs / 24).toISOString(),
    attemptsAllowed: 1,
    results: 'after-due',
    solutions: 'never',
    groups: [{ type: 'SG', name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }],
  });

describe('a review beside a test [SC9]', () => {
  it('marks nothing and shows no hint or solution of what the test asks, even where it was drawn before', async () => {
    const { teacher, classId, exerciseId, statuses } = await reviewing();
    await setTest(teacher, classId, exerciseId);
    expect(await statuses()).toEqual([409, 409, 409]);
    pass(app, 0.1);
    expect((await statuses()).slice(0, 2)).toEqual([200, 200]);
  });

  it('is the same for a test of another class of the learner', async () => {
    const { teacher, learner, exerciseId, sitting, statuses } = await reviewing();
    const other = await teacher.call(createClassroom, { body: { name: 'Exams' } });
    await learner.call(joinClassroom, { body: { code: other.joinCode ?? '' } });
    await setTest(teacher, other.id, exerciseId);
    expect(await statuses()).toEqual([409, 409, 409]);
    expect(await toReview(learner)).toBe(0);
    expect((await sit(learner, sitting.id)).items).toEqual([]);
  });

  it('is not offered where there is nothing else to review, and shows nothing of it, in a review that is set either', async () => {
    const { teacher, learner, classId, exerciseId, sitting } = await reviewing();
    const dueAt = new Date(app.clock.now.getTime() + dayMs).toISOString();
    await teacher.call(createClassReview, { params: { classId }, body: { minutes: 10, dueAt } });
    const offered = async () => (await learner.call(getReview, {})).set.map(({ toReview: left }) => left);
    expect(await offered()).toEqual([1]);
    const other = await teacher.call(createClassroom, { body: { name: 'Exams' } });
    await learner.call(joinClassroom, { body: { code: other.joinCode ?? '' } });
    await setTest(teacher, other.id, exerciseId);
    expect(await offered()).toEqual([0]);
    expect((await learner.call(getSitting, { params: { sittingId: sitting.id } })).items).toEqual([]);
    pass(app, 0.1);
    expect(await offered()).toEqual([1]);
    expect((await learner.call(getSitting, { params: { sittingId: sitting.id } })).items).toHaveLength(1);
  });

  it('ends with the class for a learner who is taken out of it', async () => {
    const { teacher, classId, statuses } = await reviewing();
    const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await teacher.call(removeMember, { params: { classId, memberId } });
    expect(await statuses()).toEqual([409, 409, 409]);
  });
});
