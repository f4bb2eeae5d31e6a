import { cataloguePageSize } from '@lemma/contracts';
import { ownData } from '../../../../core/own.ts';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../core/db/open-database.ts';
import { exercises, searchWords, users } from '../../../../core/db/tables/index.ts';
import {
  chosen,
  everything,
  isBesides,
  isForEverything,
  isWithheld,
  orders,
  visible,
  type CatalogueFilter,
  type FilterOfStatement,
} from './conditions.ts';
import type { HitGroup } from '../../work/search/facets.ts';
import { catalogueRows, hitColumns, hitOf, rowColumns, type CatalogueRow, type PageOfHits } from './rows.ts';
import { textQueries } from './text-hits.ts';
import { fullName } from '../../../../core/db/columns.ts';
import { prepareRows, rowsOf } from '../../../../core/db/rows.ts';

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

const page = z.object({ rows: catalogueRows });
/** Hits are counted up to here; beyond, pages say “more than”. */
export const mostCounted = 240;
/** Limits in the text of statements that are planned once; with another number, they do not compile. */
const upToMostCounted = { 240: sql`limit 240` }[mostCounted];
const firstRows = { 30: sql`limit 30` }[cataloguePageSize];

/** A page of what the filter without words finds. Rows are joined to the ids alone, so that what is looked through stays narrow. */
function pageOf(filter: FilterOfStatement, sort: PageOfHits['sort'], part: SQL): SQL {
  const order = sql.join(orders[sort], sql`, `);
  return sql`
    select json_agg(${rowColumns} order by place) as rows from (
      select id, row_number() over (order by ${order}) as place from exercises
      where ${and(...visible(filter), ...chosen(filter))} order by ${order} ${part}
    ) page join exercises using (id) join users on users.id = exercises.owner_id`;
}

/** Searches of the catalogue. None of them ranks or counts more rows than it is asked for. */
export function createCatalogueStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Selects at most `limit` matches of the scope, ignoring the facets. */
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

    selectNames: (userIds: readonly string[]) => selectNames(db, userIds),

    ...listQueries(db),
    ...overviewQueries(db),
    ...textQueries(db),
    ...countingQueries(db),
  };
}

/**
 * Lists that people open most, and how they differ for one person. To plan such a statement takes PostgreSQL longer than to
 * run it, so each connection plans it once, after five calls, with its limit in the text: of a limit that comes later,
 * PostgreSQL knows nothing.
 */
function listQueries(db: Database['db']) {
  const prepare = <Shape extends z.ZodRawShape>(
    what: string,
    row: z.ZodObject<Shape>,
    statement: (filter: FilterOfStatement) => SQL,
  ) => {
    const given = { userId: sql.placeholder('userId'), now: sql.placeholder('now') };
    const made = new Map<string, ReturnType<typeof prepareRows<Shape>>>();
    return ({ isLetIn, seesSecrets, userId, now }: CatalogueFilter) => {
      const name = `catalogue_${what}${isLetIn ? '_let_in' : ''}${seesSecrets ? '_secrets' : ''}`;
      const run =
        made.get(name) ?? prepareRows(db, name, row, statement({ ...everything, isLetIn, seesSecrets, ...given }));
      made.set(name, run);
      return run({ userId, now: now.toISOString() });
    };
  };
  const firstPage = (sort: PageOfHits['sort']) => prepare(sort, page, (filter) => pageOf(filter, sort, firstRows));
  const firstPages = {
    relevance: firstPage('relevance'),
    use: firstPage('use'),
    newest: firstPage('newest'),
    success: firstPage('success'),
  };
  const hits = (what: string, found: (filter: FilterOfStatement) => SQL | undefined) =>
    prepare(what, groupsOfHits, (filter) =>
      inGroups(sql`select topic, level, answer_types, language, quality, owner_id as author, 1 as count from exercises
        where ${found(filter)} ${upToMostCounted}`),
    );
  const [further, withheld] = [hits('further', isBesides), hits('withheld', isWithheld)];

  return {
    /** A page of what the filter without words finds. */
    async selectPage(filter: CatalogueFilter, { sort, limit, offset }: PageOfHits): Promise<CatalogueRow[]> {
      const isFirst = offset === 0 && limit === cataloguePageSize;
      const [found] =
        isFirst && isForEverything(filter)
          ? await firstPages[sort](filter)
          : await rowsOf(db, page, pageOf(filter, sort, sql`limit ${limit} offset ${offset}`));
      return found?.rows ?? [];
    },

    /** Finds the exercises that only this user finds, and those withheld from them; at most `mostCounted` of each. */
    async selectDeviations(filter: CatalogueFilter): Promise<{ additional: HitGroup[]; withheld: HitGroup[] }> {
      const [more, less] = await Promise.all([further(filter), filter.seesSecrets ? [] : withheld(filter)]);
      return { additional: groupsIn(more), withheld: groupsIn(less) };
    },
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

const groups = z.array(z.tuple([...hitColumns, z.string().nullable(), z.number()]));

const groupsOfHits = z.object({ groups: groups.nullable() });

/** Rows with the attributes of hits, each for so many. They travel as one value, which is read far faster than rows. */
const inGroups = (rows: SQL): SQL => sql`
  select json_agg(json_build_array(topic, level, answer_types, language, quality, author, count)) as groups
  from (${rows}) groups`;

const groupsIn = ([found]: readonly z.output<typeof groupsOfHits>[]): HitGroup[] =>
  (found?.groups ?? []).map((group) => ({ ...hitOf(group), count: group[6] }));

const readGroups = async (db: Database['db'], rows: SQL): Promise<HitGroup[]> =>
  groupsIn(await rowsOf(db, groupsOfHits, inGroups(rows)));

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
