import { currencyDigits } from '@lemma/contracts';

/** An amount as people type it, `12,00` or `12.00`, in minor units; null when it is none. */
export function typedAmount(text: string, currency: string): number | null {
  const typed = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (typed === null || !/^[A-Z]{3}$/.test(currency)) return null;
  const digits = currencyDigits(currency);
  const [, whole = '', fraction = ''] = typed;
  if (fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
}
