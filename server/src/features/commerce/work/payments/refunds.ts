import type { BodyOf, recordTransfer, refundPayment } from '@lemma/contracts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable, type RefundState } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { paymentData, type PaymentRow, type RefundRow } from '../../data/payment-store.ts';
import { isHolding, laterRefundState } from '../rules/states.ts';
import { requireProvider } from './events.ts';
import { settlePayment } from './settling.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface Act {
  readonly actorId: string;
  readonly paymentId: string;
}

async function lockOrMiss(services: Services, paymentId: string): Promise<PaymentRow> {
  const payment = await paymentData(services).lockPayment(paymentId);
  if (payment === null) throw notFound();
  return payment;
}

/** Writes the refund down before the provider is asked for it: whatever happens then, it is known and never made twice. */
export async function giveBack(
  services: Services,
  { actorId, paymentId }: Act,
  { id, amount, reason }: BodyOf<typeof refundPayment>,
): Promise<void> {
  const payment = await inTransaction(services, async (services) => {
    const payment = await lockOrMiss(services, paymentId);
    const earlier = (await paymentData(services).selectRefunds(paymentId)).find((one) => one.id === id);
    if (earlier) return earlier.amount === amount ? null : Promise.reject(sameId());
    if (!isHolding(payment.state)) throw conflict('request/conflict', said(m.onlyPaidGivenBack));
    if (amount > payment.total - payment.refunded) throw invalidField('amount', said(m.moreThanLeft));
    const row = { id, paymentId, amount, reason, state: 'sent' as const, createdAt: services.now() };
    await paymentData(services).insertRefund({ ...row, createdBy: actorId });
    await auditQueries(services).insertAuditEntry({
      actorId,
      subjectId: payment.userId,
      act: 'refund-payment',
      details: `${paymentId} ${amount} ${payment.currency}: ${reason}`,
    });
    return settlePayment(services, payment, { actorId });
  });
  if (payment !== null) await sendRefund(services, payment, { id, amount });
}

/** Asks the provider to give the money back. Without an answer it is asked again later, with the same key. */
export async function sendRefund(
  services: Services,
  payment: PaymentRow,
  { id, amount }: Pick<RefundRow, 'id' | 'amount'>,
): Promise<void> {
  const { id: paymentId, currency, providerCharge: charge } = payment;
  const answer = await requireProvider(services, payment.provider)
    .refund({ id, paymentId, charge, amount, currency })
    .catch((error: unknown): { ref: string | null; state: RefundState } | null => {
      if (error instanceof PaymentRefused) return { ref: null, state: 'refused' };
      if (error instanceof PaymentsUnavailable) return null;
      throw error;
    });
  if (answer === null) return;
  const isRefused = await inTransaction(services, async (services) => {
    const locked = await lockOrMiss(services, paymentId);
    const known = (await paymentData(services).selectRefunds(paymentId)).find((one) => one.id === id);
    if (known === undefined) return false;
    const state = laterRefundState(known.state, answer.state);
    await paymentData(services).updateRefund(id, { providerRef: known.providerRef ?? answer.ref, state });
    await settlePayment(services, locked, { actorId: null });
    return answer.state === 'refused';
  });
  if (isRefused) throw conflict('request/conflict', said(m.refundRefused));
}

/** Notes a transfer for an invoice; once all of it is there, the invoice is paid. */
export async function noteTransfer(
  services: Services,
  { actorId, paymentId }: Act,
  { id, amount }: BodyOf<typeof recordTransfer>,
): Promise<void> {
  await inTransaction(services, async (services) => {
    const payment = await lockOrMiss(services, paymentId);
    if (payment.provider !== 'invoice') throw conflict('request/conflict', said(m.notAnInvoice));
    const now = services.now();
    if (!(await paymentData(services).insertTransfer({ id, paymentId, amount, notedAt: now, notedBy: actorId })))
      return;
    const received = payment.received + amount;
    if (payment.paidAt !== null || received > payment.total) {
      throw invalidField('amount', said(m.moreThanInvoiced));
    }
    await auditQueries(services).insertAuditEntry({
      actorId,
      subjectId: payment.userId,
      act: 'record-transfer',
      details: `${paymentId} ${amount} ${payment.currency}`,
    });
    await settlePayment(services, payment, {
      actorId,
      received,
      ...(received === payment.total ? { paidAt: now } : {}),
    });
  });
}

const sameId = () => conflict('request/conflict', said(m.refundMadeBefore));
