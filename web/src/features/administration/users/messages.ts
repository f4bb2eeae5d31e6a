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
