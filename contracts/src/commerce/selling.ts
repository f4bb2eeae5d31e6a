import { z } from 'zod';
import { day } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { itemKinds, itemPayers, longestTermDays, longestTrialDays } from './items.ts';
import { amount, countryCode, currencyCode } from './money.ts';
import { paymentProviders } from './states.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'commerce';

const line = (most: number) => z.string().trim().max(most);

const seller = z.strictObject({
  name: line(200),
  address: line(500),
  taxNumber: line(60),
  country: countryCode,
  /** Printed on invoices. */
  bankDetails: line(500),
  invoicePrefix: z.string().regex(/^[A-Za-z0-9/-]{0,20}$/, words(m.invoicePrefix)),
  invoiceDueDays: z.int().min(1).max(120),
});
export type Seller = z.output<typeof seller>;

const taxRate = z.strictObject({
  category: z.string().regex(/^[a-z0-9-]{1,30}$/, words(m.slug)),
  country: countryCode,
  name: line(60).min(1, words(m.enterTaxName)),
  /** In hundredths of a percent. */
  rate: z.int().min(0).max(10_000, words(m.taxAtMost)),
  isIncluded: z.boolean(),
});
export type TaxRate = z.output<typeof taxRate>;

const newItem = {
  name: line(120).min(1, words(m.enterName)),
  description: line(500).default(''),
  payer: z.enum(itemPayers),
  taxCategory: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/, words(m.slug))
    .default('standard'),
  price: amount,
  currency: currencyCode,
  termDays: z.int().min(1).max(longestTermDays).nullable().default(null),
  endsOn: day.nullable().default(null),
  trialDays: z.int().min(0).max(longestTrialDays).default(0),
};

const soldItem = z.object({
  id: z.uuid(),
  kind: z.enum(itemKinds),
  name: z.string(),
  description: z.string(),
  payer: z.enum(itemPayers),
  taxCategory: z.string(),
  price: z.int(),
  currency: currencyCode,
  /** Counts the prices that it has had. */
  priceVersion: z.int(),
  termDays: z.int().nullable(),
  endsOn: z.string().nullable(),
  trialDays: z.int(),
  /** Of licences: the item whose places they are. */
  placeItemId: z.uuid().nullable(),
  isArchived: z.boolean(),
  /** Paid and not refunded in whole. */
  sold: z.int(),
});
export type SoldItem = z.output<typeof soldItem>;

const selling = z.object({
  providers: z.array(z.enum(paymentProviders)),
  seller,
  taxes: z.array(taxRate),
  items: z.array(soldItem),
});
export type Selling = z.output<typeof selling>;

export const getSelling = endpoint({
  name: 'getSelling',
  feature,
  summary: 'Providers, seller, taxes, and the items that are sold.',
  method: 'GET',
  path: '/administration/commerce/',
  who: 'superuser',
  response: selling,
});

export const setSeller = endpoint({
  name: 'setSeller',
  feature,
  summary: 'Sets who sells: what invoices and receipts name.',
  method: 'PUT',
  path: '/administration/commerce/seller/',
  who: 'superuser',
  body: seller,
  response: selling,
  needsConfirmation: true,
});

export const setTaxes = endpoint({
  name: 'setTaxes',
  feature,
  summary: 'Sets the table of taxes. What was bought keeps its tax.',
  method: 'PUT',
  path: '/administration/commerce/taxes/',
  who: 'superuser',
  body: z.strictObject({
    taxes: z
      .array(taxRate)
      .max(200)
      .refine(
        (rows) => new Set(rows.map(({ category, country }) => `${category} ${country}`)).size === rows.length,
        words(m.oneTax),
      ),
  }),
  response: selling,
});

/** A provider that works is used for real payments, or for payments that only try it. */
export const paymentProviderStates = ['live', 'test-mode', 'failed'] as const;
export type PaymentProviderState = (typeof paymentProviderStates)[number];

export const testPaymentProvider = endpoint({
  name: 'testPaymentProvider',
  feature,
  summary: 'Asks a payment provider whether it knows this instance; nothing is charged.',
  method: 'POST',
  path: '/administration/commerce/providers/{paymentProvider}/test/',
  who: 'superuser',
  params: z.object({ paymentProvider: z.enum(paymentProviders) }),
  response: z.object({ state: z.enum(paymentProviderStates) }),
  callsPerMinuteEach: 10,
});

const oneEnd = ({
  termDays,
  endsOn,
}: {
  termDays?: number | null | undefined;
  endsOn?: string | null | undefined;
}): boolean => (termDays ?? null) === null || (endsOn ?? null) === null;
const sayOneEnd = { path: ['endsOn'], message: words(m.daysOrLastDay) };

export const createSoldItem = endpoint({
  name: 'createSoldItem',
  feature,
  summary: 'Adds an item that is sold.',
  method: 'POST',
  path: '/administration/commerce/items/',
  who: 'superuser',
  body: z
    .strictObject({ ...newItem, kind: z.enum(itemKinds), placeItemId: z.uuid().nullable().default(null) })
    .refine(oneEnd, sayOneEnd)
    .refine(({ kind, placeItemId }) => (kind === 'licence') === (placeItemId !== null), {
      path: ['placeItemId'],
      message: words(m.licenceItem),
    }),
  response: selling,
});

/** A new price is a new version: what was bought keeps its own. */
export const updateSoldItem = endpoint({
  name: 'updateSoldItem',
  feature,
  summary: 'Changes an item that is sold, gives it a new price, or takes it off sale.',
  method: 'PATCH',
  path: '/administration/commerce/items/{soldItemId}/',
  who: 'superuser',
  params: z.object({ soldItemId: z.uuid() }),
  body: z
    .strictObject({
      name: newItem.name.optional(),
      description: line(500).optional(),
      taxCategory: z
        .string()
        .regex(/^[a-z0-9-]{1,30}$/, words(m.slug))
        .optional(),
      price: amount.optional(),
      currency: currencyCode.optional(),
      termDays: z.int().min(1).max(longestTermDays).nullable().optional(),
      endsOn: day.nullable().optional(),
      trialDays: z.int().min(0).max(longestTrialDays).optional(),
      isArchived: z.boolean().optional(),
    })
    .refine(oneEnd, sayOneEnd),
  response: selling,
});
