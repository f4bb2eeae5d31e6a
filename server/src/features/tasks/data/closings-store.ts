import { ownData } from '../../../core/own.ts';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts, tasks } from '../../../core/db/tables/index.ts';

/** When attempts and tasks close. Call these in one transaction. */
export function createClosingStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Locks the tasks, so that no attempt starts by the old times meanwhile. */
    async lockTasks({ classId, taskId }: { classId: string; taskId?: string | undefined }) {
      return db
        .select()
        .from(tasks)
        .where(and(eq(tasks.classroomId, classId), taskId === undefined ? undefined : eq(tasks.id, taskId)))
        .orderBy(tasks.id)
        .for('update');
    },

    /** Attempts that are open, or that the server handed in. */
    async selectUnfinished(taskIds: readonly string[], userId?: string) {
      if (taskIds.length === 0) return [];
      return db
        .select()
        .from(attempts)
        .where(
          and(
            inArray(attempts.taskId, [...taskIds]),
            userId === undefined ? undefined : eq(attempts.userId, userId),
            or(isNull(attempts.handedInAt), eq(attempts.handedInBy, 'server')),
          ),
        );
    },

    /** `isReopened` takes a hand-in by the server back. */
    async updateClosings(
      closings: readonly { readonly id: string; readonly closesAt: Date | null; readonly isReopened: boolean }[],
    ): Promise<void> {
      if (closings.length === 0) return;
      const rows = JSON.stringify(closings.map(({ id, closesAt, isReopened }) => ({ id, closesAt, isReopened })));
      await db.execute(sql`
        update attempts set
          closes_at = changed."closesAt",
          handed_in_at = case when changed."isReopened" then null else handed_in_at end,
          handed_in_by = case when changed."isReopened" then null else handed_in_by end
        from jsonb_to_recordset(${rows}::jsonb) as changed(id uuid, "closesAt" timestamptz, "isReopened" boolean)
        where attempts.id = changed.id and (attempts.handed_in_at is null or attempts.handed_in_by = 'server')`);
    },

    async updateLastClosings(last: readonly { readonly id: string; readonly lastClosesAt: Date | null }[]) {
      if (last.length === 0) return;
      const rows: SQL = sql`${JSON.stringify(last)}::jsonb`;
      await db.execute(sql`
        update tasks set last_closes_at = changed."lastClosesAt"
        from jsonb_to_recordset(${rows}) as changed(id uuid, "lastClosesAt" timestamptz)
        where tasks.id = changed.id`);
    },
  };
}

export const closingData = ownData(createClosingStore);
