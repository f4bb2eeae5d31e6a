import { dayIn } from '../../../core/calendar/day-in.ts';
import { conflict } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { topicOfTask } from './planning.ts';
import { hasEnded, isOpen, windowOf } from './rules/windows.ts';
import { requireTask } from './tasks.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Reminds the learners who have not begun the task, once on a day. */
export async function remindLearners(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<{ remindedAt: string }> {
  const task = await requireTask(services, ids);
  const now = services.now();
  if (task.archivedAt !== null || !isOpen(task, now) || hasEnded(windowOf(task, null), now)) {
    throw conflict('request/conflict', said(m.nothingToRemind));
  }
  await inTransaction(services, (inside) =>
    recordHappenings(inside, [
      {
        kind: 'task-reminder',
        subject: `${task.id} ${dayIn('UTC', now)}`,
        topic: topicOfTask(task.id),
        to: { learnersOf: ids.classId },
        about: { ...ids, dueAt: task.dueAt?.toISOString() ?? null },
        ...(task.dueAt === null ? {} : { staleAt: task.dueAt }),
      },
    ]),
  );
  return { remindedAt: now.toISOString() };
}
