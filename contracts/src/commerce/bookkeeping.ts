import { z } from 'zod';
import { day } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { emailAddress } from '../people/person.ts';
import { amount, currencyCode } from './money.ts';
import { paymentPath } from './payments.ts';
import { payment, paymentStates } from './states.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'commerce';

export const paymentsPerPage = 50;

const bookedPayment = z.object({
  ...payment.shape,
  /** Empty after the account was erased. */
  payerName: z.string(),
  payerId: z.uuid(),
  invoiceNumber: z.string(),
  received: z.int(),
});
export type BookedPayment = z.output<typeof bookedPayment>;

export const listBookedPayments = endpoint({
  name: 'listBookedPayments',
  feature,
  summary: 'All payments, the newest first, with the sums of each month and item.',
  method: 'GET',
  path: '/administration/commerce/payments/',
  who: 'superuser',
  query: z.object({
    state: z.enum([...paymentStates, 'open-invoice']).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    payments: z.array(bookedPayment),
    hasMore: z.boolean(),
    /** Of the last twelve months with payments, by the month in which they were paid (UTC). */
    sums: z.array(
      z.object({
        /** Such as `2026-11`. */
        month: z.string().regex(/^\d{4}-\d{2}$/),
        itemName: z.string(),
        currency: currencyCode,
        count: z.int(),
        paid: z.int(),
        refunded: z.int(),
      }),
    ),
    openInvoices: z.int(),
  }),
});

export const downloadPayments = endpoint({
  name: 'downloadPayments',
  feature,
  summary: 'All payments of a span of days, for bookkeeping.',
  method: 'GET',
  path: '/administration/commerce/payments/download/',
  who: 'superuser',
  query: z.object({ from: day.optional(), until: day.optional(), format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
});

/** The id is the client's: the same refund again changes nothing. */
export const refundPayment = endpoint({
  name: 'refundPayment',
  feature,
  summary: 'Gives a payment back in whole or in part. In whole, what it paid for ends.',
  method: 'POST',
  path: '/administration/commerce/payments/{paymentId}/refunds/',
  who: 'superuser',
  params: paymentPath,
  body: z.strictObject({ id: z.uuid(), amount, reason: z.string().trim().min(1, words(m.giveReason)).max(300) }),
  response: bookedPayment,
  needsConfirmation: true,
});

/** The id is the client's: the same transfer again changes nothing. */
export const recordTransfer = endpoint({
  name: 'recordTransfer',
  feature,
  summary: 'Notes money that came in for an invoice; when all of it is there, the invoice is paid.',
  method: 'POST',
  path: '/administration/commerce/payments/{paymentId}/transfers/',
  who: 'superuser',
  params: paymentPath,
  body: z.strictObject({ id: z.uuid(), amount }),
  response: bookedPayment,
  needsConfirmation: true,
});

const licence = z.object({
  id: z.uuid(),
  itemName: z.string(),
  ownerName: z.string(),
  places: z.int(),
  used: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** By hand, or because its payment was given back. */
  isEnded: z.boolean(),
});
export type Licence = z.output<typeof licence>;

export const listLicences = endpoint({
  name: 'listLicences',
  feature,
  summary: 'Licences, with how many of their places are used.',
  method: 'GET',
  path: '/administration/commerce/licences/',
  who: 'superuser',
  response: z.object({ licences: z.array(licence) }),
});

export const giveEntitlement = endpoint({
  name: 'giveEntitlement',
  feature,
  summary: 'Gives a person a place for nothing.',
  method: 'POST',
  path: '/administration/commerce/gifts/',
  who: 'superuser',
  body: z.strictObject({
    email: emailAddress,
    itemId: z.uuid(words(m.chooseItem)),
    endsOn: day.nullable().default(null),
  }),
  response: z.object({ name: z.string() }),
  needsConfirmation: true,
});
