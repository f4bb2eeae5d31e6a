import { message } from '@lemma/contracts/messages';

export const beingPaid = message(
  'server.commerce.beingPaid',
  'This payment is being completed. Look again in a moment.',
  'refusal, ending',
);
export const paymentsUnavailable = message(
  'server.commerce.paymentsUnavailable',
  'The payment service cannot be reached at the moment. Nothing was charged. Try again in a few minutes.',
  'refusal, events',
);
export const otherPayer = message(
  'server.commerce.otherPayer',
  'You are signed in with another account than the one that pays.',
  'refusal, opening',
);
export const paymentJustBegun = message(
  'server.commerce.paymentJustBegun',
  'Another payment of this has just begun. Try again.',
  'refusal, opening',
);
export const teachersBuyThis = message(
  'server.commerce.teachersBuyThis',
  'Teachers buy this for their learners.',
  'refusal, opening',
);
export const noLongerSold = message('server.commerce.noLongerSold', 'This is no longer sold.', 'refusal, opening');
export const buyOneForYourself = message(
  'server.commerce.buyOneForYourself',
  'Buy one for yourself.',
  'refusal, opening',
);
export const haveThisAlready = message('server.commerce.haveThisAlready', 'You have this already.', 'refusal, opening');
export const otherWayToPay = message('server.commerce.otherWayToPay', 'Choose another way to pay.', 'refusal, opening');
export const amountNotInThisWay = message(
  'server.commerce.amountNotInThisWay',
  'This amount cannot be paid in this way. Choose another.',
  'refusal, opening',
);
export const backToThisSite = message(
  'server.commerce.backToThisSite',
  'Come back to a page of this site.',
  'refusal, opening',
);
export const paymentNotTaken = message(
  'server.commerce.paymentNotTaken',
  'The payment service does not take this payment. Nothing was charged.',
  'refusal, opening',
);
export const onlyPaidGivenBack = message(
  'server.commerce.onlyPaidGivenBack',
  'Only what was paid can be given back.',
  'refusal, refunds',
);
export const moreThanLeft = message('server.commerce.moreThanLeft', 'This is more than is left.', 'refusal, refunds');
export const refundRefused = message(
  'server.commerce.refundRefused',
  'The payment service refused to give this back.',
  'refusal, refunds',
);
export const notAnInvoice = message('server.commerce.notAnInvoice', 'This is not an invoice.', 'refusal, refunds');
export const moreThanInvoiced = message(
  'server.commerce.moreThanInvoiced',
  'This is more than the invoice asks for.',
  'refusal, refunds',
);
export const refundMadeBefore = message(
  'server.commerce.refundMadeBefore',
  'This refund was made before with another amount.',
  'refusal, refunds',
);
export const placeNeeded = message(
  'server.commerce.placeNeeded',
  'To begin something new in this class you need a place. Everything that you have done stays open.',
  'refusal, at-start',
);
export const chooseItemForClasses = message(
  'server.commerce.chooseItemForClasses',
  'Choose an item that is sold for classes.',
  'refusal, class-payment',
);
export const chooseLicenceOfTeachers = message(
  'server.commerce.chooseLicenceOfTeachers',
  'Choose a licence of the teachers of this class.',
  'refusal, class-payment',
);
export const classIsFree = message(
  'server.commerce.classIsFree',
  'This class is free for everybody.',
  'refusal, class-payment',
);
export const chooseOtherItem = message('server.commerce.chooseOtherItem', 'Choose another item.', 'refusal, codes');
export const noFreeTrial = message('server.commerce.noFreeTrial', 'There is no free trial of this.', 'refusal, giving');
export const triedAlready = message('server.commerce.triedAlready', 'You have tried this already.', 'refusal, giving');
export const purchaseCodeUnknown = message(
  'server.commerce.purchaseCodeUnknown',
  'This code is not known, was used, or has been withdrawn.',
  'refusal, giving',
);
export const keepCode = message(
  'server.commerce.keepCode',
  'You have this already. Keep the code for somebody else.',
  'refusal, giving',
);
export const noAccountWithAddress = message(
  'server.commerce.noAccountWithAddress',
  'There is no account with this address.',
  'refusal, giving',
);
export const dayToCome = message('server.commerce.dayToCome', 'Choose a day to come.', 'refusal, giving');
export const learnersPayForPlaces = message(
  'server.commerce.learnersPayForPlaces',
  'Learners pay for their own places, teachers and schools for licences.',
  'refusal, selling',
);
export const chooseItemOfPlaces = message(
  'server.commerce.chooseItemOfPlaces',
  'Choose the item whose places it gives.',
  'refusal, selling',
);
export const noWayToPay = message(
  'server.commerce.noWayToPay',
  'No way to pay takes this amount in this currency.',
  'refusal, selling',
);
export const daysOrLastDay = message(
  'server.commerce.daysOrLastDay',
  'Choose a number of days or a last day, not both.',
  'refusal, selling',
);
export const payment = message('server.commerce.payment', 'Payment', 'head of a column, table of payments');
export const invoice = message('server.commerce.invoice', 'Invoice', 'head of a column, table of payments');
export const begun = message('server.commerce.begun', 'Begun', 'head of a column, table of payments');
export const paidHead = message('server.commerce.paidHead', 'Paid', 'head of a column, table of payments');
export const stateHead = message(
  'server.commerce.stateHead',
  'State',
  'head of a column, tables of payments and codes',
);
export const provider = message('server.commerce.provider', 'Provider', 'head of a column, table of payments');
export const payer = message('server.commerce.payer', 'Payer', 'head of a column, table of payments');
export const item = message('server.commerce.item', 'Item', 'head of a column, table of payments');
export const quantity = message('server.commerce.quantity', 'Quantity', 'head of a column, table of payments');
export const currency = message('server.commerce.currency', 'Currency', 'head of a column, table of payments');
export const net = message('server.commerce.net', 'Net (minor units)', 'head of a column, table of payments');
export const taxAmount = message(
  'server.commerce.taxAmount',
  'Tax (minor units)',
  'head of a column, table of payments',
);
export const tax = message('server.commerce.tax', 'Tax', 'head of a column, table of payments');
export const country = message('server.commerce.country', 'Country', 'head of a column, table of payments');
export const total = message('server.commerce.total', 'Total (minor units)', 'head of a column, table of payments');
export const refunded = message(
  'server.commerce.refunded',
  'Refunded (minor units)',
  'head of a column, table of payments',
);
export const lastFour = message(
  'server.commerce.lastFour',
  'Last four',
  'head of a column, table of access codes: the last four letters',
);
export const usedAt = message('server.commerce.usedAt', 'Used at', 'head of a column, table of access codes');
export const used = message('server.commerce.used', 'used', 'state of an access code');
export const withdrawn = message('server.commerce.withdrawn', 'withdrawn', 'state of an access code');
export const unused = message('server.commerce.unused', 'unused', 'state of an access code');
