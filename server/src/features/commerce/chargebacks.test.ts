import { getPaymentReceipt, listBookedPayments, listPayments, refundPayment } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/commerce/shop.ts';
import { checkLedger } from './work/books/ledger.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.confirm();
});
afterAll(() => shop.close());

describe('a payment that a bank takes back', () => {
  async function paid() {
    const person = await shop.app.signUpAs('learner');
    const begun = await shop.begin(person, await shop.addItem());
    shop.stripe.books.pay(begun.session);
    await shop.deliverAll();
    /** The state of the payment, and the places that the payer has. */
    const now = async () => {
      const { payments, entitlements } = await person.call(listPayments, {});
      const places = entitlements.filter(({ isCurrent }) => isCurrent).map(({ cause }) => cause);
      return [payments[0]?.state, places];
    };
    return { person, now, ...begun };
  }

  it('gives no place while the dispute runs and after it is lost, and says so', async () => {
    const { person, payment, session, now } = await paid();
    const dispute = shop.stripe.books.dispute(session);
    await shop.deliverAll();
    expect(await now()).toEqual(['charged-back', []]);
    shop.stripe.books.closeDispute(dispute, 'lost');
    await shop.deliverAll();
    expect(await now()).toEqual(['charged-back', []]);
    const { refunds } = await person.call(getPaymentReceipt, { params: { paymentId: payment.id } });
    expect(refunds).toMatchObject([{ amount: 1200, isChargeback: true }]);
    const params = { paymentId: payment.id };
    const again = await shop.admin.tryCall(refundPayment, {
      params,
      body: { id: newId(), amount: 1, reason: 'Twice' },
    });
    expect(again.status).toBe(409);
    expect((await checkLedger(shop.app.services.connection)).isRight).toBe(true);
  });

  it('gives the place again when the dispute is won, in whatever order that is reported', async () => {
    const { session, now } = await paid();
    shop.stripe.books.closeDispute(shop.stripe.books.dispute(session), 'won');
    const events = shop.stripe.books.events.splice(0).toReversed();
    for (const event of [...events, ...events]) await shop.deliver(event);
    expect(await now()).toEqual(['paid', ['payment']]);
  });

  it('stays paid after an inquiry', async () => {
    const { session, now } = await paid();
    shop.stripe.books.closeDispute(
      shop.stripe.books.dispute(session, { status: 'warning_needs_response' }),
      'warning_closed',
    );
    await shop.deliverAll();
    expect(await now()).toEqual(['paid', ['payment']]);
  });

  it('is never given back twice, when a part was given back before', async () => {
    const { payment, session, now } = await paid();
    shop.stripe.books.refundOnPages(session, 500);
    shop.stripe.books.dispute(session);
    await shop.deliverAll();
    expect(await now()).toEqual(['charged-back', []]);
    const { payments } = await shop.admin.call(listBookedPayments, { query: { state: 'charged-back' } });
    expect(payments.find(({ id }) => id === payment.id)).toMatchObject({ refunded: 1200 });
  });
});
