import { message } from '@lemma/contracts/messages';

export const permissionDenied = message(
  'signingIn.accountPage.permissionDenied',
  'Permission denied',
  'AccessDenied, title',
);
export const mustSignInTo = message(
  'signingIn.accountPage.mustSignInTo',
  'You must sign in to perform this action',
  'AccessDenied, reason',
);
export const pageNeedsAccountWith = message(
  'signingIn.accountPage.pageNeedsAccountWith',
  'This page needs an account with an e-mail address.',
  'AccessDenied, reason',
);
export const home = message('signingIn.accountPage.home', 'Home', 'AccessDenied, Link');
export const signIn = message('signingIn.accountPage.signIn', 'Sign in', 'AccountForm, text');
export const createAccount = message('signingIn.accountPage.createAccount', 'Create your account', 'AccountForm, text');
export const accountsNotMadeFreely = message(
  'signingIn.accountPage.accountsNotMadeFreely',
  'Accounts are not made freely here',
  'AccountForm, title',
);
export const askSchoolOrTeacher = message(
  'signingIn.accountPage.askSchoolOrTeacher',
  'Ask your school or your teacher for one. With a class code you can join without an account.',
  'AccountForm, Note',
);
export const alreadyAccount = message(
  'signingIn.accountPage.alreadyAccount',
  'Already have an account?',
  'AccountForm, text',
);
export const newHere = message('signingIn.accountPage.newHere', 'New here?', 'AccountForm, text');
export const createAccountButton = message(
  'signingIn.accountPage.createAccountButton',
  'Create an account',
  'AccountForm, button',
);
export const onlyClassCodeJoin = message(
  'signingIn.accountPage.onlyClassCodeJoin',
  'Only have a class code? <link>Join without an account</link>',
  'AccountForm, p',
);
export const account = message('signingIn.accountPage.account', 'Account', 'AccountPage');
export const learn = message('signingIn.accountPage.learn', 'Learn', 'RolePick, learner');
export const teach = message('signingIn.accountPage.teach', 'Teach', 'RolePick, teacher');
export const iAmHereTo = message('signingIn.accountPage.iAmHereTo', 'I am here to', 'RolePick, legend');
export const wayToSignIn = message(
  'signingIn.accountPage.wayToSignIn',
  'This way to sign in is no longer offered',
  'provider-words, title',
);
export const signInAnotherWay = message(
  'signingIn.accountPage.signInAnotherWay',
  'Sign in another way, or ask your school.',
  'provider-words, text',
);
export const doesNotAnswerJust = message(
  'signingIn.accountPage.doesNotAnswerJust',
  '{provider} does not answer just now',
  'provider-words, title',
);
export const tryAgainInFew = message(
  'signingIn.accountPage.tryAgainInFew',
  'Try again in a few minutes, or sign in another way.',
  'provider-words, text',
);
export const leftWithoutSigningIn = message(
  'signingIn.accountPage.leftWithoutSigningIn',
  'You have left {provider} without signing in',
  'provider-words, title',
);
export const nothingChanged = message(
  'signingIn.accountPage.nothingChanged',
  'Nothing has changed.',
  'provider-words, text',
);
export const didNotSignIn = message(
  'signingIn.accountPage.didNotSignIn',
  '{provider} did not sign you in',
  'provider-words, title',
);
export const tryAgain = message('signingIn.accountPage.tryAgain', 'Try again.', 'provider-words, text');
export const alreadyAccountWithE = message(
  'signingIn.accountPage.alreadyAccountWithE',
  'There is already an account with your e-mail address',
  'provider-words, title',
);
export const signInWithPassword = message(
  'signingIn.accountPage.signInWithPassword',
  'Sign in with your password first, then link {provider} in your account.',
  'provider-words, text',
);
export const askSchoolOrTeacherFor = message(
  'signingIn.accountPage.askSchoolOrTeacherFor',
  'Ask your school or your teacher for one.',
  'provider-words, text',
);
export const accountLinkedToAnother = message(
  'signingIn.accountPage.accountLinkedToAnother',
  'This account is linked to another one here already',
  'provider-words, title',
);
export const unlinkFirstOrMerge = message(
  'signingIn.accountPage.unlinkFirstOrMerge',
  'Unlink it there first, or merge the two accounts.',
  'provider-words, text',
);
export const nothingLinkedYet = message(
  'signingIn.accountPage.nothingLinkedYet',
  'Nothing is linked yet',
  'provider-words, title',
);
export const confirmThenLinkAgain = message(
  'signingIn.accountPage.confirmThenLinkAgain',
  'Confirm that it is you, then link it again.',
  'provider-words, text',
);
export const thisProvider = message('signingIn.accountPage.thisProvider', 'This provider', 'provider-words');
export const recoveryCodesLeft = message(
  'signingIn.accountPage.recoveryCodesLeft',
  '{count, plural, one {# recovery code left.} other {# recovery codes left.}}',
  'SecondFactor',
);
export const fewRecoveryCodesLeft = message(
  'signingIn.accountPage.fewRecoveryCodesLeft',
  '{count, plural, one {# recovery code left. Make new ones in your account.} other {# recovery codes left. Make new ones in your account.}}',
  'SecondFactor',
);
export const sessionEnded = message(
  'signingIn.accountPage.sessionEnded',
  'Your session has ended. Nothing that you typed is lost: sign in to continue.',
  'SignInAgain',
);
export const sessionEndedOf = message(
  'signingIn.accountPage.sessionEndedOf',
  'Your session has ended. Nothing that you typed is lost: sign in as {name} to continue.',
  'SignInAgain',
);
export const accountMayNot = message(
  'signingIn.accountPage.accountMayNot',
  'Your account may not open this page. If you have another one, sign in with it.',
  'AccessDenied',
);
export const accountWithAddressMayNot = message(
  'signingIn.accountPage.accountWithAddressMayNot',
  'Your account {address} may not open this page. If you have another one, sign in with it.',
  'AccessDenied',
);
export const orWord = message('signingIn.accountPage.orWord', 'or', 'ProviderButtons, LinkButtons');
export const continueWith = message(
  'signingIn.accountPage.continueWith',
  'Continue with {provider}',
  'ProviderButtons, LinkButtons',
);
export const signInPasskey = message(
  'signingIn.accountPage.signInPasskey',
  'Sign in with a passkey',
  'ProviderButtons',
);
export const typeAppCode = message(
  'signingIn.accountPage.typeAppCode',
  'Open your authenticator app and type the code that it shows.',
  'SecondFactor, words, hint',
);
export const withApp = message(
  'signingIn.accountPage.withApp',
  'Use your authenticator app',
  'SecondFactor, words, switchTo',
);
export const confirmWithPasskey = message(
  'signingIn.accountPage.confirmWithPasskey',
  'Confirm that it is you with the passkey of your account.',
  'SecondFactor, words, hint',
);
export const withPasskey = message(
  'signingIn.accountPage.withPasskey',
  'Use a passkey',
  'SecondFactor, words, switchTo',
);
export const typeRecoveryCode = message(
  'signingIn.accountPage.typeRecoveryCode',
  'Type one of the recovery codes that you kept. Each works once.',
  'SecondFactor, words, hint',
);
export const withRecoveryCode = message(
  'signingIn.accountPage.withRecoveryCode',
  'Use a recovery code',
  'SecondFactor, words, switchTo',
);
export const secondStep = message('signingIn.accountPage.secondStep', 'Second step', 'SecondFactor, label');
export const cannotUsePasskey = message(
  'signingIn.accountPage.cannotUsePasskey',
  'This browser cannot use your passkey',
  'SecondFactor, title',
);
export const signInOnOtherDevice = message(
  'signingIn.accountPage.signInOnOtherDevice',
  'Sign in on the device that has it, or ask your administrator.',
  'SecondFactor',
);
export const back = message('signingIn.accountPage.back', 'Back', 'SecondFactor');
export const signInAgain = message('signingIn.accountPage.signInAgain', 'Sign in again', 'SignInAgain');
export const leaveWithoutSigningIn = message(
  'signingIn.accountPage.leaveWithoutSigningIn',
  'Leave without signing in',
  'SignInAgain',
);
export const emailOrUserName = message(
  'signingIn.accountPage.emailOrUserName',
  'E-mail or user name',
  'SignInForm, PasswordStep, label',
);
export const password = message('signingIn.accountPage.password', 'Password', 'SignInForm, PasswordStep, label');
export const forgotIt = message('signingIn.accountPage.forgotIt', 'Forgot it?', 'SignInForm, PasswordStep');
export const createAccountTitle = message(
  'signingIn.accountPage.createAccountTitle',
  'Create account',
  'SignUpForm, label',
);
export const emailLabel = message('signingIn.accountPage.emailLabel', 'E-mail', 'SignUpForm, label');
