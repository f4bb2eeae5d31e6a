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
  'With an address you can set a new password yourself if you forget yours.',
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
  'This is already your address.',
  'email-change',
);
export const enterPassword = message('people.settings.enterPassword', 'Enter your password.', 'email-change');
export const canSignInWith = message(
  'people.settings.canSignInWith',
  'You can sign in with {address} from now on.',
  'EmailForm',
);
export const signInWith = message('people.settings.signInWith', 'You sign in with {address} from now on.', 'EmailForm');
export const accountHead = message('people.settings.accountHead', 'Account', 'AccountSettings');
export const signOutAction = message('people.settings.signOutAction', 'Sign out', 'AccountSettings');
export const livesInBrowser = message(
  'people.settings.livesInBrowser',
  'This account lives in this browser only',
  'AccountSettings, title',
);
export const joinedWithName = message(
  'people.settings.joinedWithName',
  "You joined with a name and no e-mail address. You stay signed in here for {days} days after joining. On another device, or when the browser's data are deleted, you cannot get back to your work.",
  'AccountSettings',
);
export const notConfirmed = message(
  'people.settings.notConfirmed',
  'We could not confirm that it is you. Your e-mail stays as it is.',
  'EmailForm',
);
export const yourEmail = message('people.settings.yourEmail', 'Your e-mail', 'EmailForm, label');
export const newEmail = message('people.settings.newEmail', 'New e-mail', 'EmailForm, label');
export const emailNow = message('people.settings.emailNow', 'Now: {address}', 'EmailForm, helper');
export const yourPassword = message('people.settings.yourPassword', 'Your password', 'EmailForm, label');
export const addEmail = message('people.settings.addEmail', 'Add e-mail', 'EmailForm');
export const changeEmail = message('people.settings.changeEmail', 'Change e-mail', 'EmailForm');
export const signInWithThese = message(
  'people.settings.signInWithThese',
  'Sign in with these instead of a password.',
  'LinkedAccounts, LinkedAccountsSection, hint',
);
export const canSignInNow = message(
  'people.settings.canSignInNow',
  'You can sign in with {provider} now.',
  'LinkedAccounts, LinkedAccountsSection, title',
);
export const unlinkNow = message(
  'people.settings.unlinkNow',
  'Unlink {provider}?',
  'LinkedAccounts, handleUnlink, title',
);
export const unlinkMeans = message(
  'people.settings.unlinkMeans',
  'You no longer sign in with it. Your work stays.',
  'LinkedAccounts, handleUnlink, message',
);
export const keepIt = message('people.settings.keepIt', 'Keep it', 'LinkedAccounts, handleUnlink, label');
export const unlink = message('people.settings.unlink', 'Unlink', 'LinkedAccounts, handleUnlink, label');
export const isUnlinked = message(
  'people.settings.isUnlinked',
  '{provider} is unlinked.',
  'LinkedAccounts, handleUnlink, message',
);
export const linkedSince = message(
  'people.settings.linkedSince',
  '{account} · since {day}',
  'LinkedAccounts, LinkedRow',
);
export const linked = message('people.settings.linked', 'Linked', 'LinkedAccounts, LinkedRow');
export const unlinkProvider = message(
  'people.settings.unlinkProvider',
  'Unlink {provider}',
  'LinkedAccounts, LinkedRow, aria-label',
);
export const notLinked = message('people.settings.notLinked', 'Not linked.', 'LinkedAccounts, ProviderRow');
export const linkProvider = message(
  'people.settings.linkProvider',
  'Link {provider}',
  'LinkedAccounts, ProviderRow, aria-label',
);
export const link = message('people.settings.link', 'Link', 'LinkedAccounts, ProviderRow');
export const bellShows = message(
  'people.settings.bellShows',
  'The bell shows them; mails bring the ones you choose.',
  'NotificationsSection, hint',
);
export const chooseNotifications = message(
  'people.settings.chooseNotifications',
  'Choose notifications',
  'NotificationsSection',
);
export const likeDevice = message('people.settings.likeDevice', 'Like my device', 'PreferencesSection, modes, label');
export const changesWithDevice = message(
  'people.settings.changesWithDevice',
  'Follows your device.',
  'PreferencesSection, modes, outcome',
);
export const light = message('people.settings.light', 'Light', 'PreferencesSection, modes, label');
export const lightMeans = message(
  'people.settings.lightMeans',
  'Dark text on a light page.',
  'PreferencesSection, modes, outcome',
);
export const dark = message('people.settings.dark', 'Dark', 'PreferencesSection, modes, label');
export const darkMeans = message(
  'people.settings.darkMeans',
  'Light text on a dark page.',
  'PreferencesSection, modes, outcome',
);
export const keptInBrowser = message(
  'people.settings.keptInBrowser',
  'Kept in this browser.',
  'PreferencesSection, hint',
);
export const colours = message('people.settings.colours', 'Colours', 'PreferencesSection, legend');
export const profileSaved = message(
  'people.settings.profileSaved',
  'Your profile is saved.',
  'ProfileForm, handleSubmit, message',
);
export const saveProfile = message('people.settings.saveProfile', 'Save profile', 'ProfileForm');
export const signedInDevices = message(
  'people.settings.signedInDevices',
  'Signed-in devices',
  'SessionsList, SessionsSection, title',
);
export const unknownDevice = message(
  'people.settings.unknownDevice',
  'If you do not know one, sign it out and change your password.',
  'SessionsList, SessionsSection, hint',
);
export const tryAgain = message('people.settings.tryAgain', 'Try again', 'SessionsList, SessionsSection');
export const deviceSignedOut = message(
  'people.settings.deviceSignedOut',
  '{device} is signed out.',
  'SessionsList, handleEnd',
);
export const othersSignedOut = message(
  'people.settings.othersSignedOut',
  'You are signed out on all other devices.',
  'SessionsList, handleEndOthers',
);
export const devicesLoseNothing = message(
  'people.settings.devicesLoseNothing',
  'Devices that are signed out lose nothing that was saved.',
  'SessionsList, SessionsCard',
);
export const signOutOthers = message(
  'people.settings.signOutOthers',
  'Sign out all others',
  'SessionsList, SessionsCard',
);
export const thisDevice = message('people.settings.thisDevice', 'This device · active now', 'SessionsList, SessionRow');
export const lastHere = message('people.settings.lastHere', 'Last here {moment}', 'SessionsList, SessionRow');
export const here = message('people.settings.here', 'here', 'SessionsList, SessionRow, label');
export const signOutDevice = message(
  'people.settings.signOutDevice',
  'Sign out {device}',
  'SessionsList, SessionRow, aria-label',
);
