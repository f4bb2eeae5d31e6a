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
