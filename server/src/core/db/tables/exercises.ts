import type { DifficultyLevel, ExerciseDocument } from '@lemma/math';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { classrooms } from './classrooms.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Of the first responses of learners the share that is right; an index is in this order. */
export const successShare = (exercise: Record<'answeredCount' | 'rightCount', PgColumn>): SQL =>
  sql`${exercise.rightCount}::real / nullif(${exercise.answeredCount}, 0)`;

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
    language: text('language').notNull().default('en'),
    /** Words of title (A), topic and tags (B), author (C), text and formulas (D). */
    searchVector: tsvector('search_vector')
      .notNull()
      .default(sql`''::tsvector`),
    /** How much of it is there, 0 to 4: hints, solution, tests, and variants enough. */
    quality: integer('quality').notNull().default(0),
    /** Number of tasks that use it; the tasks keep it up to date. */
    useCount: integer('use_count').notNull().default(0),
    /** First responses of learners, and how many were right: kept by the hour. */
    answeredCount: integer('answered_count').notNull().default(0),
    rightCount: integer('right_count').notNull().default(0),
    /** Revision that was last published; null before. */
    publishedRevision: integer('published_revision'),
    /** Name in the starter catalogue, so that loading it again changes nothing. */
    catalogueKey: text('catalogue_key'),
    /** Version of another exercise that this one was copied from. */
    copiedFromId: uuid('copied_from_id'),
    /** Hash of the file's document that it was imported from, so that importing again changes nothing. */
    importHash: text('import_hash'),
    /** The audience while it is published, in addition to those it is shared with. */
    audience: text('audience', { enum: ['me', 'named', 'school', 'everybody'] })
      .notNull()
      .default('everybody'),
    /** When somebody chose that; null before the first publication. */
    audienceChosenAt: timestamp('audience_chosen_at', { withTimezone: true }),
    /** The level that the sharing link gives (D23); null switches it off. */
    linkLevel: integer('link_level'),
    /** Random part of the sharing link. */
    linkToken: text('link_token'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    index('exercises_owner').on(table.ownerId),
    // The queue of reviews leaves out the few that are archived, without reading the exercises.
    index('exercises_archived')
      .on(table.id)
      .where(sql`archived_at is not null`),
    // Exercises missing from some catalogues: a few of very many.
    index('exercises_not_everybodys')
      .on(table.ownerId)
      .where(sql`status <> 'PB' or audience <> 'everybody'`),
    index('exercises_audience_chosen')
      .on(table.ownerId, table.audienceChosenAt.desc())
      .where(sql`audience_chosen_at is not null`),
    index('exercises_import')
      .on(table.ownerId, table.importHash)
      .where(sql`import_hash is not null`),
    index('exercises_topic').on(table.topic, table.level, table.title, table.id),
    index('exercises_search').using('gin', table.searchVector),
    index('exercises_use').on(table.useCount.desc(), table.id),
    index('exercises_success').on(sql`(${successShare(table)}) desc nulls last`, table.useCount.desc(), table.id),
    index('exercises_newest').on(table.publishedAt.desc().nullsLast(), table.id),
    uniqueIndex('exercises_catalogue_key').on(table.catalogueKey),
  ],
);

/**
 * Changes of `answeredCount` and `rightCount` of exercises by first responses, noted by triggers and added up by a chore.
 * Responses of a whole class to one exercise would wait for each other at its row.
 */
export const answerCounts = pgTable('answer_counts', {
  exerciseVersionId: uuid('exercise_version_id').notNull(),
  answered: integer('answered').notNull(),
  right: integer('right').notNull(),
});

/** The words of the catalogue with how often each was published, for telling a word from a slip of the finger. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  count: integer('count').notNull(),
});

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

/** Rights of people other than the owner (D23). People are named by address, so that accounts cannot be searched. */
export const exerciseShares = pgTable(
  'exercise_shares',
  {
    id: uuid('id').primaryKey(),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** Set when somebody with this confirmed address has opened it, or it came through the link. */
    userId: uuid('user_id').references(() => users.id),
    /** Lower case; empty for those who came through the link. */
    email: text('email').notNull(),
    level: integer('level').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('exercise_shares_exercise').on(table.exerciseId),
    uniqueIndex('exercise_shares_user').on(table.userId, table.exerciseId),
    index('exercise_shares_email').on(table.email),
  ],
);

/** Classes whose teachers and assistants find an exercise, where its author named them. */
export const exerciseClasses = pgTable(
  'exercise_classes',
  {
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.classroomId] }),
    index('exercise_classes_classroom').on(table.classroomId),
  ],
);

/** A problem with an exercise, reported to its author. */
export const exerciseReports = pgTable(
  'exercise_reports',
  {
    id: uuid('id').primaryKey(),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    versionNumber: integer('version_number').notNull(),
    /** The variant in which it shows, if one was named. */
    seed: bigint('seed', { mode: 'number' }),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    reply: text('reply').notNull().default(''),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (table) => [
    index('exercise_reports_exercise').on(table.exerciseId),
    index('exercise_reports_reporter').on(table.reporterId),
  ],
);

/** The starter catalogue that was loaded last. One row at most. */
export const loadedCatalogues = pgTable('loaded_catalogues', {
  fingerprint: text('fingerprint').primaryKey(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
