import { message } from '@lemma/contracts/messages';

export const lastAdministrator = message(
  'server.privacy.lastAdministrator',
  'This is the last administrator. Make somebody else administrator first.',
  'refusal, erase',
);
export const othersDownload = message(
  'server.privacy.othersDownload',
  'Others are downloading their data just now. Try again in a minute.',
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
