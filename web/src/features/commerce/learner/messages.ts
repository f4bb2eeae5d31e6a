import { message } from '@lemma/contracts/messages';

export const youHaveAPlace = message(
  'commerce.learner.youHaveAPlace',
  'You have a place: {itemName}.',
  'CodeDialog, message',
);
export const accessCodeTitle = message('commerce.learner.accessCodeTitle', 'Use an access code', 'CodeDialog, title');
export const codeAction = message('commerce.learner.codeAction', 'Use the code', 'CodeDialog, action');
export const accessCode = message('commerce.learner.accessCode', 'Access code', 'CodeDialog, label');
export const codePattern = message('commerce.learner.codePattern', 'ABCD-EFGH-JKLM-NPQR', 'CodeDialog, placeholder');
export const noUser = message('commerce.learner.noUser', 'No user', 'require-user');
export const freeTrialBegunEnds = message(
  'commerce.learner.freeTrialBegunEnds',
  'Your free trial has started. It ends automatically on {end}.',
  'use-buying, message',
);
export const thankPaid = message(
  'commerce.learner.thankPaid',
  'Thank you. {itemName} is paid.',
  'use-returned-payment, message',
);
export const notArrivedYet = message(
  'commerce.learner.notArrivedYet',
  'Your payment has not arrived yet. If you have paid, you get your place as soon as it does. If not, you can continue or cancel it here.',
  'use-returned-payment, message',
);
export const notCompleted = message(
  'commerce.learner.notCompleted',
  'The payment was not completed, and nothing was charged. You can try again.',
  'use-returned-payment, message',
);
export const checkingPayment = message(
  'commerce.learner.checkingPayment',
  'Checking your payment …',
  'PlaceCard, while somebody is back from paying',
);
export const yourPlace = message('commerce.learner.yourPlace', 'Your place', 'PlaceCard, aria-label');
export const staysOpen = message(
  'commerce.learner.staysOpen',
  'Everything you have done stays open, and what you have begun can be finished.',
  'PlaceCard, PlaceWords',
);
export const trialEndsOn = message(
  'commerce.learner.trialEndsOn',
  'Your free trial ends on {day}',
  'PlaceCard, PlaceWords',
);
export const endsByItself = message(
  'commerce.learner.endsByItself',
  'It ends automatically and nothing is charged. {kept}',
  'PlaceCard, PlaceWords',
);
export const schoolPays = message(
  'commerce.learner.schoolPays',
  'Your school pays for this class',
  'PlaceCard, PlaceWords',
);
export const allPlacesTaken = message(
  'commerce.learner.allPlacesTaken',
  'All places of this class are taken',
  'PlaceCard, PlaceWords',
);
export const placeWithFirstTask = message(
  'commerce.learner.placeWithFirstTask',
  'You get your place when you begin your first task.',
  'PlaceCard, PlaceWords',
);
export const askTeacher = message('commerce.learner.askTeacher', 'Ask your teacher. {kept}', 'PlaceCard, PlaceWords');
export const needsPlace = message('commerce.learner.needsPlace', 'This class needs a place', 'PlaceCard, PlaceWords');
export const notSoldNow = message(
  'commerce.learner.notSoldNow',
  'It is not sold at the moment. Ask your teacher. {kept}',
  'PlaceCard, PlaceWords',
);
export const makeAccountFirst = message(
  'commerce.learner.makeAccountFirst',
  'Make an account first',
  'PlaceCard, WaysToPay',
);
export const haveAccessCode = message(
  'commerce.learner.haveAccessCode',
  'I have an access code',
  'PlaceCard, WaysToPay',
);
export const seeOpenPayment = message(
  'commerce.learner.seeOpenPayment',
  'See your open payment',
  'PlaceCard, OfferActions',
);
export const continuePaying = message(
  'commerce.learner.continuePaying',
  'Continue paying {price}',
  'PlaceCard, OfferActions',
);
export const cancelPayment = message('commerce.learner.cancelPayment', 'Cancel the payment', 'PlaceCard, OfferActions');
export const payByInvoice = message(
  'commerce.learner.payByInvoice',
  'Pay {what} by invoice',
  'PlaceCard, OfferActions',
);
export const payWhat = message('commerce.learner.payWhat', 'Pay {what}', 'PlaceCard, OfferActions');
export const tryFree = message('commerce.learner.tryFree', 'Try it free for {days} days', 'PlaceCard, OfferActions');
export const classCosts = message(
  'commerce.learner.classCosts',
  'This class costs {price} {term}',
  'PlaceCard; the term, such as: for 30 days',
);
export const classCostsFrom = message(
  'commerce.learner.classCostsFrom',
  'This class costs {price} {term} from {day}',
  'PlaceCard; the term, such as: for 30 days',
);
export const freeTrial = message(
  'commerce.learner.freeTrial',
  'You can try it free for {count, plural, one {# day} other {# days}}; no card is needed.',
  'PlaceCard',
);
export const priceFor = message(
  'commerce.learner.priceFor',
  '{price} for {name}',
  'PlaceCard, what is paid, such as: 12.00 € for Algebra',
);
