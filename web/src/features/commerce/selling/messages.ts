import { message } from '@lemma/contracts/messages';

export const payments = message('commerce.selling.payments', 'Payments', 'CommercePage, label');
export const itemsAndCodes = message('commerce.selling.itemsAndCodes', 'Items and codes', 'CommercePage, label');
export const sellerAndTaxes = message('commerce.selling.sellerAndTaxes', 'Seller and taxes', 'CommercePage, label');
export const show = message('commerce.selling.show', 'Show', 'CommercePage, label');
export const loading = message('commerce.selling.loading', 'Loading', 'CommercePage, label');
export const hasAPlace = message('commerce.selling.hasAPlace', '{name} has a place.', 'GiftDialog, message');
export const givePlace = message('commerce.selling.givePlace', 'Give a place', 'GiftDialog, title');
export const giveIt = message('commerce.selling.giveIt', 'Give it', 'GiftDialog, action');
export const eMailAddressOf = message(
  'commerce.selling.eMailAddressOf',
  'E-mail address of the person',
  'GiftDialog, label',
);
export const item = message('commerce.selling.item', 'Item', 'GiftDialog, label');
export const lastDay = message('commerce.selling.lastDay', 'Last day', 'GiftDialog, label');
export const emptyAsLongAs = message(
  'commerce.selling.emptyAsLongAs',
  'Empty: as long as the item lasts.',
  'GiftDialog, helper',
);
export const licences = message('commerce.selling.licences', 'Licences', 'LicencesPart, title');
export const placesTeachersAndSchools = message(
  'commerce.selling.placesTeachersAndSchools',
  'Places that teachers and schools have bought for their learners.',
  'LicencesPart, about',
);
export const licencesAppearHereWhen = message(
  'commerce.selling.licencesAppearHereWhen',
  'Licences appear here when they are paid.',
  'LicencesPart, EmptyState',
);
export const erasedAccount = message('commerce.selling.erasedAccount', 'Erased account', 'LicencesPart, text');
export const placeInClassesPaid = message(
  'commerce.selling.placeInClassesPaid',
  'A place in classes, paid by a learner',
  'NewItemDialog, label',
);
export const licencePlacesTeacherOr = message(
  'commerce.selling.licencePlacesTeacherOr',
  'A licence: places that a teacher or school pays',
  'NewItemDialog, label',
);
export const upgradePlaceInEvery = message(
  'commerce.selling.upgradePlaceInEvery',
  'An upgrade: a place in every class',
  'NewItemDialog, label',
);
export const enterAmountSuchAs = message(
  'commerce.selling.enterAmountSuchAs',
  'Enter an amount such as 12.00.',
  'NewItemDialog, price',
);
export const addItem = message('commerce.selling.addItem', 'Add an item', 'NewItemDialog, title');
export const addItemButton = message('commerce.selling.addItemButton', 'Add the item', 'NewItemDialog, action');
export const itIs = message('commerce.selling.itIs', 'It is', 'NewItemDialog, label');
export const placesOf = message('commerce.selling.placesOf', 'Places of', 'NewItemDialog, label');
export const chooseItem = message('commerce.selling.chooseItem', 'Choose an item', 'NewItemDialog, label');
export const name = message('commerce.selling.name', 'Name', 'NewItemDialog, label');
export const description = message('commerce.selling.description', 'Description', 'NewItemDialog, label');
export const price = message('commerce.selling.price', 'Price', 'NewItemDialog, label');
export const currency = message('commerce.selling.currency', 'Currency', 'NewItemDialog, label');
export const daysLasts = message('commerce.selling.daysLasts', 'Days that it lasts', 'NewItemDialog, label');
export const orLastDay = message('commerce.selling.orLastDay', 'Or a last day.', 'NewItemDialog, helper');
export const daysOfFreeTrial = message(
  'commerce.selling.daysOfFreeTrial',
  'Days of free trial',
  'NewItemDialog, label',
);
export const taxCategory = message('commerce.selling.taxCategory', 'Tax category', 'NewItemDialog, label');
export const newPriceOf = message('commerce.selling.newPriceOf', 'New price of {name}', 'PriceDialog, title');
export const setPrice = message('commerce.selling.setPrice', 'Set the price', 'PriceDialog, action');
export const priceIn = message('commerce.selling.priceIn', 'Price in {currency}', 'PriceDialog, label');
export const whatBoughtAndPayments = message(
  'commerce.selling.whatBoughtAndPayments',
  'What was bought, and payments that are under way, keep their price.',
  'PriceDialog, helper',
);
export const giveBack = message('commerce.selling.giveBack', 'Give {itemName} back?', 'RefundDialog, title');
export const giveBackButton = message('commerce.selling.giveBackButton', 'Give back', 'RefundDialog, action');
export const canGivenBackIn = message(
  'commerce.selling.canGivenBackIn',
  '{money} can be given back. In whole, the place that was paid for ends; what was done with it stays open. You transfer the money yourself.',
  'RefundDialog, p',
);
export const canGivenBackInWhole = message(
  'commerce.selling.canGivenBackInWhole',
  '{money} can be given back. In whole, the place that was paid for ends; what was done with it stays open.',
  'RefundDialog, p',
);
export const amountIn = message('commerce.selling.amountIn', 'Amount in {currency}', 'RefundDialog, label');
export const reason = message('commerce.selling.reason', 'Reason', 'RefundDialog, label');
export const noteTransferFor = message(
  'commerce.selling.noteTransferFor',
  'Note a transfer for {invoiceNumber}',
  'TransferDialog, title',
);
export const noteIt = message('commerce.selling.noteIt', 'Note it', 'TransferDialog, action');
export const openWhenAllOf = message(
  'commerce.selling.openWhenAllOf',
  '{money} are open. When all of it is there, the invoice is paid.',
  'TransferDialog, helper',
);
export const allPayments = message('commerce.selling.allPayments', 'All payments', 'BooksPart, filters, label');
export const openInvoices = message('commerce.selling.openInvoices', 'Open invoices', 'BooksPart, filters, label');
export const paid = message('commerce.selling.paid', 'Paid', 'BooksPart, filters, label');
export const refunded = message('commerce.selling.refunded', 'Refunded', 'BooksPart, filters, label');
export const takenBackByBanks = message(
  'commerce.selling.takenBackByBanks',
  'Taken back by banks',
  'BooksPart, filters, label',
);
export const failed = message('commerce.selling.failed', 'Failed', 'BooksPart, filters, label');
export const allAsCsv = message('commerce.selling.allAsCsv', 'All as CSV', 'BooksPart');
export const loadingPayments = message('commerce.selling.loadingPayments', 'Loading payments', 'BooksPart, label');
export const newer = message('commerce.selling.newer', 'Newer', 'BooksPart');
export const older = message('commerce.selling.older', 'Older', 'BooksPart');
export const paymentsAppear = message(
  'commerce.selling.paymentsAppear',
  'Payments appear here.',
  'BooksPart, PaymentTable',
);
export const payer = message('commerce.selling.payer', 'Payer', 'BooksPart, PaymentTable');
export const begun = message('commerce.selling.begun', 'Begun', 'BooksPart, PaymentTable');
export const state = message('commerce.selling.state', 'State', 'BooksPart, PaymentTable');
export const total = message('commerce.selling.total', 'Total', 'BooksPart, PaymentTable');
export const act = message('commerce.selling.act', 'Act', 'BooksPart, PaymentTable');
export const giveBackOf = message('commerce.selling.giveBackOf', 'Give back: {about}', 'BooksPart, Acts, aria-label');
export const noteTransferOf = message(
  'commerce.selling.noteTransferOf',
  'Note a transfer: {about}',
  'BooksPart, Acts, aria-label',
);
export const noteTransfer = message('commerce.selling.noteTransfer', 'Note a transfer', 'BooksPart, Acts');
export const sums = message('commerce.selling.sums', 'Sums by month and item', 'BooksPart, SumTable, title');
export const month = message('commerce.selling.month', 'Month', 'BooksPart, SumTable');
export const givenBack = message('commerce.selling.givenBack', 'Given back', 'BooksPart, SumTable');
export const accessCodes = message('commerce.selling.accessCodes', 'Access codes', 'CodesPart, title');
export const codesMean = message(
  'commerce.selling.codesMean',
  'For bookstores and schools to hand out. A code gives a place once.',
  'CodesPart, about',
);
export const codesFor = message(
  'commerce.selling.codesFor',
  '{count, plural, one {# code} other {# codes}} for {name}',
  'CodesPart, title',
);
export const saveCodesNow = message(
  'commerce.selling.saveCodesNow',
  'Save them now: they are not shown again.',
  'CodesPart',
);
export const saveCsv = message('commerce.selling.saveCsv', 'Save as CSV', 'CodesPart');
export const hideCodes = message('commerce.selling.hideCodes', 'Hide them', 'CodesPart');
export const makeCodes = message('commerce.selling.makeCodes', 'Make codes', 'CodesPart');
export const endUnusedNow = message(
  'commerce.selling.endUnusedNow',
  'End the unused codes of {name}?',
  'CodesPart, handleEnd, title',
);
export const codesEnd = message(
  'commerce.selling.codesEnd',
  '{count, plural, one {# code} other {# codes}} can no longer be used. Places that codes have given stay.',
  'CodesPart, handleEnd, message',
);
export const keepCodes = message('commerce.selling.keepCodes', 'Keep them', 'CodesPart, handleEnd, label');
export const endCodes = message('commerce.selling.endCodes', 'End them', 'CodesPart, handleEnd, label');
export const saveStatesOf = message(
  'commerce.selling.saveStatesOf',
  'Save list: codes of {name}',
  'CodesPart, BatchRow, aria-label',
);
export const states = message('commerce.selling.states', 'Save list', 'CodesPart, BatchRow');
export const endUnusedOf = message(
  'commerce.selling.endUnusedOf',
  'End unused: codes of {name}',
  'CodesPart, BatchRow, aria-label',
);
export const end = message('commerce.selling.end', 'End unused', 'CodesPart, BatchRow');
export const makeAccessCodes = message(
  'commerce.selling.makeAccessCodes',
  'Make access codes',
  'CodesPart, MakeCodesDialog, title',
);
export const makeTheCodes = message(
  'commerce.selling.makeTheCodes',
  'Make the codes',
  'CodesPart, MakeCodesDialog, action',
);
export const forWhom = message('commerce.selling.forWhom', 'For whom', 'CodesPart, MakeCodesDialog, label');
export const forWhomExample = message(
  'commerce.selling.forWhomExample',
  'Bookstore on the market',
  'CodesPart, MakeCodesDialog, placeholder',
);
export const howMany = message('commerce.selling.howMany', 'How many', 'CodesPart, MakeCodesDialog, label');
export const placeInClass = message('commerce.selling.placeInClass', 'Place in a class', 'ItemsPart, kindWords, place');
export const licence = message('commerce.selling.licence', 'Licence', 'ItemsPart, kindWords, licence');
export const upgrade = message('commerce.selling.upgrade', 'Upgrade', 'ItemsPart, kindWords, upgrade');
export const items = message('commerce.selling.items', 'Items', 'ItemsPart, title');
export const itemsMean = message(
  'commerce.selling.itemsMean',
  'Teachers choose from these for their classes. Nothing is sold until there is one.',
  'ItemsPart, about',
);
export const addItemSuch = message(
  'commerce.selling.addItemSuch',
  'Add an item, such as a place in a class for a term.',
  'ItemsPart',
);
export const daysFree = message('commerce.selling.daysFree', '{days} days free', 'ItemsPart, ItemRow');
export const notSold = message('commerce.selling.notSold', 'Not sold', 'ItemsPart, ItemRow, label');
export const newPrice = message('commerce.selling.newPrice', 'New price', 'ItemsPart, ItemRow');
export const stopSelling = message('commerce.selling.stopSelling', 'Stop selling', 'ItemsPart, ItemRow, aria-label');
export const stopSellingNamed = message(
  'commerce.selling.stopSellingNamed',
  'Stop selling: {name}',
  'ItemsPart, ItemRow, aria-label',
);
export const sellAgainNamed = message(
  'commerce.selling.sellAgainNamed',
  'Sell again: {name}',
  'ItemsPart, ItemRow, aria-label',
);
export const sellAgain = message('commerce.selling.sellAgain', 'Sell again', 'ItemsPart, ItemRow');
export const endedWord = message('commerce.selling.endedWord', 'ended', 'LicencesPart');
export const untilWord = message('commerce.selling.untilWord', 'until', 'LicencesPart');
export const invoice = message('commerce.selling.invoice', 'Invoice', 'ProvidersPart, names, invoice');
export const waysToPay = message('commerce.selling.waysToPay', 'Ways to pay', 'ProvidersPart, title');
export const setByEnvironment = message(
  'commerce.selling.setByEnvironment',
  'Set by PAYMENTS and the keys in the environment of the server.',
  'ProvidersPart, about',
);
export const stripeReports = message(
  'commerce.selling.stripeReports',
  'Stripe reports payments to this address, which you set up in its dashboard: {address}',
  'ProvidersPart',
);
export const copyAddress = message('commerce.selling.copyAddress', 'Copy address', 'ProvidersPart');
export const testNamed = message('commerce.selling.testNamed', 'Test {name}', 'ProvidersPart, ProviderRow, aria-label');
export const test = message('commerce.selling.test', 'Test', 'ProvidersPart, ProviderRow');
export const saved = message('commerce.selling.saved', 'Saved.', 'SellerPart, handleSubmit, message');
export const seller = message('commerce.selling.seller', 'Seller', 'SellerPart, title');
export const invoicesNameIt = message(
  'commerce.selling.invoicesNameIt',
  'Invoices and receipts name it.',
  'SellerPart, about',
);
export const address = message('commerce.selling.address', 'Address', 'SellerPart, label');
export const taxNumber = message('commerce.selling.taxNumber', 'Tax number', 'SellerPart, label');
export const country = message('commerce.selling.country', 'Country (two letters)', 'SellerPart, label');
export const bankDetails = message('commerce.selling.bankDetails', 'Bank details', 'SellerPart, label');
export const printedOnInvoices = message(
  'commerce.selling.printedOnInvoices',
  'Printed on invoices.',
  'SellerPart, helper',
);
export const lettersBefore = message(
  'commerce.selling.lettersBefore',
  'Letters before invoice numbers',
  'SellerPart, label',
);
export const daysUntilDue = message(
  'commerce.selling.daysUntilDue',
  'Days until an invoice is due',
  'SellerPart, label',
);
export const save = message('commerce.selling.save', 'Save', 'SellerPart');
export const taxes = message('commerce.selling.taxes', 'Taxes', 'TaxesPart, title');
export const taxesMean = message(
  'commerce.selling.taxesMean',
  'Shown before paying and on invoices. What was bought keeps its tax.',
  'TaxesPart, about',
);
export const inPrice = message('commerce.selling.inPrice', 'in the price', 'TaxesPart');
export const onTop = message('commerce.selling.onTop', 'on top of the price', 'TaxesPart');
export const removeTax = message(
  'commerce.selling.removeTax',
  'Remove {name} of {country}, {category}',
  'TaxesPart, aria-label',
);
export const remove = message('commerce.selling.remove', 'Remove', 'TaxesPart');
export const enterPercentage = message(
  'commerce.selling.enterPercentage',
  'Enter a percentage.',
  'TaxesPart, handleSubmit, percent',
);
export const setATax = message('commerce.selling.setATax', 'Set a tax', 'TaxesPart, NewTax, label');
export const category = message('commerce.selling.category', 'Category', 'TaxesPart, NewTax, label');
export const percent = message('commerce.selling.percent', 'Percent', 'TaxesPart, NewTax, label');
export const theTaxIs = message('commerce.selling.theTaxIs', 'The tax is', 'TaxesPart, NewTax, label');
export const setTheTax = message('commerce.selling.setTheTax', 'Set the tax', 'TaxesPart, NewTax');
export const soldCount = message('commerce.selling.soldCount', '{count, number} sold', 'ItemsPart');
export const codesUsed = message('commerce.selling.codesUsed', '{used, number} of {count, number} used', 'CodesPart');
export const codesEnded = message('commerce.selling.codesEnded', '{count, number} ended', 'CodesPart');
export const placesUsed = message(
  'commerce.selling.placesUsed',
  '{used, number} of {count, number} places used',
  'LicencesPart',
);
export const accessCode = message('commerce.selling.accessCode', 'Access code', 'save-codes, head of a column');
export const invoicesNeedNothing = message(
  'commerce.selling.invoicesNeedNothing',
  'Invoices need nothing but your bank details.',
  'ProvidersPart, after a test',
);
export const providerKnowsUs = message(
  'commerce.selling.providerKnowsUs',
  '{name} knows this instance.',
  'ProvidersPart, after a test',
);
export const providerKnowsUsInTestMode = message(
  'commerce.selling.providerKnowsUsInTestMode',
  '{name} knows this instance, in test mode.',
  'ProvidersPart, after a test',
);
export const providerFailed = message(
  'commerce.selling.providerFailed',
  '{name} does not answer, or does not take the key. The log of the server says more.',
  'ProvidersPart, after a test',
);
export const noneInState = message(
  'commerce.selling.noneInState',
  'No payment is in this state.',
  'BooksPart, filtered',
);
