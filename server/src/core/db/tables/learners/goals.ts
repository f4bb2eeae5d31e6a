import { date, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';

/** Kept sums: the variants that a person first answered right on a day of theirs. */
export const learnerDays = pgTable(
  'learner_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day').notNull(),
    rightCount: integer('right_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The goals of a person, each until the next: a day is judged by the goal that the person had on it. */
export const learnerGoals = pgTable(
  'learner_goals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    fromDay: date('from_day').notNull(),
    /** Right answers a day; null while the person wants no goal. */
    rightCount: integer('right_count'),
    /** Days of the week that count, 1 is Monday. */
    weekDays: smallint('week_days').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fromDay] })],
);
