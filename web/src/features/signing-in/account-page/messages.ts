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
