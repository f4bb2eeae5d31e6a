import { conflict } from '../../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { paymentData, type PaymentRow } from '../../data/payment-store.ts';
import { isOpen } from '../rules/states.ts';
import { askAbout, requireProvider, unavailable } from './events.ts';
import { settlePayment } from './settling.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Ends a payment that was not paid, first at its provider. Throws 409 when it was paid meanwhile, or is being paid. */
export async function endOpen(
  services: Services,
  payment: PaymentRow,
  actorId: string | null = null,
): Promise<PaymentRow> {
  if (payment.provider === 'invoice' && payment.received > 0) throw isBeingPaid();
  try {
    const ref = payment.providerRef;
    if (ref !== null && !(await requireProvider(services, payment.provider).cancel(ref))) {
      await askAbout(services, payment);
      throw isBeingPaid();
    }
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentRefused) throw unavailable();
    throw error;
  }
  return inTransaction(services, async (services) => {
    const locked = await paymentData(services).lockPayment(payment.id);
    if (locked === null || !isOpen(locked.state)) return locked ?? payment;
    if (locked.received > 0) throw isBeingPaid();
    return settlePayment(services, locked, { expiredAt: services.now(), actorId });
  });
}

const isBeingPaid = () => conflict('request/conflict', said(m.beingPaid));
