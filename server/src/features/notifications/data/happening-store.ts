import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, max, notInArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { NotificationKind } from '@lemma/contracts';
import { isAnyOfSelected } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { happenings } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type NewHappening = Omit<typeof happenings.$inferInsert, 'id' | 'key' | 'reachedId'>;
export type HappeningRow = typeof happenings.$inferSelect;

const keyOf = ({ subject, personId }: Pick<NewHappening, 'subject' | 'personId'>) =>
  personId ? `${subject}/${personId}` : subject;

/** The store of happenings, with the audience that each concerns. */
export function createHappeningStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /** Those that are not known yet; a known one that is still to come takes the new facts and times. */
    async saveHappenings(rows: readonly NewHappening[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(happenings)
        .values(rows.map((row) => ({ ...row, id: newId(), key: keyOf(row) })))
        .onConflictDoUpdate({
          target: [happenings.kind, happenings.key],
          set: {
            about: sql`excluded.about`,
            dueAt: sql`excluded.due_at`,
            staleAt: sql`excluded.stale_at`,
            doneAt: sql`excluded.done_at`,
          },
          setWhere: isNull(happenings.doneAt),
        });
    },

    /** Deletes those of the topic and these kinds that are not among the ones to keep. */
    async deleteOthers(
      topic: string,
      kinds: readonly NotificationKind[],
      kept: readonly NewHappening[],
    ): Promise<void> {
      const keys = kept.map((row) => `${row.kind} ${keyOf(row)}`);
      await db
        .delete(happenings)
        .where(
          and(
            eq(happenings.topic, topic),
            inArray(happenings.kind, [...kinds]),
            keys.length === 0 ? undefined : notInArray(sql`${happenings.kind} || ' ' || ${happenings.key}`, keys),
          ),
        );
    },

    /** The first whose time has come and that no other node holds; held until the transaction ends. */
    async takeDue(): Promise<HappeningRow | null> {
      const [row] = await db
        .select()
        .from(happenings)
        .where(and(isNull(happenings.doneAt), lte(happenings.dueAt, now())))
        .orderBy(asc(happenings.dueAt), asc(happenings.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return row ?? null;
    },

    async selectLatest(kind: NotificationKind, topics: readonly string[]): Promise<Map<string, Date>> {
      if (topics.length === 0) return new Map();
      const rows = await db
        .select({ topic: happenings.topic, at: max(happenings.dueAt) })
        .from(happenings)
        .where(and(inArray(happenings.topic, [...topics]), eq(happenings.kind, kind)))
        .groupBy(happenings.topic);
      return new Map(rows.flatMap(({ topic, at }) => (at === null ? [] : [[topic, at] as const])));
    },

    async markReached(id: string, reachedId: string): Promise<void> {
      await db.update(happenings).set({ reachedId }).where(eq(happenings.id, id));
    },

    async markDone(id: string): Promise<void> {
      await db.update(happenings).set({ doneAt: now() }).where(eq(happenings.id, id));
    },

    async deleteDoneBefore(before: Date, most: number): Promise<number> {
      const old = db
        .select({ id: happenings.id })
        .from(happenings)
        .where(and(isNotNull(happenings.doneAt), lt(happenings.doneAt, before)))
        .limit(most);
      return (await db.delete(happenings).where(isAnyOfSelected(happenings.id, old)).returning({ id: happenings.id }))
        .length;
    },
  };
}

export const happeningData = ownData(createHappeningStore);
