import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { classrooms } from './classrooms.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Mail to be sent, written in the transaction that causes it and delivered by whichever node takes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Whom it is to; null for people without an account. */
    userId: uuid('user_id').references(() => users.id),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The path at which mail programs end mails of this kind (RFC 8058); null for mails that cannot be ended. */
    unsubscribePath: text('unsubscribe_path'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    problem: text('problem').notNull().default(''),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.state, table.nextTryAt),
    index('mails_user').on(table.userId),
    index('mails_created').on(table.createdAt),
  ],
);

/** Append-only: every privileged act. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    /** Null for the server itself. */
    actorId: uuid('actor_id').references(() => users.id),
    /** Whose account it is about. */
    subjectId: uuid('subject_id').references(() => users.id),
    act: text('act').notNull(),
    details: text('details').notNull().default(''),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_actor').on(table.actorId),
    index('audit_entries_subject').on(table.subjectId),
  ],
);

/** Reports of browsers (D19); equal ones of a day are one row. */
export const logMessages = pgTable(
  'log_messages',
  {
    id: uuid('id').primaryKey(),
    /** Hash of level, type, message, path and version, and the day. */
    fingerprint: text('fingerprint').notNull(),
    level: text('level', { enum: ['error', 'warning', 'info'] }).notNull(),
    type: text('type').notNull(),
    message: text('message').notNull(),
    url: text('url').notNull(),
    ua: text('ua').notNull(),
    version: text('version').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('log_messages_fingerprint').on(table.fingerprint),
    index('log_messages_last').on(table.lastAt),
  ],
);

/** Looks at the records of people; one row an hour for the same look. */
export const recordViews = pgTable(
  'record_views',
  {
    id: uuid('id').primaryKey(),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id),
    /** Null where the whole class was looked at. */
    learnerId: uuid('learner_id').references(() => users.id),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    /** Name of the endpoint. */
    what: text('what').notNull(),
    at: at('at').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    index('record_views_viewer').on(table.viewerId, table.at),
    index('record_views_learner').on(table.learnerId, table.at),
    index('record_views_classroom').on(table.classroomId, table.at),
  ],
);

/** Questions and bug reports (D18). */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    replyAllowed: boolean('reply_allowed').notNull(),
    preferredEmail: text('preferred_email').notNull(),
    feedbackType: text('feedback_type').notNull(),
    type: text('type', { enum: ['BG', 'QU'] }).notNull(),
    state: text('state', { enum: ['OP', 'AN', 'CL'] }).notNull(),
    context: jsonb('context')
      .$type<{ userAgent: string; pageUrl: string; version: string; extras: Record<string, string> }>()
      .notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('feedback_user').on(table.userId), index('feedback_state').on(table.state, table.createdAt)],
);

export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    id: uuid('id').primaryKey(),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('feedback_replies_feedback').on(table.feedbackId),
    index('feedback_replies_author').on(table.authorId),
  ],
);

/** Turns of chores that one node does for all: no node begins one again before this time. */
export const choreTurns = pgTable('chore_turns', {
  chore: text('chore').primaryKey(),
  takenUntil: at('taken_until').notNull(),
});
