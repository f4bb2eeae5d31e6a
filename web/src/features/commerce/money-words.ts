import { formatMoney, type Entitlement, type EntitlementCause, type Offer, type PaymentState } from '@lemma/contracts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { count } from '../../dates.ts';
import { locale } from '../../locale.ts';

/** An amount in minor units as the reader writes it. */
export const moneyWords = (amount: number, currency: string): string => formatMoney(amount, currency, locale);

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of a moment by the clock of the server's days (UTC), in which terms end. */
export const endWords = (moment: string): string => day.format(new Date(moment));

/** How long an item lasts: `until 31 July 2027`, `for 180 days`; empty when it does not end. */
export function termWords({ termDays, endsOn }: { termDays: number | null; endsOn: string | null }): string {
  if (endsOn !== null) return `until ${endWords(`${endsOn}T12:00:00Z`)}`;
  return termDays === null ? '' : `for ${count(termDays, 'day')}`;
}

/** The tax in a price: `with 19 % VAT`, or nothing where there is none. */
export function taxWords({ tax, currency }: Pick<Offer, 'tax' | 'currency'>): string {
  if (tax.rate === 0) return '';
  return `with ${tax.rate / 100} % ${tax.name} (${moneyWords(tax.amount, currency)})`;
}

export const stateWords: Readonly<Record<PaymentState, string>> = {
  created: 'Begun',
  pending: 'Waiting',
  paid: 'Paid',
  'partly-refunded': 'Paid, partly refunded',
  refunded: 'Refunded',
  'charged-back': 'Taken back by the bank',
  failed: 'Failed',
  expired: 'Ended',
};

const causes: Readonly<Record<EntitlementCause, string>> = {
  payment: 'Paid',
  licence: 'Paid by your school',
  code: 'By an access code',
  trial: 'Free trial',
  gift: 'A gift',
  exception: 'Free for you',
};

/** Why somebody has a place, and until when. */
export function placeWords({ cause, startsAt, endsAt, isCurrent }: Entitlement): string {
  if (endsAt === null) return causes[cause];
  if (!isCurrent && Date.parse(startsAt) > serverNow()) return `${causes[cause]}, from ${endWords(startsAt)}`;
  return `${causes[cause]}, ${isCurrent ? 'until' : 'ended'} ${endWords(endsAt)}`;
}
