import { getGradeBook, getLearnerReview, getTaskProgress, listClassrooms, listUsers, login } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadStarterCatalogue } from '../exercises/starter-catalogue.ts';
import { loadDemoSchool } from './demo-school.ts';
import { demoAdministrator, demoLearners, demoPassword, demoTeacher } from './people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await loadStarterCatalogue(app.services);
  await loadDemoSchool(app.services);
}, 120_000);
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
