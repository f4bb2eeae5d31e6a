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
export const qrForApp = message(
  'signingIn.secondFactor.qrForApp',
  'QR code for your authenticator app',
  'Authenticator, QrCode, aria-label',
);
export const scanPicture = message(
  'signingIn.secondFactor.scanPicture',
  '<b>Scan the picture</b> with an authenticator app.',
  'Authenticator, SetUp',
);
export const orTypeKey = message('signingIn.secondFactor.orTypeKey', 'Or type this key:', 'Authenticator, SetUp');
export const onThisPhone = message(
  'signingIn.secondFactor.onThisPhone',
  'On this phone: <link>open your authenticator app</link>',
  'Authenticator, SetUp',
);
export const typeAppCode = message(
  'signingIn.secondFactor.typeAppCode',
  'Type the code that the app shows',
  'Authenticator, SetUp, label',
);
export const turnOn = message('signingIn.secondFactor.turnOn', 'Turn on', 'Authenticator, SetUp');
export const cancel = message('signingIn.secondFactor.cancel', 'Cancel', 'Authenticator, SetUp');
export const turnAppOffNow = message(
  'signingIn.secondFactor.turnAppOffNow',
  'Turn off the authenticator app?',
  'Authenticator, handleTurnOff, title',
);
export const passwordAlone = message(
  'signingIn.secondFactor.passwordAlone',
  'Your password alone signs in then, unless you have a passkey.',
  'Authenticator, handleTurnOff, message',
);
export const keepOn = message('signingIn.secondFactor.keepOn', 'Keep it on', 'Authenticator, handleTurnOff, label');
export const turnOff = message('signingIn.secondFactor.turnOff', 'Turn off', 'Authenticator, handleTurnOff, label');
export const appIsOff = message(
  'signingIn.secondFactor.appIsOff',
  'The authenticator app is off.',
  'Authenticator, handleTurnOff, message',
);
export const authenticatorApp = message(
  'signingIn.secondFactor.authenticatorApp',
  'Authenticator app',
  'Authenticator',
);
export const askedAfterPassword = message(
  'signingIn.secondFactor.askedAfterPassword',
  'Asked for after your password.',
  'Authenticator',
);
export const phoneShowsCode = message(
  'signingIn.secondFactor.phoneShowsCode',
  'Your phone shows a code that changes every half minute.',
  'Authenticator',
);
export const onWord = message('signingIn.secondFactor.onWord', 'on', 'Authenticator, label');
export const setUp = message('signingIn.secondFactor.setUp', 'Set up', 'Authenticator');
export const passkeyAdded = message(
  'signingIn.secondFactor.passkeyAdded',
  'The passkey is added.',
  'Passkeys, handleAdd, message',
);
export const passkeys = message('signingIn.secondFactor.passkeys', 'Passkeys', 'Passkeys');
export const passkeysMean = message(
  'signingIn.secondFactor.passkeysMean',
  'Sign in with the fingerprint, face or PIN of a device, or with a security key.',
  'Passkeys',
);
export const addAPasskey = message('signingIn.secondFactor.addAPasskey', 'Add a passkey', 'Passkeys');
export const nameOfDevice = message('signingIn.secondFactor.nameOfDevice', 'Name of this device', 'Passkeys, label');
export const deviceExample = message('signingIn.secondFactor.deviceExample', 'My phone', 'Passkeys, placeholder');
export const addPasskey = message('signingIn.secondFactor.addPasskey', 'Add passkey', 'Passkeys');
export const removePasskeyNow = message(
  'signingIn.secondFactor.removePasskeyNow',
  'Remove the passkey “{name}”?',
  'Passkeys, handleRemove, title',
);
export const removePasskeyMeans = message(
  'signingIn.secondFactor.removePasskeyMeans',
  'It no longer signs in here. Remove it from the device too, so that it is no longer offered.',
  'Passkeys, handleRemove, message',
);
export const keepIt = message('signingIn.secondFactor.keepIt', 'Keep it', 'Passkeys, handleRemove, label');
export const remove = message('signingIn.secondFactor.remove', 'Remove', 'Passkeys, handleRemove, label');
export const notUsedYet = message('signingIn.secondFactor.notUsedYet', 'not used yet', 'Passkeys, PasskeyRow');
export const sinceAndUsed = message(
  'signingIn.secondFactor.sinceAndUsed',
  'Since {day} · {used}',
  'Passkeys, PasskeyRow',
);
export const removeNamed = message(
  'signingIn.secondFactor.removeNamed',
  'Remove {name}',
  'Passkeys, PasskeyRow, aria-label',
);
export const keepCodesNow = message(
  'signingIn.secondFactor.keepCodesNow',
  'Keep these recovery codes now: they are shown this once',
  'RecoveryCodes, FreshCodes, title',
);
export const eachWorksOnce = message(
  'signingIn.secondFactor.eachWorksOnce',
  'Each works once if your phone is lost. Keep them on paper, not on the phone.',
  'RecoveryCodes, FreshCodes',
);
export const recoveryCodes = message(
  'signingIn.secondFactor.recoveryCodes',
  'Recovery codes',
  'RecoveryCodes, FreshCodes, aria-label',
);
export const copyCodes = message('signingIn.secondFactor.copyCodes', 'Copy codes', 'RecoveryCodes, FreshCodes');
export const saveCodes = message('signingIn.secondFactor.saveCodes', 'Save codes', 'RecoveryCodes, FreshCodes');
export const haveKeptThem = message(
  'signingIn.secondFactor.haveKeptThem',
  'I have kept them',
  'RecoveryCodes, FreshCodes',
);
export const makeNewNow = message(
  'signingIn.secondFactor.makeNewNow',
  'Make new recovery codes?',
  'RecoveryCodes, handleRenew, title',
);
export const oldCodesEnd = message(
  'signingIn.secondFactor.oldCodesEnd',
  'The codes that you have kept so far end.',
  'RecoveryCodes, handleRenew, message',
);
export const keepMyCodes = message(
  'signingIn.secondFactor.keepMyCodes',
  'Keep my codes',
  'RecoveryCodes, handleRenew, label',
);
export const makeNewCodes = message(
  'signingIn.secondFactor.makeNewCodes',
  'Make new codes',
  'RecoveryCodes, handleRenew, label',
);
export const noCodes = message(
  'signingIn.secondFactor.noCodes',
  'You have none. Without them, a lost phone locks you out.',
  'RecoveryCodes',
);
export const codesFile = message(
  'signingIn.secondFactor.codesFile',
  'Recovery codes for {product} ({host}). Each works once.',
  'RecoveryCodes, first line of a file',
);
export const codesLeft = message(
  'signingIn.secondFactor.codesLeft',
  '{count} left. Each works once if your phone is lost. {count, plural, =0 {Make new ones soon.} one {Make new ones soon.} =2 {Make new ones soon.} =3 {Make new ones soon.} other {}}',
  'RecoveryCodes',
);
export const makeCodes = message('signingIn.secondFactor.makeCodes', 'Make codes', 'RecoveryCodes');
export const usedAgo = message('signingIn.secondFactor.usedAgo', 'used {when}', 'Passkeys');
