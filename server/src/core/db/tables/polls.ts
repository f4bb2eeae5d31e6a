import {
  bigint,
  boolean,
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
import { notationIds } from '@lemma/math/document';
import type { PollKey, PollQuestionBody, PollQuestionView } from '@lemma/contracts';
import { users } from './accounts.ts';
import { classrooms } from './classrooms.ts';
import { exerciseVersions } from './exercises.ts';

/** A poll session. It has a join code while it is live, and no two live ones have the same. */
export const polls = pgTable(
  'polls',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    name: text('name').notNull(),
    state: text('state', { enum: ['draft', 'live', 'done'] })
      .notNull()
      .default('draft'),
    joinCode: text('join_code'),
    named: boolean('named').notNull(),
    mayChange: boolean('may_change').notNull(),
    countsPresence: boolean('counts_presence').notNull(),
    /** How mathematics is written in it; stored answers are canonical. */
    notation: text('notation', { enum: notationIds }).notNull().default('en'),
    /** Members of the class alone may answer, also where answers carry no names. */
    membersOnly: boolean('members_only').notNull().default(false),
    /** Derives identities of members and hashes of addresses; deleted a day after the end. */
    voterSecret: text('voter_secret'),
    /** Derives the presence codes. */
    presenceSecret: text('presence_secret').notNull(),
    /** The question on the wall. */
    currentQuestionId: uuid('current_question_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** How it counts in the grade book of its class: not, for taking part in so many percent of the questions, or by right answers. */
    gradeBy: text('grade_rule', { enum: ['none', 'participation', 'correctness'] })
      .notNull()
      .default('none'),
    gradePercent: integer('grade_percent').notNull().default(50),
    gradePoints: real('grade_points').notNull().default(1),
    /** The section or group of the class that it counts towards, where these weigh. */
    gradeGroupId: uuid('grade_group_id'),
  },
  (table) => [
    uniqueIndex('polls_join_code').on(table.joinCode),
    index('polls_owner').on(table.ownerId, table.createdAt),
    index('polls_classroom').on(table.classroomId),
  ],
);

/** A question, drawn when it was added: it asks everybody the same, and never changes once it was opened. */
export const pollQuestions = pgTable(
  'poll_questions',
  {
    id: uuid('id').primaryKey(),
    pollId: uuid('poll_id')
      .notNull()
      .references(() => polls.id),
    position: integer('position').notNull(),
    body: jsonb('body').$type<PollQuestionBody>().notNull(),
    /** Changes with the body: what the maths engine remembers of an earlier wording is not taken for this one. */
    revision: integer('revision').notNull().default(1),
    exerciseVersionId: uuid('exercise_version_id').references(() => exerciseVersions.id),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The part that the audience sees. */
    view: jsonb('view').$type<PollQuestionView>().notNull(),
    key: jsonb('key').$type<PollKey>(),
    seconds: integer('seconds'),
    liveResults: boolean('live_results').notNull(),
    moderated: boolean('moderated').notNull(),
    resultsShown: boolean('results_shown').notNull().default(false),
    keyShown: boolean('key_shown').notNull().default(false),
    comparisonShown: boolean('comparison_shown').notNull().default(false),
  },
  (table) => [
    index('poll_questions_poll').on(table.pollId, table.position),
    index('poll_questions_version').on(table.exerciseVersionId),
  ],
);

/** One time that a question was asked. The timer closes it by itself: nothing is written then. */
export const pollRounds = pgTable(
  'poll_rounds',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => pollQuestions.id),
    number: integer('number').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('poll_rounds_number').on(table.questionId, table.number)],
);

/** Somebody in the hall: a user where answers carry names, else a member without a name or the holder of a token. */
export const pollVoters = pgTable(
  'poll_voters',
  {
    id: uuid('id').primaryKey(),
    pollId: uuid('poll_id')
      .notNull()
      .references(() => polls.id),
    userId: uuid('user_id').references(() => users.id),
    /** Hash of poll and token: the sessions of one browser cannot be put together. */
    tokenHash: text('token_hash'),
    /** The token was made of a member's account and the poll's secret. */
    asMember: boolean('as_member').notNull().default(false),
    /** Hashes by the poll's secret of the address and the kind of browser; null for members. */
    addressHash: text('address_hash'),
    deviceHash: text('device_hash'),
    /** The device was never seen before it joined. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
    /** Answered faster than anybody reads. */
    isHasty: boolean('is_hasty').notNull().default(false),
    /** Since when their answers do not count. */
    leftOutAt: timestamp('left_out_at', { withTimezone: true }),
    codename: text('codename').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Points in the grade book, once a session with names has ended. */
    score: real('score'),
  },
  (table) => [
    uniqueIndex('poll_voters_user').on(table.pollId, table.userId),
    uniqueIndex('poll_voters_token').on(table.pollId, table.tokenHash),
    index('poll_voters_of_user').on(table.userId),
    index('poll_voters_address').on(table.pollId, table.addressHash, table.joinedAt),
  ],
);

/** Voters of one address who may be one person. */
export const pollSuspicions = pgTable(
  'poll_suspicions',
  {
    pollId: uuid('poll_id')
      .notNull()
      .references(() => polls.id),
    kind: text('kind', { enum: ['hasty', 'burst'] }).notNull(),
    addressHash: text('address_hash').notNull(),
    /** Empty for `hasty`: the name of a browser proves nothing there. */
    deviceHash: text('device_hash').notNull(),
    noticedAt: timestamp('noticed_at', { withTimezone: true }).notNull(),
    isLeftOut: boolean('is_left_out').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.kind, table.addressHash, table.deviceHash] })],
);

/** The newest answer of a voter in a round; the sequence decides which is newest. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => pollRounds.id),
    voterId: uuid('voter_id')
      .notNull()
      .references(() => pollVoters.id),
    /** Made by the client. */
    id: uuid('id').notNull(),
    sequence: integer('sequence').notNull(),
    values: text('answers').array().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.voterId] }), index('poll_votes_voter').on(table.voterId)],
);

/** A teacher's decision on an answer group. */
export const pollModerations = pgTable(
  'poll_moderations',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => pollQuestions.id),
    groupKey: text('group_key').notNull(),
    state: text('state', { enum: ['shown', 'hidden'] }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.groupKey] })],
);

/** Each presence code that a voter entered in time. */
export const pollPresences = pgTable(
  'poll_presences',
  {
    voterId: uuid('voter_id')
      .notNull()
      .references(() => pollVoters.id),
    /** Number of the 20 seconds in which the code stood on the wall. */
    window: integer('window').notNull(),
    /** The code on the wall was already the next one. */
    wasLate: boolean('was_late').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.voterId, table.window] })],
);
