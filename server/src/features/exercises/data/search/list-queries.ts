import { cataloguePageSize } from '@lemma/contracts';
import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../core/db/open-database.ts';
import { prepareRows, readJson, rowsOf } from '../../../../core/db/rows.ts';
import type { HitGroup } from '../../work/search/facets.ts';
import {
  chosen,
  everything,
  idParts,
  isBesides,
  isForEverything,
  isWithheld,
  orders,
  visible,
  type CatalogueFilter,
  type FilterOfStatement,
} from './conditions.ts';
import { groups, groupsIn, inGroups } from './hit-groups.ts';
import { catalogueRows, rowColumns, type CatalogueRow, type PageOfHits } from './rows.ts';

/**
 * A page, and the hits by which its counts differ from those that are kept, or that are counted themselves; as JSON, which
 * the database returns alike for what is alike.
 */
export interface PageTexts {
  readonly rows: string | null;
  /** In everything: what others of the same role do not find. In another scope: all of it. */
  readonly hits: string | null;
  /** In everything: what an assessment hides from this user. */
  readonly withheld: string | null;
}

const text = z.string().nullable();
const rows = { rows: text };
const counted = { hits: text, withheld: text };

/** Hits are counted up to here; beyond, pages say “more than”. */
export const mostCounted = 240;
/** Limits in the text of statements that are planned once; with another number, they do not compile. */
const upToMostCounted = { 240: sql`limit 240` }[mostCounted];
const firstRows = { 30: sql`limit 30` }[cataloguePageSize];

/**
 * Whether a first page has a statement that is planned once: everything, and in the order of topics one of them, whose
 * rows are side by side in the index. Other choices need a plan for their values.
 */
const isPlannedOnce = (filter: CatalogueFilter, { sort, limit, offset }: PageOfHits): boolean =>
  offset === 0 &&
  limit === cataloguePageSize &&
  isForEverything({ ...filter, topic: sort === 'relevance' ? '' : filter.topic });

/** A page of what the filter without words finds. Rows are joined to the ids alone, so that what is looked through stays narrow. */
function pageOf(filter: FilterOfStatement, sort: PageOfHits['sort'], part: SQL): SQL {
  const order = sql.join(orders[sort], sql`, `);
  return sql`
    select json_agg(${rowColumns} order by place) as rows from (
      select id, row_number() over (order by ${order}) as place from exercises
      where ${and(...visible(filter), ...chosen(filter))} order by ${order} ${part}
    ) page join exercises using (id) join users on users.id = exercises.owner_id`;
}

/** The attributes of what is found, up to so much as is counted. */
export const hitsOf = (found: SQL | undefined): SQL => sql`
  select topic, level, answer_types, language, quality, owner_id as author, 1 as count
  from exercises where ${found} ${upToMostCounted}`;

/** The hits that a page is counted by. */
const countedBy = (filter: FilterOfStatement): { readonly hits: SQL; readonly withheld: SQL } => ({
  hits: inGroups(hitsOf(filter.scope === 'all' ? isBesides(filter) : and(...visible(filter)))),
  withheld:
    filter.scope === 'all' && !filter.seesSecrets ? inGroups(hitsOf(isWithheld(filter))) : sql`select null::json`,
});

const hitsOfPage = (filter: FilterOfStatement): SQL => {
  const { hits, withheld } = countedBy(filter);
  return sql`(${hits})::text as hits, (${withheld})::text as withheld`;
};

const pageWithHits = (filter: FilterOfStatement, sort: PageOfHits['sort'], part: SQL): SQL => sql`
  with ${idParts(filter)} select (${pageOf(filter, sort, part)})::text as rows, ${hitsOfPage(filter)}`;

/** Lists that people open, and what they are counted by. */
export function listQueries(db: Database['db']) {
  const firstPage = plannedOnce(db, 'page', z.object({ ...rows, ...counted }), (filter, sort) =>
    pageWithHits(filter, sort, firstRows),
  );
  const countedHits = plannedOnce(
    db,
    'hits',
    z.object(counted),
    (filter) => sql`with ${idParts(filter)} select ${hitsOfPage(filter)}`,
  );
  const partOf = ({ limit, offset }: PageOfHits): SQL => sql`limit ${limit} offset ${offset}`;

  async function readPage(filter: CatalogueFilter, page: PageOfHits): Promise<string | null> {
    const found = pageOf(filter, page.sort, partOf(page));
    const [row] = await rowsOf(db, z.object(rows), sql`with ${idParts(filter)} select (${found})::text as rows`);
    return row?.rows ?? null;
  }

  return {
    /** A page of what the filter without words finds. */
    selectPage: async (filter: CatalogueFilter, page: PageOfHits): Promise<CatalogueRow[]> =>
      readRows(await readPage(filter, page)),

    /** A page with the hits that it is counted by, whatever of them is chosen. */
    async selectPageWithHits(filter: CatalogueFilter, page: PageOfHits): Promise<PageTexts> {
      const none = { rows: null, hits: null, withheld: null };
      if (isPlannedOnce(filter, page)) return { ...none, ...(await firstPage(filter, page.sort)) };
      if (filter.scope !== 'all') {
        const statement = pageWithHits(filter, page.sort, partOf(page));
        const [found] = await rowsOf(db, z.object({ ...rows, ...counted }), statement);
        return { ...none, ...found };
      }
      const [found, hits] = await Promise.all([readPage(filter, page), countedHits({ ...filter, topic: '' })]);
      return { ...none, ...hits, rows: found };
    },
  };
}

/** Reads the rows of a page. */
export const readRows = (rows: string | null): CatalogueRow[] =>
  rows === null ? [] : (readJson(catalogueRows, rows) ?? []);

/** Reads the hits that a page is counted by. */
export const readHits = (hits: string | null): HitGroup[] => groupsIn(hits === null ? null : readJson(groups, hits));

/**
 * Returns how to run a statement of one row, made for everything in each order and for each role, and for one topic. To plan such a
 * statement takes PostgreSQL longer than to run it, so each connection plans it once, after five calls, with its limit in
 * the text: of a limit that comes later, PostgreSQL knows nothing.
 */
function plannedOnce<Shape extends z.ZodRawShape>(
  db: Database['db'],
  what: string,
  row: z.ZodObject<Shape>,
  statement: (filter: FilterOfStatement, sort: PageOfHits['sort']) => SQL,
) {
  const places = { userId: sql.placeholder('userId'), now: sql.placeholder('now') };
  const made = new Map<string, ReturnType<typeof prepareRows<Shape>>>();
  return async (filter: CatalogueFilter, sort: PageOfHits['sort'] = 'relevance') => {
    const { isLetIn, seesSecrets } = filter;
    const parts = [what, sort, filter.topic && 'topic', isLetIn && 'let_in', seesSecrets && 'secrets'];
    const name = `catalogue_${parts.filter(Boolean).join('_')}`;
    const topic = filter.topic && sql.placeholder('topic');
    const inPlaces = { ...everything, isLetIn, seesSecrets, topic, ...places };
    const run = made.get(name) ?? prepareRows(db, name, row, statement(inPlaces, sort));
    made.set(name, run);
    const [found] = await run({ userId: filter.userId, now: filter.now.toISOString(), topic: filter.topic });
    return found;
  };
}
