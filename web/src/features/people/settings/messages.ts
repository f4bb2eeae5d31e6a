import { message } from '@lemma/contracts/messages';

export const sectionsOfAccount = message(
  'people.settings.sectionsOfAccount',
  'Sections of the account',
  'AccountNavigation, aria-label',
);
export const profile = message('people.settings.profile', 'Profile', 'ProfileSections, title');
export const teachersSeeName = message(
  'people.settings.teachersSeeName',
  'Your teachers see this name.',
  'ProfileSections, hint',
);
export const withAddressCanSet = message(
  'people.settings.withAddressCanSet',
  'With an address you can set a new password by yourself when you forget yours.',
  'ProfileSections',
);
export const signInWithAddress = message(
  'people.settings.signInWithAddress',
  'You sign in with this address. To change it, we ask for your password.',
  'ProfileSections',
);
export const eMail = message('people.settings.eMail', 'E-mail', 'ProfileSections, title');
export const keepWork = message('people.settings.keepWork', 'Keep your work', 'account-sections, label');
export const password = message('people.settings.password', 'Password', 'account-sections, label');
export const twoStepSignIn = message('people.settings.twoStepSignIn', 'Two-step sign-in', 'account-sections, label');
export const linkedAccounts = message('people.settings.linkedAccounts', 'Linked accounts', 'account-sections, label');
export const learningPlatforms = message(
  'people.settings.learningPlatforms',
  'Learning platforms',
  'account-sections, label',
);
export const devices = message('people.settings.devices', 'Devices', 'account-sections, label');
export const preferences = message('people.settings.preferences', 'Preferences', 'account-sections, label');
export const numbers = message('people.settings.numbers', 'Numbers', 'account-sections, label');
export const language = message('people.settings.language', 'Language', 'account-sections, label');
export const dailyGoal = message('people.settings.dailyGoal', 'Daily goal', 'account-sections, label');
export const notifications = message('people.settings.notifications', 'Notifications', 'account-sections, label');
export const calendar = message('people.settings.calendar', 'Calendar', 'account-sections, label');
export const payments = message('people.settings.payments', 'Payments', 'account-sections, label');
export const apiTokens = message('people.settings.apiTokens', 'API tokens', 'account-sections, label');
export const mergeAccounts = message('people.settings.mergeAccounts', 'Merge accounts', 'account-sections, label');
export const yourFeedback = message('people.settings.yourFeedback', 'Your feedback', 'account-sections, label');
export const yourData = message('people.settings.yourData', 'Your data', 'account-sections, label');
export const whoLooked = message('people.settings.whoLooked', 'Who looked', 'account-sections, label');
export const enterEMailAddress = message(
  'people.settings.enterEMailAddress',
  'Enter an e-mail address.',
  'email-change',
);
export const addressAlready = message(
  'people.settings.addressAlready',
  'This is your address already.',
  'email-change',
);
export const enterPassword = message('people.settings.enterPassword', 'Enter your password.', 'email-change');
