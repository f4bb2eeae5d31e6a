import { message } from '@lemma/contracts/messages';

export const loading = message('commerce.loading', 'Loading', 'SellingOnly, title');
export const untilDay = message('commerce.untilDay', 'until {day}', 'money-words, termWords');
export const forDays = message(
  'commerce.forDays',
  'for {days, plural, one {# day} other {# days}}',
  'money-words, termWords',
);
export const withTax = message('commerce.withTax', 'with {percent} % {name} ({amount})', 'money-words, taxWords');
export const begun = message('commerce.begun', 'Begun', 'money-words, stateWords, created');
export const waiting = message('commerce.waiting', 'Awaiting payment', 'money-words, stateWords, pending');
export const paid = message('commerce.paid', 'Paid', 'money-words, stateWords, paid');
export const paidPartlyRefunded = message(
  'commerce.paidPartlyRefunded',
  'Paid, partly refunded',
  'money-words, stateWords, partly-refunded',
);
export const refunded = message('commerce.refunded', 'Refunded', 'money-words, stateWords, refunded');
export const takenBackByBank = message(
  'commerce.takenBackByBank',
  'Taken back by the bank',
  'money-words, stateWords, charged-back',
);
export const failed = message('commerce.failed', 'Failed', 'money-words, stateWords, failed');
export const endedState = message('commerce.endedState', 'Not completed', 'money-words, stateWords, expired');
export const paidBySchool = message('commerce.paidBySchool', 'Paid by your school', 'money-words, causes, licence');
export const byAccessCode = message('commerce.byAccessCode', 'By an access code', 'money-words, causes, code');
export const freeTrial = message('commerce.freeTrial', 'Free trial', 'money-words, causes, trial');
export const freeForYou = message('commerce.freeForYou', 'Free for you', 'money-words, causes, exception');
export const causeFrom = message('commerce.causeFrom', '{cause}, from {day}', 'money-words, placeWords');
export const causeUntil = message('commerce.causeUntil', '{cause}, until {day}', 'money-words, placeWords');
export const causeEnded = message('commerce.causeEnded', '{cause}, ended on {day}', 'money-words, placeWords');
export const gift = message('commerce.gift', 'A gift', 'money-words, causes, gift');
