import { invalid, need, needInteger, pairsOf, StripeRefusal } from './stripe-parameters.ts';

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

interface Session {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly metadata: Record<string, string>;
  readonly intentMetadata: Record<string, string>;
  readonly successUrl: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  intent: Intent | null;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  refunded: number;
}

interface Refund {
  readonly id: string;
  readonly intent: Intent;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

interface Dispute {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
}

export type StripeBooks = ReturnType<typeof createStripeBooks>;

/** The records of Stripe: sessions, charges and refunds, with the events that report their changes. */
export function createStripeBooks() {
  const shelf = createShelf();
  return { events: shelf.events, sessions: shelf.sessions, ...callsOn(shelf), ...actsOn(shelf) };
}

type Shelf = ReturnType<typeof createShelf>;

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing', `No such: ${id}`);
  return thing;
}

function createShelf() {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const events: StripeEvent[] = [];
  let made = 0;
  const newId = (prefix: string) => `${prefix}_test_${(made += 1)}`;

  function say(type: string, object: unknown): void {
    const id = newId('evt');
    const event = { id, object: 'event', api_version: '2026-10-28.endive', created: 0, livemode: false };
    events.push({ id, type, body: JSON.stringify({ ...event, pending_webhooks: 1, type, data: { object } }) });
  }

  return {
    sessions,
    intents,
    refunds,
    disputes,
    events,
    newId,
    say,
    sessionOf: (id: string) => found(sessions.get(id), id),
  };
}

/** The calls of the API. */
function callsOn({ sessions, intents, refunds, newId, say, sessionOf }: Shelf) {
  return {
    openSession(given: URLSearchParams) {
      if (need(given, 'mode') !== 'payment') throw invalid('parameter_invalid_string', 'Invalid mode');
      const item = 'line_items[0]';
      const currency = need(given, `${item}[price_data][currency]`);
      if (!/^[a-z]{3}$/.test(currency)) throw invalid('parameter_invalid', `Invalid currency: ${currency}`);
      need(given, `${item}[price_data][product_data][name]`);
      const amount = needInteger(given, `${item}[price_data][unit_amount]`) * needInteger(given, `${item}[quantity]`);
      for (const name of ['success_url', 'cancel_url']) {
        if (!URL.canParse(need(given, name))) throw invalid('url_invalid', `Not a valid URL: ${name}`);
      }
      const session: Session = {
        id: newId('cs'),
        amount,
        currency,
        reference: given.get('client_reference_id'),
        metadata: pairsOf(given, 'metadata'),
        intentMetadata: pairsOf(given, 'payment_intent_data[metadata]'),
        successUrl: need(given, 'success_url'),
        status: 'open',
        paymentStatus: 'unpaid',
        intent: null,
      };
      sessions.set(session.id, session);
      return presentSession(session);
    },

    findSession: (id: string, expands = false) => presentSession(sessionOf(id), expands),
    findIntent: (id: string) => presentIntent(found(intents.get(id), id)),

    expireSession(id: string) {
      const session = sessionOf(id);
      if (session.status !== 'open')
        throw invalid('', 'Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      say('checkout.session.expired', presentSession(session));
      return presentSession(session);
    },

    refund(given: URLSearchParams) {
      const intent = found(intents.get(need(given, 'payment_intent')), need(given, 'payment_intent'));
      const amount = needInteger(given, 'amount');
      if (intent.status !== 'succeeded')
        throw invalid('payment_intent_unexpected_state', 'It has no successful charge.');
      if (intent.refunded >= intent.amount) throw invalid('charge_already_refunded', 'It has already been refunded.');
      if (amount < 1 || amount > intent.amount - intent.refunded) throw invalid('amount_too_large', 'Too much.');
      intent.refunded += amount;
      const metadata = pairsOf(given, 'metadata');
      const refund: Refund = { id: newId('re'), intent, amount, metadata, status: 'succeeded' };
      refunds.set(refund.id, refund);
      say('refund.created', presentRefund(refund));
      return presentRefund(refund);
    },
  };
}

/** Acts of payers, banks and the operator at Stripe. */
function actsOn({ intents, refunds, disputes, newId, say, sessionOf }: Shelf) {
  function complete(id: string, status: Intent['status']): Session {
    const session = sessionOf(id);
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
    const { amount, currency, intentMetadata: metadata } = session;
    const intent: Intent = { id: newId('pi'), amount, currency, metadata, status, refunded: 0 };
    intents.set(intent.id, intent);
    session.status = 'complete';
    session.intent = intent;
    return session;
  }

  const succeed = (session: Session): void => {
    session.paymentStatus = 'paid';
    if (session.intent) session.intent.status = 'succeeded';
    if (session.intent) say('payment_intent.succeeded', presentIntent(session.intent));
  };

  return {
    /** The payer pays with a card. */
    pay(id: string): void {
      const session = complete(id, 'succeeded');
      succeed(session);
      say('checkout.session.completed', presentSession(session));
    },

    /** The payer orders their bank to pay, which takes its time. */
    payLater(id: string): void {
      const session = complete(id, 'processing');
      say('checkout.session.completed', presentSession(session));
    },

    bankPays(id: string): void {
      const session = sessionOf(id);
      succeed(session);
      say('checkout.session.async_payment_succeeded', presentSession(session));
    },

    bankRefuses(id: string): void {
      const session = sessionOf(id);
      if (session.intent) session.intent.status = 'requires_payment_method';
      say('checkout.session.async_payment_failed', presentSession(session));
    },

    /** A bank does not take back what was refunded. */
    refundFails(id: string): void {
      const refund = found(refunds.get(id), id);
      refund.status = 'failed';
      refund.intent.refunded -= refund.amount;
      say('refund.failed', presentRefund(refund));
    },

    /** The payer's bank takes the money back; the answer is the dispute's name. */
    dispute(sessionId: string, { status = 'needs_response' }: { readonly status?: string } = {}): string {
      const intent = sessionOf(sessionId).intent;
      if (intent === null) throw new Error('nothing was paid');
      const dispute = { id: newId('du'), amount: intent.amount, currency: intent.currency, payment_intent: intent.id };
      disputes.set(dispute.id, dispute);
      say('charge.dispute.created', { ...dispute, object: 'dispute', status });
      return dispute.id;
    },

    closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
      say('charge.dispute.closed', { ...found(disputes.get(id), id), object: 'dispute', status });
    },

    /** The operator gives back on Stripe's own pages. */
    refundOnPages(sessionId: string, amount: number): string {
      const intent = sessionOf(sessionId).intent;
      if (intent === null) throw new Error('nothing was paid');
      intent.refunded += amount;
      const refund: Refund = { id: newId('re'), intent, amount, metadata: {}, status: 'succeeded' };
      refunds.set(refund.id, refund);
      say('refund.created', presentRefund(refund));
      return refund.id;
    },
  };
}

const presentIntent = ({ id, amount, currency, metadata, status }: Intent) => ({
  id,
  object: 'payment_intent',
  amount,
  amount_received: status === 'succeeded' ? amount : 0,
  currency,
  metadata,
  status,
});

const presentSession = (session: Session, expands = false) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  status: session.status,
  payment_status: session.paymentStatus,
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.reference,
  metadata: session.metadata,
  payment_intent: session.intent && (expands ? presentIntent(session.intent) : session.intent.id),
  success_url: session.successUrl,
  url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
});

const presentRefund = ({ id, intent, amount, metadata, status }: Refund) => ({
  id,
  object: 'refund',
  amount,
  currency: intent.currency,
  payment_intent: intent.id,
  metadata,
  status,
});
