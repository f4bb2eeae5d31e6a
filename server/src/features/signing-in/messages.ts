import { message } from '@lemma/contracts/messages';

export const wrongAccountOrPassword = message(
  'server.signingIn.wrongAccountOrPassword',
  'The e-mail address, user name or password is not right.',
  'refusal, accounts',
);
export const accountsNotFree = message(
  'server.signingIn.accountsNotFree',
  'Accounts are not made freely here. Ask your school or your teacher for one.',
  'refusal, accounts',
);
export const addressTakenSignIn = message(
  'server.signingIn.addressTakenSignIn',
  'There is already an account with this e-mail address. Sign in instead.',
  'refusal, accounts',
);
export const noPasswordYet = message(
  'server.signingIn.noPasswordYet',
  'This account has no password yet. Keep your work with an account first.',
  'refusal, accounts',
);
export const passwordForAddress = message(
  'server.signingIn.passwordForAddress',
  'Enter your password to change your e-mail address.',
  'refusal, accounts',
);
export const notPasswordAddressStays = message(
  'server.signingIn.notPasswordAddressStays',
  'This is not your password. Your e-mail stays as it is.',
  'refusal, accounts',
);
export const addressTaken = message(
  'server.signingIn.addressTaken',
  'There is already an account with this e-mail address.',
  'refusal, accounts',
);
export const knownAlready = message(
  'server.signingIn.knownAlready',
  'This account is a known one already.',
  'refusal, upgrade',
);
export const changedElsewhere = message(
  'server.signingIn.changedElsewhere',
  'This account was changed elsewhere. Reload the page.',
  'refusal, upgrade',
);
export const addressTakenComesAlong = message(
  'server.signingIn.addressTakenComesAlong',
  'There is already an account with this e-mail address. Sign in to it instead: your work comes along.',
  'refusal, upgrade',
);
export const enterAddress = message('server.signingIn.enterAddress', 'Enter your e-mail address.', 'refusal, upgrade');
export const choosePassword = message('server.signingIn.choosePassword', 'Choose a password.', 'refusal, upgrade');
export const passwordLeaked = message(
  'server.signingIn.passwordLeaked',
  'This password is in lists of leaked passwords. Choose another one.',
  'refusal, password-policy',
);
export const passwordOfName = message(
  'server.signingIn.passwordOfName',
  'This password is made of your name or e-mail address. Choose another one.',
  'refusal, password-policy',
);
export const passwordEasy = message(
  'server.signingIn.passwordEasy',
  'This password is easy to guess. Choose another one.',
  'refusal, password-policy',
);
export const enterPassword = message(
  'server.signingIn.enterPassword',
  'Enter your password.',
  'refusal, password-service',
);
export const notPasswordStays = message(
  'server.signingIn.notPasswordStays',
  'This is not your password. It stays as it is.',
  'refusal, password-service',
);
export const addressTakenSignInTo = message(
  'server.signingIn.addressTakenSignInTo',
  'There is already an account with this e-mail address. Sign in to it instead.',
  'refusal, password-service',
);
export const linkEnded = message(
  'server.signingIn.linkEnded',
  'This link has ended or was used already. Ask for a new one.',
  'refusal, password-service',
);
export const onlyWayToSignIn = message(
  'server.signingIn.onlyWayToSignIn',
  'This is your only way to sign in. Set a password or add a passkey first.',
  'refusal, providers',
);
export const authenticatorInUse = message(
  'server.signingIn.authenticatorInUse',
  'An authenticator app is in use already. Turn it off first.',
  'refusal, authenticator',
);
export const nothingWaits = message(
  'server.signingIn.nothingWaits',
  'Nothing is waiting for a code. Begin again.',
  'refusal, authenticator',
);
export const codeNotRightTime = message(
  'server.signingIn.codeNotRightTime',
  'This code is not right. Check that the time of your phone is, and type the newest code.',
  'refusal, authenticator',
);
export const setUpElsewhere = message(
  'server.signingIn.setUpElsewhere',
  'This was set up elsewhere at the same moment. Look at your account again.',
  'refusal, authenticator',
);
export const recoveryCodesReplace = message(
  'server.signingIn.recoveryCodesReplace',
  'Recovery codes replace an authenticator app or a passkey. Set one up first.',
  'refusal, authenticator',
);
export const mostPasskeys = message(
  'server.signingIn.mostPasskeys',
  'You have {mostPasskeys} passkeys. Remove one that you do not use.',
  'refusal, passkeys',
);
export const passkeyTookTooLong = message(
  'server.signingIn.passkeyTookTooLong',
  'Making the passkey took too long. Begin again.',
  'refusal, passkeys',
);
export const noPasskeyMade = message(
  'server.signingIn.noPasskeyMade',
  'The browser made no passkey for this site. Try again.',
  'refusal, passkeys',
);
export const passkeyKnown = message(
  'server.signingIn.passkeyKnown',
  'This passkey is known already.',
  'refusal, passkeys',
);
export const passkeyOnlyWay = message(
  'server.signingIn.passkeyOnlyWay',
  'This passkey is your only way to sign in. Set a password or link an account first.',
  'refusal, passkeys',
);
export const tookTooLong = message(
  'server.signingIn.tookTooLong',
  'This took too long. Try again.',
  'refusal, passkeys',
);
export const passkeyUnknown = message(
  'server.signingIn.passkeyUnknown',
  'This passkey is not known here. Sign in another way.',
  'refusal, passkeys',
);
export const passkeyNotChecked = message(
  'server.signingIn.passkeyNotChecked',
  'This passkey could not be checked. Sign in another way.',
  'refusal, passkeys',
);
export const passkeyUsedElsewhere = message(
  'server.signingIn.passkeyUsedElsewhere',
  'This passkey was used elsewhere at the same moment. Sign in another way.',
  'refusal, passkeys',
);
export const notFromPasskey = message(
  'server.signingIn.notFromPasskey',
  'This is not an answer of a passkey.',
  'refusal, passkeys',
);
export const passwordAgain = message(
  'server.signingIn.passwordAgain',
  'This took too long. Enter your password again.',
  'refusal, second-factor-sign-in',
);
export const passkeyChecksNobody = message(
  'server.signingIn.passkeyChecksNobody',
  'This passkey does not check that it is you. Sign in with your password first, then use it.',
  'refusal, second-factor-sign-in',
);
export const nowConfirm = message(
  'server.signingIn.nowConfirm',
  'Your password is right. Now confirm that it is you.',
  'refusal, second-factor',
);
export const codeNotRight = message(
  'server.signingIn.codeNotRight',
  'This code is not right, or it was used before.',
  'refusal, second-factor',
);
export const manyWrongTries = message(
  'server.signingIn.manyWrongTries',
  'This is not right, and there were many wrong tries from your network. Check what you typed.',
  'refusal, typed-codes',
);
export const noPasswordSignInAgain = message(
  'server.signingIn.noPasswordSignInAgain',
  'This account has no password. Sign in again with the account that is linked to it.',
  'refusal, confirm-identity',
);
export const passkeyOfOther = message(
  'server.signingIn.passkeyOfOther',
  'This passkey belongs to another account.',
  'refusal, confirm-identity',
);
export const notYourPassword = message(
  'server.signingIn.notYourPassword',
  'This is not your password.',
  'refusal, confirm-identity',
);
export const enterAuthenticatorCode = message(
  'server.signingIn.enterAuthenticatorCode',
  'Enter the code of your authenticator app.',
  'refusal, confirm-identity',
);
export const enterRecoveryCode = message(
  'server.signingIn.enterRecoveryCode',
  'Enter a recovery code, or use your passkey.',
  'refusal, confirm-identity',
);
export const notAsSomebodyElse = message(
  'server.signingIn.notAsSomebodyElse',
  'This is not possible while you are signed in as somebody else.',
  'refusal, confirmation',
);
export const confirmToContinue = message(
  'server.signingIn.confirmToContinue',
  'Confirm that it is you to continue.',
  'refusal, confirmation',
);
export const twoStepNeeded = message(
  'server.signingIn.twoStepNeeded',
  'This needs two-step sign-in. Set it up in your account first.',
  'refusal, confirmation',
);
export const notInsideCourse = message(
  'server.signingIn.notInsideCourse',
  'This is not possible inside your course. Open it in a window of its own.',
  'refusal, frame-reach',
);
export const authenticatorOn = message(
  'server.signingIn.authenticatorOn',
  'An authenticator app was turned on: we ask for its codes after your password.',
  'mail about a change to how a person signs in',
);
export const authenticatorOff = message(
  'server.signingIn.authenticatorOff',
  'The authenticator app was turned off: we no longer ask for its codes.',
  'mail about a change to how a person signs in',
);
export const recoveryCodesRenewed = message(
  'server.signingIn.recoveryCodesRenewed',
  'New recovery codes were made; earlier ones have ended.',
  'mail about a change to how a person signs in',
);
export const passkeyAdded = message(
  'server.signingIn.passkeyAdded',
  'A passkey was added.',
  'mail about a change to how a person signs in',
);
export const passkeyRemoved = message(
  'server.signingIn.passkeyRemoved',
  'A passkey was removed.',
  'mail about a change to how a person signs in',
);
export const accountLinked = message(
  'server.signingIn.accountLinked',
  'An account elsewhere was linked: you can sign in with it.',
  'mail about a change to how a person signs in',
);
export const apiTokenMade = message(
  'server.signingIn.apiTokenMade',
  'An API token was made: a program can make calls for you.',
  'mail about a change to how a person signs in',
);
export const apiTokenEnded = message(
  'server.signingIn.apiTokenEnded',
  'An API token has ended.',
  'mail about a change to how a person signs in',
);
export const accountUnlinked = message(
  'server.signingIn.accountUnlinked',
  'An account elsewhere was unlinked: it no longer signs in here.',
  'mail about a change to how a person signs in',
);
export const browserOn = message(
  'server.signingIn.browserOn',
  '{browser} on {system, select, iphone {an iPhone} ipad {an iPad} mac {a Mac} other {{system}}}',
  'a device on which somebody is signed in, such as “Firefox on Android”',
);
export const someBrowserOn = message(
  'server.signingIn.someBrowserOn',
  'Browser on {system, select, iphone {an iPhone} ipad {an iPad} mac {a Mac} other {{system}}}',
  'a device on which somebody is signed in, whose browser is not known',
);
export const unknownDevice = message(
  'server.signingIn.unknownDevice',
  'Unknown device',
  'a device on which somebody is signed in',
);
export const newFirstName = message(
  'server.signingIn.newFirstName',
  'New',
  'first name of an account for which a provider gives none',
);
export const newLastName = message(
  'server.signingIn.newLastName',
  'learner',
  'last name of an account for which a provider gives none',
);
