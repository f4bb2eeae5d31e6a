import { notationIds } from '@lemma/math/document';
import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';
import { exercises, exerciseVersions } from '../exercises.ts';
import { taskItems } from '../tasks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A learner's choice, and how far their answers have been taken into `review_states`. */
export const reviewLearners = pgTable('review_learners', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  perDay: integer('per_day').notNull().default(20),
  /** Answers until then are taken in; null takes in all of them the next time. */
  takenInAt: at('taken_in_at'),
  /** Attempts whose results the learner may not see yet: they are looked at again the next time. */
  heldAttemptIds: uuid('held_attempt_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** How well a learner remembers an exercise, by FSRS: follows from the responses alone, and can be rebuilt from them. */
export const reviewStates = pgTable(
  'review_states',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** The item of a task in which the learner met it last: its version is drawn, its task says what may be shown. */
    taskItemId: uuid('task_item_id')
      .notNull()
      .references(() => taskItems.id),
    /** The classes in which the learner met it. */
    classroomIds: uuid('classroom_ids').array().notNull(),
    /** Days after which the chance to remember has fallen to nine in ten. */
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    /** When it was last answered. */
    lastAt: at('last_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** How often it was answered, and how often of those in a review. */
    answerCount: integer('answer_count').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** Seconds that it usually takes this learner. */
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    index('review_states_due').on(table.userId, table.dueAt),
    index('review_states_exercise').on(table.exerciseId),
    index('review_states_item').on(table.taskItemId),
  ],
);

/** Some minutes of review that a teacher has set a class. How far its learners are follows from their reviews. */
export const classReviews = pgTable(
  'class_reviews',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    minutes: integer('minutes').notNull(),
    setAt: at('set_at').notNull(),
    dueAt: at('due_at').notNull(),
  },
  (table) => [index('class_reviews_classroom').on(table.classroomId, table.dueAt)],
);

/** Questions that were drawn together; one that has not ended is at most open for each learner. */
export const reviewSittings = pgTable(
  'review_sittings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The review of a class for which they were drawn; null where the learner reviews by themselves. */
    classReviewId: uuid('class_review_id').references(() => classReviews.id, { onDelete: 'set null' }),
    /** How mathematics is written in it. */
    notation: text('notation', { enum: notationIds }).notNull().default('en'),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('review_sittings_user').on(table.userId),
    index('review_sittings_class_review')
      .on(table.classReviewId)
      .where(sql`${table.classReviewId} is not null`),
    uniqueIndex('review_sittings_open')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A variant of an exercise that was drawn for a review. */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    id: uuid('id').primaryKey(),
    sittingId: uuid('sitting_id')
      .notNull()
      .references(() => reviewSittings.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    taskItemId: uuid('task_item_id')
      .notNull()
      .references(() => taskItems.id),
    exerciseVersionId: uuid('exercise_version_id')
      .notNull()
      .references(() => exerciseVersions.id),
    place: integer('place').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The exercise had not come up in a review before. */
    isNew: boolean('is_new').notNull(),
    /** Seconds that the exercise usually took this learner when it was drawn. */
    seconds: integer('seconds').notNull().default(60),
    hintsShown: integer('hints_shown').notNull().default(0),
    /** It was given up, with or without a solution. */
    givenUpAt: at('given_up_at'),
    draft: jsonb('draft').$type<readonly PartAnswer[]>(),
    draftSequence: integer('draft_sequence').notNull().default(0),
    draftSavedAt: at('draft_saved_at'),
    responseCount: integer('response_count').notNull().default(0),
    /** Outcome of the last response. */
    outcome: text('outcome', { enum: ['right', 'partly', 'wrong', 'unknown'] }),
    /** When it was first answered or given up, and when last. */
    answeredAt: at('answered_at'),
    /** The learner's local date of the first right answer. */
    rightOn: date('right_on'),
    touchedAt: at('touched_at'),
  },
  (table) => [
    uniqueIndex('review_questions_place').on(table.sittingId, table.place),
    index('review_questions_exercise').on(table.userId, table.exerciseId),
    index('review_questions_touched').on(table.userId, table.touchedAt),
    index('review_questions_of_exercise').on(table.exerciseId),
    index('review_questions_item').on(table.taskItemId),
    index('review_questions_version').on(table.exerciseVersionId),
  ],
);

/** Append-only, with ids made by the client, as in `responses`. */
export const reviewResponses = pgTable(
  'review_responses',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => reviewQuestions.id),
    answers: jsonb('answers').$type<readonly PartAnswer[]>().notNull(),
    outcome: text('outcome', { enum: ['right', 'partly', 'wrong', 'unknown'] }).notNull(),
    share: real('share').notNull(),
    secondsSpent: integer('seconds_spent'),
    verdict: jsonb('verdict').$type<ResponseVerdict>().notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [index('review_responses_question').on(table.questionId)],
);
