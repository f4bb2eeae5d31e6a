import { boolean, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { tasks } from './tasks.ts';

/**
 * A teacher's decision about one learner's score in one task. Rows are appended; the newest holds. `score` null and not
 * excused takes the decision back.
 */
export const gradeChanges = pgTable(
  'grade_changes',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    score: real('score'),
    isExcused: boolean('is_excused').notNull().default(false),
    reason: text('reason').notNull(),
    changedBy: uuid('changed_by').references(() => users.id),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('grade_changes_task').on(table.taskId, table.userId, table.changedAt),
    index('grade_changes_user').on(table.userId),
  ],
);

/**
 * Scores of followed tasks that may be other ones now, noted by the statement or transaction that changed them. A row goes
 * when the score was looked at again, if nothing was noted meanwhile: `changes` counts. The task is not a foreign key:
 * a call that stores an answer must not wait for a teacher who is saving the task.
 */
export const changedScores = pgTable(
  'changed_scores',
  {
    taskId: uuid('task_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    changes: integer('changes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] }), index('changed_scores_user').on(table.userId)],
);
