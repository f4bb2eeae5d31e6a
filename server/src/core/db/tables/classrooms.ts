import { ownNotations, type TaskDefaults } from '@lemma/contracts';
import type { LanguageTag } from '@lemma/contracts/messages';
import { notationIds } from '@lemma/math/document';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const classrooms = pgTable(
  'classrooms',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    joinCode: text('join_code').notNull(),
    isJoinOpen: boolean('is_join_open').notNull().default(true),
    /** New members wait until a teacher lets them in. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** Learners may join without an account, with a name only. */
    takesAnonymous: boolean('takes_anonymous').notNull().default(true),
    /** IANA name: in which days begin and end. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** How mathematics is written in the class; each attempt pins it. */
    notation: text('notation', { enum: notationIds }).notNull().default('en'),
    /** The tasks in which learners may use their own notation. */
    ownNotation: text('own_notation', { enum: ownNotations }).notNull().default('practice'),
    /** Of pages and mails for members who have chosen none; null leaves it to their browsers. */
    language: text('language').$type<LanguageTag>(),
    /** Days in the class's time zone; after the last one the class is read only. */
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    /** Initial values for new tasks. */
    taskDefaults: jsonb('task_defaults').$type<TaskDefaults>(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Months after archiving when the learners become anonymous in this class; null keeps them. */
    retentionMonths: integer('retention_months'),
    retentionAppliedAt: timestamp('retention_applied_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('classrooms_join_code').on(table.joinCode)],
);

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ['teacher', 'assistant', 'learner'] }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Set while not in the class: taken out, left, or not let in yet; the row and the work stay. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Set while somebody waits to be let in; `removedAt` is set as well until then. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** A teacher took them out: no code brings them in again, a teacher does. */
    isTakenOut: boolean('is_taken_out').notNull().default(false),
  },
  (table) => [
    uniqueIndex('members_classroom_user').on(table.classroomId, table.userId),
    index('members_user').on(table.userId),
  ],
);

export const sections = pgTable(
  'sections',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('sections_classroom').on(table.classroomId)],
);

/** One of each address and class; inviting again renews it. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ['teacher', 'assistant', 'learner'] }).notNull(),
    /** As the one who invites has written it; only teachers of the class see it. */
    name: text('name').notNull().default(''),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    acceptedBy: uuid('accepted_by').references(() => users.id),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_classroom_email').on(table.classroomId, table.email),
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_accepted_by')
      .on(table.acceptedBy)
      .where(sql`${table.acceptedBy} is not null`),
    index('invitations_invited_by').on(table.invitedBy),
  ],
);
