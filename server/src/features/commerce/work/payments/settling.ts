import { v7 as newId } from 'uuid';
import type { ProviderWord } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { auditQueries } from '../../../audit/api.ts';
import { paymentData, type PaymentRow } from '../../data/payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { forgetTrialReminders } from '../places/reminders.ts';
import { isHolding, laterRefundState, stateOf } from '../rules/states.ts';
import { spanAfter } from '../rules/terms.ts';

/** Facts to be added to a payment. */
export type NewFacts = Partial<
  Pick<
    PaymentRow,
    | 'openedAt'
    | 'paidAt'
    | 'failedAt'
    | 'expiredAt'
    | 'providerRef'
    | 'providerCharge'
    | 'redirectUrl'
    | 'askedAt'
    | 'received'
  >
>;

/**
 * Adds facts to a payment that is locked, and makes its state, places and licences what follows from them, all in the
 * transaction of the caller. The same facts again change nothing.
 */
export async function settlePayment(
  services: Services,
  payment: PaymentRow,
  { actorId, ...facts }: NewFacts & { readonly actorId: string | null },
): Promise<PaymentRow> {
  const refunds = (await paymentData(services).selectRefunds(payment.id)).filter(({ state }) => state !== 'refused');
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const known = { ...payment, ...facts, refunded };
  const isChargedBack = refunds.some(({ isChargeback }) => isChargeback);
  const next: PaymentRow = { ...known, state: stateOf({ ...known, isChargedBack }) };
  await paymentData(services).updatePayment(payment.id, { ...facts, refunded, state: next.state });
  await givePlaces(services, next);
  if (next.state !== payment.state) {
    await auditQueries(services).insertAuditEntry({
      actorId,
      subjectId: payment.userId,
      act: `payment-${next.state}`,
      details: `${payment.id} ${next.total} ${next.currency}`,
    });
  }
  return next;
}

/** The place or the licence that the payment pays for is there exactly while the payment holds. */
async function givePlaces(services: Services, payment: PaymentRow): Promise<void> {
  const found = await sellingData(services).findItem(payment.itemId);
  if (found === null) throw new Error('a payment without its item');
  const { item } = found;
  const now = services.now();
  const holds = isHolding(payment.state);
  if (item.kind === 'licence') {
    const licence = await placeData(services).findLicenceOfPayment(payment.id);
    if (licence === null && holds && item.placeItemId !== null) {
      const span = spanAfter([], item, now);
      const base = { id: newId(), itemId: item.placeItemId, ownerId: payment.userId, paymentId: payment.id };
      await placeData(services).insertLicence({ ...base, places: payment.quantity, ...span });
    } else if (licence !== null && (licence.endedAt === null) !== holds) {
      await placeData(services).updateLicence(licence.id, { endedAt: holds ? null : now });
      await placeData(services).updateOfLicence(licence.id, holds ? null : now);
    }
    return;
  }
  const place = await placeData(services).findOfPayment(payment.id);
  if (place === null && holds) {
    await placeData(services).lockPerson(payment.userId);
    const mine = await placeData(services).selectEntitlements(payment.userId);
    const span = spanAfter(
      mine.filter(({ itemId }) => itemId === item.id),
      item,
      now,
    );
    const ids = { id: newId(), userId: payment.userId, itemId: item.id, paymentId: payment.id };
    await placeData(services).insertEntitlement({ ...ids, cause: 'payment', ...span, createdAt: now });
    await forgetTrialReminders(services, payment.userId, item.id);
  } else if (place !== null && (place.revokedAt === null) !== holds) {
    await placeData(services).updateEntitlement(place.id, { revokedAt: holds ? null : now });
  }
}

/** Adds what a provider says to a payment that is locked. Another amount than was agreed does not count as paid. */
export async function settleWord(services: Services, payment: PaymentRow, word: ProviderWord): Promise<PaymentRow> {
  const now = services.now();
  const { outcome, paid, refund } = word;
  const isPaid = outcome === 'paid' && paid?.amount === payment.total && paid.currency === payment.currency;
  if (outcome === 'paid' && !isPaid) {
    services.log.error({ payment: payment.id, paid }, 'a payment has another amount than was agreed');
    await auditQueries(services).insertAuditEntry({
      actorId: null,
      subjectId: payment.userId,
      act: 'payment-amount-differs',
      details: `${payment.id} ${paid?.amount} ${paid?.currency}`,
    });
  }
  if (refund !== null) await noteRefund(services, payment, refund);
  return settlePayment(services, payment, {
    actorId: null,
    openedAt: payment.openedAt ?? now,
    ...(payment.providerRef === null && word.ref !== null ? { providerRef: word.ref } : {}),
    ...(payment.providerCharge === null && word.charge !== null ? { providerCharge: word.charge } : {}),
    ...(isPaid && payment.paidAt === null ? { paidAt: now } : {}),
    ...(outcome === 'failed' && payment.failedAt === null ? { failedAt: now } : {}),
    ...(outcome === 'expired' && payment.expiredAt === null ? { expiredAt: now } : {}),
  });
}

/** Our own refunds are known by their id, those of the provider's pages by its name for them. */
async function noteRefund(
  services: Services,
  payment: PaymentRow,
  { ref, id, amount, state, isChargeback }: NonNullable<ProviderWord['refund']>,
): Promise<void> {
  const data = paymentData(services);
  const all = await data.selectRefunds(payment.id);
  const known = all.find((one) => one.id === id || one.providerRef === ref);
  if (known) {
    await data.updateRefund(known.id, { providerRef: ref, state: laterRefundState(known.state, state) });
    return;
  }
  const open = all.filter((one) => one.state !== 'refused').reduce((left, one) => left - one.amount, payment.total);
  await data.insertRefund({
    id: newId(),
    paymentId: payment.id,
    // A bank may ask for more than is left.
    amount: Math.min(amount, Math.max(0, open)),
    isChargeback,
    reason: '',
    state,
    providerRef: ref,
    createdAt: services.now(),
    createdBy: null,
  });
}
