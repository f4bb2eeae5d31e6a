import { createExercise, getExercise, updateExercise } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exercises } from '../../core/db/tables/index.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('lets superusers alone change the tags of starter exercises; all else in them is for staff too [P06]', async () => {
  const author = await app.signUpAs('teacher');
  const { id } = await author.call(createExercise, { body: { document: squareOfSum as never } });
  await app.database.db.update(exercises).set({ catalogueKey: 'algebra/square' }).where(eq(exercises.id, id));
  const params = { exerciseId: id };
  const staff = await app.signUpStaff();
  const superuser = await app.signUpStaff(['superuser']);
  const tagged = { ...squareOfSum, tags: ['squares'] };

  const refused = await staff.tryCall(updateExercise, { params, body: { revision: 1, document: tagged } });
  expect([refused.status, refused.body]).toEqual([
    400,
    { 'document.tags': ['Only superusers change the tags of starter exercises.'] },
  ]);
  const renamed = { ...squareOfSum, title: 'Squares' };
  expect((await staff.tryCall(updateExercise, { params, body: { revision: 1, document: renamed } })).status).toBe(200);
  const body = { revision: 2, document: tagged };
  expect((await superuser.tryCall(updateExercise, { params, body })).status).toBe(200);
  expect((await superuser.call(getExercise, { params })).document.tags).toEqual(['squares']);
});

it('lets anybody who may edit an exercise change the tags of all others [P06]', async () => {
  const author = await app.signUpAs('teacher');
  const { id } = await author.call(createExercise, { body: { document: squareOfSum as never } });
  const body = { revision: 1, document: { ...squareOfSum, tags: ['squares'] } };
  expect((await author.tryCall(updateExercise, { params: { exerciseId: id }, body })).status).toBe(200);
});
