import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PaymentState } from '@lemma/contracts';
import { fullName } from '../../../core/db/columns.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { payments, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

const sumRow = z.object({
  month: z.string(),
  itemName: z.string(),
  currency: z.string(),
  count: z.coerce.number(),
  paid: z.coerce.number(),
  refunded: z.coerce.number(),
});

const isOpenInvoice = and(eq(payments.provider, 'invoice'), eq(payments.state, 'pending'));

/** The store of what bookkeeping reads. */
export function createBookStore({ db }: Pick<Database, 'db'>) {
  const booked = () =>
    db
      .select({ payment: payments, payerName: fullName })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId));

  return {
    async selectBooked(
      state: PaymentState | 'open-invoice' | undefined,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ) {
      const condition =
        state === undefined ? undefined : state === 'open-invoice' ? isOpenInvoice : eq(payments.state, state);
      return booked().where(condition).orderBy(desc(payments.createdAt), desc(payments.id)).limit(limit).offset(offset);
    },

    async findBooked(id: string) {
      const [row] = await booked().where(eq(payments.id, id));
      return row ?? null;
    },

    async countOpenInvoices(): Promise<number> {
      const [row] = await db.select({ open: count() }).from(payments).where(isOpenInvoice);
      return row?.open ?? 0;
    },

    /** Sums of what was paid in each month, the newest first. */
    async selectSums(since: Date) {
      return rowsOf(
        db,
        sumRow,
        sql`
        select to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, item_name as "itemName", currency,
          count(*) as count, sum(total) as paid, sum(refunded) as refunded
        from payments
        where paid_at is not null and paid_at >= ${since.toISOString()}
        group by 1, 2, 3 order by 1 desc, 2, 3 limit 500`,
      );
    },

    async selectPage(
      span: { readonly from: Date | null; readonly until: Date | null },
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ) {
      return booked()
        .where(
          and(
            span.from === null ? undefined : gte(payments.createdAt, span.from),
            span.until === null ? undefined : lt(payments.createdAt, span.until),
          ),
        )
        .orderBy(asc(payments.createdAt), asc(payments.id))
        .limit(limit)
        .offset(offset);
    },
  };
}

export const bookData = ownData(createBookStore);
