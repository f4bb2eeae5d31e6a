import { getReview, startSitting, submitReview, type AttemptItem, type Sitting } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { TestApp, TestClient } from '../test-app.ts';
import { squareAnswer, workOn } from './class-work.ts';
import { setTask } from './set-task.ts';

export const dayMs = 86_400_000;

/** Lets days pass by the clock of the app. */
export function pass(app: TestApp, days: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + days * dayMs);
}

export const toReview = async (learner: TestClient) => (await learner.call(getReview, {})).toReview;

export const sit = (learner: TestClient, after?: string) =>
  learner.call(startSitting, { body: after === undefined ? {} : { after } });

/** The first question, which must be there. */
export function first({ items }: Sitting): AttemptItem {
  const [item] = items;
  if (!item) throw new Error('nothing to review');
  return item;
}

export const rightFor = (item: AttemptItem) => squareAnswer({ items: [item] } as never);

export const answerReview = (learner: TestClient, item: AttemptItem, value: string, id = newId()) =>
  learner.call(submitReview, {
    params: { reviewQuestionId: item.id },
    body: { id, answers: [{ part: 'square', value }], secondsSpent: 30 },
  });

/** A class in which the learner has answered one question of practice. */
export async function practised(app: TestApp, isRight: boolean) {
  const home = await app.openClassroom();
  const task = await setTask(home.teacher, home.classId);
  const attempt = await workOn(home.learner, { classId: home.classId, taskId: task.id }, { isRight });
  const item = task.groups[0]?.items[0];
  return {
    ...home,
    taskId: task.id,
    itemId: item?.id ?? '',
    exerciseId: item?.exerciseId ?? '',
    attemptId: attempt.id,
  };
}
