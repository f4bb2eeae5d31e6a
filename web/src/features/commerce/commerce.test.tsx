import {
  checkPayment,
  getPaymentReceipt,
  getSite,
  listCommerceItems,
  listPayments,
  processPayment,
  startTrial,
  testPaymentProvider,
  type CommerceItems,
  type Offer,
  type Payment,
} from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSite } from '../../site.ts';
import { answerOf } from '../../testing/example-of.ts';
import { guest, idOf, learner } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { PaymentPage } from './account/PaymentPage.tsx';
import { PaymentsPage } from './account/PaymentsPage.tsx';
import { PlaceCard } from './learner/PlaceCard.tsx';
import { ProvidersPart } from './selling/ProvidersPart.tsx';
import { typedAmount } from './selling/typed-amount.ts';

const classId = idOf(7);
const site = { operatorName: '', operatorAddress: '', contactEmail: 'a@b.example', socialLinks: [] };

const offer: Offer = {
  id: idOf(8),
  kind: 'place',
  name: 'Algebra',
  description: '',
  payer: 'learner',
  currency: 'EUR',
  price: 1200,
  total: 1200,
  tax: { name: 'VAT', rate: 1900, isIncluded: true, amount: 192 },
  termDays: null,
  endsOn: '2027-07-31',
  mostQuantity: 1,
  trialDays: 14,
  canTry: true,
  canBuy: true,
  entitlement: null,
  openPayment: null,
};

const needed: CommerceItems = {
  items: [offer],
  providers: ['invoice'],
  place: {
    state: 'needed',
    startsAt: '2026-09-01T00:00:00.000Z',
    paidBy: 'learner',
    hasFreePlace: false,
    entitlement: null,
  },
};

const Card = () => <PlaceCard classId={classId} />;

beforeEach(() => {
  forgetSite();
  serve(getSite, { ...site, isSelling: true });
});

describe('the card of a class that is paid for', () => {
  it('says what it costs until when, with its tax, and that nothing done is locked [M09]', async () => {
    serve(listCommerceItems, needed);
    showPage(Card, { as: learner });
    await screen.findByRole('heading', { name: /^This class costs €12.00 until .*31.*2027/ });
    const words = screen.getByText(
      /19 % VAT \(€1.92\)\. You can try it free for 14 days; no card is needed\. Everything you have done/,
    );
    expect(words.textContent).toContain('With 19 % VAT');
  });

  it("starts a trial, and says 'No user' when the answer carries none [C13] [X12]", async () => {
    serve(listCommerceItems, needed);
    serve(startTrial, { user: null, payment: null });
    const { user } = showPage(Card, { as: learner });
    await user.click(await screen.findByRole('button', { name: 'Try it free for 14 days' }));
    await screen.findByText('No user');
    serve(startTrial, { user: learner, payment: null });
    await user.click(screen.getByRole('button', { name: 'Try it free for 14 days' }));
    await screen.findByText(/^Your free trial has started/);
    expect(callsOf(startTrial).map(({ body }) => body)).toEqual([{ item: offer.id }, { item: offer.id }]);
  });

  it("pays without sending an amount, and says 'No user' when the answer carries none [S05] [X12]", async () => {
    serve(listCommerceItems, needed);
    serve(processPayment, { user: null, payment: null });
    const { user } = showPage(Card, { as: learner });
    await user.click(await screen.findByRole('button', { name: 'Pay €12.00 by invoice' }));
    await screen.findByText('No user');
    const [sent] = callsOf(processPayment);
    expect(sent?.body).toMatchObject({ item: offer.id, provider: 'invoice', user: learner.id });
    expect(Object.keys(sent?.body ?? {}).filter((name) => /amount|price|total/.test(name))).toEqual([]);
  });

  it.each([
    ['paid', /^Thank you\. Algebra is paid\.$/],
    ['created', /^Your payment has not arrived yet\./],
    ['failed', /^The payment was not completed, and nothing was charged\./],
  ] as const)(
    'offers nothing to pay before it is known what became of a payment, and says that it is %s',
    async (state, words) => {
      const asked = Promise.withResolvers<Payment>();
      serve(listCommerceItems, needed);
      serve(checkPayment, () => asked.promise);
      const { address } = showPage(Card, { as: learner, at: `/?payment=${idOf(9)}`, path: '/' });
      await screen.findByText('Checking your payment …');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
      asked.resolve({ ...answerOf(checkPayment), itemName: 'Algebra', state });
      await screen.findByText(words);
      await screen.findByRole('button', { name: 'Pay €12.00 by invoice' });
      expect(address()).toBe('/');
    },
  );

  it('leads people without an account to one', async () => {
    serve(listCommerceItems, needed);
    showPage(Card, { as: guest });
    await screen.findByRole('link', { name: 'Make an account first' });
    expect(screen.queryByRole('button', { name: /Pay|Try/ })).toBeNull();
  });
});

describe('the pages of payments', () => {
  it('are like pages that do not exist where nothing is sold', async () => {
    forgetSite();
    serve(getSite, site);
    showPage(PaymentsPage, { as: learner, at: '/account/payments' });
    await screen.findByText(/not found|does not exist|no such page|nothing here/i);
    expect(screen.queryByText('Payments')).toBeNull();
  });

  const upgrade: Offer = { ...offer, kind: 'upgrade', name: 'All classes' };
  const forThemselves: CommerceItems = { items: [upgrade], providers: ['invoice'], place: null };

  it('keep what was typed for an invoice when it cannot be ordered', async () => {
    serve(listPayments, { payments: [], entitlements: [] });
    serve(listCommerceItems, forThemselves);
    serve(processPayment, refuse(409, 'Payments rest for a moment.'));
    const { user } = showPage(PaymentsPage, { as: learner, at: '/account/payments' });
    await user.click(await screen.findByRole('button', { name: 'Buy All classes' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name and address on the invoice'), 'Ada Byron');
    await user.click(dialog.getByRole('button', { name: 'Order with an invoice' }));
    await screen.findByText('Payments rest for a moment.');
    expect(dialog.getByDisplayValue('Ada Byron')).toBeDefined();
  });

  it('offer nothing where all there is to buy is under way', async () => {
    const openPayment = { ...answerOf(checkPayment), state: 'pending' as const };
    serve(listPayments, { payments: [openPayment], entitlements: [] });
    serve(listCommerceItems, { ...forThemselves, items: [{ ...upgrade, openPayment }] });
    showPage(PaymentsPage, { as: learner, at: '/account/payments' });
    await screen.findByRole('region', { name: 'Payments' });
    expect(screen.queryByRole('region', { name: 'You can buy' })).toBeNull();
  });

  it.each([
    ['pending', 'link', 'Continue paying €12.00', /continue paying/i],
    ['expired', 'link', 'Payments', /was not completed, and nothing was charged/],
  ] as const)('lead on from a payment that is %s', async (state, role, name, words) => {
    const redirectUrl = state === 'pending' ? 'https://checkout.example/1' : undefined;
    const receipt = answerOf(getPaymentReceipt);
    const payment = { ...receipt.payment, currency: 'EUR', total: 1200, state, redirectUrl };
    serve(getPaymentReceipt, { ...receipt, payment });
    showPage(PaymentPage, { as: learner, at: `/account/payments/${idOf(9)}`, path: '/account/payments/:paymentId' });
    await screen.findByText(words);
    expect(screen.getAllByRole(role, { name }).length).toBeGreaterThan(0);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['12', 'EUR', 1200],
    ['12,5', 'EUR', 1250],
    ['0.05', 'EUR', 5],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['12.345', 'EUR', null],
    ['1.5', 'JPY', null],
    ['-3', 'EUR', null],
    ['', 'EUR', null],
  ])('%s %s is %s in minor units', (text, currency, amount) => {
    expect(typedAmount(text, currency)).toBe(amount);
  });
});

describe('a way to be paid', () => {
  const Providers = () => <ProvidersPart selling={{ providers: ['stripe', 'invoice'] }} />;

  it('is tried by a button, and says what came of it', async () => {
    serve(testPaymentProvider, { state: 'failed' });
    const { user } = showPage(Providers, { as: learner });
    await user.click(await screen.findByRole('button', { name: 'Test Stripe' }));
    await screen.findByText(/^Stripe does not answer, or does not take the key\./);
    serve(testPaymentProvider, { state: 'live' });
    await user.click(screen.getByRole('button', { name: /^Test Invoice/ }));
    const said = await screen.findByText('Invoices need nothing but your bank details.');
    expect(said.getAttribute('role')).toBe('status');
  });
});
