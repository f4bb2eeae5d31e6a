import { message } from '@lemma/contracts/messages';

export const codeOfAuthenticatorApp = message(
  'signingIn.confirming.codeOfAuthenticatorApp',
  'Code of your authenticator app',
  'CodeField, label',
);
export const recoveryCode = message('signingIn.confirming.recoveryCode', 'Recovery code', 'CodeField, label');
export const noPasskeyUsedDialog = message(
  'signingIn.confirming.noPasskeyUsedDialog',
  'No passkey was used: the dialog was closed, or there is none for this site here.',
  'passkey-browser',
);
export const devicePasskeyForAccount = message(
  'signingIn.confirming.devicePasskeyForAccount',
  'This device has a passkey for your account already.',
  'passkey-browser',
);
export const passkeysDoNotWork = message(
  'signingIn.confirming.passkeysDoNotWork',
  'Passkeys do not work at this address. Use its name, with https.',
  'passkey-browser',
);
export const deviceCannotMakeSuch = message(
  'signingIn.confirming.deviceCannotMakeSuch',
  'This device cannot make such a passkey.',
  'passkey-browser',
);
export const noPasswordLinked = message(
  'signingIn.confirming.noPasswordLinked',
  'Your account has no password. Sign out and sign in again with your linked account; then this works for fifteen minutes.',
  'ConfirmIdentity',
);
export const noPasswordProvider = message(
  'signingIn.confirming.noPasswordProvider',
  'Your account has no password. Sign out and sign in again with {provider}; then this works for fifteen minutes.',
  'ConfirmIdentity',
);
export const setUpSecondStep = message(
  'signingIn.confirming.setUpSecondStep',
  'Set up two-step sign-in first',
  'ConfirmIdentity',
);
export const confirmItIsYou = message(
  'signingIn.confirming.confirmItIsYou',
  'Confirm that it is you',
  'ConfirmIdentity',
);
export const goToAccount = message('signingIn.confirming.goToAccount', 'Go to your account', 'ConfirmIdentity, action');
export const administratorsNeedSecondStep = message(
  'signingIn.confirming.administratorsNeedSecondStep',
  'Administrators work with the data of others. To do this, turn two-step sign-in on in your account.',
  'ConfirmIdentity',
);
export const close = message('signingIn.confirming.close', 'Close', 'ConfirmIdentity, Words');
export const withRecoveryCode = message(
  'signingIn.confirming.withRecoveryCode',
  'Use a recovery code',
  'ConfirmIdentity, EitherCode',
);
export const withApp = message(
  'signingIn.confirming.withApp',
  'Use your authenticator app',
  'ConfirmIdentity, EitherCode',
);
export const weAskBefore = message(
  'signingIn.confirming.weAskBefore',
  'We ask before changes that matter, and then not again for fifteen minutes.',
  'ConfirmIdentity, ConfirmForm',
);
export const yourPassword = message(
  'signingIn.confirming.yourPassword',
  'Your password',
  'ConfirmIdentity, ConfirmForm, label',
);
export const withPasskey = message('signingIn.confirming.withPasskey', 'Use a passkey', 'ConfirmIdentity, ConfirmForm');
export const cancel = message('signingIn.confirming.cancel', 'Cancel', 'ConfirmIdentity, ConfirmForm');
export const confirm = message('signingIn.confirming.confirm', 'Confirm', 'ConfirmIdentity, ConfirmForm');
