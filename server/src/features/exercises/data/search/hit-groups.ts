import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../core/db/open-database.ts';
import { rowsOf } from '../../../../core/db/rows.ts';
import type { HitGroup } from '../../work/search/facets.ts';
import { hitColumns, hitOf } from './rows.ts';

/** Groups of hits as they travel; the database returns null for none. */
export const groups = z.array(z.tuple([...hitColumns, z.string().nullable(), z.number()])).nullable();

/** Rows with the attributes of hits, each for so many. They travel as one value, which is read far faster than rows. */
export const inGroups = (rows: SQL): SQL => sql`
  select json_agg(json_build_array(topic, level, answer_types, language, quality, author, count)) as groups
  from (${rows}) groups`;

export const groupsIn = (found: z.output<typeof groups> | undefined): HitGroup[] =>
  (found ?? []).map((group) => ({ ...hitOf(group), count: group[6] }));

export async function readGroups(db: Database['db'], rows: SQL): Promise<HitGroup[]> {
  const [found] = await rowsOf(db, z.object({ groups }), inGroups(rows));
  return groupsIn(found?.groups);
}
