import {
  cancelPayment,
  checkPayment,
  getPaymentReceipt,
  listPayments,
  processPayment,
  refundPayment,
  recordTransfer,
  setSeller,
  setTaxes,
  testPaymentProvider,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signEvent } from '../../testing/commerce/fake-stripe.ts';
import { openShop, type Shop } from '../../testing/commerce/shop.ts';
import { askAboutUnheard, sendRefundsAgain } from './work/chores.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.confirm();
});
afterAll(() => shop.close());

const learner = () => shop.app.signUpAs('learner');
type Learner = Awaited<ReturnType<typeof learner>>;

async function stateOf(person: Learner, paymentId: string) {
  const { payments } = await person.call(listPayments, {});
  return payments.find(({ id }) => id === paymentId)?.state;
}

/** The places that a person has now. */
async function placesOf(person: Learner) {
  const { entitlements } = await person.call(listPayments, {});
  return entitlements.filter(({ isCurrent }) => isCurrent).map(({ cause }) => cause);
}

describe('a provider', () => {
  it('is tried without a payment, and says whether it knows this instance', async () => {
    const stateOfProvider = (admin: Shop['admin'], paymentProvider: 'stripe' | 'invoice') =>
      admin.call(testPaymentProvider, { params: { paymentProvider } });
    expect(await stateOfProvider(shop.admin, 'stripe')).toEqual({ state: 'test-mode' });
    expect(await stateOfProvider(shop.admin, 'invoice')).toEqual({ state: 'live' });
    const stranger = await openShop({ variables: { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' } });
    await stranger.confirm();
    expect(await stateOfProvider(stranger.admin, 'stripe')).toEqual({ state: 'failed' });
    await stranger.close();
  });
});

describe('a payment through Stripe', () => {
  it('leads to a page of Stripe, and is paid by its signed word alone [C13] [M09] [S05]', async () => {
    const person = await learner();
    const { payment, session } = await shop.begin(person, await shop.addItem());
    expect(payment).toMatchObject({ state: 'pending', total: 1200, currency: 'EUR', provider: 'stripe' });
    expect(payment.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(await placesOf(person)).toEqual([]);
    shop.stripe.books.pay(session);
    await shop.deliverAll();
    expect(await stateOf(person, payment.id)).toBe('paid');
    expect(await placesOf(person)).toEqual(['payment']);
  });

  it('answers with the user and the payment [C13]', async () => {
    const person = await learner();
    const body = { item: await shop.addItem(), quantity: 1, returnUrl: 'http://lemma.test/c/', user: person.user.id };
    const answer = await person.call(processPayment, { body });
    expect(answer.user?.id).toBe(person.user.id);
    expect(answer.payment).toMatchObject({ state: 'pending' });
    const refused = await person.tryCall(processPayment, { body: { ...body, user: newId() } });
    expect(refused.status).toBe(403);
  });

  it('takes no amount from the caller and comes back to no other site', async () => {
    const person = await learner();
    const item = await shop.addItem();
    const priced = await person.tryCall(processPayment, { body: { item, amount: 1 } });
    expect([priced.status, priced.body]).toEqual([400, { amount: ['This field is not known.'] }]);
    for (const returnUrl of [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      'javascript:alert(1)',
      '\\\\e.example',
    ]) {
      const { status } = await person.tryCall(processPayment, { body: { item, returnUrl } });
      expect([returnUrl, status]).toEqual([returnUrl, 400]);
    }
  });

  it('is one payment for a double click and for two tabs', async () => {
    const person = await learner();
    const item = await shop.addItem();
    const begun = await Promise.all([1, 2, 3, 4].map(() => shop.begin(person, item)));
    expect(new Set(begun.map(({ payment }) => payment.id)).size).toBe(1);
    expect(new Set(begun.map(({ session }) => session)).size).toBe(1);
    const { payments } = await person.call(listPayments, {});
    expect(payments).toHaveLength(1);
  });

  it('is one session when the answer of Stripe is lost, and says that nothing was charged', async () => {
    const person = await learner();
    const item = await shop.addItem();
    const before = shop.stripe.books.sessions.size;
    shop.stripe.failNext('lost', 'error', 'cut');
    const refused = await person.tryCall(processPayment, { body: { item, returnUrl: '/' } });
    expect(refused.status).toBe(503);
    expect(JSON.stringify(refused.body)).toContain('Nothing was charged');
    const { payment } = await shop.begin(person, item);
    expect(payment.state).toBe('pending');
    expect(shop.stripe.books.sessions.size).toBe(before + 1);
  });

  it('refuses forged, changed and old events, and reads none of them', async () => {
    const person = await learner();
    const { payment, session } = await shop.begin(person, await shop.addItem());
    shop.stripe.books.pay(session);
    const [event] = shop.stripe.books.events.splice(0);
    const body = event?.body ?? '';
    const { now } = shop.app.clock;
    const forged = [
      ['', body],
      ['t=1,v1=00', body],
      [signEvent(body, now, 'whsec_another0123456789ab'), body],
      [signEvent(body, now), body.replace('"amount":1200', '"amount":1')],
      [signEvent(body, new Date(now.getTime() - 3_600_000)), body],
      [signEvent('{', now), '{'],
    ] as const;
    for (const [signature, sent] of forged) expect((await shop.post(sent, signature)).status).toBe(400);
    expect(await stateOf(person, payment.id)).toBe('pending');
    expect(await placesOf(person)).toEqual([]);
  });

  it('ends in the right state whatever the order of events, and changes nothing when they come again', async () => {
    const person = await learner();
    const { payment, session } = await shop.begin(person, await shop.addItem());
    shop.stripe.books.payLater(session);
    shop.stripe.books.bankPays(session);
    shop.stripe.books.refundOnPages(session, 200);
    const events = shop.stripe.books.events.splice(0).toReversed();
    for (const event of [...events, ...events]) expect((await shop.deliver(event)).status).toBe(200);
    expect(await stateOf(person, payment.id)).toBe('partly-refunded');
    expect(await placesOf(person)).toEqual(['payment']);
  });

  it('is not paid by another amount than was agreed', async () => {
    const person = await learner();
    const { payment, session } = await shop.begin(person, await shop.addItem());
    shop.stripe.books.pay(session);
    for (const { body } of shop.stripe.books.events.splice(0)) {
      await shop.deliver({ body: body.replaceAll(/"(amount\w*)":1200/g, '"$1":12') });
    }
    expect(await stateOf(person, payment.id)).toBe('pending');
    expect(await placesOf(person)).toEqual([]);
  });

  it('fails when a bank refuses, and can be begun again', async () => {
    const person = await learner();
    const item = await shop.addItem();
    const { payment, session } = await shop.begin(person, item);
    shop.stripe.books.payLater(session);
    shop.stripe.books.bankRefuses(session);
    await shop.deliverAll();
    expect(await stateOf(person, payment.id)).toBe('failed');
    expect((await shop.begin(person, item)).payment.id).not.toBe(payment.id);
  });

  it('is asked for when its payer comes back before its event, and by a chore after an hour', async () => {
    const [quick, slow] = [await learner(), await learner()];
    const item = await shop.addItem();
    const first = await shop.begin(quick, item);
    shop.stripe.books.pay(first.session);
    const params = { paymentId: first.payment.id };
    expect(await quick.call(checkPayment, { params })).toMatchObject({ state: 'paid' });
    const second = await shop.begin(slow, item);
    shop.stripe.books.pay(second.session);
    await askAboutUnheard(shop.app.services);
    expect(await stateOf(slow, second.payment.id)).toBe('pending');
    shop.pass(1 / 20);
    await askAboutUnheard(shop.app.services);
    expect(await stateOf(slow, second.payment.id)).toBe('paid');
    await shop.deliverAll();
    expect(await placesOf(slow)).toEqual(['payment']);
  });

  it('can be ended by its payer while it is not paid, at Stripe too', async () => {
    const person = await learner();
    const item = await shop.addItem();
    const { payment, session } = await shop.begin(person, item);
    const params = { paymentId: payment.id };
    expect(await person.call(cancelPayment, { params })).toMatchObject({ state: 'expired' });
    expect(shop.stripe.books.sessions.get(session)?.status).toBe('expired');
    const next = await shop.begin(person, item);
    shop.stripe.books.pay(next.session);
    const late = await person.tryCall(cancelPayment, { params: { paymentId: next.payment.id } });
    expect(late.status).toBe(409);
    expect(await stateOf(person, next.payment.id)).toBe('paid');
  });
});

describe('a refund', () => {
  async function paid() {
    const person = await learner();
    const begun = await shop.begin(person, await shop.addItem());
    shop.stripe.books.pay(begun.session);
    await shop.deliverAll();
    return { person, ...begun };
  }

  it('of a part leaves the place, and of the whole ends it', async () => {
    const { person, payment } = await paid();
    const params = { paymentId: payment.id };
    const give = (amount: number, id = newId()) =>
      shop.admin.tryCall(refundPayment, { params, body: { id, amount, reason: 'Ill' } });
    const id = newId();
    expect((await give(200, id)).body).toMatchObject({ state: 'partly-refunded', refunded: 200 });
    expect((await give(200, id)).body).toMatchObject({ refunded: 200 });
    expect(await placesOf(person)).toEqual(['payment']);
    expect((await give(1001)).status).toBe(400);
    expect((await give(1000)).body).toMatchObject({ state: 'refunded', refunded: 1200 });
    expect(await placesOf(person)).toEqual([]);
    await shop.deliverAll();
    expect(await stateOf(person, payment.id)).toBe('refunded');
  });

  it('is sent again with the same key when its answer is lost, and made once', async () => {
    const { person, payment, session } = await paid();
    shop.stripe.failNext('lost', 'error', 'cut');
    const body = { id: newId(), amount: 500, reason: 'Ill' };
    await shop.admin.call(refundPayment, { params: { paymentId: payment.id }, body });
    shop.pass(1 / 24);
    await sendRefundsAgain(shop.app.services);
    await sendRefundsAgain(shop.app.services);
    expect(shop.stripe.books.sessions.get(session)?.intent?.refunded).toBe(500);
    await shop.deliverAll();
    expect(await stateOf(person, payment.id)).toBe('partly-refunded');
  });

  it('that a bank sends back gives the place again', async () => {
    const { person, payment, session } = await paid();
    const refund = shop.stripe.books.refundOnPages(session, 1200);
    await shop.deliverAll();
    expect([await stateOf(person, payment.id), await placesOf(person)]).toEqual(['refunded', []]);
    shop.stripe.books.refundFails(refund);
    await shop.deliverAll();
    expect([await stateOf(person, payment.id), await placesOf(person)]).toEqual(['paid', ['payment']]);
  });
});

describe('an invoice', () => {
  it('is paid when all of its transfers have come in, and lists the tax [M09]', async () => {
    const { taxNumber, ...seller } = { name: 'School', address: 'Street 1', taxNumber: 'DE1', country: 'DE' };
    await shop.admin.call(setSeller, {
      body: { ...seller, taxNumber, bankDetails: 'IBAN 1', invoicePrefix: 'R-', invoiceDueDays: 14 },
    });
    const tax = { category: 'books', country: 'DE', name: 'VAT', rate: 700, isIncluded: false };
    await shop.admin.call(setTaxes, { body: { taxes: [tax] } });
    const person = await learner();
    const item = await shop.addItem({ taxCategory: 'books', price: 1999 });
    const { payment } = await shop.begin(person, item, { provider: 'invoice', billTo: 'Ada\nStreet 2' });
    expect(payment).toMatchObject({ state: 'pending', total: 2139, provider: 'invoice' });
    const params = { paymentId: payment.id };
    const receipt = await person.call(getPaymentReceipt, { params });
    expect(receipt).toMatchObject({
      invoiceNumber: 'R-00001',
      net: 1999,
      tax: { name: 'VAT', rate: 700, amount: 140 },
    });
    expect(receipt.seller).toMatchObject({ bankDetails: 'IBAN 1', taxNumber: 'DE1' });
    const note = (amount: number, id = newId()) => shop.admin.tryCall(recordTransfer, { params, body: { id, amount } });
    const id = newId();
    await note(2000, id);
    expect((await note(2000, id)).body).toMatchObject({ state: 'pending', received: 2000 });
    expect(await placesOf(person)).toEqual([]);
    expect((await note(140)).status).toBe(400);
    expect((await note(139)).body).toMatchObject({ state: 'paid', received: 2139 });
    expect(await placesOf(person)).toEqual(['payment']);
  });
});
