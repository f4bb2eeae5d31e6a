import { formatMoney, type Entitlement, type EntitlementCause, type Offer, type PaymentState } from '@lemma/contracts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { locale } from '../../locale.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** An amount in minor units as the reader writes it. */
export const moneyWords = (amount: number, currency: string): string => formatMoney(amount, currency, locale);

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of a moment by the clock of the server's days (UTC), in which terms end. */
export const endWords = (moment: string): string => day.format(new Date(moment));

const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month of the books, `2026-11`, as the reader writes it: `November 2026`. */
export const monthWords = (month: string): string => monthOfYear.format(new Date(`${month}-01T12:00:00Z`));

/** How long an item lasts: `until 31 July 2027`, `for 180 days`; empty when it does not end. */
export function termWords({ termDays, endsOn }: { termDays: number | null; endsOn: string | null }): string {
  if (endsOn !== null) return t(m.untilDay, { day: endWords(`${endsOn}T12:00:00Z`) });
  return termDays === null ? '' : t(m.forDays, { days: termDays });
}

/** The tax in a price: `with 19 % VAT`, or nothing where there is none. */
export function taxWords({ tax, currency }: Pick<Offer, 'tax' | 'currency'>): string {
  if (tax.rate === 0) return '';
  return t(m.withTax, { percent: tax.rate / 100, name: tax.name, amount: moneyWords(tax.amount, currency) });
}

export const stateWords: Readonly<Record<PaymentState, string>> = {
  created: t(m.begun),
  pending: t(m.waiting),
  paid: t(m.paid),
  'partly-refunded': t(m.paidPartlyRefunded),
  refunded: t(m.refunded),
  'charged-back': t(m.takenBackByBank),
  failed: t(m.failed),
  expired: t(m.endedState),
};

const causes: Readonly<Record<EntitlementCause, string>> = {
  payment: t(m.paid),
  licence: t(m.paidBySchool),
  code: t(m.byAccessCode),
  trial: t(m.freeTrial),
  gift: t(m.gift),
  exception: t(m.freeForYou),
};

/** Why somebody has a place, and until when. */
export function placeWords({ cause, startsAt, endsAt, isCurrent }: Entitlement): string {
  if (endsAt === null) return causes[cause];
  if (!isCurrent && Date.parse(startsAt) > serverNow())
    return t(m.causeFrom, { cause: causes[cause], day: endWords(startsAt) });
  return t(isCurrent ? m.causeUntil : m.causeEnded, { cause: causes[cause], day: endWords(endsAt) });
}
