import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { entitlement } from './items.ts';
import { payment, paymentProviders } from './states.ts';

const feature = 'commerce';

export const paymentPath = z.object({ paymentId: z.uuid() });

export const listPayments = endpoint({
  name: 'listPayments',
  feature,
  summary: 'The payments of the caller, and what they are entitled to.',
  method: 'GET',
  path: '/commerce/payments/',
  who: 'signed-in',
  response: z.object({ payments: z.array(payment), entitlements: z.array(entitlement) }),
});

/** A payment that nothing has been heard of is asked for at its provider. */
export const checkPayment = endpoint({
  name: 'checkPayment',
  feature,
  summary: 'The state of a payment of the caller, asked anew while it is pending.',
  method: 'POST',
  path: '/commerce/payments/{paymentId}/check/',
  who: 'signed-in',
  params: paymentPath,
  response: payment,
  callsPerMinuteEach: 30,
});

export const cancelPayment = endpoint({
  name: 'cancelPayment',
  feature,
  summary: 'Ends a payment of the caller that was not paid.',
  method: 'POST',
  path: '/commerce/payments/{paymentId}/cancel/',
  who: 'signed-in',
  personAlone: true,
  params: paymentPath,
  response: payment,
});

const receipt = z.object({
  payment,
  /** Of invoices; empty for all others. */
  invoiceNumber: z.string(),
  /** The words that a transfer carries. */
  reference: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string(), bankDetails: z.string() }),
  billTo: z.string(),
  /** Of one, in minor units. */
  price: z.int(),
  net: z.int(),
  tax: z.object({ name: z.string(), rate: z.int(), isIncluded: z.boolean(), amount: z.int() }),
  /** Of invoices: how much has come in. */
  received: z.int(),
  refunds: z.array(z.object({ amount: z.int(), at: z.iso.datetime(), isChargeback: z.boolean() })),
});
export type PaymentReceipt = z.output<typeof receipt>;

/** A page prints it: the invoice while it is open, the receipt once it is paid. */
export const getPaymentReceipt = endpoint({
  name: 'getPaymentReceipt',
  feature,
  summary: 'The receipt or the invoice of a payment of the caller.',
  method: 'GET',
  path: '/commerce/payments/{paymentId}/receipt/',
  who: 'signed-in',
  params: paymentPath,
  response: receipt,
});

/** The signature over the bytes of the body is the permission. Again and in any order changes nothing. */
export const takePaymentEvent = endpoint({
  name: 'takePaymentEvent',
  feature,
  summary: 'Takes what a payment provider reports.',
  method: 'POST',
  path: '/commerce/webhooks/{paymentProvider}/',
  who: 'anyone',
  fromProgram: true,
  maximumBodyBytes: 256 * 1024,
  params: z.object({ paymentProvider: z.enum(paymentProviders) }),
  response: z.object({ received: z.boolean() }),
});
