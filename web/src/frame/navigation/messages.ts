import { message } from '@lemma/contracts/messages';

export const footer = message('frame.navigation.footer', 'Footer', 'Footer, aria-label');
export const contact = message('frame.navigation.contact', 'Contact', 'Footer, a');
export const sendFeedback = message('frame.navigation.sendFeedback', 'Send feedback', 'Footer, button');
export const language = message('frame.navigation.language', 'Language', 'LanguageMenu, aria-label');
export const exercises = message('frame.navigation.exercises', 'Exercises', 'navigation-links, label');
export const classrooms = message('frame.navigation.classrooms', 'Classrooms', 'navigation-links, label');
export const pollSessions = message('frame.navigation.pollSessions', 'Poll Sessions', 'navigation-links, label');
export const polls = message('frame.navigation.polls', 'Polls', 'navigation-links, label');
export const account = message('frame.navigation.account', 'Account', 'navigation-links, label');
export const help = message('frame.navigation.help', 'Help', 'navigation-links, label');
export const privacy = message('frame.navigation.privacy', 'Privacy', 'navigation-links, label');
export const terms = message('frame.navigation.terms', 'Terms', 'navigation-links, label');
export const signOutForGood = message(
  'frame.navigation.signOutForGood',
  'Sign out for good?',
  'use-careful-sign-out, title',
);
export const noPasswordToCome = message(
  'frame.navigation.noPasswordToCome',
  'There is no password to come back with. Your teacher keeps your answers, you lose the way to them.',
  'use-careful-sign-out, message',
);
export const stay = message('frame.navigation.stay', 'Stay', 'use-careful-sign-out, label');
export const signOut = message('frame.navigation.signOut', 'Sign out', 'use-careful-sign-out, label');
export const problemDuringLogoutPlease = message(
  'frame.navigation.problemDuringLogoutPlease',
  'There was problem during logout, please try again',
  'use-sign-out, message',
);
export const accountOf = message(
  'frame.navigation.accountOf',
  ', account of {name}',
  'AccountMenu, read after the initials',
);
export const inThisBrowserOnly = message(
  'frame.navigation.inThisBrowserOnly',
  'In this browser only',
  'AccountMenuList',
);
export const administration = message('frame.navigation.administration', 'Administration', 'AccountMenuList');
export const openMenu = message('frame.navigation.openMenu', 'Open menu', 'NavigationBar, aria-label');
export const productHome = message('frame.navigation.productHome', '{product}, home', 'NavigationBar, aria-label');
export const mainNavigation = message('frame.navigation.mainNavigation', 'Main', 'NavigationBar, aria-label');
export const offline = message('frame.navigation.offline', 'Offline', 'NavigationBar');
export const signIn = message('frame.navigation.signIn', 'Sign in', 'NavigationBar');
export const menu = message('frame.navigation.menu', 'Menu', 'NavigationDrawer, aria-label');
export const closeMenu = message('frame.navigation.closeMenu', 'Close menu', 'NavigationDrawer, aria-label');
