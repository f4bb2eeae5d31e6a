import type { Services } from '../../../core/services.ts';
import { classroomQueries, isReadOnly } from '../../classrooms/api.ts';

/** Exercises that fall due within half a day are due now: a learner who comes in the morning does not wait until the afternoon. */
export const aheadMs = 12 * 3_600_000;

/** The classes that somebody learns in and that have not ended. */
export async function selectOpenClassrooms(services: Services, userId: string): Promise<string[]> {
  const rows = await classroomQueries(services).selectLearntIn(userId);
  const now = services.now();
  return rows.filter((row) => row.removedAt === null && !isReadOnly(row, now)).map(({ id }) => id);
}
