import type { PaymentState } from '@lemma/contracts';
import type { RefundState } from '../../../../core/outside/payments/provider.ts';

/** Everything that is known of a payment. Facts are added and never taken away, so their order does not matter. */
export interface PaymentFacts {
  readonly openedAt: Date | null;
  readonly paidAt: Date | null;
  readonly failedAt: Date | null;
  readonly expiredAt: Date | null;
  readonly total: number;
  /** The sum of the refunds that were not refused. */
  readonly refunded: number;
  /** Whether a bank has taken a part of that, or all of it, back. */
  readonly isChargedBack: boolean;
}

/** The state that follows from the facts: paid outweighs failed and expired, whatever was reported first. */
export function stateOf({ openedAt, paidAt, failedAt, expiredAt, ...sums }: PaymentFacts): PaymentState {
  const { total, refunded, isChargedBack } = sums;
  if (paidAt !== null) {
    if (refunded >= total) return isChargedBack ? 'charged-back' : 'refunded';
    return refunded > 0 ? 'partly-refunded' : 'paid';
  }
  if (failedAt !== null) return 'failed';
  if (expiredAt !== null) return 'expired';
  return openedAt !== null ? 'pending' : 'created';
}

export const isOpen = (state: PaymentState) => state === 'created' || state === 'pending';

/** Whether the payment gives what it paid for: also after a part of it was given back. */
export const isHolding = (state: PaymentState) => state === 'paid' || state === 'partly-refunded';

const order: readonly RefundState[] = ['sent', 'done', 'refused'];

/** The later of two words on a refund: a bank can refuse one that was done. */
export const laterRefundState = (one: RefundState, other: RefundState): RefundState =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;
