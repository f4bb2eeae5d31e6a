import { z } from 'zod';
import { largestAmount } from './amounts.ts';

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A currency in use, by its three letters. */
export const currencyCode = z
  .string()
  .refine((code) => /^[A-Z]{3}$/.test(code) && known.has(code), 'Use the three letters of a currency, such as EUR.');

/** A country by its two letters (ISO 3166). */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Use the two letters of a country, such as DE.');

/** An amount in minor units. */
export const amount = z.int().min(1, 'Enter an amount.').max(largestAmount, 'This is more than can be paid at a time.');
