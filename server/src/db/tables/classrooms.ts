import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const classrooms = pgTable(
  'classrooms',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    joinCode: text('join_code').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Months after archiving when the learners become anonymous in this class; null keeps them. */
    retentionMonths: integer('retention_months'),
    retentionAppliedAt: timestamp('retention_applied_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('classrooms_join_code').on(table.joinCode)],
);

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ['teacher', 'assistant', 'learner'] }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Set when taken out of the class; the row and the work stay. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('members_classroom_user').on(table.classroomId, table.userId),
    index('members_user').on(table.userId),
  ],
);

export const sections = pgTable(
  'sections',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('sections_classroom').on(table.classroomId)],
);
