import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { silentLog } from '../core/db/log.ts';
import { openDatabase, type Database } from '../core/db/open-database.ts';
import { entitlements, itemPrices, payments, soldItems, users } from '../core/db/tables/index.ts';
import { checkLedger } from '../features/commerce/work/books/ledger.ts';
import { drawDemoChance, type Chance } from '../features/demo/work/chance.ts';
import { sellingVariables, signEvent } from '../testing/commerce/fake-stripe.ts';
import { createStripeBooks } from '../testing/commerce/stripe-books.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startAgain, startProduct } from '../testing/product/product.ts';
import type { Place } from './oracle.ts';

interface DeliveryOptions {
  readonly place: Place;
  /** Deliveries in all, forged ones among them. */
  readonly deliveries: number;
  readonly kills: number;
  readonly seed: number;
}

const price = 1200;
const senders = 8;
/** Fates of a payment: the acts at the provider, and the state that it must end in. */
const fates = [
  'paid',
  'paid late',
  'failed',
  'expired',
  'partly-refunded',
  'refunded',
  'charged-back',
  'dispute won',
  'open',
] as const;
type Fate = (typeof fates)[number];
const stateOf: Readonly<Record<Fate, string>> = {
  paid: 'paid',
  'paid late': 'paid',
  failed: 'failed',
  expired: 'expired',
  'partly-refunded': 'partly-refunded',
  refunded: 'refunded',
  'charged-back': 'charged-back',
  'dispute won': 'paid',
  open: 'pending',
};
const isHeld = (fate: Fate) => ['paid', 'paid late', 'partly-refunded', 'dispute won'].includes(fate);

interface Delivery {
  readonly body: string;
  /** Null for a genuine one, which is sent until it is taken; else how it is forged. */
  readonly forgery: 'no signature' | 'other secret' | 'other body' | 'old' | null;
}

interface Payer {
  readonly id: string;
  readonly userId: string;
  readonly fate: Fate;
}

/**
 * Delivers what a provider reports: late, several times, in any order, with forged reports among it, to a server that is
 * killed in between. Afterwards each payment must be in its state, with exactly one place where it was ever paid and none
 * elsewhere, and the ledger must agree.
 */
export async function deliverPayments({ place, deliveries, kills, seed }: DeliveryOptions) {
  const chance = drawDemoChance(seed);
  const books = createStripeBooks();
  const payers = await onPlace(place, (database) => seedPayments(database, books, Math.ceil(deliveries / 5), chance));
  const queue = composeDeliveries(books, payers, { deliveries, chance });
  const options = { ...place, variables: sellingVariables, port: await findFreePort() };
  let product = await startProduct(options);
  const url = `${product.url}/api/mm/commerce/webhooks/stripe/`;
  const tally = { taken: 0, refused: 0, failures: 0, forgedTaken: 0 };
  const progress = { isDone: false };
  const send = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const status = await deliver(url, next);
      if (status === 200 && next.forgery !== null) tally.forgedTaken += 1;
      if (status === 200) tally.taken += 1;
      else if (status === 400) tally.refused += 1;
      else {
        // As providers do: again later.
        tally.failures += 1;
        queue.push(next);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    }
  };
  const sending = Promise.all(Array.from({ length: senders }, send)).then(() => {
    progress.isDone = true;
  });
  let killed = 0;
  for (; killed < kills && !progress.isDone; killed += 1) {
    const enough = (deliveries * (killed + 1)) / (kills + 1) + chance() * 20;
    while (tally.taken + tally.refused < enough && !progress.isDone)
      await new Promise((resume) => setTimeout(resume, 2));
    await product.kill();
    product = await startAgain(options);
  }
  await sending;
  await product.kill();
  return {
    ...tally,
    killed,
    payments: payers.length,
    ...(await onPlace(place, (database) => judge(database, payers))),
  };
}

async function onPlace<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const environment = { ...place, databasePool: 2, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog, { migrations: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Payments that wait, each with what will become of it. */
async function seedPayments(
  { db }: Database,
  books: ReturnType<typeof createStripeBooks>,
  count: number,
  chance: Chance,
): Promise<Payer[]> {
  const createdAt = new Date();
  const [itemId, priceId] = [newId(), newId()];
  const item = { id: itemId, kind: 'place', name: 'Algebra', description: '', payer: 'learner' } as const;
  await db.insert(soldItems).values({ ...item, taxCategory: 'standard', termDays: 180, trialDays: 0, createdAt });
  await db.insert(itemPrices).values({ id: priceId, itemId, version: 1, amount: price, currency: 'EUR', createdAt });
  const payers: Payer[] = [];
  for (let n = 0; n < count; n += 1) {
    const [id, userId] = [newId(), newId()];
    await db.insert(users).values({ id: userId, firstName: 'Payer', lastName: String(n), createdAt });
    const { id: providerRef } = books.openSession(sessionOf(id));
    const charge = { quantity: 1, currency: 'EUR', unit: price, net: price, tax: 0, total: price };
    const tax = { taxName: '', taxRate: 0, isTaxIncluded: true, country: 'DE', billTo: '', returnPath: '/' };
    const opened = { provider: 'stripe', providerRef, state: 'pending', openedAt: createdAt, createdAt } as const;
    const base = { id, userId, itemId, priceId, itemName: item.name };
    await db.insert(payments).values({ ...base, ...charge, ...tax, ...opened });
    const fate = fates[Math.floor(chance() * fates.length)] ?? 'paid';
    meet(books, providerRef, fate);
    payers.push({ id, userId, fate });
  }
  return payers;
}

const sessionOf = (id: string) =>
  new URLSearchParams({
    mode: 'payment',
    client_reference_id: id,
    'metadata[payment]': id,
    'payment_intent_data[metadata][payment]': id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(price),
    'line_items[0][price_data][product_data][name]': 'Algebra',
    success_url: 'http://lemma.test/',
    cancel_url: 'http://lemma.test/',
  });

function meet(books: ReturnType<typeof createStripeBooks>, session: string, fate: Fate): void {
  if (fate === 'open') return;
  if (fate === 'expired') return void books.expireSession(session);
  if (fate === 'failed' || fate === 'paid late') {
    books.payLater(session);
    return fate === 'failed' ? books.bankRefuses(session) : books.bankPays(session);
  }
  books.pay(session);
  if (fate === 'partly-refunded') books.refundOnPages(session, price / 4);
  if (fate === 'refunded') books.refundOnPages(session, price);
  if (fate === 'charged-back') books.closeDispute(books.dispute(session), 'lost');
  if (fate === 'dispute won') books.closeDispute(books.dispute(session), 'won');
}

/** Each genuine event once at least; copies and forged ones up to the number; all in any order. */
function composeDeliveries(
  books: ReturnType<typeof createStripeBooks>,
  payers: readonly Payer[],
  { deliveries, chance }: { readonly deliveries: number; readonly chance: Chance },
): Delivery[] {
  const all: Delivery[] = books.events.map(({ body }) => ({ body, forgery: null }));
  const genuine = all.length;
  const forgeries = ['no signature', 'other secret', 'other body', 'old'] as const;
  while (all.length < deliveries) {
    const { body = '' } = all[Math.floor(chance() * genuine)] ?? {};
    const forgery = chance() < 0.3 ? (forgeries[Math.floor(chance() * forgeries.length)] ?? null) : null;
    const victim = payers[Math.floor(chance() * payers.length)];
    all.push(forgery === null ? { body, forgery } : { body: claimOf(body, victim?.id ?? ''), forgery });
  }
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [all[at], all[other]] = [all[other] as Delivery, all[at] as Delivery];
  }
  return all;
}

/** A report that somebody has paid, as a forger would write it. */
function claimOf(body: string, paymentId: string): string {
  const event = JSON.parse(body) as { id: string };
  const object = {
    id: `pi_${paymentId}`,
    object: 'payment_intent',
    amount: price,
    amount_received: price,
    currency: 'eur',
    metadata: { payment: paymentId },
    status: 'succeeded',
  };
  return JSON.stringify({ ...event, id: `evt_${newId()}`, type: 'payment_intent.succeeded', data: { object } });
}

async function deliver(url: string, { body, forgery }: Delivery): Promise<number> {
  const now = new Date();
  const signature =
    forgery === null
      ? signEvent(body, now)
      : forgery === 'no signature'
        ? ''
        : forgery === 'other secret'
          ? signEvent(body, now, 'whsec_somebodyelse0123456789')
          : forgery === 'old'
            ? signEvent(body, new Date(now.getTime() - 3_600_000))
            : signEvent(`${body} `, now);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return fetch(url, { method: 'POST', headers, body }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

/** The payments that are not as they must be, and what the ledger says. */
async function judge(database: Database, payers: readonly Payer[]) {
  const { db } = database;
  const states = new Map((await db.select().from(payments)).map(({ id, state }) => [id, state]));
  const places = Map.groupBy(
    await db.select().from(entitlements).where(eq(entitlements.cause, 'payment')),
    ({ paymentId }) => paymentId,
  );
  const wrongStates = payers.filter(({ id, fate }) => states.get(id) !== stateOf[fate]);
  const wrongPlaces = payers.filter(({ id, userId, fate }) => {
    const own = places.get(id) ?? [];
    if (!isHeld(fate) && fate !== 'refunded' && fate !== 'charged-back') return own.length > 0;
    const [one] = own;
    return own.length !== 1 || one?.userId !== userId || (one.revokedAt === null) !== isHeld(fate);
  });
  const { isRight, report } = await checkLedger(database);
  return { wrongStates, wrongPlaces, ledger: isRight ? [] : [report] };
}
