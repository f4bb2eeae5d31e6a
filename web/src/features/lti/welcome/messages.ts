import { message } from '@lemma/contracts/messages';

export const linkingFailed = message(
  'lti.welcome.linkingFailed',
  'Sorry, there was a problem linking your account, please try again. If the issue persists please contact us at {email}.',
  'X08: the account of an LMS could not be linked; email is the address of the support',
);
export const settingUpFailed = message(
  'lti.welcome.settingUpFailed',
  'Sorry, there was a problem setting up your account, please try again. If the issue persists please contact us at {email}.',
  'X09: an account for somebody from an LMS could not be made; email is the address of the support',
);
export const makeAccount = message('lti.welcome.makeAccount', 'Make an account', 'CreateLtiAccountForm, label');
export const iAmNew = message('lti.welcome.iAmNew', 'I am new here', 'CreateLtiAccountForm, title');
export const emailOptional = message('lti.welcome.emailOptional', 'E-mail (optional)', 'CreateLtiAccountForm, label');
export const makeMyAccount = message('lti.welcome.makeMyAccount', 'Make my account', 'CreateLtiAccountForm');
export const linkAccount = message('lti.welcome.linkAccount', 'Link your account', 'LinkLmsPage, title');
export const openFromCourse = message(
  'lti.welcome.openFromCourse',
  'Open this page from your course.',
  'LinkLmsPage, LinkLms, title',
);
export const goBackToCourse = message(
  'lti.welcome.goBackToCourse',
  'Go back to your course, open the link again and choose “Sign in”.',
  'LinkLmsPage, LinkLms',
);
export const accountLinked = message(
  'lti.welcome.accountLinked',
  'Your account is linked.',
  'LinkLmsPage, LinkLms, title',
);
export const closeWindow = message(
  'lti.welcome.closeWindow',
  'Close this window and continue in your course.',
  'LinkLmsPage, LinkLms',
);
export const linkNow = message(
  'lti.welcome.linkNow',
  'Link this account with your course?',
  'LinkLmsPage, LinkLms, title',
);
export const signedInAs = message(
  'lti.welcome.signedInAs',
  'You are signed in as {first} {last}. From now on your course opens this account.',
  'LinkLmsPage, LinkLms, lead',
);
export const linkMyAccount = message('lti.welcome.linkMyAccount', 'Link my account', 'LinkLmsPage, LinkLms');
export const welcome = message('lti.welcome.welcome', 'Welcome', 'WelcomePage, title');
export const loadingLaunch = message('lti.welcome.loadingLaunch', 'Loading your launch', 'WelcomePage, label');
export const windowKeptClosed = message(
  'lti.welcome.windowKeptClosed',
  'Your browser has kept the window closed. Allow windows of this page, then try again.',
  'WelcomePage, handleSignIn',
);
export const welcomeTo = message('lti.welcome.welcomeTo', 'Welcome to {course}', 'WelcomePage, ChooseAccount, title');
export const comeFrom = message(
  'lti.welcome.comeFrom',
  'You come from {platform} for the first time. Which account is yours here?',
  'WelcomePage, ChooseAccount, lead',
);
export const haveAccount = message('lti.welcome.haveAccount', 'I have an account', 'WelcomePage, ChooseAccount, title');
export const signInInWindow = message(
  'lti.welcome.signInInWindow',
  'Sign in to it in a new window. From then on this course opens it.',
  'WelcomePage, ChooseAccount',
);
export const signIn = message('lti.welcome.signIn', 'Sign in', 'WelcomePage, ChooseAccount');
