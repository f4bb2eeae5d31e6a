import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { notationIds } from '@lemma/math/document';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { exerciseVersions } from './exercises.ts';
import { taskItems, tasks } from './tasks.ts';

export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    number: integer('number').notNull(),
    /** How mathematics is written in it. */
    notation: text('notation', { enum: notationIds }).notNull().default('en'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /**
     * Answers are taken before this; null for no end. Follows from window, time limit and accommodation: `closings.ts`.
     */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }),
    /** The server hands in when the time is up. */
    handedInBy: text('handed_in_by', { enum: ['learner', 'server', 'teacher'] }),
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull(),
    /**
     * Sums over the questions, each with its best variant, kept by triggers whenever a share or the points of
     * a question change, or its first response comes: nothing else writes them. `lastActiveAt` follows responses in the same way
     * (decision 017).
     */
    score: real('score').notNull().default(0),
    rightCount: integer('right_count').notNull().default(0),
    answeredCount: integer('answered_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('attempts_number').on(table.taskId, table.userId, table.number),
    index('attempts_user').on(table.userId),
    index('attempts_to_close')
      .on(table.closesAt)
      .where(sql`${table.handedInAt} is null`),
  ],
);

/**
 * One variant of one item in an attempt: (exercise version, seed) pinned. Practice may have several; the highest number
 * is the current one. `score`, `outcome` and `responseCount` are kept with each response, so that lists need no fold.
 */
export const attemptVariants = pgTable(
  'attempt_variants',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    taskItemId: uuid('task_item_id')
      .notNull()
      .references(() => taskItems.id),
    /** The version the item used when this was drawn; a later change of the item does not affect it. */
    exerciseVersionId: uuid('exercise_version_id')
      .notNull()
      .references(() => exerciseVersions.id),
    /** Marked by this version's keys since a regrade; null is the version it was drawn from. */
    markingVersionId: uuid('marking_version_id').references(() => exerciseVersions.id),
    /** Place of the question in its attempt, from 1: the same for all variants of an item. */
    place: integer('place').notNull(),
    number: integer('number').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    hintsShown: integer('hints_shown').notNull().default(0),
    solutionShownAt: timestamp('solution_shown_at', { withTimezone: true }),
    draft: jsonb('draft').$type<readonly PartAnswer[]>(),
    draftSequence: integer('draft_sequence').notNull().default(0),
    draftSavedAt: timestamp('draft_saved_at', { withTimezone: true }),
    responseCount: integer('response_count').notNull().default(0),
    /** When the last response was received; null for those of a time when this was not stored. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Time with the question in front, as the learner's browser counts it and the clock allows. */
    secondsSpent: integer('seconds_spent').notNull().default(0),
    /** Share of the item's points, 0 to 1, that counts: practice the best credit, assessment the last; what is late only adds. */
    share: real('share').notNull().default(0),
    /** Outcome of the last response. */
    outcome: text('outcome', { enum: ['right', 'partly', 'wrong', 'unknown'] }),
    /** Right responses, as they were marked when they came; and the learner's local date of the first of them. */
    rightCount: integer('right_count').notNull().default(0),
    rightOn: date('right_on'),
  },
  (table) => [
    uniqueIndex('attempt_variants_number').on(table.attemptId, table.taskItemId, table.number),
    index('attempt_variants_version').on(table.exerciseVersionId),
    index('attempt_variants_marking')
      .on(table.markingVersionId)
      .where(sql`${table.markingVersionId} is not null`),
    index('attempt_variants_item').on(table.taskItemId),
  ],
);

/** Append-only; the id is made by the client, so that sending a response twice stores it once. */
export const responses = pgTable(
  'responses',
  {
    id: uuid('id').primaryKey(),
    attemptVariantId: uuid('attempt_variant_id')
      .notNull()
      .references(() => attemptVariants.id),
    answers: jsonb('answers').$type<readonly PartAnswer[]>().notNull(),
    outcome: text('outcome', { enum: ['right', 'partly', 'wrong', 'unknown'] }).notNull(),
    /** The right part, 0 to 1, and what counts of that after penalties. */
    share: real('share').notNull(),
    credit: real('credit').notNull(),
    isLate: boolean('is_late').notNull().default(false),
    /** Handed in by the server from what was typed when the time was up. */
    isFromDraft: boolean('is_from_draft').notNull().default(false),
    secondsSpent: integer('seconds_spent'),
    verdict: jsonb('verdict').$type<ResponseVerdict>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('responses_variant').on(table.attemptVariantId)],
);
