import { v7 as newId } from 'uuid';
import { signEvent } from './fake-stripe.ts';
import type { Differing } from '../every-call/valid-calls.ts';
import type { World } from '../every-call/world.ts';

/** Calls that buy and sell. */
export function commerceCalls({ app, shop, room }: World): Record<string, Differing> {
  const tax = { category: 'standard', country: 'DE', name: 'VAT', rate: 1900, isIncluded: true };
  const seller = { name: 'School', address: 'Street 1', taxNumber: '', country: 'DE', bankDetails: 'IBAN' };
  const event = { id: 'evt_1', object: 'event', type: 'product.created', data: { object: {} } };
  const own = { as: 'learner' } as const;
  const item = { kind: 'place', name: 'New', payer: 'learner', price: 100, currency: 'EUR' };
  return {
    listCommerceItems: { query: { country: 'DE' } },
    startTrial: { ...own, body: { item: shop.tryItemId } },
    processPayment: { ...own, body: { item: shop.buyItemId, returnUrl: '/', billTo: 'Ada' } },
    redeemCode: { as: 'ben', body: { code: shop.code } },
    setClassPayment: {
      body: { rule: { itemId: shop.params.soldItemId, licenceId: null, startsAt: '2027-09-07T08:00:00Z' } },
    },
    setSeller: { body: { ...seller, invoicePrefix: 'R-', invoiceDueDays: 14 } },
    setTaxes: { body: { taxes: [tax] } },
    createSoldItem: { body: { ...item, trialDays: 7 } },
    updateSoldItem: { body: { price: 1300 } },
    listBookedPayments: { query: { state: 'paid', page: 1 } },
    downloadPayments: { query: { from: '2026-09-01', until: '2026-09-30', format: 'csv' } },
    refundPayment: { params: { paymentId: shop.paidId }, body: { id: newId(), amount: 100, reason: 'Ill' } },
    recordTransfer: { body: { id: newId(), amount: 100 } },
    giveEntitlement: { body: { email: room.people.ben.email, itemId: shop.params.soldItemId, endsOn: '2027-09-30' } },
    createCodes: { body: { itemId: shop.params.soldItemId, name: 'More', count: 2 } },
    revokeCodes: { body: {} },
    takePaymentEvent: {
      params: { paymentProvider: 'stripe' },
      body: event,
      headers: { 'stripe-signature': signEvent(JSON.stringify(event), app.clock.now) },
    },
  };
}
