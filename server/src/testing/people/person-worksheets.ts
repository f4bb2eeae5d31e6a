import { v4 as randomId, v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

/** A worksheet of the person's own, and one of a teacher with a sheet for the person. */
export async function addWorksheets(
  db: Queryable,
  given: Readonly<Record<'userId' | 'teacherId' | 'mark' | 'classId' | 'taskId' | 'versionId', string>>,
) {
  const { userId, teacherId, mark, classId, taskId, versionId } = given;
  const [ownId, classroomsId] = [newId(), newId()];
  const size = { sheetCount: 1, questionCount: 1, points: 2, createdAt: at };
  await db.insert(tables.worksheets).values([
    { ...size, id: ownId, code: randomId(), ownerId: userId, title: mark },
    { ...size, id: classroomsId, code: randomId(), ownerId: teacherId, classroomId: classId, taskId, title: 'Sheet' },
  ]);
  const item = { position: 1, exerciseVersionId: versionId, points: 2 };
  for (const [worksheetId, learnerId] of [
    [ownId, null],
    [classroomsId, userId],
  ] as const) {
    await db.insert(tables.worksheetItems).values({ ...item, worksheetId });
    await db.insert(tables.worksheetSheets).values({ number: 1, questions: [[1, 5]], worksheetId, learnerId });
  }
}
