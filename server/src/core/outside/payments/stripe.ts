import Stripe from 'stripe';
import type { StripeSettings } from '../../environment/payment-settings.ts';
import {
  ForgedEvent,
  PaymentRefused,
  PaymentsUnavailable,
  type PaymentOrder,
  type PaymentProvider,
} from './provider.ts';
import { toStripe } from './stripe-amounts.ts';
import { refundStateOf, wordOfEvent, wordOfSession } from './stripe-words.ts';

const timeoutMs = 10_000;
/** Seconds that a signature is good for; longer ones may be old ones that somebody sends again. */
const toleranceSeconds = 300;

/** Pages of Stripe take the payment: no data of a card comes here. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const host = new URL(settings.apiHost);
  const stripe = new Stripe(settings.secretKey, {
    host: host.hostname,
    protocol: host.protocol === 'http:' ? 'http' : 'https',
    ...(host.port === '' ? {} : { port: host.port }),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    id: 'stripe',
    canTake: (amount, currency) => toStripe(amount, currency) !== null,

    open: (order) =>
      asked(async () => {
        // The key makes Stripe answer a repeated call with the first session, also when its answer was lost.
        const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: `open-${order.id}` });
        return { ref: session.id, redirectUrl: session.url };
      }),

    confirm({ bytes, signature, now }) {
      for (const secret of settings.webhookSecrets) {
        try {
          const at = now.getTime();
          const event = stripe.webhooks.constructEvent(bytes, signature, secret, toleranceSeconds, undefined, at);
          return wordOfEvent(event);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new ForgedEvent(String(error));
        }
      }
      throw new ForgedEvent('The signature does not hold.');
    },

    ask: ({ ref }) =>
      asked(async () => wordOfSession(await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }))),

    findPayment: (charge) => asked(async () => (await stripe.paymentIntents.retrieve(charge)).metadata.payment ?? null),

    cancel: (ref) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(ref);
        if (session.status === 'expired') return true;
        if (session.status !== 'open') return false;
        return (await stripe.checkout.sessions.expire(ref)).status === 'expired';
      }),

    refund: ({ id, paymentId, charge, amount, currency }) =>
      asked(async () => {
        const sum = toStripe(amount, currency);
        if (charge === null || sum === null) throw new PaymentRefused('This amount cannot be given back.');
        const made = await stripe.refunds.create(
          { payment_intent: charge, amount: sum, metadata: { payment: paymentId, refund: id } },
          { idempotencyKey: `refund-${id}` },
        );
        return { ref: made.id, state: refundStateOf(made.status) };
      }),

    test: () =>
      asked(async () => {
        const { livemode } = await stripe.balance.retrieve();
        return livemode ? 'live' : 'test-mode';
      }),
  };
}

function sessionOf(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const { id, itemName, quantity, total, currency, email } = order;
  const sum = toStripe(total, currency);
  if (sum === null) throw new PaymentRefused('This amount cannot be paid there.');
  const name = quantity === 1 ? itemName : `${itemName} × ${quantity}`;
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata: { payment: id },
    payment_intent_data: { metadata: { payment: id } },
    // One line with the tax in it: what is paid is what was shown here before.
    line_items: [
      { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: sum, product_data: { name } } },
    ],
    adaptive_pricing: { enabled: false },
    ...(email === null ? {} : { customer_email: email }),
    success_url: order.paidUrl,
    cancel_url: order.cancelUrl,
  };
}

/** Says the library's errors in the words of all providers. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) throw error;
    // Keys that do not hold are for the operator to fix; what was asked before may have been done.
    const isFinal =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
    const message = error instanceof Error ? error.message : String(error);
    throw isFinal ? new PaymentRefused(message, { cause: error }) : new PaymentsUnavailable(message, { cause: error });
  }
}
