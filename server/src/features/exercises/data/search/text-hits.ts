import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../core/db/open-database.ts';
import {
  chosen,
  idParts,
  mostUsed,
  orders,
  rankOf,
  visible,
  visibleByShape,
  type CatalogueFilter,
} from './conditions.ts';
import type { HitGroup } from '../../work/search/facets.ts';
import { catalogueRows, hitColumns, hitOf, rowColumns, type CatalogueRow, type PageOfHits } from './rows.ts';
import { fullName } from '../../../../core/db/columns.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

export interface TextHits {
  readonly hits: readonly HitGroup[];
  /** Names of those who wrote them, by id. */
  readonly authors: ReadonlyMap<string, string>;
  readonly rows: readonly CatalogueRow[];
}

interface TextSearch extends PageOfHits {
  /** Hits are found and counted up to here. */
  readonly most: number;
  /** So many exercises are looked through, or so many hits are ranked; null for all. */
  readonly reach: number | null;
}

const hitsWithNames = z.array(z.tuple([...hitColumns, z.string(), z.string()]));

/** Searches for words. Each is one statement, which returns a page of the hits and the kinds of hits. */
export function textQueries(db: Database['db']) {
  async function select(filter: CatalogueFilter, { sort, limit, offset }: TextSearch, hits: SQL): Promise<TextHits> {
    const [answer] = await rowsOf(
      db,
      z.object({ hits: hitsWithNames.nullable(), rows: catalogueRows }),
      sql`
      with ${idParts(filter)}, hits as materialized (${hits})
      select
        (select json_agg(json_build_array(
            hits.topic, hits.level, hits.answer_types, hits.language, hits.quality, hits.owner_id, ${fullName}))
          from hits join users on users.id = hits.owner_id) as hits,
        (select json_agg(${rowColumns} order by place) from (
            select id, row_number() over (order by ${resultOrder(sort)}) as place from hits exercises
            order by place limit ${limit} offset ${offset}
          ) page join exercises using (id) join users on users.id = exercises.owner_id) as rows`,
    );
    const found = answer?.hits ?? [];
    return {
      hits: found.map((hit) => ({ ...hitOf(hit), count: 1 })),
      authors: new Map(found.map((hit) => [hit[5], hit[6]])),
      rows: answer?.rows ?? [],
    };
  }

  return {
    /** Hits among the first of all exercises in the order asked for; for relevance among the most used. */
    selectHitsInOrder(filter: CatalogueFilter, search: TextSearch): Promise<TextHits> {
      const order = sql.join(search.sort === 'relevance' ? mostUsed : orders[search.sort], sql`, `);
      const first = filter.shapes === null || search.sort !== 'relevance' ? order : resultOrder(search.sort);
      return select(
        filter,
        search,
        sql`select ${columns}, ${rankFor(filter, search)} from (
            (select ${columns}, status, audience, archived_at, search_vector from exercises
            order by ${order} limit ${search.reach})
            ${withShapes(filter, search, sql`${columns}, status, audience, archived_at, search_vector`)}
          ) exercises
          where ${and(...visible(filter), ...chosen(filter))} order by ${first} limit ${search.most}`,
      );
    },

    /** Hits by the index of words; when they are more than can be ranked, some of them are. */
    selectHitsByWords(filter: CatalogueFilter, search: TextSearch): Promise<TextHits> {
      return select(
        filter,
        search,
        sql`select ${columns}, ${rankFor(filter, search)} from (
            (select ${columns}, search_vector from exercises
            where ${and(...visible(filter), ...chosen(filter))} limit ${search.reach})
            ${withShapes(filter, search, sql`${columns}, search_vector`)}
          ) exercises
          order by ${resultOrder(search.sort)} limit ${search.most}`,
      );
    },
  };
}

/** Exercises with the shape that is looked for are ranked even where other hits are more than can be looked through. */
function withShapes(filter: CatalogueFilter, { sort, most }: TextSearch, selected: SQL): SQL {
  const found = sort === 'relevance' ? visibleByShape(filter) : null;
  if (found === null) return sql``;
  return sql`union (select ${selected} from exercises where ${and(...found, ...chosen(filter))} limit ${most})`;
}

const columns = sql`id, topic, level, title, answer_types, language, quality, owner_id, use_count, published_at,
  answered_count, right_count`;

const rankFor = (filter: CatalogueFilter, { sort }: TextSearch) =>
  sql`${sort === 'relevance' ? rankOf(filter) : sql`0`} as rank`;

const resultOrder = (sort: TextSearch['sort']) =>
  sql.join(sort === 'relevance' ? [sql`rank desc`, ...mostUsed] : orders[sort], sql`, `);
