import { z } from 'zod';
import { day } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { user } from '../people/person.ts';
import { countryCode, currencyCode } from './money.ts';
import { payment, paymentProviders } from './states.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'commerce';

/**
 * `place`: one learner's place in the classes that ask for the item. `licence`: places for a number of learners.
 * `upgrade`: a place in every class that asks for one.
 */
export const itemKinds = ['place', 'licence', 'upgrade'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** People who pay for an item. */
export const itemPayers = ['learner', 'teacher', 'school'] as const;
export type ItemPayer = (typeof itemPayers)[number];

/** Reasons why somebody has a place. */
export const entitlementCauses = ['payment', 'licence', 'code', 'trial', 'gift', 'exception'] as const;
export type EntitlementCause = (typeof entitlementCauses)[number];

/** The longest trial, and the longest term of an item. */
export const longestTrialDays = 365;
export const longestTermDays = 3660;
/** The largest number of places that are bought together. */
export const mostPlaces = 1000;

export const entitlement = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  itemName: z.string(),
  cause: z.enum(entitlementCauses),
  startsAt: z.iso.datetime(),
  /** Null when it does not end. */
  endsAt: z.iso.datetime().nullable(),
  isCurrent: z.boolean(),
});
export type Entitlement = z.output<typeof entitlement>;

const offer = z.object({
  id: z.uuid(),
  kind: z.enum(itemKinds),
  name: z.string(),
  description: z.string(),
  payer: z.enum(itemPayers),
  currency: currencyCode,
  /** Of one, in minor units, as the operator has set it. */
  price: z.int(),
  /** Of one: the price and the tax that comes on top of it. */
  total: z.int(),
  tax: z.object({
    name: z.string(),
    /** In hundredths of a percent. */
    rate: z.int(),
    isIncluded: z.boolean(),
    /** Of one, in minor units. */
    amount: z.int(),
  }),
  /** Either a number of days or a last day; neither when it does not end. */
  termDays: z.int().nullable(),
  endsOn: day.nullable(),
  /** Places can be bought up to this number together; 1 for all other items. */
  mostQuantity: z.int(),
  /** 0 without a trial. */
  trialDays: z.int(),
  /** The caller has not tried it and has no place. */
  canTry: z.boolean(),
  canBuy: z.boolean(),
  /** The caller's own; the one that lasts longest. */
  entitlement: entitlement.nullable(),
  /** A payment of the caller that is under way. */
  openPayment: payment.nullable(),
});
export type Offer = z.output<typeof offer>;

/** States of a learner's place in a class: whether the class asks for a purchase, and whether it is made. */
export const placeStates = ['free', 'later', 'held', 'needed'] as const;

/**
 * C13. With a class: the items with which the caller gets a place in it. Without: those that somebody like the caller
 * buys for themselves, an upgrade or a licence.
 */
export const listCommerceItems = endpoint({
  name: 'listCommerceItems',
  feature,
  summary: 'Items that the caller can buy, with price, tax and trial, and what the caller has.',
  method: 'GET',
  path: '/commerce/items/',
  who: 'signed-in',
  query: z.object({ classroom: z.uuid().optional(), country: countryCode.optional() }),
  response: z.object({
    items: z.array(offer),
    /** Ways to pay; the first is chosen when nothing else is said. */
    providers: z.array(z.enum(paymentProviders)),
    /** Null without a class. */
    place: z
      .object({
        state: z.enum(placeStates),
        /** New attempts need a place from then on; null for a free class. */
        startsAt: z.iso.datetime().nullable(),
        /** `licence`: the school or the teacher pays, as long as there are places. */
        paidBy: z.enum(['learner', 'licence']),
        /** The licence has a place left. */
        hasFreePlace: z.boolean(),
        entitlement: entitlement.nullable(),
      })
      .nullable(),
  }),
});
export type CommerceItems = z.output<typeof listCommerceItems.response>;

/** X12: a client that is given no user says 'No user'. */
export const userAndPayment = z.object({ user: user.nullable(), payment: payment.nullable() });

/** C13. Once for each person and item. */
export const startTrial = endpoint({
  name: 'startTrial',
  feature,
  summary: 'Starts the free trial of an item; nothing is paid, and it ends by itself.',
  method: 'POST',
  path: '/commerce/start_trial/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({ item: z.uuid(words(m.chooseItem)) }),
  response: userAndPayment,
  callsPerMinuteEach: 30,
});

/** C13. The price is the server's: callers never send an amount. A second click finds the first payment. */
export const processPayment = endpoint({
  name: 'processPayment',
  feature,
  summary: 'Begins a payment, and says where to continue it.',
  method: 'POST',
  path: '/commerce/process_payment/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({
    item: z.uuid(words(m.chooseItem)),
    quantity: z.int().min(1, words(m.chooseHowMany)).max(mostPlaces).default(1),
    /** A page of this instance. */
    returnUrl: z.string().max(1000).default('/account'),
    /** The person who pays; refused when it is not the caller. */
    user: z.uuid().optional(),
    provider: z.enum(paymentProviders).optional(),
    /** Decides the tax; without it the operator's own. */
    country: countryCode.optional(),
    /** Name and address for the invoice. */
    billTo: z.string().trim().max(500).default(''),
  }),
  response: userAndPayment,
  callsPerMinuteEach: 20,
});

/** Codes are long; small letters, spaces and hyphens do not matter. */
export const redeemCode = endpoint({
  name: 'redeemCode',
  feature,
  summary: 'Uses an access code.',
  method: 'POST',
  path: '/commerce/redeem_code/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({ code: z.string().trim().min(1, words(m.enterCode)).max(60, words(m.enterCode)) }),
  response: z.object({ user: user.nullable(), payment: payment.nullable(), entitlement }),
  callsPerMinute: 60,
  callsPerMinuteEach: 10,
});
