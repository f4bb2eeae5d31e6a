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
