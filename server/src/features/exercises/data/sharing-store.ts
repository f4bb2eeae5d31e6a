import { ownData } from '../../../core/own.ts';
import { sharingLevels } from '@lemma/contracts';
import { and, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { exerciseReports, exercises, exerciseShares, users } from '../../../core/db/tables/index.ts';
import { audienceQueries } from './audience-store.ts';
import { column } from '../../../core/db/rows.ts';

const fullName = column(z.string(), sql`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`);
const mostReports = 200;
const mostReported = 20;

/** Queries for the rights of people on an exercise, and for reports about it. */
export function createSharingStore({ db }: Pick<Database, 'db'>) {
  return {
    selectShares: (exerciseId: string) =>
      db
        .select({ share: exerciseShares, name: fullName })
        .from(exerciseShares)
        .leftJoin(users, eq(users.id, exerciseShares.userId))
        .where(eq(exerciseShares.exerciseId, exerciseId))
        .orderBy(asc(exerciseShares.createdAt), asc(exerciseShares.id)),

    async findShare(exerciseId: string, who: { readonly email: string } | { readonly userId: string }) {
      const isTheirs = 'email' in who ? eq(exerciseShares.email, who.email) : eq(exerciseShares.userId, who.userId);
      const [row] = await db
        .select()
        .from(exerciseShares)
        .where(and(eq(exerciseShares.exerciseId, exerciseId), isTheirs));
      return row ?? null;
    },

    async insertShare(share: typeof exerciseShares.$inferInsert): Promise<void> {
      await db.insert(exerciseShares).values(share).onConflictDoNothing();
    },

    async updateShare(id: string, changes: Partial<typeof exerciseShares.$inferInsert>): Promise<void> {
      await db.update(exerciseShares).set(changes).where(eq(exerciseShares.id, id));
    },

    async deleteShare(exerciseId: string, shareId: string): Promise<boolean> {
      const gone = await db
        .delete(exerciseShares)
        .where(and(eq(exerciseShares.id, shareId), eq(exerciseShares.exerciseId, exerciseId)))
        .returning({ id: exerciseShares.id });
      return gone.length === 1;
    },

    /** Gives the account what was shared with its confirmed address. */
    async claimShares(userId: string, email: string): Promise<void> {
      await db
        .update(exerciseShares)
        .set({ userId })
        .where(
          and(
            eq(exerciseShares.email, email),
            isNull(exerciseShares.userId),
            sql`not exists (select 1 from exercise_shares mine where mine.user_id = ${userId} and mine.exercise_id = ${exerciseShares.exerciseId})`,
          ),
        );
    },

    async setLink(exerciseId: string, linkLevel: number | null, linkToken: string | null): Promise<void> {
      await db.update(exercises).set({ linkLevel, linkToken }).where(eq(exercises.id, exerciseId));
    },
    ...reportQueries(db),
    ...audienceQueries(db),
  };
}

/** Queries for reports of problems and their answers. */
function reportQueries(db: Database['db']) {
  return {
    async insertReport(report: typeof exerciseReports.$inferInsert): Promise<void> {
      await db.insert(exerciseReports).values(report);
    },

    /** Open ones first; of one reporter alone when `reporterId` is given. */
    selectReports: (exerciseId: string, reporterId: string | undefined) =>
      db
        .select({ report: exerciseReports, reporterName: fullName })
        .from(exerciseReports)
        .innerJoin(users, eq(users.id, exerciseReports.reporterId))
        .where(
          and(
            eq(exerciseReports.exerciseId, exerciseId),
            reporterId === undefined ? undefined : eq(exerciseReports.reporterId, reporterId),
          ),
        )
        .orderBy(sql`${exerciseReports.resolvedAt} is not null`, desc(exerciseReports.createdAt))
        .limit(mostReports),

    /** Exercises of the user's own, or shared to edit, with open reports; the most reported first. */
    selectOpenReports: (userId: string) =>
      db
        .select({ exerciseId: exercises.id, title: exercises.title, count: count() })
        .from(exerciseReports)
        .innerJoin(exercises, eq(exercises.id, exerciseReports.exerciseId))
        .leftJoin(exerciseShares, and(eq(exerciseShares.exerciseId, exercises.id), eq(exerciseShares.userId, userId)))
        .where(
          and(
            isNull(exerciseReports.resolvedAt),
            isNull(exercises.archivedAt),
            or(eq(exercises.ownerId, userId), gte(exerciseShares.level, sharingLevels.edit)),
          ),
        )
        .groupBy(exercises.id)
        .orderBy(desc(count()), asc(exercises.title))
        .limit(mostReported),

    async resolveReport(exerciseId: string, reportId: string, reply: string, at: Date): Promise<boolean> {
      const resolved = await db
        .update(exerciseReports)
        .set({ reply, resolvedAt: at })
        .where(and(eq(exerciseReports.id, reportId), eq(exerciseReports.exerciseId, exerciseId)))
        .returning({ id: exerciseReports.id });
      return resolved.length === 1;
    },
  };
}

export const sharingData = ownData(createSharingStore);
