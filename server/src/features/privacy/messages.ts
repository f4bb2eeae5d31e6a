import { message } from '@lemma/contracts/messages';

export const lastAdministrator = message(
  'server.privacy.lastAdministrator',
  'This is the last administrator. Make somebody else administrator first.',
  'refusal, erase',
);
export const downloadUnderWay = message(
  'server.privacy.downloadUnderWay',
  'You are still downloading such a file. Try again when you have it.',
  'refusal, export',
);
export const accountYouUse = message(
  'server.privacy.accountYouUse',
  'This is the account that you are signed in to.',
  'refusal, merge',
);
export const wrongAccountOrPassword = message(
  'server.privacy.wrongAccountOrPassword',
  'The e-mail address, user name or password is not right.',
  'refusal, merge',
);
export const passkeyAsked = message(
  'server.privacy.passkeyAsked',
  'This account asks for a passkey. Add an authenticator app to it first, then merge.',
  'refusal, merge',
);
export const enterCodeOfSecondStep = message(
  'server.privacy.enterCodeOfSecondStep',
  'Enter a code of this account’s second step.',
  'refusal, merge',
);
export const accountJustChanged = message(
  'server.privacy.accountJustChanged',
  'One of the accounts was changed just now. Try again.',
  'refusal, merge',
);
export const staffNotMerged = message(
  'server.privacy.staffNotMerged',
  'An account of staff is not merged into another one. Sign in to it and merge this one from there.',
  'refusal, merge',
);
export const enterPassword = message('server.privacy.enterPassword', 'Enter your password.', 'refusal, own-records');
export const passwordNotRight = message(
  'server.privacy.passwordNotRight',
  'The password is not right.',
  'refusal, own-records',
);
export const manyRecordsOpened = message(
  'server.privacy.manyRecordsOpened',
  'You have opened the records of very many learners in an hour. Wait a while, then continue.',
  'refusal, record-watch',
);
export const manyClassesDownloaded = message(
  'server.privacy.manyClassesDownloaded',
  'You have downloaded very many different classes in an hour. Wait a while, then continue.',
  'refusal, record-watch',
);
export const dataAt = message(
  'server.privacy.export.dataAt',
  'Your data at {product}',
  'readable page of an export of personal data',
);
export const asOf = message(
  'server.privacy.export.asOf',
  'As of {moment}. The same, for programs, is in data.json.',
  'readable page of an export of personal data',
);
export const account = message(
  'server.privacy.export.account',
  'Account',
  'readable page of an export of personal data',
);
export const whereSignedIn = message(
  'server.privacy.export.whereSignedIn',
  'Where you are signed in',
  'readable page of an export of personal data',
);
export const authenticatorApp = message(
  'server.privacy.export.authenticatorApp',
  'Authenticator app',
  'readable page of an export of personal data',
);
export const passkeys = message(
  'server.privacy.export.passkeys',
  'Passkeys',
  'readable page of an export of personal data',
);
export const linkedAccounts = message(
  'server.privacy.export.linkedAccounts',
  'Linked accounts',
  'readable page of an export of personal data',
);
export const classesYouAreIn = message(
  'server.privacy.export.classesYouAreIn',
  'Classes you are in',
  'readable page of an export of personal data',
);
export const classesYouMade = message(
  'server.privacy.export.classesYouMade',
  'Classes you made',
  'readable page of an export of personal data',
);
export const exercisesYouWrote = message(
  'server.privacy.export.exercisesYouWrote',
  'Exercises you wrote',
  'readable page of an export of personal data',
);
export const pictures = message(
  'server.privacy.export.pictures',
  'Pictures',
  'readable page of an export of personal data',
);
export const questionsYouAsked = message(
  'server.privacy.export.questionsYouAsked',
  'Questions you asked',
  'readable page of an export of personal data',
);
export const questionsAndAnswers = message(
  'server.privacy.export.questionsAndAnswers',
  'Questions and answers',
  'readable page of an export of personal data',
);
export const mailSentToYou = message(
  'server.privacy.export.mailSentToYou',
  'Mail sent to you',
  'readable page of an export of personal data',
);
export const whatYouWrote = message(
  'server.privacy.export.whatYouWrote',
  'What you wrote to us',
  'readable page of an export of personal data',
);
export const replies = message(
  'server.privacy.export.replies',
  'Replies',
  'readable page of an export of personal data',
);
export const looksAtRecords = message(
  'server.privacy.export.looksAtRecords',
  'Looks at records',
  'readable page of an export of personal data',
);
export const whatAdministratorsDid = message(
  'server.privacy.export.whatAdministratorsDid',
  'What administrators did with your account',
  'readable page of an export of personal data',
);
export const yourWork = message(
  'server.privacy.export.yourWork',
  'Your work',
  'readable page of an export of personal data',
);
export const attemptOf = message(
  'server.privacy.export.attemptOf',
  '{className}: {task}, attempt {number}',
  'readable page of an export of personal data',
);
export const begunAndHandedIn = message(
  'server.privacy.export.begunAndHandedIn',
  'Begun {begun}, handed in {handedIn}',
  'readable page of an export of personal data',
);
export const resultNotOut = message(
  'server.privacy.export.resultNotOut',
  'result not out yet',
  'readable page of an export of personal data',
);
export const verdict = message(
  'server.privacy.export.verdict',
  '{outcome, select, right {right} partly {partly right} wrong {wrong} other {not readable}}, {score} of {points}',
  'readable page of an export of personal data',
);
export const figure = message(
  'server.privacy.export.figure',
  '[Figure]',
  'readable page of an export of personal data',
);
export const figureOf = message(
  'server.privacy.export.figureOf',
  '[Figure: {description}]',
  'readable page of an export of personal data',
);
export const yes = message('server.privacy.export.yes', 'yes', 'readable page of an export of personal data');
export const no = message('server.privacy.export.no', 'no', 'readable page of an export of personal data');
export const removedLearner = message(
  'server.privacy.removedLearner',
  'Removed learner',
  'name in place of a learner who was erased: two words, which become first and last name',
);
export const removedUser = message(
  'server.privacy.removedUser',
  'Removed user',
  'name of an account that was erased: two words, which become first and last name',
);
export const formerAuthor = message(
  'server.privacy.formerAuthor',
  'Former author',
  'name of an account that was erased and has exercises that others use: two words, which become first and last name',
);
