import type Stripe from 'stripe';
import type { ProviderWord, RefundState } from './provider.ts';
import { fromStripe } from './stripe-amounts.ts';

const silent: ProviderWord = {
  type: '',
  eventId: null,
  paymentId: null,
  ref: null,
  charge: null,
  outcome: null,
  paid: null,
  refund: null,
};

const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** Returns the state of a payment that an event reports; null for events that report nothing about payments. */
export function wordOfEvent(event: Stripe.Event): ProviderWord | null {
  const said = { type: event.type, eventId: event.id };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { ...wordOfSession(event.data.object), ...said };
    case 'checkout.session.async_payment_failed':
      return { ...wordOfSession(event.data.object), ...said, outcome: 'failed' };
    case 'payment_intent.succeeded':
      return { ...wordOfIntent(event.data.object), ...said };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { ...wordOfRefund(event.data.object), ...said };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const word = wordOfDispute(event.data.object);
      return word && { ...word, ...said };
    }
    default:
      return null;
  }
}

/** A session is paid, over, or waits: also after it was completed, for days, where a bank takes its time. */
export function wordOfSession(session: Stripe.Checkout.Session): ProviderWord {
  const { payment_intent: intent, amount_total: total, currency } = session;
  const isPaid = session.payment_status === 'paid';
  const hasFailed =
    session.status === 'complete' &&
    typeof intent === 'object' &&
    (intent?.status === 'requires_payment_method' || intent?.status === 'canceled');
  return {
    ...silent,
    type: 'asked',
    paymentId: session.client_reference_id ?? session.metadata?.payment ?? null,
    ref: session.id,
    charge: idOf(intent),
    outcome: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : hasFailed ? 'failed' : null,
    paid: isPaid && total !== null && currency !== null ? sumOf(total, currency) : null,
  };
}

const wordOfIntent = (intent: Stripe.PaymentIntent): ProviderWord => ({
  ...silent,
  paymentId: intent.metadata.payment ?? null,
  charge: intent.id,
  outcome: 'paid',
  paid: sumOf(intent.amount_received, intent.currency),
});

const wordOfRefund = (refund: Stripe.Refund): ProviderWord => ({
  ...silent,
  paymentId: refund.metadata?.payment ?? null,
  charge: idOf(refund.payment_intent),
  refund: {
    ref: refund.id,
    id: refund.metadata?.refund ?? null,
    amount: sumOf(refund.amount, refund.currency).amount,
    state: refundStateOf(refund.status),
    isChargeback: false,
  },
});

/** Money is withdrawn when a dispute begins, and comes back when it is won. Inquiries before that move none. */
const disputeStates: Readonly<Record<string, RefundState>> = {
  needs_response: 'sent',
  under_review: 'sent',
  appeal_needs_response: 'sent',
  appeal_under_review: 'sent',
  lost: 'done',
  won: 'refused',
};

function wordOfDispute({ id, payment_intent: intent, amount, currency, status }: Stripe.Dispute): ProviderWord | null {
  const state = disputeStates[status];
  const charge = idOf(intent);
  if (state === undefined || charge === null) return null;
  const sum = sumOf(amount, currency).amount;
  return { ...silent, charge, refund: { ref: id, id: null, amount: sum, state, isChargeback: true } };
}

function sumOf(total: number, currency: string) {
  const code = currency.toUpperCase();
  return { amount: fromStripe(total, code), currency: code };
}

export function refundStateOf(status: string | null): RefundState {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'sent';
}
