import type { EntitlementCause } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';
import { payments } from './payments.ts';
import { soldItems } from './selling.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Places for a number of learners. */
export const licences = pgTable(
  'licences',
  {
    id: uuid('id').primaryKey(),
    /** The item whose places these are. */
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    places: integer('places').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    /** Its payment was given back. */
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('licences_payment').on(table.paymentId),
    index('licences_owner').on(table.ownerId),
    index('licences_item').on(table.itemId),
  ],
);

/** Codes that give a place once; the code itself is not kept. */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    batchName: text('batch_name').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    codeHash: text('code_hash').notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: at('created_at').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    usedAt: at('used_at'),
    usedBy: uuid('used_by').references(() => users.id),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('access_codes_hash').on(table.codeHash),
    index('access_codes_batch').on(table.batchId),
    index('access_codes_item').on(table.itemId),
    index('access_codes_created_by').on(table.createdBy),
    index('access_codes_used_by').on(table.usedBy),
  ],
);

/** From when to when a person has a place, and why. Paid classes ask these alone. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    /** Of an exception: the one class in which it counts. */
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    cause: text('cause').$type<EntitlementCause>().notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    licenceId: uuid('licence_id').references(() => licences.id),
    codeId: uuid('code_id').references(() => accessCodes.id),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    revokedAt: at('revoked_at'),
    createdAt: at('created_at').notNull(),
    givenBy: uuid('given_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('entitlements_payment').on(table.paymentId),
    uniqueIndex('entitlements_code').on(table.codeId),
    uniqueIndex('entitlements_licence').on(table.licenceId, table.userId),
    uniqueIndex('entitlements_trial')
      .on(table.userId, table.itemId)
      .where(sql`${table.cause} = 'trial'`),
    uniqueIndex('entitlements_exception')
      .on(table.userId, table.classroomId)
      .where(sql`${table.cause} = 'exception'`),
    index('entitlements_user').on(table.userId, table.itemId),
    index('entitlements_item').on(table.itemId),
    index('entitlements_classroom').on(table.classroomId),
    index('entitlements_given_by').on(table.givenBy),
  ],
);

/** Classes that ask for a place; the others are free and have no row. */
export const classPayments = pgTable(
  'class_payments',
  {
    classroomId: uuid('classroom_id')
      .primaryKey()
      .references(() => classrooms.id),
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    /** Null when learners pay themselves. */
    licenceId: uuid('licence_id').references(() => licences.id),
    startsAt: at('starts_at').notNull(),
    changedAt: at('changed_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('class_payments_item').on(table.itemId),
    index('class_payments_licence').on(table.licenceId),
    index('class_payments_changed_by').on(table.changedBy),
  ],
);
