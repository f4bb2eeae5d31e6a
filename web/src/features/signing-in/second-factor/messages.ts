import { message } from '@lemma/contracts/messages';

export const twoStepSignIn = message(
  'signingIn.secondFactor.twoStepSignIn',
  'Two-step sign-in',
  'SecondFactorSection, title',
);
export const afterPasswordWeAsk = message(
  'signingIn.secondFactor.afterPasswordWeAsk',
  'After your password we ask for something that only you have: a code of your phone, or a passkey.',
  'SecondFactorSection, hint',
);
export const loadingTwoStepSign = message(
  'signingIn.secondFactor.loadingTwoStepSign',
  'Loading two-step sign-in',
  'SecondFactorSection, label',
);
