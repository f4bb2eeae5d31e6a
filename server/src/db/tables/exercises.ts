import type { DifficultyLevel, ExerciseDocument } from '@lemma/math';
import { index, integer, jsonb, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** An exercise with its draft. The columns beside the document are what lists and searches need, kept with every save. */
export const exercises = pgTable(
  'exercises',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: ['DR', 'PB'] })
      .notNull()
      .default('DR'),
    revision: integer('revision').notNull().default(1),
    draft: jsonb('draft').$type<ExerciseDocument>().notNull(),
    title: text('title').notNull(),
    level: text('level').$type<DifficultyLevel>().notNull(),
    topic: text('topic').notNull(),
    points: real('points').notNull(),
    answerTypes: integer('answer_types').array().notNull(),
    /** Question of one variant, shown on cards. */
    sample: text('sample').notNull().default(''),
    /** Lower-case words of title, text and tags. */
    searchText: text('search_text').notNull(),
    /** Revision that was last published; null before. */
    publishedRevision: integer('published_revision'),
    /** Name in the starter catalogue, so that loading it again changes nothing. */
    catalogueKey: text('catalogue_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    index('exercises_owner').on(table.ownerId),
    index('exercises_topic').on(table.topic),
    uniqueIndex('exercises_catalogue_key').on(table.catalogueKey),
  ],
);

/** Immutable: a row is never updated. */
export const exerciseVersions = pgTable(
  'exercise_versions',
  {
    id: uuid('id').primaryKey(),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    number: integer('number').notNull(),
    document: jsonb('document').$type<ExerciseDocument>().notNull(),
    sample: text('sample').notNull(),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => users.id),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('exercise_versions_number').on(table.exerciseId, table.number)],
);
