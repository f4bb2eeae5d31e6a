import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { attemptVariants } from '../attempts.ts';
import { classrooms } from '../classrooms.ts';
import { exercises } from '../exercises.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A learner's question about one variant, and what became of it. */
export const helpThreads = pgTable(
  'help_threads',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attemptVariantId: uuid('attempt_variant_id')
      .notNull()
      .references(() => attemptVariants.id),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** `open` waits for an answer; `answered` for the learner; a closed one is opened by the learner's next message. */
    state: text('state', { enum: ['open', 'answered', 'closed'] }).notNull(),
    closedBy: text('closed_by', { enum: ['learner', 'staff', 'quiet'] }),
    /** The hints that the learner had seen when asking. */
    hintsShown: integer('hints_shown').notNull(),
    assigneeId: uuid('assignee_id').references(() => users.id),
    createdAt: at('created_at').notNull(),
    lastMessageAt: at('last_message_at').notNull(),
    firstAnsweredAt: at('first_answered_at'),
    /** The words that the class sees, without names. */
    publishedQuestion: text('published_question'),
    publishedAnswer: text('published_answer'),
    publishedAt: at('published_at'),
    publishedBy: uuid('published_by').references(() => users.id),
  },
  (table) => [
    index('help_threads_classroom').on(table.classroomId, table.state, table.lastMessageAt),
    index('help_threads_user').on(table.userId),
    index('help_threads_variant').on(table.attemptVariantId),
    index('help_threads_exercise')
      .on(table.exerciseId, table.classroomId)
      .where(sql`${table.publishedAt} is not null`),
    index('help_threads_quiet')
      .on(table.lastMessageAt)
      .where(sql`${table.state} <> 'closed'`),
    index('help_threads_assignee')
      .on(table.assigneeId)
      .where(sql`${table.assigneeId} is not null`),
    index('help_threads_published_by')
      .on(table.publishedBy)
      .where(sql`${table.publishedBy} is not null`),
  ],
);

/** The id is made by the client, so that sending a message twice stores it once. */
export const helpMessages = pgTable(
  'help_messages',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => helpThreads.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** By somebody who teaches the class. */
    isStaff: boolean('is_staff').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was added to the hints of the exercise. */
    hintedAt: at('hinted_at'),
  },
  (table) => [
    index('help_messages_thread').on(table.threadId, table.createdAt),
    index('help_messages_author').on(table.authorId),
  ],
);

/** A picture of working; without a message until it is sent. Only its thread shows it. */
export const helpPictures = pgTable(
  'help_pictures',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    messageId: uuid('message_id').references(() => helpMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('help_pictures_message').on(table.messageId, table.position),
    index('help_pictures_owner').on(table.ownerId),
    index('help_pictures_unsent')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
  ],
);

/** A learner who cannot ask in a class. */
export const helpMutes = pgTable(
  'help_mutes',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    mutedBy: uuid('muted_by')
      .notNull()
      .references(() => users.id),
    mutedAt: at('muted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.userId] }),
    index('help_mutes_user').on(table.userId),
    index('help_mutes_muted_by').on(table.mutedBy),
  ],
);

/** The choices of a class; in classes without a row learners ask, teachers publish, and no times are promised. */
export const helpSettings = pgTable('help_settings', {
  classroomId: uuid('classroom_id')
    .primaryKey()
    .references(() => classrooms.id),
  isOn: boolean('is_on').notNull().default(true),
  expected: text('expected').notNull().default(''),
  mayPublish: boolean('may_publish').notNull().default(true),
});
