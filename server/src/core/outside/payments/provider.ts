import type { PaymentProviderId, PaymentProviderState } from '@lemma/contracts';

/** A payment as a provider is asked for it; amounts in minor units of ISO 4217. */
export interface PaymentOrder {
  readonly id: string;
  readonly itemName: string;
  readonly quantity: number;
  readonly total: number;
  readonly currency: string;
  readonly email: string | null;
  /** Pages to come back to. */
  readonly paidUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedPayment {
  readonly ref: string | null;
  readonly redirectUrl: string | null;
}

export type RefundState = 'sent' | 'done' | 'refused';

/** Something that a provider has said, checked to be its own word. */
export interface ProviderWord {
  readonly type: string;
  /** Null where the provider was asked: only events come again. */
  readonly eventId: string | null;
  /** Our id, where the provider gives it back. */
  readonly paymentId: string | null;
  readonly ref: string | null;
  readonly charge: string | null;
  readonly outcome: 'paid' | 'failed' | 'expired' | null;
  /** The sum that was paid; null when nothing was. */
  readonly paid: { readonly amount: number; readonly currency: string } | null;
  readonly refund: {
    readonly ref: string;
    /** Our id; null for refunds that were made on the provider's pages. */
    readonly id: string | null;
    readonly amount: number;
    readonly state: RefundState;
    /** The payer's bank takes the money back. */
    readonly isChargeback: boolean;
  } | null;
}

/** An event whose signature does not hold. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}

/** The provider cannot be reached, or is in trouble: what was asked may have been done or not. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}

/** The provider says no, for good. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** A way to be paid. Every call may be repeated: the same payment is opened once, the same refund made once. */
export interface PaymentProvider {
  readonly id: PaymentProviderId;
  /** Whether an amount can be paid in this currency here. */
  canTake(amount: number, currency: string): boolean;
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /** Reads an event; null for one that says nothing about payments. Throws ForgedEvent. */
  confirm(event: { readonly bytes: Buffer; readonly signature: string; readonly now: Date }): ProviderWord | null;
  /** Asks the provider for the state of a payment. */
  ask(payment: { readonly id: string; readonly ref: string }): Promise<ProviderWord | null>;
  /** Our id of the payment that a charge belongs to. */
  findPayment(charge: string): Promise<string | null>;
  /** Sees to it that the payment can no longer be paid; false when it was paid, or is being paid. */
  cancel(ref: string): Promise<boolean>;
  refund(refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly charge: string | null;
    readonly amount: number;
    readonly currency: string;
  }): Promise<{ readonly ref: string | null; readonly state: RefundState }>;
  /** Tries whether the provider knows this instance. Throws PaymentsUnavailable or PaymentRefused. */
  test(): Promise<Exclude<PaymentProviderState, 'failed'>>;
}
