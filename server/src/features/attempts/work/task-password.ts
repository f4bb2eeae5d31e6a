import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../../../core/errors.ts';
import { limits } from '../../../core/throttle/limits.ts';
import type { Services } from '../../../core/services.ts';
import type { TaskRow } from '../../tasks/api.ts';

const digest = (text: string) => createHash('sha256').update(text.trim()).digest();

/** Lets pass who knows the task's password; a wrong one keeps no attempt, and only so many can be tried. */
export async function requireTaskPassword(
  services: Services,
  task: Pick<TaskRow, 'id' | 'password'>,
  userId: string,
  password: string | undefined,
): Promise<void> {
  if (task.password === null) return;
  if (password === undefined || password.trim() === '') throw wrongPassword('This task needs a password.');
  const one = { limit: limits.passwordOfTask, subject: `${task.id} ${userId}` };
  await services.throttle.take(one);
  if (!timingSafeEqual(digest(password), digest(task.password))) {
    throw wrongPassword('This is not the password of this task.');
  }
  await services.throttle.giveBack(one);
}

const wrongPassword = (words: string) => new RequestError(403, 'attempt/wrong-password', words);
