import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';
import { tasks } from '../tasks.ts';
import { ltiDeployments, ltiRegistrations } from './platforms.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A course of an LMS. */
export const ltiContexts = pgTable(
  'lti_contexts',
  {
    id: uuid('id').primaryKey(),
    deploymentId: uuid('deployment_id')
      .notNull()
      .references(() => ltiDeployments.id),
    /** As the platform names it. */
    contextId: text('context_id').notNull(),
    label: text('label').notNull().default(''),
    title: text('title').notNull().default(''),
    /** Ids of the courses that this one was copied from, as far as the platform says. */
    history: text('history')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null until a teacher has connected the course with a class. */
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    connectedBy: uuid('connected_by').references(() => users.id),
    connectedAt: at('connected_at'),
    membershipsUrl: text('memberships_url'),
    lineitemsUrl: text('lineitems_url'),
    /** Scopes of the scores service that the last launch offered. */
    scoreScopes: text('score_scopes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whose score counts when the grade book of the LMS has another one. */
    leader: text('leader', { enum: ['lemma', 'lms'] })
      .notNull()
      .default('lemma'),
    syncedAt: at('synced_at'),
    syncProblem: text('sync_problem').notNull().default(''),
    comparedAt: at('compared_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_contexts_name').on(table.deploymentId, table.contextId),
    index('lti_contexts_classroom')
      .on(table.classroomId)
      .where(sql`${table.classroomId} is not null`),
    index('lti_contexts_connected_by')
      .on(table.connectedBy)
      .where(sql`${table.connectedBy} is not null`),
  ],
);

/** Values of a task that were last sent to its column in an LMS. */
export interface LineItemSaid {
  readonly label: string;
  readonly scoreMaximum: number;
  readonly endDateTime: string;
}

/** A link that a teacher has placed in a course. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: uuid('id').primaryKey(),
    contextId: uuid('context_id')
      .notNull()
      .references(() => ltiContexts.id),
    /** As the platform names it. */
    resourceLinkId: text('resource_link_id').notNull(),
    title: text('title').notNull().default(''),
    /** Null for a link that opens the class. */
    taskId: uuid('task_id').references(() => tasks.id),
    /** The task that the LMS names, which may be one of the course that this one was copied from. */
    hint: text('hint').notNull().default(''),
    /** The column of the LMS that takes the scores of this link. */
    lineitemUrl: text('lineitem_url'),
    /** Name, points and due date of the task as they were last sent to the column. */
    lineitemSaid: jsonb('lineitem_said').$type<LineItemSaid>(),
    /** Why there is no column, or why it was not changed. */
    lineitemProblem: text('lineitem_problem').notNull().default(''),
    lineitemTriedAt: at('lineitem_tried_at'),
    /** The task whose scores are followed for this link; another one than its task is to be followed first. */
    followedTaskId: uuid('followed_task_id'),
    /** Scores that change with the clock alone were looked at then. */
    scoresNotedAt: at('scores_noted_at'),
    lastLaunchedAt: at('last_launched_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_links_name').on(table.contextId, table.resourceLinkId),
    index('lti_links_task')
      .on(table.taskId)
      .where(sql`${table.taskId} is not null`),
    index('lti_links_to_follow')
      .on(table.id)
      .where(sql`${table.taskId} is distinct from ${table.followedTaskId}`),
  ],
);

/** Somebody of an LMS, named by registration and subject alone: an e-mail address proves nothing. */
export const ltiPeople = pgTable(
  'lti_people',
  {
    id: uuid('id').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => ltiRegistrations.id),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** As the platform says it; shown only. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    sourcedId: text('sourced_id'),
    /** A learner that the platform has made for trying out. */
    isTest: boolean('is_test').notNull().default(false),
    /** The first launch made the account: not chosen by the person; linking another one moves its work there. */
    isAccountMade: boolean('is_account_made').notNull().default(false),
    /** The user whose scores were noted for this platform; another one than the user is to be noted first. */
    followedUserId: uuid('followed_user_id'),
    /** Null for people of a roster who have not launched yet. */
    lastLaunchedAt: at('last_launched_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_people_subject').on(table.registrationId, table.subject),
    index('lti_people_user').on(table.userId),
    index('lti_people_to_follow')
      .on(table.id)
      .where(sql`${table.userId} is distinct from ${table.followedUserId}`),
  ],
);

/** The score that a column of the LMS should have for one person, and what was sent of it. */
export const ltiScores = pgTable(
  'lti_scores',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => ltiLinks.id),
    /** Null when the person was erased. */
    recipientId: uuid('recipient_id').references(() => ltiPeople.id, { onDelete: 'set null' }),
    /** Null clears the column. */
    wantedScore: doublePrecision('wanted_score'),
    wantedMaximum: doublePrecision('wanted_maximum').notNull(),
    wantedProgress: text('wanted_progress', { enum: ['initialized', 'submitted', 'completed'] }).notNull(),
    wantedComment: text('wanted_comment').notNull().default(''),
    /** The hash of the wanted state, and of the one that is being sent: whether it arrived is not known yet. */
    wantedHash: text('wanted_hash').notNull().default(''),
    sendingHash: text('sending_hash'),
    wantedAt: at('wanted_at').notNull(),
    startedAt: at('started_at'),
    submittedAt: at('submitted_at'),
    /** The hash of the state that the LMS has. */
    sentHash: text('sent_hash'),
    sentScore: doublePrecision('sent_score'),
    sentMaximum: doublePrecision('sent_maximum'),
    sentAt: at('sent_at'),
    /** Platforms refuse a timestamp that is not later than the one before. */
    lastTimestamp: at('last_timestamp'),
    /** The score that the daily comparison found in the LMS, where it differs. */
    foundScore: doublePrecision('found_score'),
    foundAt: at('found_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    leaseUntil: at('lease_until'),
    state: text('state', { enum: ['waiting', 'sent', 'refused', 'stopped'] }).notNull(),
    problem: text('problem').notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_scores_recipient').on(table.linkId, table.recipientId),
    index('lti_scores_of_recipient').on(table.recipientId),
    index('lti_scores_due')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
