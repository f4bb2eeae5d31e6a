import type { NotificationKind } from '@lemma/contracts';
import { and, asc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { happenings, tasks } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

function createPlanningStore({ db }: Pick<Database, 'db'>) {
  return {
    /**
     * Locks and returns tasks whose times are to come and for which nothing of these kinds is planned, in the order of
     * their ids; another node skips them.
     */
    selectUnplanned: (
      { topicOf, kinds }: { readonly topicOf: string; readonly kinds: readonly NotificationKind[] },
      { now, after, most }: { readonly now: Date; readonly after: string | null; readonly most: number },
    ) =>
      db
        .select({ id: tasks.id, classId: tasks.classroomId })
        .from(tasks)
        .where(
          and(
            isNull(tasks.archivedAt),
            or(gt(tasks.dueAt, now), gt(tasks.opensAt, now)),
            after === null ? undefined : gt(tasks.id, after),
            notExists(
              db
                .select({ one: sql`1` })
                .from(happenings)
                .where(
                  and(eq(happenings.topic, sql`${topicOf}::text || ${tasks.id}`), inArray(happenings.kind, [...kinds])),
                ),
            ),
          ),
        )
        .orderBy(asc(tasks.id))
        .limit(most)
        .for('update', { of: tasks, skipLocked: true }),
  };
}

/** Tasks by what is planned for their times. */
export const planningData = ownData((connection) => createPlanningStore(connection));
