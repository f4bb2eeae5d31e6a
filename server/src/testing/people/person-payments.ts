import { v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

interface Paying {
  readonly userId: string;
  readonly classId: string;
  readonly taskId: string;
}

/** A place that the person has paid for, and everything that people do around payments; a score that is looked at again. */
export async function addPayments(db: Queryable, { userId, classId, taskId }: Paying): Promise<void> {
  const [itemId, priceId, paymentId, licenceId, codeId] = [newId(), newId(), newId(), newId(), newId()];
  await db.insert(tables.changedScores).values({ taskId, userId, changes: 1 });
  await db.insert(tables.soldItems).values({
    id: itemId,
    kind: 'place',
    name: 'A place',
    description: '',
    payer: 'learner',
    taxCategory: 'standard',
    trialDays: 0,
    createdAt: at,
  });
  await db
    .insert(tables.itemPrices)
    .values({ id: priceId, itemId, version: 1, currency: 'EUR', amount: 1200, createdAt: at });
  await db.insert(tables.payments).values({
    id: paymentId,
    userId,
    itemId,
    priceId,
    itemName: 'A place',
    quantity: 1,
    currency: 'EUR',
    unit: 1200,
    net: 1200,
    tax: 0,
    total: 1200,
    taxName: '',
    taxRate: 0,
    isTaxIncluded: false,
    country: 'DE',
    billTo: '',
    returnPath: '/',
    provider: 'invoice',
    state: 'paid',
    createdAt: at,
  });
  await db.insert(tables.refunds).values({
    id: newId(),
    paymentId,
    amount: 100,
    reason: 'Ill',
    state: 'done',
    createdAt: at,
    createdBy: userId,
  });
  await db.insert(tables.transfers).values({ id: newId(), paymentId, amount: 1200, notedAt: at, notedBy: userId });
  await db
    .insert(tables.licences)
    .values({ id: licenceId, itemId, ownerId: userId, paymentId, places: 30, startsAt: at });
  await db.insert(tables.accessCodes).values({
    id: codeId,
    batchId: newId(),
    batchName: 'For the bookshop',
    itemId,
    codeHash: codeId,
    lastFour: 'AB12',
    createdAt: at,
    createdBy: userId,
    usedAt: at,
    usedBy: userId,
  });
  await db
    .insert(tables.entitlements)
    .values({ id: newId(), userId, itemId, cause: 'payment', paymentId, startsAt: at, createdAt: at, givenBy: userId });
  await db
    .insert(tables.classPayments)
    .values({ classroomId: classId, itemId, startsAt: at, changedAt: at, changedBy: userId });
}
