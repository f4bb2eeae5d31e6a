import { index, integer, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { classrooms, sections } from './classrooms.ts';
import { exerciseVersions } from './exercises.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    sectionId: uuid('section_id').references(() => sections.id),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['practice', 'assessment'] }).notNull(),
    /** Half-open window [opensAt, dueAt); null is no bound. */
    opensAt: timestamp('opens_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    attemptsAllowed: integer('attempts_allowed'),
    results: text('results', { enum: ['after-hand-in', 'after-due'] }).notNull(),
    solutions: text('solutions', { enum: ['after-answer', 'after-due', 'never'] }).notNull(),
    position: integer('position').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [index('tasks_classroom').on(table.classroomId)],
);

/** An item pins the version of its exercise. */
export const taskItems = pgTable(
  'task_items',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    position: integer('position').notNull(),
    groupType: text('group_type', { enum: ['SG', 'MG', 'GP', 'GE'] }).notNull(),
    exerciseVersionId: uuid('exercise_version_id')
      .notNull()
      .references(() => exerciseVersions.id),
    points: real('points').notNull(),
  },
  (table) => [
    uniqueIndex('task_items_position').on(table.taskId, table.position),
    index('task_items_version').on(table.exerciseVersionId),
  ],
);
