import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../../core/db/open-database.ts';
import {
  accessCodes,
  classPayments,
  entitlements,
  licences,
  payments,
  refunds,
  transfers,
} from '../../../../../core/db/tables/index.ts';
import { own } from '../export-steps.ts';
import type { Erasure, Merging, PersonalDataOfTables } from '../rules.ts';
import { names, ofNobody } from '../words.ts';

/** Keeps one open payment of an item; the other, should it be paid after all, is paid by the account that stays. */
async function mergePayments(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    update payments theirs set state = 'expired', expired_at = now()
    where theirs.user_id = ${from} and theirs.state in ('created', 'pending') and exists (
      select 1 from payments ours
      where ours.user_id = ${into} and ours.item_id = theirs.item_id and ours.state in ('created', 'pending'))`);
  await tx.execute(sql`update payments set user_id = ${into} where user_id = ${from}`);
}

/** Keeps payments and their sums, which bookkeeping needs, without the name and address on the invoice. */
async function erasePayments(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`update payments set bill_to = '' where user_id = ${userId}`);
}

/** One trial of an item, one exception in a class, one place of a licence: the longer one stays. */
async function mergeEntitlements(tx: Queryable, { from, into }: Merging): Promise<void> {
  const isSame = sql`(ours.cause = theirs.cause and (
      (ours.cause = 'trial' and ours.item_id = theirs.item_id)
      or (ours.cause = 'exception' and ours.classroom_id = theirs.classroom_id)
      or (ours.cause = 'licence' and ours.licence_id = theirs.licence_id)))`;
  await tx.execute(sql`
    update entitlements ours
    set ends_at = greatest(ours.ends_at, theirs.ends_at),
      revoked_at = case when theirs.revoked_at is null then null else ours.revoked_at end
    from entitlements theirs
    where ours.user_id = ${into} and theirs.user_id = ${from} and ${isSame}`);
  await tx.execute(sql`
    delete from entitlements theirs using entitlements ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and ${isSame}`);
  await tx.execute(sql`update entitlements set user_id = ${into} where user_id = ${from}`);
}

/** Payments and what they give are kept when a person is erased, by an account that holds nothing but its id. */
export const commerceDeclarations = {
  sellers: ofNobody('who runs the installation'),
  taxRates: ofNobody('taxes'),
  soldItems: ofNobody('things that are sold'),
  itemPrices: ofNobody('prices'),
  payments: {
    users: { userId: { merge: mergePayments, erase: erasePayments } },
    export: own(payments.userId, {
      shown: {
        itemName: payments.itemName,
        quantity: payments.quantity,
        currency: payments.currency,
        net: payments.net,
        tax: payments.tax,
        total: payments.total,
        refunded: payments.refunded,
        provider: payments.provider,
        state: payments.state,
        invoiceNumber: payments.invoiceNumber,
        billTo: payments.billTo,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
      },
      order: payments.id,
    }),
  },
  refunds: {
    users: { createdBy: names },
    export: own(refunds.createdBy, {
      shown: { amount: refunds.amount, reason: refunds.reason, createdAt: refunds.createdAt },
      order: refunds.id,
    }),
  },
  transfers: {
    users: { notedBy: names },
    export: own(transfers.notedBy, {
      shown: { amount: transfers.amount, notedAt: transfers.notedAt },
      order: transfers.id,
    }),
  },
  paymentEvents: ofNobody('which reports of providers were taken in'),
  licences: {
    users: { ownerId: names },
    export: own(licences.ownerId, {
      shown: { places: licences.places, startsAt: licences.startsAt, endsAt: licences.endsAt },
      order: licences.id,
    }),
  },
  accessCodes: {
    users: { createdBy: names, usedBy: names },
    export: own(accessCodes.usedBy, {
      shown: { lastFour: accessCodes.lastFour, usedAt: accessCodes.usedAt },
      order: accessCodes.id,
    }),
  },
  entitlements: {
    users: { userId: { merge: mergeEntitlements, erase: 'keep' }, givenBy: names },
    export: own(entitlements.userId, {
      shown: {
        itemId: entitlements.itemId,
        cause: entitlements.cause,
        startsAt: entitlements.startsAt,
        endsAt: entitlements.endsAt,
        revokedAt: entitlements.revokedAt,
      },
      order: entitlements.id,
    }),
  },
  classPayments: {
    users: { changedBy: names },
    export: own(classPayments.changedBy, {
      shown: { classroomId: classPayments.classroomId, changedAt: classPayments.changedAt },
      order: classPayments.classroomId,
    }),
  },
} satisfies Partial<PersonalDataOfTables>;
