import type { PaymentProviderId } from '@lemma/contracts';
import type { Environment } from '../../environment/environment.ts';
import { invoices } from './invoice.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentProviders = ReadonlyMap<PaymentProviderId, PaymentProvider>;

/**
 * The providers that the operator has configured, in their order. No request goes to them before somebody pays. Code of
 * a provider that is not configured is not loaded: it would take a tenth of each start.
 */
export async function createPaymentProviders({ payments }: Pick<Environment, 'payments'>): Promise<PaymentProviders> {
  const providers = new Map<PaymentProviderId, PaymentProvider>();
  for (const id of payments.providers) {
    if (id === 'invoice') providers.set(id, invoices);
    else if (payments.stripe !== null) {
      const { createStripe } = await import('./stripe.ts');
      providers.set(id, createStripe(payments.stripe));
    }
  }
  return providers;
}
