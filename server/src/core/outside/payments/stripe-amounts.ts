import { currencyDigits } from '@lemma/contracts';

/*
 * Stripe counts some currencies otherwise than ISO 4217: https://docs.stripe.com/currencies. MGA has two decimals there and
 * none at Stripe; ISK and UGX have none there and two at Stripe, both always 0; those with three must end in 0.
 */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

function stripeDigits(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** An amount as Stripe counts it; null when it cannot be paid there. */
export function toStripe(amount: number, currency: string): number | null {
  const shift = stripeDigits(currency) - currencyDigits(currency);
  const shifted = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  if (!Number.isInteger(shifted) || shifted > 99_999_999) return null;
  return withThreeDecimals.has(currency) && shifted % 10 !== 0 ? null : shifted;
}

/** An amount of Stripe in minor units of ISO 4217. */
export function fromStripe(amount: number, currency: string): number {
  const shift = stripeDigits(currency) - currencyDigits(currency);
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift;
}
