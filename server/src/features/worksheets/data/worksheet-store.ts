import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import {
  classrooms,
  exerciseVersions,
  members,
  users,
  worksheetItems,
  worksheets,
  worksheetSheets,
} from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type WorksheetRow = Awaited<ReturnType<WorksheetStore['selectOwn']>>[number];
export type NewSheet = Omit<typeof worksheetSheets.$inferInsert, 'worksheetId'>;
export type NewItem = Omit<typeof worksheetItems.$inferInsert, 'worksheetId'>;
type WorksheetStore = ReturnType<typeof createWorksheetStore>;

const shown = {
  id: worksheets.id,
  code: worksheets.code,
  ownerId: worksheets.ownerId,
  classroomId: worksheets.classroomId,
  taskId: worksheets.taskId,
  title: worksheets.title,
  sheetCount: worksheets.sheetCount,
  questionCount: worksheets.questionCount,
  notation: worksheets.notation,
  points: worksheets.points,
  createdAt: worksheets.createdAt,
  className: classrooms.name,
};

function createWorksheetStore({ db }: Pick<Database, 'db'>) {
  const rows = () =>
    db.select(shown).from(worksheets).leftJoin(classrooms, eq(classrooms.id, worksheets.classroomId)).$dynamic();
  return {
    async findWorksheet(code: string) {
      const [row] = await rows().where(eq(worksheets.code, code));
      return row ?? null;
    },

    /** A page of those that somebody made, the newest first. */
    selectOwn: (ownerId: string, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
      rows()
        .where(eq(worksheets.ownerId, ownerId))
        .orderBy(desc(worksheets.createdAt), desc(worksheets.id))
        .limit(limit)
        .offset(offset),

    /** Stores a worksheet with its sheets; false when the code is taken. */
    async insertWorksheet(
      worksheet: typeof worksheets.$inferInsert,
      { items, sheets }: { readonly items: readonly NewItem[]; readonly sheets: readonly NewSheet[] },
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const inserted = await tx
          .insert(worksheets)
          .values(worksheet)
          .onConflictDoNothing({ target: worksheets.code })
          .returning({ id: worksheets.id });
        if (inserted.length === 0) return false;
        await tx.insert(worksheetItems).values(items.map((item) => ({ ...item, worksheetId: worksheet.id })));
        await tx.insert(worksheetSheets).values(sheets.map((sheet) => ({ ...sheet, worksheetId: worksheet.id })));
        return true;
      });
    },

    selectItems: (worksheetId: string) =>
      db
        .select({
          position: worksheetItems.position,
          versionId: worksheetItems.exerciseVersionId,
          exerciseId: exerciseVersions.exerciseId,
          points: worksheetItems.points,
          title: titleOfVersion,
        })
        .from(worksheetItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, worksheetItems.exerciseVersionId))
        .where(eq(worksheetItems.worksheetId, worksheetId)),

    /** So many sheets from a number on, with the names that learners have now. */
    selectSheets: (worksheetId: string, { from, count }: { readonly from: number; readonly count: number }) =>
      db
        .select({
          number: worksheetSheets.number,
          letter: worksheetSheets.letter,
          learnerId: worksheetSheets.learnerId,
          questions: worksheetSheets.questions,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(worksheetSheets)
        .leftJoin(users, eq(users.id, worksheetSheets.learnerId))
        .where(and(eq(worksheetSheets.worksheetId, worksheetId), gte(worksheetSheets.number, from)))
        .orderBy(asc(worksheetSheets.number))
        .limit(count),

    /** The learners of a class, for a sheet each. */
    selectLearners: (classId: string) =>
      db
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), eq(members.role, 'learner'), isNull(members.removedAt))),
  };
}

/** Worksheets, what they draw from and their sheets. */
export const worksheetData = ownData((connection) => createWorksheetStore(connection));
