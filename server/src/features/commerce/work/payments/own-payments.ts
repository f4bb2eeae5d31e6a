import type { Payment, PaymentReceipt } from '@lemma/contracts';
import { notFound } from '../../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../../core/outside/payments/provider.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { paymentData, type PaymentRow } from '../../data/payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { isOpen } from '../rules/states.ts';
import { endOpen } from './ending.ts';
import { askAbout } from './events.ts';
import { presentEntitlement, presentPayment } from './present-payment.ts';

/** The payment, when it is this person's; staff see them in the books. */
async function requireOwn(services: Services, userId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await paymentData(services).findPayment(paymentId);
  if (payment?.userId !== userId) throw notFound();
  return payment;
}

export async function listOwnPayments(services: Services, userId: string) {
  const [payments, mine] = await Promise.all([
    paymentData(services).selectPaymentsOf(userId),
    placeData(services).selectEntitlements(userId),
  ]);
  return {
    payments: payments.map(presentPayment),
    entitlements: mine.map((one) => presentEntitlement(services, one)),
  };
}

/** The state of a payment; its provider is asked while it waits, for its word may be late. */
export async function checkOwnPayment(services: Services, userId: string, paymentId: string): Promise<Payment> {
  const payment = await requireOwn(services, userId, paymentId);
  if (!isOpen(payment.state)) return presentPayment(payment);
  try {
    return presentPayment(await askAbout(services, payment));
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentRefused) return presentPayment(payment);
    throw error;
  }
}

export async function cancelOwnPayment(services: Services, userId: string, paymentId: string): Promise<Payment> {
  const payment = await requireOwn(services, userId, paymentId);
  return presentPayment(isOpen(payment.state) ? await endOpen(services, payment, userId) : payment);
}

/** Everything that a receipt or an invoice names; a page prints it. */
export async function readReceipt(
  services: Services,
  { id: userId }: Pick<SignedInUser, 'id'>,
  paymentId: string,
): Promise<PaymentReceipt> {
  const payment = await requireOwn(services, userId, paymentId);
  const [seller, refunds] = await Promise.all([
    sellingData(services).findSeller(),
    paymentData(services).selectRefunds(paymentId),
  ]);
  return {
    payment: presentPayment(payment),
    invoiceNumber: payment.invoiceNumber ?? '',
    reference: payment.invoiceNumber ?? payment.id,
    seller: {
      name: seller?.name ?? '',
      address: seller?.address ?? '',
      taxNumber: seller?.taxNumber ?? '',
      bankDetails: payment.provider === 'invoice' ? (seller?.bankDetails ?? '') : '',
    },
    billTo: payment.billTo,
    price: payment.unit,
    net: payment.net,
    tax: {
      name: payment.taxName,
      rate: payment.taxRate,
      isIncluded: payment.isTaxIncluded,
      amount: payment.tax,
    },
    received: payment.received,
    refunds: refunds
      .filter(({ state }) => state !== 'refused')
      .map(({ amount, createdAt, isChargeback }) => ({ amount, at: createdAt.toISOString(), isChargeback })),
  };
}
