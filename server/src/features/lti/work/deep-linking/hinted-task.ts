import { z } from 'zod';
import type { Services } from '../../../../core/services.ts';
import { taskQueries } from '../../../tasks/api.ts';
import type { Link } from '../../data/course-store.ts';
import { ltiData } from '../../data/lti-store.ts';

/**
 * Returns the task of this class that a link means: the one that it names, or the copy of that one where the course and its
 * class are copies. The name is a hint alone: no task of another class is ever opened by it.
 */
async function findHintedTask(services: Services, classId: string, hint: string): Promise<string | null> {
  if (!z.uuid().safeParse(hint).success) return null;
  const own = await taskQueries(services).findTask({ classId, taskId: hint });
  return own?.id ?? (await taskQueries(services).findCopyOf({ classId, taskId: hint }));
}

/** Gives a link without a task the one that the LMS names, when the class of its course has it. */
export async function followHint(services: Services, classId: string | null, link: Link): Promise<Link> {
  if (link.taskId !== null || classId === null) return link;
  const taskId = await findHintedTask(services, classId, link.hint);
  if (taskId === null || !(await ltiData(services).setTaskOfLink(link.id, taskId))) return link;
  return { ...link, taskId };
}
