import { message } from '@lemma/contracts/messages';

export const reason = message('administration.users.reason', 'Reason', 'ReasonDialog, label');
export const recordedInAuditLog = message(
  'administration.users.recordedInAuditLog',
  'Recorded in the audit log.',
  'ReasonDialog, helper',
);
export const typeToContinue = message(
  'administration.users.typeToContinue',
  'Type {word} to continue',
  'ReasonDialog, label',
);
export const deactivate = message('administration.users.deactivate', 'Deactivate {name}?', 'user-acts, title');
export const theySignedOutEverywhere = message(
  'administration.users.theySignedOutEverywhere',
  'They are signed out everywhere immediately and cannot sign in. Their work, classes and exercises stay.',
  'user-acts, message',
);
export const deactivateButton = message('administration.users.deactivateButton', 'Deactivate', 'user-acts, label');
export const canNoLongerSign = message(
  'administration.users.canNoLongerSign',
  '{name} can no longer sign in.',
  'user-acts',
);
export const removeTwoStepSign = message(
  'administration.users.removeTwoStepSign',
  'Remove the two-step sign-in of {name}?',
  'user-acts, title',
);
export const authenticatorAppRecoveryCodes = message(
  'administration.users.authenticatorAppRecoveryCodes',
  'The authenticator app, the recovery codes and all passkeys go, and they are signed out everywhere. They sign in with the password alone, and get a mail about it. Make sure that it is them who asks.',
  'user-acts, message',
);
export const removeTwoStepSignIn = message(
  'administration.users.removeTwoStepSignIn',
  'Remove two-step sign-in',
  'user-acts, label',
);
export const signsInWithPassword = message(
  'administration.users.signsInWithPassword',
  '{name} signs in with the password alone now.',
  'user-acts',
);
export const signInAs = message('administration.users.signInAs', 'Sign in as {name}?', 'user-acts, title');
export const seeProductAsThey = message(
  'administration.users.seeProductAsThey',
  'You see the product as they do, for one hour at most. Anything you change there is changed for them and is recorded in the audit log under your name. Their account settings are closed to you.',
  'user-acts, message',
);
export const signInAsButton = message(
  'administration.users.signInAsButton',
  'Sign in as {firstName}',
  'user-acts, label',
);
export const erase = message('administration.users.erase', 'Erase {name}?', 'user-acts, title');
export const nameAddressesFreeTexts = message(
  'administration.users.nameAddressesFreeTexts',
  'Name, addresses, free texts and files are removed for good, and no one can sign in to this account again. Answers stay counted without a name. There is no way back.',
  'user-acts, message',
);
export const eraseForGood = message('administration.users.eraseForGood', 'Erase for good', 'user-acts, label');
export const wasErased = message('administration.users.wasErased', '{name} was erased.', 'user-acts');
export const learner = message('administration.users.learner', 'Learner', 'user-words, name');
export const joinsClassesAndWorks = message(
  'administration.users.joinsClassesAndWorks',
  'Joins classes and works on tasks.',
  'user-words, means',
);
export const teacher = message('administration.users.teacher', 'Teacher', 'user-words, name');
export const writesExercisesAndRuns = message(
  'administration.users.writesExercisesAndRuns',
  'Writes exercises and runs classes.',
  'user-words, means',
);
export const staff = message('administration.users.staff', 'Staff', 'user-words, name');
export const seesUsersFeedbackAnd = message(
  'administration.users.seesUsersFeedbackAnd',
  'Sees users, feedback and reports, and every class.',
  'user-words, means',
);
export const administrator = message('administration.users.administrator', 'Administrator', 'user-words, name');
export const doesEverythingHereRoles = message(
  'administration.users.doesEverythingHereRoles',
  'Does everything here: roles, accounts, mails, the audit log.',
  'user-words, means',
);
export const superuser = message('administration.users.superuser', 'Superuser', 'user-words, name');
export const mayDoEverythingEvery = message(
  'administration.users.mayDoEverythingEvery',
  'May do everything. Every administrator is one too.',
  'user-words, means',
);
export const withoutName = message('administration.users.withoutName', 'Without a name', 'user-words');
export const noAccount = message('administration.users.noAccount', 'no account', 'user-words');
export const anotherProvider = message('administration.users.anotherProvider', 'another provider', 'user-words');
export const twoSteps = message('administration.users.twoSteps', '{address}, two steps', 'user-words');
export const signedInAsOther = message(
  'administration.users.signedInAsOther',
  'Signed in as somebody else',
  'ActingBanner, aria-label',
);
export const youAreSignedInAs = message(
  'administration.users.youAreSignedInAs',
  '{administrator}, you are signed in as <b>{name}</b>. What you change is in the audit log.',
  'ActingBanner',
);
export const backToYours = message('administration.users.backToYours', 'Back to your account', 'ActingBanner');
export const isLetIn = message(
  'administration.users.isLetIn',
  '{name} is let in.',
  'LetInButton, handleClick, message',
);
export const noLongerLetIn = message(
  'administration.users.noLongerLetIn',
  '{name} is no longer let in.',
  'LetInButton, handleClick, message',
);
export const letInNamed = message('administration.users.letInNamed', 'Let in {name}', 'LetInButton, aria-label');
export const takeBackNamed = message(
  'administration.users.takeBackNamed',
  'Take back that {name} is let in',
  'LetInButton, aria-label',
);
export const letIn = message('administration.users.letIn', 'Let in', 'LetInButton');
export const takeBack = message('administration.users.takeBack', 'Take back', 'LetInButton');
export const chooseRole = message(
  'administration.users.chooseRole',
  'Choose at least one role.',
  'RolesCard, handleSave',
);
export const isNow = message('administration.users.isNow', '{name} is {roles} now.', 'RolesCard, handleSave, message');
export const roles = message('administration.users.roles', 'Roles', 'RolesCard, aria-label');
export const saveRoles = message('administration.users.saveRoles', 'Save roles', 'RolesCard');
export const support = message('administration.users.support', 'Support', 'UserActs, title');
export const supportMeans = message(
  'administration.users.supportMeans',
  'See what they see, or let them in again.',
  'UserActs, hint',
);
export const auditShows = message(
  'administration.users.auditShows',
  'The audit log shows who was changed by whom, and when.',
  'UserActs, about',
);
export const openAuditLog = message('administration.users.openAuditLog', 'Open audit log', 'UserActs');
export const lookWithTheirEyes = message(
  'administration.users.lookWithTheirEyes',
  'Look at a problem with their eyes. The audit log records when it begins and ends.',
  'UserActs, about',
);
export const signInAsWords = message('administration.users.signInAsWords', 'Sign in as', 'UserActs');
export const lostPhone = message(
  'administration.users.lostPhone',
  'For somebody who lost phone and recovery codes.',
  'UserActs, about',
);
export const accountHead = message('administration.users.accountHead', 'Account', 'UserActs, AccountActs, title');
export const accountMeans = message(
  'administration.users.accountMeans',
  'Data, access, and the end of both.',
  'UserActs, AccountActs, hint',
);
export const everythingStored = message(
  'administration.users.everythingStored',
  'Everything that is stored about them, as a zip.',
  'UserActs, AccountActs, about',
);
export const fileInDownloads = message(
  'administration.users.fileInDownloads',
  'The file is in your downloads.',
  'UserActs, AccountActs',
);
export const downloadData = message('administration.users.downloadData', 'Download data', 'UserActs, AccountActs');
export const keepsOut = message(
  'administration.users.keepsOut',
  'Signs them out and keeps them out.',
  'UserActs, AccountActs, about',
);
export const canSignInAgain = message(
  'administration.users.canSignInAgain',
  'They can sign in again immediately.',
  'UserActs, AccountActs, about',
);
export const maySignInAgain = message(
  'administration.users.maySignInAgain',
  '{name} may sign in again.',
  'UserActs, AccountActs',
);
export const reactivate = message('administration.users.reactivate', 'Reactivate', 'UserActs, AccountActs');
export const removesPerson = message(
  'administration.users.removesPerson',
  'Removes the person and keeps the figures. There is no way back.',
  'UserActs, AccountActs, about',
);
export const eraseWords = message('administration.users.eraseWords', 'Erase', 'UserActs, AccountActs');
export const loadingUser = message('administration.users.loadingUser', 'Loading the user', 'UserPage, label');
export const allUsers = message('administration.users.allUsers', 'All users', 'UserPage, UserHead');
export const deactivatedWord = message(
  'administration.users.deactivatedWord',
  'deactivated',
  'UserPage, UserHead, label',
);
export const lastHere = message('administration.users.lastHere', 'Last here', 'UserPage, facts, label');
export const notYetWord = message('administration.users.notYetWord', 'not yet', 'UserPage, facts, value');
export const sessions = message('administration.users.sessions', 'Sessions', 'UserPage, facts, label');
export const attempts = message('administration.users.attempts', 'Attempts', 'UserPage, facts, label');
export const exercises = message('administration.users.exercises', 'Exercises', 'UserPage, facts, label');
export const atAGlance = message('administration.users.atAGlance', 'At a glance', 'UserPage, Figures, title');
export const hereSince = message('administration.users.hereSince', 'Here since {day}.', 'UserPage, Figures, hint');
export const emailAddress = message('administration.users.emailAddress', 'E-mail address', 'UserPage, Figures');
export const noneWord = message('administration.users.noneWord', 'none', 'UserPage, Figures');
export const confirmed = message('administration.users.confirmed', 'confirmed', 'UserPage, Figures');
export const notConfirmed = message('administration.users.notConfirmed', 'not confirmed yet', 'UserPage, Figures');
export const twoStepSignIn = message('administration.users.twoStepSignIn', 'Two-step sign-in', 'UserPage, Figures');
export const onWord = message('administration.users.onWord', 'on', 'UserPage, Figures');
export const offWord = message('administration.users.offWord', 'off', 'UserPage, Figures');
export const keysAndInvitations = message(
  'administration.users.keysAndInvitations',
  'Keys and invitations by mail',
  'UserPage, Figures',
);
export const letInWord = message('administration.users.letInWord', 'let in', 'UserPage, Figures');
export const notLetInWord = message('administration.users.notLetInWord', 'not let in yet', 'UserPage, Figures');
export const idOf = message('administration.users.idOf', 'Id: {id}', 'UserPage, Figures');
export const copyId = message('administration.users.copyId', 'Copy id', 'UserPage, Figures');
export const classesHead = message('administration.users.classesHead', 'Classes', 'UserPage, Classes, title');
export const inClasses = message(
  'administration.users.inClasses',
  'In {count, plural, one {# class} other {# classes}}.',
  'UserPage, Classes, hint',
);
export const classesAppear = message(
  'administration.users.classesAppear',
  'Classes that they teach or learn in appear here.',
  'UserPage, Classes',
);
export const whatTheyMayDo = message(
  'administration.users.whatTheyMayDo',
  'What they may do. The change holds with their next click.',
  'UserPage, Administering, hint',
);
export const allRoles = message('administration.users.allRoles', 'All roles', 'UsersPage, roleOptions, label');
export const allAccounts = message(
  'administration.users.allAccounts',
  'All accounts',
  'UsersPage, stateOptions, label',
);
export const active = message('administration.users.active', 'Active', 'UsersPage, stateOptions, label');
export const teachersToLetIn = message(
  'administration.users.teachersToLetIn',
  'Teachers to let in',
  'UsersPage, stateOptions, label',
);
export const deactivatedOnes = message(
  'administration.users.deactivatedOnes',
  'Deactivated',
  'UsersPage, stateOptions, label',
);
export const withoutAccount = message(
  'administration.users.withoutAccount',
  'Without an account',
  'UsersPage, stateOptions, label',
);
export const nameEmailId = message('administration.users.nameEmailId', 'Name, e-mail or id', 'UsersPage, label');
export const role = message('administration.users.role', 'Role', 'UsersPage, label');
export const loadingUsers = message('administration.users.loadingUsers', 'Loading users', 'UsersPage, label');
export const users = message('administration.users.users', 'Users', 'UsersPage, label');
export const noTeacherWaits = message(
  'administration.users.noTeacherWaits',
  'No teacher waits to be let in.',
  'UsersPage',
);
export const noOneMatches = message(
  'administration.users.noOneMatches',
  'No one matches. Try the beginning of a name, or fewer filters.',
  'UsersPage',
);
export const nameHead = message('administration.users.nameHead', 'Name', 'UsersPage, UserTable');
export const signsInWith = message('administration.users.signsInWith', 'Signs in with', 'UsersPage, UserTable');
export const since = message('administration.users.since', 'Since', 'UsersPage, UserTable');
export const teaches = message('administration.users.teaches', 'teaches', 'UserPage, memberWords, teacher');
export const assists = message('administration.users.assists', 'assists', 'UserPage, memberWords, assistant');
export const learns = message('administration.users.learns', 'learns', 'UserPage, memberWords, learner');
export const usersInAll = message(
  'administration.users.usersInAll',
  '{count, plural, one {# user} other {# users}}',
  'UsersPage, number in the list',
);
