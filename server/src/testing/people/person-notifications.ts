import type { ApiScope } from '@lemma/contracts';
import { v4 as randomId, v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');
let people = 0;

/** A notification, a calendar, a token, a place in a roster and a day of a daily goal. */
export async function addNotifications(
  db: Queryable,
  { userId, mark, classId }: { userId: string; mark: string; classId: string },
) {
  const shared = { kind: 'let-into-class', subject: classId, topic: `class:${classId}`, fold: classId } as const;
  const about = { classId, className: mark };
  const own = { audience: 'person', personId: userId, classroomId: classId, dueAt: at } as const;
  await db.insert(tables.happenings).values({ ...shared, ...own, id: newId(), key: `${classId}/${userId}`, about });
  await db.insert(tables.notifications).values({ ...shared, id: newId(), userId, about, createdAt: at });
  await db.insert(tables.notificationSettings).values({ userId, digest: 'weekly' });
  // Each person's on a later day than the last one's: those of one day become one when two accounts do.
  const day = new Date(Date.UTC(2026, 0, ++people)).toISOString().slice(0, 10);
  await db.insert(tables.learnerDays).values({ userId, day, rightCount: 3 });
  await db.insert(tables.learnerGoals).values({ userId, fromDay: day, rightCount: 5, weekDays: [1, 2] });
  const times = { createdAt: at, expiresAt: new Date('2027-05-04T10:00:00Z') };
  const scopes: ApiScope[] = ['classes:read'];
  await db
    .insert(tables.apiTokens)
    .values({ id: newId(), userId, name: mark, tokenHash: randomId(), scopes, ...times });
  await db.insert(tables.rosterMembers).values({ classroomId: classId, userId, sourcedId: mark });
  await db
    .insert(tables.calendars)
    .values({ id: newId(), userId, classroomId: classId, tokenHash: randomId(), createdAt: at });
}
