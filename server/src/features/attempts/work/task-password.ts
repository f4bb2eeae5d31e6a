import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../../../core/errors.ts';
import { limits } from '../../../core/throttle/limits.ts';
import type { Services } from '../../../core/services.ts';
import type { TaskRow } from '../../tasks/api.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const digest = (text: string) => createHash('sha256').update(text.trim()).digest();

/** Lets pass who knows the task's password; a wrong one keeps no attempt, and only so many can be tried. */
export async function requireTaskPassword(
  services: Services,
  task: Pick<TaskRow, 'id' | 'password'>,
  userId: string,
  password: string | undefined,
): Promise<void> {
  if (task.password === null) return;
  if (password === undefined || password.trim() === '') throw wrongPassword(said(m.passwordNeeded));
  const one = { limit: limits.passwordOfTask, subject: `${task.id} ${userId}` };
  await services.throttle.take(one);
  if (!timingSafeEqual(digest(password), digest(task.password))) {
    throw wrongPassword(said(m.notPasswordOfTask));
  }
  await services.throttle.giveBack(one);
}

const wrongPassword = (words: Said) => new RequestError(403, 'attempt/wrong-password', words);
