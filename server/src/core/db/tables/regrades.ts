import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { attemptVariants, responses } from './attempts.ts';
import { exerciseVersions } from './exercises.ts';
import { taskItems } from './tasks.ts';

/**
 * A regrade of one item of a task, as it was applied. The earlier scores are stored with it, so that it can be undone.
 */
export const regrades = pgTable(
  'regrades',
  {
    id: uuid('id').primaryKey(),
    taskItemId: uuid('task_item_id')
      .notNull()
      .references(() => taskItems.id),
    /** Marked again by this version's keys. */
    versionId: uuid('version_id').references(() => exerciseVersions.id),
    policy: text('policy', { enum: ['never-lower', 'as-graded', 'full-marks', 'drop'] }).notNull(),
    /** The part that is dropped or given full marks; null is the whole question. */
    part: text('part'),
    reason: text('reason').notNull(),
    /** The item's points before and after; they change where a part is dropped. */
    pointsBefore: real('points_before').notNull(),
    pointsAfter: real('points_after').notNull(),
    appliedBy: uuid('applied_by').references(() => users.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    undoneBy: uuid('undone_by').references(() => users.id),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('regrades_item').on(table.taskItemId),
    index('regrades_version').on(table.versionId),
    index('regrades_changed').on(sql`greatest(${table.appliedAt}, ${table.undoneAt})`),
  ],
);

/** The result of a regrade for a learner's variant. */
export const regradedVariants = pgTable(
  'regraded_variants',
  {
    id: uuid('id').primaryKey(),
    regradeId: uuid('regrade_id')
      .notNull()
      .references(() => regrades.id),
    attemptVariantId: uuid('attempt_variant_id')
      .notNull()
      .references(() => attemptVariants.id),
    shareBefore: real('share_before').notNull(),
    shareAfter: real('share_after').notNull(),
    outcomeBefore: text('outcome_before', { enum: ['right', 'partly', 'wrong', 'unknown'] }),
    outcomeAfter: text('outcome_after', { enum: ['right', 'partly', 'wrong', 'unknown'] }),
    markingVersionBefore: uuid('marking_version_before').references(() => exerciseVersions.id),
  },
  (table) => [
    uniqueIndex('regraded_variants_variant').on(table.regradeId, table.attemptVariantId),
    index('regraded_variants_of').on(table.attemptVariantId),
    index('regraded_variants_version').on(table.markingVersionBefore),
  ],
);

/** A verdict that a regrade put beside the first one. */
export const regradedResponses = pgTable(
  'regraded_responses',
  {
    id: uuid('id').primaryKey(),
    regradeId: uuid('regrade_id')
      .notNull()
      .references(() => regrades.id),
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    outcome: text('outcome', { enum: ['right', 'partly', 'wrong', 'unknown'] }).notNull(),
    credit: real('credit').notNull(),
    verdict: jsonb('verdict').$type<ResponseVerdict>().notNull(),
  },
  (table) => [
    uniqueIndex('regraded_responses_response').on(table.regradeId, table.responseId),
    index('regraded_responses_of').on(table.responseId),
  ],
);

/** "My answer is equivalent": one a response and part. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    part: text('part').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The teacher who took the answer up, where the learner did not appeal. */
    raisedBy: uuid('raised_by').references(() => users.id),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The opinion of a second look with a longer budget, and its reason. */
    opinion: text('opinion', { enum: ['equal', 'probably-equal', 'not-equal', 'unknown'] }),
    opinionReason: text('opinion_reason').notNull().default(''),
    state: text('state', { enum: ['open', 'accepted', 'refused'] }).notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** A word to the learner. */
    answer: text('answer').notNull().default(''),
    regradeId: uuid('regrade_id').references(() => regrades.id),
  },
  (table) => [
    uniqueIndex('appeals_response').on(table.responseId, table.part),
    index('appeals_user').on(table.userId),
    index('appeals_regrade').on(table.regradeId),
  ],
);

/** A teacher's comment on a learner's response, for the learner to read. */
export const answerComments = pgTable(
  'answer_comments',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('answer_comments_response').on(table.responseId),
    index('answer_comments_author').on(table.authorId),
  ],
);

/** An answer that was typed in time and arrived after the attempt had closed: kept, marked when a teacher takes it. */
export const lateArrivals = pgTable(
  'late_arrivals',
  {
    id: uuid('id').primaryKey(),
    attemptVariantId: uuid('attempt_variant_id')
      .notNull()
      .references(() => attemptVariants.id),
    answers: jsonb('answers').$type<readonly PartAnswer[]>().notNull(),
    /** When it was typed, by the learner's clock corrected to the server's; the learner's word. */
    typedAt: timestamp('typed_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    minutesAfterClose: integer('minutes_after_close').notNull(),
    state: text('state', { enum: ['waiting', 'accepted', 'refused'] }).notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('late_arrivals_variant').on(table.attemptVariantId),
    index('late_arrivals_decided').on(table.decidedAt),
  ],
);
