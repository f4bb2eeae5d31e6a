import type { ItemKind, ItemPayer } from '@lemma/contracts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
/** An amount in minor units. */
const minor = (name: string) => bigint(name, { mode: 'number' });

/** The seller; one row. */
export const sellers = pgTable('sellers', {
  id: integer('id').primaryKey().default(1),
  name: text('name').notNull().default(''),
  address: text('address').notNull().default(''),
  taxNumber: text('tax_number').notNull().default(''),
  country: text('country').notNull().default('DE'),
  bankDetails: text('bank_details').notNull().default(''),
  invoicePrefix: text('invoice_prefix').notNull().default(''),
  invoiceDueDays: integer('invoice_due_days').notNull().default(14),
  /** Numbers of invoices run on without gaps: taken under the lock of this row. */
  nextInvoice: integer('next_invoice').notNull().default(1),
});

/** The operator's taxes by category and country. */
export const taxRates = pgTable(
  'tax_rates',
  {
    category: text('category').notNull(),
    country: text('country').notNull(),
    name: text('name').notNull(),
    /** In hundredths of a percent. */
    rate: integer('rate').notNull(),
    isIncluded: boolean('is_included').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.country] })],
);

/** Things that are sold. */
export const soldItems = pgTable(
  'sold_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ItemKind>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    payer: text('payer').$type<ItemPayer>().notNull(),
    taxCategory: text('tax_category').notNull(),
    termDays: integer('term_days'),
    endsOn: date('ends_on'),
    trialDays: integer('trial_days').notNull(),
    /** Of a licence: the item whose places it gives. */
    placeItemId: uuid('place_item_id'),
    createdAt: at('created_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (table) => [index('sold_items_place').on(table.placeItemId)],
);

/** Prices are never changed: a new one is a new version, and what was bought keeps its own. */
export const itemPrices = pgTable(
  'item_prices',
  {
    id: uuid('id').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    version: integer('version').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('item_prices_version').on(table.itemId, table.version)],
);
