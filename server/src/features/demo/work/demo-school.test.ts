import {
  analyseTask,
  getAttempt,
  getGoal,
  getGradeBook,
  getLearnerReview,
  getLearnerTask,
  getPoll,
  getPollWall,
  getTask,
  getTaskProgress,
  listAccommodations,
  listAppeals,
  listClassrooms,
  listHelpThreads,
  listNotifications,
  listPolls,
  listUsers,
  login,
} from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../../../testing/started.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadDemoSchool } from './demo-school.ts';
import { closeQuietThreads } from '../../tutoring/work/chores.ts';
import { turnHappenings } from '../../notifications/work/turning.ts';
import { demoAdministrator, demoLearnerEmail, demoLearners, demoPassword, demoTeacher } from './people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ filling: started });
  await loadDemoSchool(app.services);
});
afterAll(() => app.close());

it('has two classes with histories that a teacher can look into', async () => {
  const teacher = app.visitor();
  await teacher.call(login, { body: { username: demoTeacher.email, password: demoPassword } });
  const classes = await teacher.call(listClassrooms, {});
  expect(classes.map((one) => one.learnerCount)).toEqual([10, 16]);
  const classId = classes[1]?.id ?? '';
  const book = await teacher.call(getGradeBook, { params: { classId } });
  expect(book.rows).toHaveLength(16);
  const scores = book.rows.flatMap((row) => row.scores.filter((score) => score !== null));
  expect(scores.length).toBeGreaterThan(60);
  expect(new Set(scores).size).toBeGreaterThan(5);

  const taskId = book.tasks[0]?.id ?? '';
  const progress = await teacher.call(getTaskProgress, { params: { classId, taskId } });
  const memberId = progress.learners[0]?.memberId ?? '';
  const review = await teacher.call(getLearnerReview, { params: { classId, taskId, memberId } });
  expect(review.attempts[0]?.items[0]?.variants[0]?.responses.length).toBeGreaterThan(0);
});

it('has a test with a pool, an equivalent set and a time limit that is over, weights, extra time, a changed score and an appeal', async () => {
  const teacher = app.visitor();
  await teacher.call(login, { body: { username: demoTeacher.email, password: demoPassword } });
  const classId = (await teacher.call(listClassrooms, {}))[1]?.id ?? '';
  const book = await teacher.call(getGradeBook, { params: { classId } });
  expect(book.weighBy).toBe('sections');
  expect(book.groups.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBe(100);
  const at = book.tasks.findIndex(({ name }) => name === 'Fractions test');
  expect(book.rows.every((row) => typeof row.scores[at] === 'number')).toBe(true);
  expect(book.rows.find(({ overridden }) => overridden.includes(at))).toMatchObject({ lastName: 'Haddad' });
  const taskId = book.tasks[at]?.id ?? '';
  const task = await teacher.call(getTask, { params: { classId, taskId } });
  expect(task.groups.map(({ type }) => type)).toEqual(['SG', 'GP', 'GE']);
  expect(task).toMatchObject({ questionCount: 4, points: 8, timeLimitMinutes: 20, results: 'after-due' });
  const [extra] = await teacher.call(listAccommodations, { params: { classId } });
  expect(extra).toMatchObject({ lastName: 'Doyle', timeFactor: 1.25 });
  const appeals = await teacher.call(listAppeals, { params: { classId }, query: {} });
  expect(appeals.appeals).toHaveLength(1);

  const learner = app.visitor();
  await learner.call(login, { body: { username: 'demo5', password: demoPassword } });
  const own = await learner.call(getLearnerTask, { params: { classId, taskId } });
  expect(own).toMatchObject({
    timeLimitMinutes: 25,
    usualTimeLimitMinutes: 20,
    state: 'done',
    score: expect.any(Number),
  });
  const attempt = await learner.call(getAttempt, { params: { attemptId: own.attemptId ?? '' } });
  expect(attempt).toMatchObject({ resultsVisible: true, items: { length: 4 } });
});

it('has a question that waits for an answer, one that is answered, and the time of each answer', async () => {
  const teacher = app.visitor();
  await teacher.call(login, { body: { username: demoTeacher.email, password: demoPassword } });
  const statesOf = async (state: 'open' | 'answered') =>
    (await teacher.call(listHelpThreads, { query: { side: 'taught', state } })).threads.length;
  expect([await statesOf('open'), await statesOf('answered')].every((count) => count >= 1)).toBe(true);
  const classId = (await teacher.call(listClassrooms, {}))[1]?.id ?? '';
  const { tasks } = await teacher.call(getGradeBook, { params: { classId } });
  const practice = tasks.find(({ kind }) => kind === 'practice');
  const figures = await teacher.call(analyseTask, { params: { classId, taskId: practice?.id ?? '' } });
  expect(JSON.stringify(figures)).toMatch(/"medianSeconds":\d/);
});

it('has questions that stay open for the days in which somebody looks around, and the learner of the sign-in has an answer', async () => {
  await closeQuietThreads(app.services);
  const [teacher, learner] = [app.visitor(), app.visitor()];
  await teacher.call(login, { body: { username: demoTeacher.email, password: demoPassword } });
  await learner.call(login, { body: { username: demoLearnerEmail, password: demoPassword } });
  const waiting = await teacher.call(listHelpThreads, { query: { side: 'taught', state: 'open' } });
  expect(waiting.threads).toHaveLength(2);
  const own = await learner.call(listHelpThreads, { query: { side: 'asked' } });
  expect(own.threads).toMatchObject([{ state: 'answered' }]);
});

it('has a live poll whose figure was marked by a hall, after a question in two rounds', async () => {
  const teacher = app.visitor();
  await teacher.call(login, { body: { username: demoTeacher.email, password: demoPassword } });
  const { results } = await teacher.call(listPolls, { query: {} });
  expect(results).toMatchObject([{ state: 'live', voters: 72 }]);
  const params = { pollId: results[0]?.id ?? '' };
  const { questions, current, suspicions } = await teacher.call(getPoll, { params });
  expect(questions.map(({ round }) => round)).toEqual([2, 1, 0]);
  expect(current?.questionId).toBe(questions[1]?.id);
  expect(suspicions).toEqual([]);
  const { question } = await teacher.call(getPollWall, { params });
  const { measures, answered = 0, groups } = question?.results ?? {};
  expect(answered).toBeGreaterThan(60);
  expect(measures).toMatchObject({ kind: 'point', size: 1 });
  expect(groups?.[0]?.key).toBe('(1, -2)');
});

it('has a learner with a daily goal, with days on which it was reached and others on which it was not', async () => {
  const learner = app.visitor();
  await learner.call(login, { body: { username: demoLearnerEmail, password: demoPassword } });
  const goal = await learner.call(getGoal, {});
  expect(goal.goal).toMatchObject({ rightCount: 5 });
  expect(goal.days.filter(({ state }) => state === 'reached').length).toBeGreaterThan(5);
  expect(goal.days.some(({ rightCount, state }) => rightCount > 0 && state !== 'reached')).toBe(true);
});

it('notifies both sides of what happened lately', async () => {
  await turnHappenings(app.services);
  const kindsOf = async (username: string) => {
    const visitor = app.visitor();
    await visitor.call(login, { body: { username, password: demoPassword } });
    return (await visitor.call(listNotifications, { query: {} })).notifications.map(({ kind }) => kind);
  };
  expect(await kindsOf(demoLearnerEmail)).toEqual(expect.arrayContaining(['help-answered', 'task-set']));
  expect(await kindsOf(demoTeacher.email)).toEqual(expect.arrayContaining(['help-asked', 'appeal-made']));
});

it('lets learners in by user name [V01]', async () => {
  const learner = app.visitor();
  const user = await learner.call(login, { body: { username: 'demo2', password: demoPassword } });
  expect(user.lastName).toBe(demoLearners[1]?.lastName);
});

it('has an administrator [D01]', async () => {
  const administrator = app.visitor();
  const user = await administrator.call(login, { body: { username: demoAdministrator.email, password: demoPassword } });
  expect(user.roles).toEqual(['ADMIN', 'superuser']);
  expect((await administrator.call(listUsers, {})).total).toBe(demoLearners.length + 2);
});

it('is made once', async () => {
  expect(await loadDemoSchool(app.services)).toBe(false);
});
