import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { PaymentProviderId } from '@lemma/contracts';
import { batched } from '../../../core/batch/batched.ts';
import { isUuid } from '../../../core/db/is-uuid.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { paymentEvents, payments, refunds, transfers, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof refunds.$inferSelect;

/** The store of payments, their refunds and transfers, and of the events that providers reported. */
export function createPaymentStore({ db }: Pick<Database, 'db'>) {
  return { ...paymentQueries(db), ...refundQueries(db), ...eventQueries(db) };
}

const isWaiting = inArray(payments.state, ['created', 'pending']);

function paymentQueries(db: Database['db']) {
  return {
    /** False when the person has an open payment of the item already. */
    async insertPayment(row: NewPayment): Promise<boolean> {
      const made = await db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
      return made.length > 0;
    },

    async findOpen(userId: string, itemId: string): Promise<PaymentRow | null> {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.itemId, itemId), isWaiting));
      return row ?? null;
    },

    selectOpen: batched(async (userIds: readonly string[]): Promise<PaymentRow[][]> => {
      const rows = await db
        .select()
        .from(payments)
        .where(and(inArray(payments.userId, [...new Set(userIds)]), isWaiting));
      return userIds.map((userId) => rows.filter((row) => row.userId === userId));
    }),

    /** Ids of other things, as providers give them back, name none. */
    async findPayment(id: string): Promise<PaymentRow | null> {
      if (!isUuid(id)) return null;
      const [row] = await db.select().from(payments).where(eq(payments.id, id));
      return row ?? null;
    },

    /** Holds the payment until the transaction ends. */
    async lockPayment(id: string): Promise<PaymentRow | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
      return row ?? null;
    },

    async findByProvider(
      provider: PaymentProviderId,
      { ref, charge }: { readonly ref: string | null; readonly charge: string | null },
    ): Promise<string | null> {
      const named = [
        ...(ref === null ? [] : [eq(payments.providerRef, ref)]),
        ...(charge === null ? [] : [eq(payments.providerCharge, charge)]),
      ];
      if (named.length === 0) return null;
      const [row] = await db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.provider, provider), or(...named)));
      return row?.id ?? null;
    },

    async updatePayment(id: string, changes: Partial<PaymentRow>): Promise<void> {
      await db.update(payments).set(changes).where(eq(payments.id, id));
    },

    async selectPaymentsOf(userId: string): Promise<PaymentRow[]> {
      return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt));
    },

    /** Open payments of a provider that began before `began` and were not asked for since `asked`, the oldest first. */
    async selectUnheard(
      provider: PaymentProviderId,
      { began, asked, most }: { readonly began: Date; readonly asked: Date; readonly most: number },
    ): Promise<PaymentRow[]> {
      return db
        .select()
        .from(payments)
        .where(
          and(
            isWaiting,
            eq(payments.provider, provider),
            lt(payments.createdAt, began),
            or(isNull(payments.askedAt), lt(payments.askedAt, asked)),
          ),
        )
        .orderBy(asc(payments.createdAt))
        .limit(most);
    },

    async findEmail(userId: string): Promise<string | null> {
      const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return row?.email ?? null;
    },
  };
}

function refundQueries(db: Database['db']) {
  return {
    async selectRefunds(paymentId: string): Promise<RefundRow[]> {
      return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
    },

    async insertRefund(row: typeof refunds.$inferInsert): Promise<void> {
      await db.insert(refunds).values(row);
    },

    async updateRefund(id: string, changes: Partial<RefundRow>): Promise<void> {
      await db.update(refunds).set(changes).where(eq(refunds.id, id));
    },

    /** Refunds whose request was not answered. */
    async selectUnanswered({ after, before }: { readonly after: Date; readonly before: Date }): Promise<RefundRow[]> {
      return db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.state, 'sent'),
            isNull(refunds.providerRef),
            gt(refunds.createdAt, after),
            lt(refunds.createdAt, before),
          ),
        )
        .limit(50);
    },

    async insertTransfer(row: typeof transfers.$inferInsert): Promise<boolean> {
      const made = await db.insert(transfers).values(row).onConflictDoNothing().returning({ id: transfers.id });
      return made.length > 0;
    },
  };
}

function eventQueries(db: Database['db']) {
  return {
    /** False for one that was taken in before. */
    async insertEvent(row: typeof paymentEvents.$inferInsert): Promise<boolean> {
      const made = await db
        .insert(paymentEvents)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: paymentEvents.eventId });
      return made.length > 0;
    },
  };
}

export const paymentData = ownData(createPaymentStore);
