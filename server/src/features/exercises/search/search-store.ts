import type { ExerciseSort } from '@lemma/contracts';
import type { DifficultyLevel } from '@lemma/math';
import { and, arrayOverlaps, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { exercises, searchWords, successShare, users } from '../../../db/tables/index.ts';
import type { Choice, HitGroup } from './facets.ts';

export interface CatalogueFilter extends Choice {
  readonly userId: string;
  /** A tsquery of the `simple` configuration; null for none. */
  readonly textQuery: string | null;
  readonly scope: 'all' | 'mine' | 'shared' | 'drafts';
}

interface PageOfHits {
  readonly sort: ExerciseSort;
  /** So many match that the most used are found sooner than all. */
  readonly isCommon: boolean;
  readonly limit: number;
  readonly offset: number;
}

interface Overview {
  readonly groups: readonly HitGroup[];
  /** Those who published most, by id; the others are not told apart. */
  readonly authors: ReadonlyMap<string, string>;
}

/** Of hits that are too many to be ranked, the most used, so many, are. */
export const mostRanked = 60;
const authorsInOverview = 24;

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

const nameOfUser = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Searches of the catalogue. None of them ranks or counts more rows than it is asked for. */
export function createCatalogueStore({ db }: Pick<Database, 'db'>) {
  return {
    selectPage: (filter: CatalogueFilter, page: PageOfHits) => {
      const { ids, order, limit, offset } = pageQuery(filter, page);
      return db
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
          ownerName: nameOfUser,
        })
        .from(exercises)
        .innerJoin(sql`(${ids}) page`, sql`page.id = ${exercises.id}`)
        .innerJoin(users, eq(users.id, exercises.ownerId))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
    },

    /** What the text and the scope match, whatever is chosen among the facets: so many at most. */
    selectHits(
      filter: CatalogueFilter,
      { ownerId, limit }: { readonly ownerId?: string | undefined; readonly limit: number },
    ): Promise<HitGroup[]> {
      const found = and(...visible(filter), ownerId === undefined ? undefined : eq(exercises.ownerId, ownerId));
      return readGroups(
        db,
        sql`select topic, level, answer_types, language, quality, owner_id as author, 1 as count from exercises
          where ${found} limit ${limit}`,
      );
    },

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

    /** All published exercises in groups. */
    async selectOverview(): Promise<Overview> {
      const published = and(isNull(exercises.archivedAt), eq(exercises.status, 'PB'));
      const top = await db
        .select({ id: exercises.ownerId })
        .from(exercises)
        .where(published)
        .groupBy(exercises.ownerId)
        .orderBy(desc(count()), exercises.ownerId)
        .limit(authorsInOverview);
      const ids = top.map(({ id }) => id);
      const author = ids.length === 0 ? sql`null` : sql`case when ${inArray(exercises.ownerId, ids)} then owner_id end`;
      const rows = sql`select topic, level, answer_types, language, quality, ${author} as author, count(*) as count
        from exercises where ${published} group by 1, 2, 3, 4, 5, 6`;
      return { groups: await readGroups(db, rows), authors: await selectNames(db, ids) };
    },

    selectNames: (userIds: readonly string[]) => selectNames(db, userIds),

    ...countingQueries(db),
  };
}

async function selectNames(db: Database['db'], userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: nameOfUser })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type GroupOnWire = [string, DifficultyLevel, number[], string, number, string | null, number];

/** Rows with the attributes of hits, each for so many. They travel as one value, which is read far faster than rows. */
async function readGroups(db: Database['db'], rows: SQL): Promise<HitGroup[]> {
  const { rows: answer } = await db.execute<{ groups: GroupOnWire[] | null }>(sql`
    select json_agg(json_build_array(topic, level, answer_types, language, quality, author, count)) as groups
    from (${rows}) groups`);
  return (answer[0]?.groups ?? []).map(([topic, level, answerTypes, language, quality, ownerId, count]) => ({
    topic,
    level,
    answerTypes,
    language,
    quality,
    ownerId,
    count,
  }));
}

/**
 * The ids of a page, and how its rows are ordered then. Rows are joined to the ids alone, so that what is looked through
 * stays narrow. A rank is worked out for few hits, or for the most used among many.
 */
function pageQuery(filter: CatalogueFilter, { sort, isCommon, limit, offset }: PageOfHits) {
  const { textQuery } = filter;
  const found = sql`from exercises where ${and(...visible(filter), ...chosen(filter))}`;
  const page = (source: SQL, order: SQL[], size: number, from: number) =>
    sql`select id ${source} order by ${sql.join(order, sql`, `)} limit ${size} offset ${from}`;
  const isRanked = sort === 'relevance' && textQuery !== null;
  if (isRanked && isCommon && offset + limit <= mostRanked) {
    return { ids: page(found, mostUsed, mostRanked, 0), order: [byRank(textQuery), ...mostUsed], limit, offset };
  }
  const order = isRanked ? (isCommon ? mostUsed : [byRank(textQuery), ...mostUsed]) : orders[sort];
  // The offset keeps few hits from being looked for along the order, through all that do not match.
  const columns = sql`id, topic, level, title, use_count, published_at, answered_count, right_count, search_vector`;
  const source = textQuery !== null && !isCommon ? sql`from (select ${columns} ${found} offset 0) exercises` : found;
  return { ids: page(source, order, limit, offset), order, limit, offset: 0 };
}

/** What the catalogue keeps count of: words of published exercises, and learners' answers. */
function countingQueries(db: Database['db']) {
  return {
    async selectWords(): Promise<Map<string, number>> {
      const { rows } = await db.execute<{ words: [string, number][] | null }>(sql`
        select json_agg(json_build_array(word, count) order by word collate "C") as words from search_words`);
      return new Map(rows[0]?.words);
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
    filter.topic ? isInTopic(filter.topic) : undefined,
    filter.levels.length > 0 ? inArray(exercises.level, [...filter.levels]) : undefined,
    filter.answerTypes.length > 0 ? arrayOverlaps(exercises.answerTypes, [...filter.answerTypes]) : undefined,
    filter.languages.length > 0 ? inArray(exercises.language, [...filter.languages]) : undefined,
    filter.authorId ? eq(exercises.ownerId, filter.authorId) : undefined,
    filter.quality > 0 ? gte(exercises.quality, filter.quality) : undefined,
  ];
}

/**
 * The topic and those below it, as one range of the index, whose column is compared bytewise: to before `topic0`, since 0
 * is the sign behind the slash. Topics like `topic-2` are in the range as well and are left out.
 */
const isInTopic = (topic: string) =>
  sql`(${exercises.topic} >= ${topic} and ${exercises.topic} < ${`${topic}0`}
    and (${exercises.topic} = ${topic} or ${exercises.topic} >= ${`${topic}/`}))`;

const byRank = (textQuery: string) => sql`ts_rank(${exercises.searchVector}, to_tsquery('simple', ${textQuery})) desc`;

// As the indexes have it: Postgres takes no other order of nulls, even where there are none.
const mostUsed = [sql`${exercises.useCount} desc nulls last`, sql`${exercises.id}`];

/** The order without a rank; each is that of an index. */
const orders: Readonly<Record<ExerciseSort, SQL[]>> = {
  relevance: [exercises.topic, exercises.level, exercises.title, exercises.id].map((one) => sql`${one}`),
  use: mostUsed,
  newest: [sql`${exercises.publishedAt} desc nulls last`, sql`${exercises.id}`],
  success: [sql`${successShare(exercises)} desc nulls last`, ...mostUsed],
};
