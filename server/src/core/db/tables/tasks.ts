import { notationIds } from '@lemma/math/document';
import {
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
import { users } from './accounts.ts';
import { classrooms, sections } from './classrooms.ts';
import { exerciseVersions } from './exercises.ts';
import { gradeGroups } from './grading.ts';

const releases = ['after-answer', 'after-hand-in', 'after-due', 'by-hand'] as const;

export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id),
    sectionId: uuid('section_id').references(() => sections.id),
    /** The grade category of its score where the class weighs by categories of its own. */
    gradeGroupId: uuid('grade_group_id').references(() => gradeGroups.id),
    name: text('name').notNull(),
    /** Instructions that learners read before they start: what is allowed, how exact. Markdown with mathematics. */
    instructions: text('instructions').notNull().default(''),
    kind: text('kind', { enum: ['practice', 'assessment'] }).notNull(),
    /** Half-open window [opensAt, dueAt); null for no bound. */
    opensAt: timestamp('opens_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Rule for late answers: none are taken, a share less for each day begun, or a share less once. */
    latePolicy: text('late_policy', { enum: ['none', 'per-day', 'once'] })
      .notNull()
      .default('none'),
    /** Percent that a late answer loses, in all or per day begun. */
    latePercent: real('late_percent').notNull().default(0),
    /** Late answers are taken until then; null with a late policy has no end. */
    lateUntil: timestamp('late_until', { withTimezone: true }),
    /** When the last learner's window closes, accommodations included; null is never. Kept by `closings.ts`. */
    lastClosesAt: timestamp('last_closes_at', { withTimezone: true }),
    timeLimitMinutes: integer('time_limit_minutes'),
    attemptsAllowed: integer('attempts_allowed'),
    /** Which of several attempts counts. */
    countedAttempt: text('counted_attempt', { enum: ['best', 'last', 'average'] })
      .notNull()
      .default('best'),
    /** Percent that each wrong try on the same variant, and each hint, takes from what is still to be earned. */
    tryPenalty: real('try_penalty').notNull().default(0),
    hintPenalty: real('hint_penalty').notNull().default(0),
    shufflesItems: boolean('shuffles_items').notNull().default(false),
    /** Needed to start; kept readable, since its teacher has to be able to say it. */
    password: text('password'),
    /** The calculator that learners may use; null says nothing about it. */
    allowCalculator: text('allow_calculator', { enum: ['allowed', 'scientific', 'not-allowed'] }),
    /** Learners may ask for help while they work on an assessment; in practice they may where the class allows it. */
    allowHelp: boolean('allow_help').notNull().default(false),
    /** When learners see verdicts and feedback, their score, and worked solutions. */
    results: text('results', { enum: releases }).notNull(),
    scores: text('scores', { enum: releases }).notNull().default('after-hand-in'),
    solutions: text('solutions', { enum: [...releases, 'never'] }).notNull(),
    /** Set when the teacher releases what waits for it. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    /** Number of questions each learner gets: groups draw some of their items. Updated with the items. */
    questionCount: integer('question_count').notNull().default(0),
    points: real('points').notNull().default(0),
    position: integer('position').notNull(),
    /** Somebody outside is sent its scores: changes of them are noted in `changed_scores`. */
    areScoresFollowed: boolean('are_scores_followed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [index('tasks_classroom').on(table.classroomId), index('tasks_section').on(table.sectionId)],
);

/** D08: SG one exercise; MG several, all set; GP a pool of which each learner gets some; GE a set of which each attempt gets another. */
export const taskGroups = pgTable(
  'task_groups',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    position: integer('position').notNull(),
    type: text('type', { enum: ['SG', 'MG', 'GP', 'GE'] }).notNull(),
    name: text('name').notNull().default(''),
    /** Of a pool (GP): how many each learner gets. */
    drawCount: integer('draw_count'),
  },
  (table) => [uniqueIndex('task_groups_position').on(table.taskId, table.position)],
);

/** An item pins the version of its exercise. Positions run through the whole task. */
export const taskItems = pgTable(
  'task_items',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => taskGroups.id),
    position: integer('position').notNull(),
    exerciseVersionId: uuid('exercise_version_id')
      .notNull()
      .references(() => exerciseVersions.id),
    points: real('points').notNull(),
  },
  (table) => [
    uniqueIndex('task_items_position').on(table.taskId, table.position),
    index('task_items_group').on(table.groupId),
    index('task_items_version').on(table.exerciseVersionId),
  ],
);

/** A worksheet on paper. What is on its sheets is drawn when it is made and never changes. */
export const worksheets = pgTable(
  'worksheets',
  {
    id: uuid('id').primaryKey(),
    /** Printed on each sheet, before the sheet's number. */
    code: text('code').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    taskId: uuid('task_id').references(() => tasks.id),
    title: text('title').notNull(),
    sheetCount: integer('sheet_count').notNull(),
    /** Questions on each sheet. */
    questionCount: integer('question_count').notNull(),
    points: real('points').notNull(),
    /** How mathematics is written on the sheets and in their keys. */
    notation: text('notation', { enum: notationIds }).notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('worksheets_code').on(table.code),
    index('worksheets_owner').on(table.ownerId, table.createdAt),
    index('worksheets_classroom').on(table.classroomId),
    index('worksheets_task').on(table.taskId),
  ],
);

/** The exercises that sheets of a worksheet draw from, each pinned to a version. */
export const worksheetItems = pgTable(
  'worksheet_items',
  {
    worksheetId: uuid('worksheet_id')
      .notNull()
      .references(() => worksheets.id),
    position: integer('position').notNull(),
    exerciseVersionId: uuid('exercise_version_id')
      .notNull()
      .references(() => exerciseVersions.id),
    points: real('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.worksheetId, table.position] }),
    index('worksheet_items_version').on(table.exerciseVersionId),
  ],
);

/** One sheet: for a learner, or with a letter where there are several, or one for everybody. */
export const worksheetSheets = pgTable(
  'worksheet_sheets',
  {
    worksheetId: uuid('worksheet_id')
      .notNull()
      .references(() => worksheets.id),
    number: integer('number').notNull(),
    learnerId: uuid('learner_id').references(() => users.id),
    letter: text('letter'),
    /** Its questions in their order: position of the item and seed. */
    questions: jsonb('questions').$type<readonly (readonly [position: number, seed: number])[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.worksheetId, table.number] }),
    index('worksheet_sheets_learner').on(table.learnerId),
  ],
);
