import { apiBase, getAttempt, startAttempt, submitResponse } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('words a stored verdict for its reader, and not again in English', async () => {
  const { teacher, learner, classId } = await app.openClassroom();
  const task = await setTask(teacher, classId);
  const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
  const answers = [{ part: 'square', value: 'x^{2' }];
  await learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
    body: { id: newId(), variantNumber: 1, answers },
  });
  const readIn = async (language: string) => {
    const url = `${apiBase}${getAttempt.path.replace('{attemptId}', attempt.id)}`;
    const { body } = await learner.send('GET', url, { headers: { 'accept-language': language } });
    return (body as Awaited<ReturnType<typeof learner.call<typeof getAttempt>>>).items[0]?.responses[0]?.verdict
      ?.parts[0]?.feedback;
  };
  expect(await readIn('en-XA')).toMatch(/^⟦Îñ.*⟦.*⟧.*⟧$/);
  expect(await readIn('fr, en;q=0.5')).toBe('Invalid input: missing close brace');
});
