import type { PaymentProviderId } from '@lemma/contracts';
import { notFound, RequestError } from '../../../../core/errors.ts';
import { ForgedEvent, PaymentRefused, PaymentsUnavailable } from '../../../../core/outside/payments/provider.ts';
import type { PaymentProvider, ProviderWord } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { paymentData, type PaymentRow } from '../../data/payment-store.ts';
import { settleWord } from './settling.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

export const unavailable = () => new RequestError(503, 'server/unavailable', said(m.paymentsUnavailable));

export function requireProvider(services: Services, id: PaymentProviderId): PaymentProvider {
  const provider = services.paymentProviders.get(id);
  if (provider === undefined) throw notFound();
  return provider;
}

/** Takes in what a provider reports; nothing is read of what it has not signed. */
export async function takeEvent(
  services: Services,
  id: PaymentProviderId,
  { bytes, signature }: { readonly bytes: Buffer; readonly signature: string },
): Promise<{ received: boolean }> {
  const provider = requireProvider(services, id);
  const word = readEvent(services, provider, { bytes, signature });
  if (word === null) return { received: false };
  const paymentId = await findPaymentOf(services, provider, word);
  // Other things may be sold with the same account of the provider.
  if (paymentId === null) return { received: false };
  await inTransaction(services, async (services) => {
    const payment = await paymentData(services).lockPayment(paymentId);
    if (payment === null || payment.provider !== id) return;
    const event = { provider: id, eventId: word.eventId ?? '', type: word.type, paymentId, takenAt: services.now() };
    if (await paymentData(services).insertEvent(event)) await settleWord(services, payment, word);
  });
  return { received: true };
}

function readEvent(
  services: Services,
  provider: PaymentProvider,
  { bytes, signature }: { readonly bytes: Buffer; readonly signature: string },
): ProviderWord | null {
  try {
    return provider.confirm({ bytes, signature, now: services.now() });
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    services.log.warn({ provider: provider.id }, 'an event of a payment provider is not signed by it');
    throw new RequestError(400, 'request/invalid', 'The signature does not hold.');
  }
}

async function findPaymentOf(
  services: Services,
  provider: PaymentProvider,
  word: ProviderWord,
): Promise<string | null> {
  if (word.paymentId !== null) {
    return (await paymentData(services).findPayment(word.paymentId)) ? word.paymentId : null;
  }
  const known = await paymentData(services).findByProvider(provider.id, word);
  if (known !== null || word.charge === null) return known;
  try {
    // A refund may be reported before the payment that it belongs to.
    const id = await provider.findPayment(word.charge);
    return id !== null && (await paymentData(services).findPayment(id)) ? id : null;
  } catch (error) {
    // The provider reports it again later.
    if (error instanceof PaymentsUnavailable) throw unavailable();
    if (error instanceof PaymentRefused) return null;
    throw error;
  }
}

/** Asks the provider what has become of a payment that waits, and adds what it says. */
export async function askAbout(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.providerRef === null) return payment;
  const provider = requireProvider(services, payment.provider);
  const word = await provider.ask({ id: payment.id, ref: payment.providerRef });
  return inTransaction(services, async (services) => {
    const locked = await paymentData(services).lockPayment(payment.id);
    if (locked === null) return payment;
    await paymentData(services).updatePayment(payment.id, { askedAt: services.now() });
    return word === null ? locked : settleWord(services, locked, word);
  });
}
