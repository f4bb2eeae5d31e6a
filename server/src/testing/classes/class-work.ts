import { handIn, joinClassroom, startAttempt, submitResponse, type Attempt, type User } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { TestApp, TestClient } from '../test-app.ts';

/** Somebody who joins by the code with nothing but a name. */
export async function joinAnonymously(
  app: TestApp,
  code: string,
  name = { firstName: 'Quiet', lastName: 'Heron' },
): Promise<TestClient & { user: User }> {
  const client = app.visitor();
  const { user } = await client.call(joinClassroom, { body: { code, ...name } });
  return { ...client, user };
}

/** The right answer to `squareOfSum` in the variant that was drawn. */
export function squareAnswer(attempt: Attempt, item = 0): string {
  const a = Number(/x ?\+ ?(\d+)/.exec(attempt.items[item]?.variant.question ?? '')?.[1]);
  return `x^2+${2 * a}x+${a * a}`;
}

/** Starts attempt `number` of a task of `squareOfSum` and answers it, right or wrong. */
export async function workOn(
  learner: Pick<TestClient, 'call'>,
  params: { readonly classId: string; readonly taskId: string },
  { number = 1, isRight = true, handsIn = false }: { number?: number; isRight?: boolean; handsIn?: boolean } = {},
): Promise<Attempt> {
  const attempt = await learner.call(startAttempt, { params, body: { number } });
  await learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
    body: {
      id: newId(),
      variantNumber: 1,
      answers: [{ part: 'square', value: isRight ? squareAnswer(attempt) : 'x' }],
    },
  });
  if (handsIn) await learner.call(handIn, { params: { attemptId: attempt.id } });
  return attempt;
}
