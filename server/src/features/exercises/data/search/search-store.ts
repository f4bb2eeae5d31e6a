import { ownData } from '../../../../core/own.ts';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../core/db/open-database.ts';
import { exercises, searchWords, users } from '../../../../core/db/tables/index.ts';
import { chosen, idParts, visible, type CatalogueFilter } from './conditions.ts';
import { hitsOf, listQueries } from './list-queries.ts';
import { readGroups } from './hit-groups.ts';
import type { HitGroup } from '../../work/search/facets.ts';
import { textQueries } from './text-hits.ts';
import { fullName } from '../../../../core/db/columns.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

interface Overview {
  /** Published for everybody. */
  readonly everybodys: readonly HitGroup[];
  /** Published for the teachers of the instance. */
  readonly schools: readonly HitGroup[];
  /** The authors with the most exercises, by id; the others are one group. */
  readonly authors: ReadonlyMap<string, string>;
}

const authorsInOverview = 24;
const mostNotesAtOnce = 5000;

/** Searches of the catalogue. None of them ranks or counts more rows than it is asked for. */
export function createCatalogueStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Selects at most `mostCounted` of what is found of one author, ignoring the facets. */
    selectHitsOf(filter: CatalogueFilter, ownerId: string): Promise<HitGroup[]> {
      const found = and(...visible(filter), eq(exercises.ownerId, ownerId));
      return readGroups(db, sql`with ${idParts(filter)} ${hitsOf(found)}`);
    },

    /** How many match, counted up to `limit`. */
    async countUpTo(filter: CatalogueFilter, limit: number): Promise<number> {
      const found = and(...visible(filter), ...chosen(filter));
      const [row] = await rowsOf(
        db,
        z.object({ count: z.coerce.number() }),
        sql`with ${idParts(filter)} select count(*) from (select 1 from exercises where ${found} limit ${limit}) hits`,
      );
      return row?.count ?? 0;
    },

    selectNames: (userIds: readonly string[]) => selectNames(db, userIds),

    ...listQueries(db),
    ...overviewQueries(db),
    ...textQueries(db),
    ...countingQueries(db),
  };
}

/** Counts common to a role. */
function overviewQueries(db: Database['db']) {
  return {
    /** All exercises that are published for everybody or for the teachers of the instance, in groups. */
    async selectOverview(): Promise<Overview> {
      const published = and(
        isNull(exercises.archivedAt),
        eq(exercises.status, 'PB'),
        inArray(exercises.audience, ['everybody', 'school']),
      );
      const top = await db
        .select({ id: exercises.ownerId })
        .from(exercises)
        .where(published)
        .groupBy(exercises.ownerId)
        .orderBy(desc(count()), exercises.ownerId)
        .limit(authorsInOverview);
      const ids = top.map(({ id }) => id);
      const author = ids.length === 0 ? sql`null` : sql`case when ${inArray(exercises.ownerId, ids)} then owner_id end`;
      const overview = (audience: 'everybody' | 'school') =>
        readGroups(
          db,
          sql`select topic, level, answer_types, language, quality, ${author} as author, count(*) as count
            from exercises where ${and(published, eq(exercises.audience, audience))} group by 1, 2, 3, 4, 5, 6`,
        );
      const [everybodys, schools, authors] = await Promise.all([
        overview('everybody'),
        overview('school'),
        selectNames(db, ids),
      ]);
      return { everybodys, schools, authors };
    },
  };
}

async function selectNames(db: Database['db'], userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const words = z.array(z.tuple([z.string(), z.number()]));

/** Counts that the catalogue stores: words of published exercises, and learners' answers. */
function countingQueries(db: Database['db']) {
  return {
    async selectWords(): Promise<Map<string, number>> {
      const [found] = await rowsOf(
        db,
        z.object({ words: words.nullable() }),
        sql`
        select json_agg(json_build_array(word, count) order by word collate "C") as words from search_words`,
      );
      return new Map(found?.words);
    },

    /** Learns the words of something that was published. */
    async addWords(words: readonly string[]): Promise<void> {
      const rows = [...new Set(words)].sort().map((word) => ({ word, count: 1 }));
      if (rows.length === 0) return;
      await db
        .insert(searchWords)
        .values(rows)
        .onConflictDoUpdate({ target: searchWords.word, set: { count: sql`${searchWords.count} + 1` } });
    },

    /** Some exercises whose index does not have the mark of the newest shapes. */
    async selectWithoutMark(mark: string, limit: number) {
      return db
        .select({
          id: exercises.id,
          status: exercises.status,
          draft: exercises.draft,
          sample: exercises.sample,
          revision: exercises.revision,
          ownerName: fullName,
        })
        .from(exercises)
        .innerJoin(users, eq(users.id, exercises.ownerId))
        .where(sql`not ${exercises.searchVector} @@ ${`'${mark}'`}::tsquery`)
        .limit(limit);
    },

    /** Writes the index of an exercise anew, unless it was saved meanwhile. */
    async updateIndex(id: string, revision: number, searchVector: string): Promise<void> {
      await db
        .update(exercises)
        .set({ searchVector })
        .where(and(eq(exercises.id, id), eq(exercises.revision, revision)));
    },

    /**
     * Adds what was noted with first responses to the counts of exercises, in the order of exercises, some thousand notes
     * at a time; returns whether there may be more.
     */
    async addAnswerCounts(): Promise<boolean> {
      const [added] = await rowsOf(
        db,
        z.object({ taken: z.coerce.number() }),
        sql`
          with taken as (
            delete from answer_counts where ctid = any(array(
              select ctid from answer_counts limit ${mostNotesAtOnce} for update skip locked
            ))
            returning exercise_version_id, answered, "right"
          ), sums as (
            select versions.exercise_id, sum(taken.answered) as answered, sum(taken."right") as "right"
            from taken join exercise_versions versions on versions.id = taken.exercise_version_id
            group by versions.exercise_id
          ), locked as (
            select exercises.id from exercises where id in (select exercise_id from sums) order by id for no key update
          ), added as (
            update exercises
            set answered_count = exercises.answered_count + sums.answered, right_count = exercises.right_count + sums."right"
            from sums join locked on locked.id = sums.exercise_id
            where exercises.id = sums.exercise_id and (sums.answered, sums."right") <> (0, 0)
          )
          select count(*) as taken from taken`,
      );
      return (added?.taken ?? 0) === mostNotesAtOnce;
    },
  };
}

/** A text for the index: words of title, labels, author and body, by weight, and the shapes of formulas. */
export function searchVectorOf(
  words: Record<'title' | 'labels' | 'author' | 'body', readonly string[]>,
  shapes: readonly string[],
): SQL<string> {
  const part = (list: readonly string[]) => sql`to_tsvector('simple', ${list.join(' ')})`;
  return sql`setweight(${part(words.title)}, 'A') || setweight(${part(words.labels)}, 'B') || setweight(${part(words.author)}, 'C') || setweight(${part(words.body)}, 'D') || array_to_tsvector(${`{${shapes.join(',')}}`}::text[])`;
}

export const catalogueData = ownData(createCatalogueStore);
