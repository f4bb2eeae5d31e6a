import { message } from '@lemma/contracts/messages';

export const classes = message('signingIn.keepingWork.classes', 'Classes', 'ComesAlong, label');
export const tasksBegun = message('signingIn.keepingWork.tasksBegun', 'Tasks begun', 'ComesAlong, label');
export const questionsAnswered = message(
  'signingIn.keepingWork.questionsAnswered',
  'Questions answered',
  'ComesAlong, label',
);
export const whatComesAlong = message('signingIn.keepingWork.whatComesAlong', 'What comes along', 'ComesAlong, h2');
export const answersGaveByName = message(
  'signingIn.keepingWork.answersGaveByName',
  'Answers that you gave by name in polls come along too.',
  'ComesAlong, p',
);
export const nothingLostWhicheverChoose = message(
  'signingIn.keepingWork.nothingLostWhicheverChoose',
  'Nothing is lost, whichever you choose. It happens in one go or not at all.',
  'ComesAlong, p',
);
export const keepWork = message('signingIn.keepingWork.keepWork', 'Keep your work', 'KeepYourWorkPage, title');
export const soFarOnlyBrowser = message(
  'signingIn.keepingWork.soFarOnlyBrowser',
  'So far only this browser knows you, as <b>{shownName}</b>. With an account your work is safe on any device.',
  'KeepYourWorkPage, text',
);
export const accountMadeWorkSafe = message(
  'signingIn.keepingWork.accountMadeWorkSafe',
  'Your account is made. Your work is safe.',
  'KeepYourWorkPage',
);
export const iAccountAlready = message(
  'signingIn.keepingWork.iAccountAlready',
  'I have an account already',
  'KeepYourWorkPage, title',
);
export const allWorkMovesTo = message(
  'signingIn.keepingWork.allWorkMovesTo',
  'All your work moves to {other}. Where a class is in both, the attempts of both are kept and the better score counts.',
  'KeepYourWorkPage',
);
export const bothAccountsOneNow = message(
  'signingIn.keepingWork.bothAccountsOneNow',
  'Both accounts are one now. Your work came along.',
  'KeepYourWorkPage',
);
export const soFarOnlyBrowserKnows = message(
  'signingIn.keepingWork.soFarOnlyBrowserKnows',
  'So far only this browser knows you',
  'KeepYourWorkPrompt, title',
);
export const keepWorkWithAccount = message(
  'signingIn.keepingWork.keepWorkWithAccount',
  '<link>Keep your work</link> with an account, then you can continue from any device.',
  'KeepYourWorkPrompt, Note',
);
export const mergeAccounts = message('signingIn.keepingWork.mergeAccounts', 'Merge accounts?', 'MergeAccounts, title');
export const endsAndEverythingOf = message(
  'signingIn.keepingWork.endsAndEverythingOf',
  '{other} ends and everything of it comes here. There is no way back.',
  'MergeAccounts, message',
);
export const cancel = message('signingIn.keepingWork.cancel', 'Cancel', 'MergeAccounts, label');
export const mergeAccountsButton = message(
  'signingIn.keepingWork.mergeAccountsButton',
  'Merge accounts',
  'MergeAccounts, label',
);
export const accountsAreOne = message(
  'signingIn.keepingWork.accountsAreOne',
  'Both accounts are one now.',
  'MergeAccounts, message',
);
export const mergeAnotherAccount = message(
  'signingIn.keepingWork.mergeAnotherAccount',
  'Merge another account',
  'MergeAccounts, title',
);
export const twoAccountsClassesWork = message(
  'signingIn.keepingWork.twoAccountsClassesWork',
  'You have two accounts? Classes, work and exercises of the other one come here.',
  'MergeAccounts, hint',
);
export const everythingOfComesHere = message(
  'signingIn.keepingWork.everythingOfComesHere',
  'Everything of {other} comes here, and that account ends. Where a class is in both, the attempts of both are kept and the better score counts.',
  'MergeAccounts',
);
export const onlyThisBrowser = message(
  'signingIn.keepingWork.onlyThisBrowser',
  'So far only this browser knows you.',
  'KeepYourWork, KeepYourWorkSection, hint',
);
export const makeOrMerge = message(
  'signingIn.keepingWork.makeOrMerge',
  'Make an account, or merge with the one you have: all your work comes along.',
  'KeepYourWork, KeepYourWorkSection',
);
export const keepMyWork = message(
  'signingIn.keepingWork.keepMyWork',
  'Keep my work',
  'KeepYourWork, KeepYourWorkSection',
);
export const emailOrUserName = message(
  'signingIn.keepingWork.emailOrUserName',
  'E-mail or user name',
  'MergeForm, label',
);
export const itsPassword = message('signingIn.keepingWork.itsPassword', 'Its password', 'MergeForm, label');
export const codeOfSecondStep = message(
  'signingIn.keepingWork.codeOfSecondStep',
  'Code of its second step',
  'MergeForm, label',
);
export const fromApp = message(
  'signingIn.keepingWork.fromApp',
  'From its authenticator app, or one of its recovery codes.',
  'MergeForm, helper',
);
export const bothBecomeOne = message('signingIn.keepingWork.bothBecomeOne', 'Both become one.', 'MergeForm, title');
export const makeAccount = message('signingIn.keepingWork.makeAccount', 'Make an account', 'UpgradeForm, label');
export const emailLabel = message('signingIn.keepingWork.emailLabel', 'E-mail', 'UpgradeForm, label');
export const password = message('signingIn.keepingWork.password', 'Password', 'UpgradeForm, label');
export const canSignInNow = message(
  'signingIn.keepingWork.canSignInNow',
  'You can sign in with {provider} now.',
  'UpgradeForm, title',
);
export const oneStepLeft = message(
  'signingIn.keepingWork.oneStepLeft',
  'One step is left: check your name and keep your work.',
  'UpgradeForm',
);
export const mergeWithThat = message('signingIn.keepingWork.mergeWithThat', 'Merge with that account', 'UpgradeForm');
