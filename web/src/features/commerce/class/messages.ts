import { message } from '@lemma/contracts/messages';

export const payment = message('commerce.class.payment', 'Payment', 'ClassPaymentSection, title');
export const withoutPlace = message(
  'commerce.class.withoutPlace',
  'Learners without a place cannot begin new attempts. What they have done stays open, and what they have begun can be finished.',
  'ClassPaymentSection, about',
);
export const learners = message('commerce.class.learners', 'Learners', 'ClassPaymentSection, label');
export const withPlace = message('commerce.class.withPlace', 'With a place', 'ClassPaymentSection, label');
export const onTrial = message('commerce.class.onTrial', 'Of them on trial', 'ClassPaymentSection, label');
export const free = message('commerce.class.free', 'Free', 'ClassPaymentSection, choicesOf, label');
export const learnersPayPrice = message(
  'commerce.class.learnersPayPrice',
  'Learners pay: {name}, {price}',
  'ClassPaymentSection, choicesOf, label',
);
export const learnersPay = message(
  'commerce.class.learnersPay',
  'Learners pay: {name}',
  'ClassPaymentSection, choicesOf, label',
);
export const fromLicence = message(
  'commerce.class.fromLicence',
  'From a licence: {name}',
  'ClassPaymentSection, choicesOf, label',
);
export const saved = message('commerce.class.saved', 'Saved.', 'ClassPaymentSection, handleSubmit, message');
export const paymentOfClass = message(
  'commerce.class.paymentOfClass',
  'Payment of the class',
  'ClassPaymentSection, RuleForm, label',
);
export const thisClassIs = message(
  'commerce.class.thisClassIs',
  'This class is',
  'ClassPaymentSection, RuleForm, label',
);
export const administratorDecides = message(
  'commerce.class.administratorDecides',
  'An administrator decides what can be sold.',
  'ClassPaymentSection, RuleForm, helper',
);
export const from = message('commerce.class.from', 'From', 'ClassPaymentSection, RuleForm, label');
export const schoolPays = message(
  'commerce.class.schoolPays',
  'Your school pays? Buy places for your learners under <link>Account → Payments</link>.',
  'ClassPaymentSection, RuleForm',
);
export const save = message('commerce.class.save', 'Save', 'ClassPaymentSection, RuleForm');
export const whoDoNotPay = message(
  'commerce.class.whoDoNotPay',
  'Learners who do not pay',
  'PaymentExceptions, aria-label',
);
export const doesNotPay = message('commerce.class.doesNotPay', '{name} does not pay', 'PaymentExceptions');
export const endExceptionFor = message(
  'commerce.class.endExceptionFor',
  'End the exception for {name}',
  'PaymentExceptions, aria-label',
);
export const end = message('commerce.class.end', 'End', 'PaymentExceptions');
export const freeFor = message('commerce.class.freeFor', 'Free for', 'PaymentExceptions, label');
export const chooseLearner = message('commerce.class.chooseLearner', 'Choose a learner', 'PaymentExceptions, label');
export const letLearnFree = message('commerce.class.letLearnFree', 'Let them learn for free', 'PaymentExceptions');
export const fromYourLicence = message(
  'commerce.class.fromYourLicence',
  'From your licence: {name}, {left} of {places, plural, one {# place} other {# places}} left',
  'ClassPaymentSection',
);
export const fromYourLicenceUntil = message(
  'commerce.class.fromYourLicenceUntil',
  'From your licence: {name}, {left} of {places, plural, one {# place} other {# places}} left, until {day}',
  'ClassPaymentSection',
);
