import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { classrooms, sections } from './classrooms.ts';

/** How the total of the grade book is made; a class without a row counts points. */
export const gradings = pgTable('gradings', {
  classroomId: uuid('classroom_id')
    .primaryKey()
    .references(() => classrooms.id),
  weighBy: text('weighing', { enum: ['points', 'sections', 'groups'] }).notNull(),
  /** Tasks that are due and were not started count as zero, or not at all. */
  missingCounts: boolean('missing_counts').notNull().default(true),
  learnersSeeTotal: boolean('learners_see_total').notNull().default(true),
  learnersSeeAverage: boolean('learners_see_average').notNull().default(false),
});

/** A weight of the total: of a section, or of a group of the class's own making ("Tests"). */
export const gradeGroups = pgTable(
  'grade_groups',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    /** Set for the weight of a section; null for a group with a name of its own. */
    sectionId: uuid('section_id').references(() => sections.id),
    name: text('name').notNull(),
    weight: real('weight').notNull(),
    dropLowest: integer('drop_lowest').notNull().default(0),
    position: integer('position').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('grade_groups_classroom').on(table.classroomId),
    uniqueIndex('grade_groups_section').on(table.sectionId),
  ],
);

/** One profile a learner and class: it moves limits and windows of all its tasks together, also of those already set. */
export const accommodations = pgTable(
  'accommodations',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Time limits times this, plus these minutes. */
    timeFactor: real('time_factor').notNull().default(1),
    extraMinutes: integer('extra_minutes').notNull().default(0),
    /** Due dates and cut-offs are later by so much, for tasks that are due until `shiftUntil` (null: all). */
    shiftMinutes: integer('shift_minutes').notNull().default(0),
    shiftUntil: timestamp('shift_until', { withTimezone: true }),
    extraAttempts: integer('extra_attempts').notNull().default(0),
    /** For the teachers alone. */
    note: text('note').notNull().default(''),
    changedBy: uuid('changed_by').references(() => users.id),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.userId] }),
    index('accommodations_user').on(table.userId),
  ],
);

/**
 * The state of a class's grade book: another one after each change of what it is made of. Triggers note changes in
 * `gradeBookChanges`, and `grade_book_generation` reads both (decision 020).
 */
export const gradeBookGenerations = pgTable('grade_book_generations', {
  classroomId: uuid('classroom_id').primaryKey(),
  generation: uuid('generation').notNull(),
});

/**
 * Changes of grade books since their generations were read: of a task's attempts and decisions, whose id `pieceId` is, of all
 * else of a class (the id of the class), or of everything (null). The class is not a foreign key: a call that stores an
 * answer must not wait for a teacher who is saving the class.
 */
export const gradeBookChanges = pgTable(
  'grade_book_changes',
  { classroomId: uuid('classroom_id').notNull(), pieceId: uuid('piece_id') },
  (table) => [index('grade_book_changes_piece').on(table.classroomId, table.pieceId)],
);

/** The state of each piece of grade books that has changed: a task's attempts and decisions, or all else of a class. */
export const gradeBookPieces = pgTable('grade_book_pieces', {
  pieceId: uuid('piece_id').primaryKey(),
  generation: uuid('generation').notNull(),
});
