import { z } from 'zod';

/** More than this no payment comes to: providers take up to eight figures. */
export const largestAmount = 99_999_999;

/** Figures after the decimal point, by ISO 4217: 0 for JPY, 2 for EUR, 3 for KWD. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in minor units as people read it: `12,00 €`. */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** currencyDigits(currency));
}

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A currency in use, by its three letters. */
export const currencyCode = z
  .string()
  .refine((code) => /^[A-Z]{3}$/.test(code) && known.has(code), 'Use the three letters of a currency, such as EUR.');

/** A country by its two letters (ISO 3166). */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Use the two letters of a country, such as DE.');

/** An amount in minor units. */
export const amount = z.int().min(1, 'Enter an amount.').max(largestAmount, 'This is more than can be paid at a time.');
