import type { PaymentProviderId } from '@lemma/contracts';
import type { Environment } from '../../environment/environment.ts';
import { invoices } from './invoice.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripe } from './stripe.ts';

export type PaymentProviders = ReadonlyMap<PaymentProviderId, PaymentProvider>;

/** The providers that the operator has configured, in their order. Nothing is asked of them before somebody pays. */
export function createPaymentProviders({ payments }: Pick<Environment, 'payments'>): PaymentProviders {
  return new Map(
    payments.providers.flatMap((id): [PaymentProviderId, PaymentProvider][] => {
      if (id === 'invoice') return [[id, invoices]];
      return payments.stripe === null ? [] : [[id, createStripe(payments.stripe)]];
    }),
  );
}
