import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';

/** Secret addresses from which calendar programs read the due dates of a person. */
export const calendars = pgTable(
  'calendars',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for all classes of the person. */
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    /** The digest of the secret in the address. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was read last, as far as it was written down: at most once in a quarter of an hour. */
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('calendars_token').on(table.tokenHash),
    index('calendars_user').on(table.userId),
    index('calendars_classroom').on(table.classroomId),
  ],
);
