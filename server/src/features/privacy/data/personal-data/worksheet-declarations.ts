import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { worksheets, worksheetSheets } from '../../../../core/db/tables/index.ts';
import { own } from './export-steps.ts';
import type { Erasure, PersonalDataOfTables } from './rules.ts';
import { names, ofNobody } from './words.ts';

/** Removes the worksheets that only this person could open; those of a class stay with the class. */
async function eraseWorksheets(tx: Queryable, { userId }: Erasure): Promise<void> {
  const theirs = sql`select id from worksheets where owner_id = ${userId} and classroom_id is null`;
  await tx.execute(sql`delete from worksheet_sheets where worksheet_id in (${theirs})`);
  await tx.execute(sql`delete from worksheet_items where worksheet_id in (${theirs})`);
  await tx.execute(sql`delete from worksheets where owner_id = ${userId} and classroom_id is null`);
}

/** Worksheets on paper. Sheets name their learners by account, so that an erased name is on no sheet. */
export const worksheetData = {
  worksheets: {
    users: { ownerId: { merge: 'move', erase: eraseWorksheets } },
    export: own(worksheets.ownerId, {
      shown: { code: worksheets.code, title: worksheets.title, createdAt: worksheets.createdAt },
      order: worksheets.id,
    }),
  },
  worksheetItems: ofNobody('exercises of a worksheet'),
  worksheetSheets: {
    users: { learnerId: names },
    export: own(worksheetSheets.learnerId, {
      shown: { worksheetId: worksheetSheets.worksheetId, number: worksheetSheets.number },
      order: worksheetSheets.worksheetId,
    }),
  },
} satisfies Partial<PersonalDataOfTables>;
