import type { PaymentProviderId, PaymentState } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { itemPrices, soldItems } from './selling.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
/** An amount in minor units. */
const minor = (name: string) => bigint(name, { mode: 'number' });

/**
 * A payment with everything that was agreed when it began. Its state follows from facts that are only ever added
 * (`paidAt`, `failedAt`, `expiredAt`, refunds), so that the order in which a provider reports them does not matter.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    itemId: uuid('item_id')
      .notNull()
      .references(() => soldItems.id),
    priceId: uuid('price_id')
      .notNull()
      .references(() => itemPrices.id),
    itemName: text('item_name').notNull(),
    quantity: integer('quantity').notNull(),
    currency: text('currency').notNull(),
    /** Of one, as the price says. */
    unit: minor('unit').notNull(),
    net: minor('net').notNull(),
    tax: minor('tax').notNull(),
    total: minor('total').notNull(),
    taxName: text('tax_name').notNull(),
    taxRate: integer('tax_rate').notNull(),
    isTaxIncluded: boolean('is_tax_included').notNull(),
    country: text('country').notNull(),
    billTo: text('bill_to').notNull(),
    returnPath: text('return_path').notNull(),
    provider: text('provider').$type<PaymentProviderId>().notNull(),
    /** The provider's name of what the payer sees, such as a checkout session. */
    providerRef: text('provider_ref'),
    /** The provider's name of the charge itself, which refunds name. */
    providerCharge: text('provider_charge'),
    redirectUrl: text('redirect_url'),
    invoiceNumber: text('invoice_number'),
    dueAt: at('due_at'),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: at('created_at').notNull(),
    openedAt: at('opened_at'),
    paidAt: at('paid_at'),
    failedAt: at('failed_at'),
    expiredAt: at('expired_at'),
    /** Money that came in for an invoice. */
    received: minor('received').notNull().default(0),
    /** The sum of the refunds that were not refused. */
    refunded: minor('refunded').notNull().default(0),
    /** When its provider was last asked. */
    askedAt: at('asked_at'),
  },
  (table) => [
    // A double click, two tabs and two nodes find one payment.
    uniqueIndex('payments_open')
      .on(table.userId, table.itemId)
      .where(sql`${table.state} in ('created', 'pending')`),
    uniqueIndex('payments_ref').on(table.provider, table.providerRef),
    index('payments_charge').on(table.providerCharge),
    uniqueIndex('payments_invoice').on(table.invoiceNumber),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_item').on(table.itemId),
    index('payments_price').on(table.priceId),
    index('payments_created').on(table.createdAt),
    index('payments_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('created', 'pending')`),
  ],
);

/** Money that is given back; the provider's own, made on its pages, and what banks take back, too. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: minor('amount').notNull(),
    reason: text('reason').notNull(),
    /** The payer's bank has taken the money back. */
    isChargeback: boolean('is_chargeback').notNull().default(false),
    /** `refused` is the last word; a refund that was done can still be refused by a bank. */
    state: text('state', { enum: ['sent', 'done', 'refused'] }).notNull(),
    providerRef: text('provider_ref'),
    createdAt: at('created_at').notNull(),
    /** Null for refunds that were made on the pages of the provider. */
    createdBy: uuid('created_by').references(() => users.id),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_ref').on(table.providerRef),
    index('refunds_created_by').on(table.createdBy),
  ],
);

/** Transfers for invoices, as an administrator noted them. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: minor('amount').notNull(),
    notedAt: at('noted_at').notNull(),
    notedBy: uuid('noted_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('transfers_payment').on(table.paymentId), index('transfers_noted_by').on(table.notedBy)],
);

/** Events of providers that were taken in; one that comes again is not applied again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').$type<PaymentProviderId>().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_payment').on(table.paymentId),
  ],
);
