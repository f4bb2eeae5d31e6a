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
