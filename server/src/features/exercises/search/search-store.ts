import type { ExerciseSort } from '@lemma/contracts';
import type { DifficultyLevel } from '@lemma/math';
import { and, arrayOverlaps, count, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { exercises, searchWords, users } from '../../../db/tables/index.ts';

export interface CatalogueFilter {
  readonly userId: string;
  /** A tsquery of the `simple` configuration; null for none. */
  readonly textQuery: string | null;
  readonly scope: 'all' | 'mine' | 'shared' | 'drafts';
  readonly topic: string;
  readonly levels: readonly DifficultyLevel[];
  readonly answerTypes: readonly number[];
  readonly languages: readonly string[];
  readonly authorId: string | undefined;
  readonly quality: number;
}

/** The attributes by which hits are counted. */
export interface Hit {
  readonly topic: string;
  readonly level: DifficultyLevel;
  readonly answerTypes: readonly number[];
  readonly language: string;
  readonly ownerId: string;
  readonly quality: number;
}

const hitColumns = {
  topic: exercises.topic,
  level: exercises.level,
  answerTypes: exercises.answerTypes,
  language: exercises.language,
  ownerId: exercises.ownerId,
  quality: exercises.quality,
};

interface PageOfHits {
  readonly sort: ExerciseSort;
  /** So many match that ranking all of them would take too long: the most used come first. */
  readonly isCommon: boolean;
  readonly limit: number;
  readonly offset: number;
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** Searches of the catalogue. None of them ranks or counts more rows than it is asked for. */
export function createCatalogueStore({ db }: Pick<Database, 'db'>) {
  return {
    selectPage: (filter: CatalogueFilter, page: PageOfHits) =>
      db
        .select({
          id: exercises.id,
          title: exercises.title,
          level: exercises.level,
          topic: exercises.topic,
          status: exercises.status,
          language: exercises.language,
          ownerId: exercises.ownerId,
          updatedAt: exercises.updatedAt,
          sample: exercises.sample,
          points: exercises.points,
          answerTypes: exercises.answerTypes,
          useCount: exercises.useCount,
          answeredCount: exercises.answeredCount,
          rightCount: exercises.rightCount,
          quality: exercises.quality,
          ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        })
        .from(exercises)
        .innerJoin(users, eq(users.id, exercises.ownerId))
        .where(and(...visible(filter), ...chosen(filter)))
        .orderBy(...order(filter, page))
        .limit(page.limit)
        .offset(page.offset),

    /** Attributes of at most so many of what the text and the scope match, whatever else is chosen. */
    selectHits: (filter: CatalogueFilter, limit: number): Promise<Hit[]> =>
      db
        .select(hitColumns)
        .from(exercises)
        .where(and(...visible(filter)))
        .limit(limit),

    /** How many match, counted up to `limit`. */
    async countUpTo(filter: CatalogueFilter, limit: number): Promise<number> {
      const hits = db
        .select({ one: sql`1` })
        .from(exercises)
        .where(and(...visible(filter), ...chosen(filter)))
        .limit(limit)
        .as('hits');
      const [row] = await db.select({ count: count() }).from(hits);
      return row?.count ?? 0;
    },

    /** How many published exercises there are with the same attributes. */
    selectOverview: (): Promise<(Hit & { readonly count: number })[]> =>
      db
        .select({ ...hitColumns, count: count() })
        .from(exercises)
        .where(and(isNull(exercises.archivedAt), eq(exercises.status, 'PB')))
        .groupBy(...Object.values(hitColumns)),

    async selectNames(userIds: readonly string[]): Promise<Map<string, string>> {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
        .from(users)
        .where(inArray(users.id, [...userIds]));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    ...countingQueries(db),
  };
}

/** What the catalogue keeps count of: words of published exercises, and learners' answers. */
function countingQueries(db: Database['db']) {
  return {
    async selectWords(): Promise<Map<string, number>> {
      const rows = await db.select().from(searchWords);
      return new Map(rows.map((row) => [row.word, row.count]));
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

    /** Counts first responses of learners, and the right ones among them, by exercise. */
    async recountAnswers(): Promise<void> {
      await db.execute(sql`
        update exercises set answered_count = counted.answered, right_count = counted.right
        from (
          select versions.exercise_id,
            count(*) as answered,
            count(*) filter (where variants.share > 0.9999 and variants.response_count = 1) as right
          from attempt_variants variants
          join exercise_versions versions on versions.id = variants.exercise_version_id
          where variants.response_count > 0
          group by versions.exercise_id
        ) counted
        where exercises.id = counted.exercise_id
          and (exercises.answered_count, exercises.right_count) is distinct from (counted.answered, counted.right)`);
    },
  };
}

/** A text for the index: words of title, labels, author and body, by weight. */
export function searchVectorOf(words: Record<'title' | 'labels' | 'author' | 'body', readonly string[]>): SQL<string> {
  const part = (list: readonly string[]) => sql`to_tsvector('simple', ${list.join(' ')})`;
  return sql<string>`setweight(${part(words.title)}, 'A') || setweight(${part(words.labels)}, 'B') || setweight(${part(words.author)}, 'C') || setweight(${part(words.body)}, 'D')`;
}

const isShared = (userId: string) =>
  sql`${exercises.id} in (select exercise_id from exercise_shares where user_id = ${userId})`;

/** What the user may find, and what the text asks for. */
function visible({ scope, userId, textQuery }: CatalogueFilter): (SQL | undefined)[] {
  const isMine = eq(exercises.ownerId, userId);
  const scopes = {
    all: or(eq(exercises.status, 'PB'), isMine, isShared(userId)),
    mine: isMine,
    shared: isShared(userId),
    drafts: and(
      isMine,
      or(eq(exercises.status, 'DR'), sql`${exercises.revision} is distinct from ${exercises.publishedRevision}`),
    ),
  };
  return [isNull(exercises.archivedAt), scopes[scope], textQuery === null ? undefined : matches(textQuery)];
}

const matches = (textQuery: string) => sql`${exercises.searchVector} @@ to_tsquery('simple', ${textQuery})`;

/** What was chosen among the facets. */
function chosen(filter: CatalogueFilter): (SQL | undefined)[] {
  return [
    filter.topic ? or(eq(exercises.topic, filter.topic), isBelow(filter.topic)) : undefined,
    filter.levels.length > 0 ? inArray(exercises.level, [...filter.levels]) : undefined,
    filter.answerTypes.length > 0 ? arrayOverlaps(exercises.answerTypes, [...filter.answerTypes]) : undefined,
    filter.languages.length > 0 ? inArray(exercises.language, [...filter.languages]) : undefined,
    filter.authorId ? eq(exercises.ownerId, filter.authorId) : undefined,
    filter.quality > 0 ? gte(exercises.quality, filter.quality) : undefined,
  ];
}

/** From `topic/` to before `topic0`, the sign behind the slash: a range of the index, whose column is compared bytewise. */
const isBelow = (topic: string) =>
  and(sql`${exercises.topic} >= ${`${topic}/`}`, sql`${exercises.topic} < ${`${topic}0`}`);

function order({ textQuery }: CatalogueFilter, { sort, isCommon }: PageOfHits): SQL[] {
  // As the indexes have it: Postgres takes no other order of nulls, even where there are none.
  const mostUsed = [sql`${exercises.useCount} desc nulls last`, sql`${exercises.id}`];
  switch (sort) {
    case 'use':
      return mostUsed;
    case 'newest':
      return [sql`${exercises.publishedAt} desc nulls last`, sql`${exercises.id}`];
    case 'success':
      return [sql`${exercises.rightCount}::real / nullif(${exercises.answeredCount}, 0) desc nulls last`, ...mostUsed];
    case 'relevance':
      if (textQuery === null)
        return [exercises.topic, exercises.level, exercises.title, exercises.id].map((one) => sql`${one}`);
      if (isCommon) return mostUsed;
      return [sql`ts_rank(${exercises.searchVector}, to_tsquery('simple', ${textQuery})) desc`, ...mostUsed];
  }
}
