import type { Chore } from '../../../core/chores.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../core/outside/payments/provider.ts';
import type { Services } from '../../../core/services.ts';
import { RequestError } from '../../../core/errors.ts';
import { paymentData, type PaymentRow } from '../data/payment-store.ts';
import { endOpen } from './payments/ending.ts';
import { askAbout } from './payments/events.ts';
import { openAtProvider } from './payments/opening.ts';
import { sendRefund } from './payments/refunds.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Providers know a repeated request again for a day. */
const repeatableMs = 23 * hourMs;

/** Looks after payments that nothing is heard of; without a provider that reports there is nothing to do. */
export const commerceChores = (services: Services): Chore[] =>
  services.paymentProviders.has('stripe')
    ? [
        { what: 'asking about payments', everyMs: 10 * minuteMs, work: () => askAboutUnheard(services) },
        { what: 'sending refunds again', everyMs: 10 * minuteMs, work: () => sendRefundsAgain(services) },
      ]
    : [];

/** Asks about payments that have waited for an hour, each once an hour. */
export async function askAboutUnheard(services: Services): Promise<void> {
  const hourAgo = new Date(services.now().getTime() - hourMs);
  const waiting = await paymentData(services).selectUnheard('stripe', { began: hourAgo, asked: hourAgo, most: 100 });
  for (const payment of waiting) await askPatiently(services, payment);
}

async function askPatiently(services: Services, payment: PaymentRow): Promise<void> {
  const ageMs = services.now().getTime() - payment.createdAt.getTime();
  try {
    if (payment.providerRef !== null) await askAbout(services, payment);
    else if (ageMs < repeatableMs) await openAtProvider(services, payment);
    // A payment that was opened and never answered is over by then; if it is paid after all, its event says so.
    else await endOpen(services, payment);
  } catch (error) {
    const isTheirs =
      error instanceof PaymentsUnavailable || error instanceof PaymentRefused || error instanceof RequestError;
    if (!isTheirs) throw error;
    services.log.warn({ payment: payment.id, error: error.message }, 'a payment cannot be asked about');
  }
}

/** Refunds whose request was not answered are sent again with the same key. */
export async function sendRefundsAgain(services: Services): Promise<void> {
  const now = services.now().getTime();
  const unanswered = await paymentData(services).selectUnanswered({
    after: new Date(now - repeatableMs),
    before: new Date(now - 5 * minuteMs),
  });
  for (const refund of unanswered) {
    const payment = await paymentData(services).findPayment(refund.paymentId);
    if (payment === null) continue;
    await sendRefund(services, payment, refund).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
    });
  }
}
