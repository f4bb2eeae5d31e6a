import { message } from '@lemma/contracts/messages';

export const youCanBuy = message('commerce.account.youCanBuy', 'You can buy', 'OwnOffers, title');
export const buyNamed = message('commerce.account.buyNamed', 'Buy {name}', 'OwnOffers, aria-label');
export const buy = message('commerce.account.buy', 'Buy', 'OwnOffers');
export const cardOrBank = message(
  'commerce.account.cardOrBank',
  'Card or bank, on the pages of Stripe',
  'OwnOffers, providerWords, stripe',
);
export const invoiceByTransfer = message(
  'commerce.account.invoiceByTransfer',
  'Invoice, by transfer',
  'OwnOffers, providerWords, invoice',
);
export const orderWithInvoice = message(
  'commerce.account.orderWithInvoice',
  'Order with an invoice',
  'OwnOffers, BuyDialog, action',
);
export const continueToPay = message(
  'commerce.account.continueToPay',
  'Continue to pay',
  'OwnOffers, BuyDialog, action',
);
export const places = message('commerce.account.places', 'Places', 'OwnOffers, BuyDialog, label');
export const priceForEach = message(
  'commerce.account.priceForEach',
  '{price} for each learner {term}, about {total} in all.',
  'OwnOffers, BuyDialog, helper',
);
export const youPayBy = message('commerce.account.youPayBy', 'You pay by', 'OwnOffers, BuyDialog, label');
export const nameOnInvoice = message(
  'commerce.account.nameOnInvoice',
  'Name and address on the invoice',
  'OwnOffers, BuyDialog, label',
);
export const payment = message('commerce.account.payment', 'Payment', 'PaymentPage, title');
export const invoiceNumber = message('commerce.account.invoiceNumber', 'Invoice {number}', 'PaymentPage, titleOf');
export const receipt = message('commerce.account.receipt', 'Receipt', 'PaymentPage, titleOf');
export const account = message('commerce.account.account', 'Account', 'PaymentPage, ReceiptSheet, label');
export const payments = message('commerce.account.payments', 'Payments', 'PaymentPage, ReceiptSheet, label');
export const cancelPayment = message(
  'commerce.account.cancelPayment',
  'Cancel the payment',
  'PaymentPage, ReceiptSheet',
);
export const print = message('commerce.account.print', 'Print', 'PaymentPage, ReceiptSheet');
export const fromHead = message('commerce.account.fromHead', 'From', 'PaymentPage, ReceiptSheet');
export const toHead = message('commerce.account.toHead', 'To', 'PaymentPage, ReceiptSheet');
export const referenceMeans = message(
  'commerce.account.referenceMeans',
  'Reference: <b>{reference}</b>. You get what you ordered as soon as the money arrives.',
  'PaymentPage, HowToPay',
);
export const total = message('commerce.account.total', 'Total', 'PaymentPage, Sums');
export const enterAccessCode = message(
  'commerce.account.enterAccessCode',
  'Use an access code',
  'PaymentsPage, UseCode',
);
export const loadingPayments = message(
  'commerce.account.loadingPayments',
  'Loading payments',
  'PaymentsPage, Payments, label',
);
export const whatYouHave = message('commerce.account.whatYouHave', 'What you have', 'PaymentsPage, Places, title');
export const paymentsAppear = message(
  'commerce.account.paymentsAppear',
  'What you pay appears here, with a receipt to print.',
  'PaymentsPage, PaymentRows',
);
export const paidAndTried = message(
  'commerce.account.paidAndTried',
  'Your payments and trials, with receipts to print.',
  'PaymentsSection, hint',
);
export const seePayments = message('commerce.account.seePayments', 'See your payments', 'PaymentsSection');
export const pleaseTransfer = message('commerce.account.pleaseTransfer', 'Please transfer {amount}', 'PaymentPage');
export const pleaseTransferBy = message(
  'commerce.account.pleaseTransferBy',
  'Please transfer {amount} by {day}',
  'PaymentPage',
);
export const takenBackOn = message('commerce.account.takenBackOn', 'Taken back by your bank on {day}', 'PaymentPage');
export const givenBackOn = message('commerce.account.givenBackOn', 'Given back on {day}', 'PaymentPage');
export const taxOf = message('commerce.account.taxOf', '{percent} % {name}', 'PaymentPage, Sums, such as: 20 % VAT');
export const notCompleted = message(
  'commerce.account.notCompleted',
  'This payment was not completed, and nothing was charged.',
  'PaymentPage, note',
);
export const payAgainWhere = message(
  'commerce.account.payAgainWhere',
  'To pay after all, begin again in your class or under <link>Payments</link>.',
  'PaymentPage, note',
);
export const received = message('commerce.account.received', 'Received so far', 'PaymentPage, Sums');
export const yourLicence = message('commerce.account.yourLicence', 'Your licence is paid', 'PaymentsPage, note');
export const licenceMeans = message(
  'commerce.account.licenceMeans',
  'Use its places: open <link>one of your classes</link>, and choose the licence in its settings under Payment.',
  'PaymentsPage, note, to a teacher',
);
