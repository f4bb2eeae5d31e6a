import { startAttempt, submitResponse } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it.each([
  ['en-XA', /^⟦Îñ.*⟦.*⟧.*⟧$/],
  ['it, en;q=0.5', /^Invalid input: missing close brace$/],
  ['fr-CA, en;q=0.5', /^Saisie illisible/],
  ['es, en;q=0.5', /^(?:Entrada|No se)/],
  ['de-AT, en;q=0.5', /^Nicht lesbar|^Ungültig|^Eingabe/],
])('a reader who asks for %s has the words of a verdict in it', async (language, words) => {
  const { teacher, learner, classId } = await app.openClassroom();
  const task = await setTask(teacher, classId);
  const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
  learner.sendAlways({ 'accept-language': language });
  const { response } = await learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
    body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: 'x^{2' }] },
  });
  expect(response.verdict?.parts[0]?.feedback).toMatch(words);
});
