import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';

const faultRow = z.object({ id: z.string(), what: z.string() });
export type LedgerFault = z.output<typeof faultRow>;

const holds = sql`payment.state in ('paid', 'partly-refunded')`;

/** Faults of the ledger, each as a condition on payments with the tables that it needs. */
const faults: readonly (readonly [string, SQL])[] = [
  ['net and tax are not the total', sql`from payments payment where net + tax <> total or total < 1`],
  ['more was given back than was paid', sql`from payments payment where refunded > total`],
  [
    'the refunds are not the sum that the payment names',
    sql`from payments payment where refunded <> (
      select coalesce(sum(amount), 0) from refunds where payment_id = payment.id and state <> 'refused')`,
  ],
  [
    'the transfers are not the sum that the payment names',
    sql`from payments payment where received <> (
      select coalesce(sum(amount), 0) from transfers where payment_id = payment.id)`,
  ],
  [
    'an invoice is paid and not all of it has come in',
    sql`from payments payment where provider = 'invoice' and paid_at is not null and received <> total`,
  ],
  [
    'the state does not follow from what is known',
    sql`from payments payment where state <> case
      when paid_at is not null and refunded >= total and exists (
        select 1 from refunds where payment_id = payment.id and is_chargeback and state <> 'refused') then 'charged-back'
      when paid_at is not null and refunded >= total then 'refunded'
      when paid_at is not null and refunded > 0 then 'partly-refunded'
      when paid_at is not null then 'paid'
      when failed_at is not null then 'failed'
      when expired_at is not null then 'expired'
      when opened_at is not null then 'pending'
      else 'created' end`,
  ],
  [
    'what was paid gives no place',
    sql`from payments payment join sold_items item on item.id = payment.item_id
      where item.kind <> 'licence' and ${holds} and not exists (
        select 1 from entitlements place where place.payment_id = payment.id and place.revoked_at is null)`,
  ],
  [
    'a place was not paid, or its payment was given back',
    sql`from entitlements place join payments payment on payment.id = place.payment_id
      where place.revoked_at is null and not ${holds}`,
  ],
  [
    'what was paid gives no licence',
    sql`from payments payment join sold_items item on item.id = payment.item_id
      where item.kind = 'licence' and ${holds} and not exists (
        select 1 from licences licence where licence.payment_id = payment.id and licence.ended_at is null
          and licence.places = payment.quantity)`,
  ],
  [
    'a licence was not paid, or its payment was given back',
    sql`from licences licence join payments payment on payment.id = licence.payment_id
      where licence.ended_at is null and not ${holds}`,
  ],
  [
    'a licence has given more places than it has',
    sql`from licences licence join payments payment on payment.id = licence.payment_id
      where licence.places < (select count(*) from entitlements place where place.licence_id = licence.id)`,
  ],
  [
    'a code was used and gave no place',
    sql`from access_codes payment where used_at is not null and not exists (
      select 1 from entitlements place where place.code_id = payment.id)`,
  ],
  [
    'a code gave a place and counts as unused',
    sql`from access_codes payment where used_at is null and exists (
      select 1 from entitlements place where place.code_id = payment.id)`,
  ],
];

/** The store that looks for what in the books does not agree. */
export function createLedgerStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Names payments, or codes, and what is wrong with each. */
    async selectFaults(): Promise<LedgerFault[]> {
      const found = await Promise.all(
        faults.map(([what, from]) =>
          rowsOf(db, faultRow, sql`select payment.id, ${what}::text as what ${from} limit 1000`),
        ),
      );
      return found.flat();
    },

    async countPayments(): Promise<number> {
      const [row] = await rowsOf(
        db,
        z.object({ count: z.coerce.number() }),
        sql`select count(*) as count from payments`,
      );
      return row?.count ?? 0;
    },
  };
}
