import { z } from 'zod';
import type { Services } from '../../../../core/services.ts';
import { taskQueries } from '../../../tasks/api.ts';

/**
 * Returns the task of this class that a link means: the one that it names, or the copy of that one where the course and its
 * class are copies. The name is a hint alone: no task of another class is ever opened by it.
 */
export async function findHintedTask(services: Services, classId: string, hint: string): Promise<string | null> {
  if (!z.uuid().safeParse(hint).success) return null;
  const own = await taskQueries(services).findTask({ classId, taskId: hint });
  return own?.id ?? (await taskQueries(services).findCopyOf({ classId, taskId: hint }));
}
