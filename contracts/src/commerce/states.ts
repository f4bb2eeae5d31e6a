import { z } from 'zod';
import { currencyCode } from './money.ts';

/** `stripe`: a page of Stripe. `invoice`: a transfer, which an administrator confirms. */
export const paymentProviders = ['stripe', 'invoice'] as const;
export type PaymentProviderId = (typeof paymentProviders)[number];

/** `charged-back`: the payer’s bank has taken it back. */
export const paymentStates = [
  'created',
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'charged-back',
  'failed',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as its payer sees it; amounts in minor units. */
export const payment = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  provider: z.enum(paymentProviders),
  itemId: z.uuid(),
  itemName: z.string(),
  quantity: z.int(),
  currency: currencyCode,
  /** With tax. */
  total: z.int(),
  refunded: z.int(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** The page of the provider; there while it waits to be paid. */
  redirectUrl: z.string().optional(),
  /** Of invoices. */
  dueAt: z.iso.datetime().nullable(),
});
export type Payment = z.output<typeof payment>;
