import { ownData } from '../../../core/own.ts';
import { exerciseStatuses, type AudienceChoice } from '@lemma/contracts';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { exercises, exerciseShares, exerciseVersions, loadedCatalogues, users } from '../../../core/db/tables/index.ts';
import { isSecretFrom, secretExerciseIds } from './exam-secrecy.ts';
import { isNamedFor, replaceClasses } from './audience-store.ts';
import { fullName } from '../../../core/db/columns.ts';
import { column } from '../../../core/db/rows.ts';

export type ExerciseRow = typeof exercises.$inferSelect & {
  readonly ownerName: string;
  /** The level shared with the caller. */
  readonly sharedLevel: number | null;
  /** Whether its author named a class that the caller teaches or assists in. */
  readonly isNamed: boolean;
  /** Whether an assessment hides it from the caller. */
  readonly isSecret: boolean;
};
export type NewExercise = typeof exercises.$inferInsert;
export type ExerciseVersion = typeof exerciseVersions.$inferSelect;

/** Exercises and their immutable versions. */
export function createExerciseStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return { ...exerciseQueries(db, now), ...versionQueries(db), ...starterQueries(db, now) };
}

/** Exercises as people have them. */
function exerciseQueries(db: Database['db'], now: () => Date) {
  return {
    /** An exercise as this user may find it; null when it is absent or archived. */
    findExercise: async (id: string, userId: string | null): Promise<ExerciseRow | null> =>
      (await selectFound(db, [id], userId, now())).get(id) ?? null,

    /** The exercises among these that are not archived, as this user may find them, by their ids. */
    findExercises: (ids: readonly string[], userId: string | null) => selectFound(db, ids, userId, now()),

    async archive(id: string, archivedAt: Date | null): Promise<void> {
      await db.update(exercises).set({ archivedAt, status: 'DR' }).where(eq(exercises.id, id));
    },

    selectArchived: (ownerId: string) =>
      db
        .select({ id: exercises.id, title: exercises.title, archivedAt: exercises.archivedAt })
        .from(exercises)
        .where(and(eq(exercises.ownerId, ownerId), isNotNull(exercises.archivedAt)))
        .orderBy(desc(exercises.archivedAt))
        .limit(200),

    async insertExercise(exercise: NewExercise): Promise<void> {
      await db.insert(exercises).values(exercise);
    },

    /** Returns false when the stored revision is no longer `revision`. */
    async updateDraft(id: string, revision: number, changes: Partial<NewExercise>): Promise<boolean> {
      const updated = await db
        .update(exercises)
        .set({ ...changes, revision: revision + 1 })
        .where(and(eq(exercises.id, id), eq(exercises.revision, revision)))
        .returning({ id: exercises.id });
      return updated.length === 1;
    },

    async updateStatus(id: string, status: 'DR' | 'PB'): Promise<void> {
      await db.update(exercises).set({ status }).where(eq(exercises.id, id));
    },
  };
}

/** Versions, which never change. */
function versionQueries(db: Database['db']) {
  return {
    /** The exercise of a version, and its newest version. */
    async findSource(versionId: string) {
      const [row] = await db
        .select({
          id: exercises.id,
          title: exercises.title,
          number: exerciseVersions.number,
          newest: column(
            z.number(),
            sql`(select max(number) from exercise_versions newer where newer.exercise_id = ${exercises.id})`,
          ),
        })
        .from(exerciseVersions)
        .innerJoin(exercises, eq(exercises.id, exerciseVersions.exerciseId))
        .where(eq(exerciseVersions.id, versionId));
      return row ?? null;
    },

    async selectLatestVersion(exerciseId: string): Promise<ExerciseVersion | null> {
      const [row] = await db
        .select()
        .from(exerciseVersions)
        .where(eq(exerciseVersions.exerciseId, exerciseId))
        .orderBy(desc(exerciseVersions.number))
        .limit(1);
      return row ?? null;
    },

    /** The newest version of each exercise that has one. */
    async selectLatestVersions(exerciseIds: readonly string[]): Promise<Map<string, ExerciseVersion>> {
      if (exerciseIds.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([exerciseVersions.exerciseId])
        .from(exerciseVersions)
        .where(inArray(exerciseVersions.exerciseId, [...exerciseIds]))
        .orderBy(exerciseVersions.exerciseId, desc(exerciseVersions.number));
      return new Map(rows.map((row) => [row.exerciseId, row]));
    },

    async selectVersions(ids: readonly string[]): Promise<ExerciseVersion[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(exerciseVersions)
        .where(inArray(exerciseVersions.id, [...ids]));
    },

    async selectVersion(id: string): Promise<ExerciseVersion> {
      const [row] = await db.select().from(exerciseVersions).where(eq(exerciseVersions.id, id));
      if (!row) throw new Error(`exercise version ${id} is missing`);
      return row;
    },

    /** Publishes in one transaction, for those who may find it; false when the draft was saved elsewhere meanwhile. */
    async publish(
      version: Omit<typeof exerciseVersions.$inferInsert, 'number'>,
      revision: number,
      columns: Partial<NewExercise>,
      choice?: AudienceChoice,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const updated = await tx
          .update(exercises)
          .set({
            ...columns,
            ...(choice && { audience: choice.audience, audienceChosenAt: version.publishedAt }),
            status: exerciseStatuses.published,
            publishedRevision: revision,
            publishedAt: version.publishedAt,
            sample: version.sample,
          })
          .where(and(eq(exercises.id, version.exerciseId), eq(exercises.revision, revision)))
          .returning({ id: exercises.id });
        if (updated.length === 0) return false;
        if (choice) await replaceClasses(tx, version.exerciseId, choice.classIds);
        const [latest] = await tx
          .select({ number: column(z.number(), sql`coalesce(max(${exerciseVersions.number}), 0)`) })
          .from(exerciseVersions)
          .where(eq(exerciseVersions.exerciseId, version.exerciseId));
        await tx.insert(exerciseVersions).values({ ...version, number: (latest?.number ?? 0) + 1 });
        return true;
      });
    },
  };
}

/** The catalogue that comes with the product. */
function starterQueries(db: Database['db'], now: () => Date) {
  return {
    async wasCatalogueLoaded(fingerprint: string): Promise<boolean> {
      const rows = await db.select().from(loadedCatalogues).where(eq(loadedCatalogues.fingerprint, fingerprint));
      return rows.length > 0;
    },

    /** In place of the one that was loaded before. */
    async rememberCatalogue(loaded: typeof loadedCatalogues.$inferInsert): Promise<void> {
      await db.delete(loadedCatalogues);
      await db.insert(loadedCatalogues).values(loaded);
    },

    /** Starter exercises by their key. */
    async selectStarterExercises(): Promise<Map<string, typeof exercises.$inferSelect>> {
      const rows = await db.select().from(exercises).where(isNotNull(exercises.catalogueKey));
      return new Map(rows.flatMap((row) => (row.catalogueKey ? [[row.catalogueKey, row] as const] : [])));
    },

    /** The newest published versions of these starter exercises, without those that an assessment keeps secret. */
    selectVersionsByCatalogueKey: (keys: readonly string[]) =>
      selectPublishedVersions(
        db,
        and(
          inArray(exercises.catalogueKey, [...keys]),
          sql`${exercises.id} not in (${secretExerciseIds(null, now())})`,
        ),
      ),

    /** The newest published versions of the starter exercises of a topic and those below it, by level and title. */
    selectStarterVersionsByTopic: (topic: string) =>
      selectPublishedVersions(db, and(isNotNull(exercises.catalogueKey), isInTopic(topic))),
  };
}

async function selectFound(
  db: Database['db'],
  ids: readonly string[],
  userId: string | null,
  now: Date,
): Promise<ReadonlyMap<string, ExerciseRow>> {
  const rows = await db
    .select({
      exercise: exercises,
      ownerName: fullName,
      sharedLevel: exerciseShares.level,
      isNamed: isNamedFor(userId),
      isSecret: isSecretFrom(exercises.id, userId, now),
    })
    .from(exercises)
    .innerJoin(users, eq(users.id, exercises.ownerId))
    .leftJoin(
      exerciseShares,
      and(eq(exerciseShares.exerciseId, exercises.id), sql`${exerciseShares.userId} = ${userId}`),
    )
    .where(and(inArray(exercises.id, [...ids]), isNull(exercises.archivedAt)));
  return new Map(rows.map(({ exercise, ...known }) => [exercise.id, { ...exercise, ...known }]));
}

const isInTopic = (topic: string) => or(eq(exercises.topic, topic), sql`${exercises.topic} like ${`${topic}/%`}`);

async function selectPublishedVersions(db: Database['db'], where: SQL | undefined): Promise<ExerciseVersion[]> {
  const newest = db
    .selectDistinctOn([exerciseVersions.exerciseId], {
      id: exerciseVersions.id,
      exerciseId: exerciseVersions.exerciseId,
    })
    .from(exerciseVersions)
    .orderBy(exerciseVersions.exerciseId, desc(exerciseVersions.number))
    .as('newest');
  const rows = await db
    .select({ version: exerciseVersions })
    .from(exercises)
    .innerJoin(newest, eq(newest.exerciseId, exercises.id))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, newest.id))
    .where(and(where, eq(exercises.status, 'PB'), eq(exercises.audience, 'everybody'), isNull(exercises.archivedAt)))
    .orderBy(exercises.level, exercises.title);
  return rows.map((row) => row.version);
}

export const exerciseData = ownData(createExerciseStore);
