import {
  createClassReview,
  getClassReview,
  getReview,
  listClassReviews,
  listNotifications,
  mostOpenClassReviews,
  removeClassReview,
  removeMember,
  listMembers,
  startSitting,
  updateClassReview,
  updateReview,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerReview, dayMs, first, pass, practised, rightFor, sit } from '../../testing/classes/reviewing.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { turnHappenings } from '../notifications/work/turning.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<typeof practised>>;
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * dayMs).toISOString();

const setReview = ({ teacher, classId }: Home, minutes: 5 | 10 | 15 | 20 | 30 = 10, days = 4) =>
  teacher.call(createClassReview, { params: { classId }, body: { minutes, dueAt: inDays(days) } });

const sitFor = (learner: TestClient, classReviewId: string, after?: string) =>
  learner.call(startSitting, { body: { classReviewId, ...(after === undefined ? {} : { after }) } });

const stateFor = async (learner: TestClient) => (await learner.call(getReview, {})).set;

describe('a review that is set in a class [A11]', () => {
  it('is shown to its learners with what is due, and as done with nothing due until something is', async () => {
    const home = await practised(app, false);
    const { id } = await setReview(home);
    const common = { id, classId: home.classId, minutes: 10, minutesDone: 0 };
    expect(await stateFor(home.learner)).toMatchObject([{ ...common, toReview: 0, state: 'nothing-due' }]);
    pass(app, 1);
    expect(await stateFor(home.learner)).toMatchObject([{ ...common, toReview: 1, state: 'open' }]);
    expect(await stateFor(home.teacher)).toEqual([]);
  });

  it('draws questions of its class, also for a learner who has switched reviews off, and counts them by their usual time', async () => {
    const home = await practised(app, false);
    await home.learner.call(updateReview, { body: { perDay: 0 } });
    const { id } = await setReview(home, 5);
    pass(app, 1);
    expect((await sit(home.learner)).items).toEqual([]);
    const sitting = await sitFor(home.learner, id);
    expect(sitting).toMatchObject({ classReviewId: id, items: [{ title: expect.any(String) }] });
    await answerReview(home.learner, first(sitting), rightFor(first(sitting)));
    expect(await stateFor(home.learner)).toMatchObject([{ minutesDone: 1, toReview: 0, state: 'nothing-due' }]);
    const params = { classId: home.classId, classReviewId: id };
    expect(await home.teacher.call(getClassReview, { params })).toMatchObject({
      learnerCount: 1,
      doneCount: 0,
      nothingDueCount: 1,
      learners: [{ minutesDone: 1, questionCount: 1, rightCount: 1, state: 'nothing-due' }],
    });
  });

  it('continues the same questions until they are answered, and counts reviews that the learner begins alone', async () => {
    const home = await practised(app, false);
    const { id } = await setReview(home);
    pass(app, 1);
    const alone = await sit(home.learner);
    const [one, two] = [await sitFor(home.learner, id), await sitFor(home.learner, id)];
    expect(one.id).not.toBe(alone.id);
    expect(two.id).toBe(one.id);
    expect((await sit(home.learner)).id).toBe(one.id);
    await answerReview(home.learner, first(one), 'x');
    expect(await stateFor(home.learner)).toMatchObject([{ minutesDone: 1 }]);
  });

  it('is done when its minutes are reached, with times of answers that cannot be longer than usual', async () => {
    const home = await practised(app, false);
    const { id } = await setReview(home, 5, 60);
    for (let round = 0; round < 5; round += 1) {
      pass(app, 1);
      const sitting = await sitFor(home.learner, id);
      await answerReview(home.learner, first(sitting), 'x');
    }
    expect(await stateFor(home.learner)).toMatchObject([{ minutesDone: 5, state: 'done' }]);
    const [listed] = await home.teacher.call(listClassReviews, { params: { classId: home.classId } });
    expect(listed).toMatchObject({ id, learnerCount: 1, doneCount: 1, nothingDueCount: 0 });
  });

  it('is absent for learners of other classes, for those who have left, and after its end', async () => {
    const [home, other] = [await practised(app, false), await practised(app, false)];
    const { id } = await setReview(home);
    pass(app, 1);
    const statusFor = async (client: TestClient, classReviewId = id) =>
      (await client.tryCall(startSitting, { body: { classReviewId } })).status;
    expect(await statusFor(other.learner)).toBe(404);
    expect(await statusFor(home.learner, newId())).toBe(404);
    expect(await stateFor(other.learner)).toEqual([]);
    pass(app, 4);
    expect(await statusFor(home.learner)).toBe(404);
    expect(await stateFor(home.learner)).toEqual([]);
    const again = await setReview(home);
    const { members } = await home.teacher.call(listMembers, { params: { classId: home.classId } });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await home.teacher.call(removeMember, { params: { classId: home.classId, memberId } });
    expect(await statusFor(home.learner, again.id)).toBe(404);
  });

  it('keeps what was reviewed for it when it is over, and does not count what comes later', async () => {
    const home = await practised(app, false);
    const { id } = await setReview(home, 5, 2);
    pass(app, 1);
    await answerReview(home.learner, first(await sitFor(home.learner, id)), 'x');
    pass(app, 2);
    await answerReview(home.learner, first(await sit(home.learner)), 'x');
    const params = { classId: home.classId, classReviewId: id };
    const { learners } = await home.teacher.call(getClassReview, { params });
    expect(learners).toMatchObject([{ minutesDone: 1, questionCount: 1, rightCount: 0 }]);
  });

  it('notifies the learners, says a new day once, and takes back what is unread [M07]', async () => {
    const home = await practised(app, false);
    const review = await setReview(home);
    const params = { classId: home.classId, classReviewId: review.id };
    const notified = async () => {
      await turnHappenings(app.services);
      const { notifications } = await home.learner.call(listNotifications, {});
      return notifications.filter(({ kind }) => kind === 'review-set').map(({ title, path }) => [title, path]);
    };
    const path = `/learn/review/${review.id}`;
    expect(await notified()).toEqual([['10 minutes of review', path]]);
    await home.teacher.call(updateClassReview, { params, body: { minutes: 15, dueAt: inDays(6) } });
    expect(await notified()).toEqual([['15 minutes of review', path]]);
    pass(app, 1);
    const sitting = await sitFor(home.learner, review.id);
    await home.teacher.call(removeClassReview, { params });
    expect(await notified()).toEqual([]);
    expect(await sit(home.learner)).toMatchObject({ id: sitting.id, classReviewId: null });
  });

  it('has an end that is still to come, belongs to its class, and a class has a limited number of open ones', async () => {
    const [home, other] = [await practised(app, false), await practised(app, false)];
    const params = { classId: home.classId };
    const past = await home.teacher.tryCall(createClassReview, { params, body: { minutes: 10, dueAt: inDays(-1) } });
    expect([past.status, past.body]).toMatchObject([400, { dueAt: ['Choose a moment that is still to come.'] }]);
    const odd = await home.teacher.tryCall(createClassReview, {
      params,
      body: { minutes: 7 as 5, dueAt: inDays(1) },
    });
    expect([odd.status, odd.body]).toMatchObject([400, { minutes: ['Choose 5, 10, 15, 20 or 30 minutes.'] }]);
    const { id } = await setReview(home);
    const foreign = { classId: other.classId, classReviewId: id };
    expect((await other.teacher.tryCall(getClassReview, { params: foreign })).status).toBe(404);
    expect((await other.teacher.tryCall(removeClassReview, { params: foreign })).status).toBe(404);
    const body = { minutes: 10 as const, dueAt: inDays(2) };
    await Promise.all(
      Array.from({ length: mostOpenClassReviews + 2 }, () => home.teacher.tryCall(createClassReview, { params, body })),
    );
    expect(await home.teacher.call(listClassReviews, { params })).toHaveLength(mostOpenClassReviews);
  });
});
