import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';

/** Classes that came from a school's information system, by the id that it gave them (OneRoster's `sourcedId`). */
export const rosterClasses = pgTable(
  'roster_classes',
  {
    classroomId: uuid('classroom_id')
      .primaryKey()
      .references(() => classrooms.id),
    sourcedId: text('sourced_id').notNull(),
  },
  (table) => [index('roster_classes_sourced').on(table.sourcedId)],
);

/** People whom a school's information system has brought into a class, by the id that it gave them. */
export const rosterMembers = pgTable(
  'roster_members',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sourcedId: text('sourced_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.userId] }),
    index('roster_members_user').on(table.userId),
    index('roster_members_sourced').on(table.sourcedId),
  ],
);
