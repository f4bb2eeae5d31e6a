import type { BodyOf, createSoldItem } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { users } from '../../core/db/tables/index.ts';
import { classPaymentData } from '../../features/commerce/data/class-payment-store.ts';
import { sellingData } from '../../features/commerce/data/selling-store.ts';
import { beginPayment } from '../../features/commerce/work/payments/opening.ts';
import { noteTransfer } from '../../features/commerce/work/payments/refunds.ts';
import { makeCodes } from '../../features/commerce/work/places/codes.ts';
import { addItem } from '../../features/commerce/work/selling/selling.ts';
import type { TestApp } from '../test-app.ts';

type App = Pick<TestApp, 'database' | 'services' | 'clock'>;

interface People {
  readonly learnerId: string;
  readonly adminId: string;
  readonly classId: string;
}

/** Items, an open and a paid invoice of a learner, and a batch of codes, by the names of parameters of paths. */
export async function addShopThings(app: App, { learnerId, adminId, classId }: People) {
  const { services } = app;
  const add = async (changes: Partial<BodyOf<typeof createSoldItem>>): Promise<string> => {
    const name = `Item ${newId()}`;
    const usual = { kind: 'place', description: '', payer: 'learner', taxCategory: 'standard', price: 1200 } as const;
    const term = { currency: 'EUR', termDays: 180, endsOn: null, trialDays: 14, placeItemId: null };
    await addItem(services, adminId, { ...usual, ...term, ...changes, name });
    const all = await sellingData(services).selectItems();
    return all.find(({ item }) => item.name === name)?.item.id ?? '';
  };
  const [learner] = await app.database.db.select().from(users).where(eq(users.id, learnerId));
  if (learner === undefined) throw new Error('the learner is missing');
  const soldItemId = await add({});
  const otherItemId = await add({});
  const pay = async (item: string) => {
    const wish = { item, quantity: 1, returnUrl: '/', provider: 'invoice', billTo: '' } as const;
    return beginPayment(services, { ...learner, session: null }, wish);
  };
  const open = await pay(soldItemId);
  const paid = await pay(otherItemId);
  const transfer = { id: newId(), amount: paid.total };
  await noteTransfer(services, { actorId: adminId, paymentId: paid.id }, transfer);
  // The class asks for a place in a year: until then it is as all others.
  const rule = { classroomId: classId, itemId: soldItemId, licenceId: null, changedBy: adminId };
  const startsAt = new Date(app.clock.now.getTime() + 365 * 86_400_000);
  await classPaymentData(services).saveRule({ ...rule, startsAt, changedAt: app.clock.now });
  const { batchId, codes } = await makeCodes(services, adminId, { itemId: otherItemId, name: 'Bookstore', count: 3 });
  return {
    params: { paymentId: open.id, soldItemId, codeBatchId: batchId, paymentProvider: 'invoice' },
    paidId: paid.id,
    tryItemId: await add({}),
    buyItemId: await add({}),
    code: codes[0] ?? '',
  };
}
