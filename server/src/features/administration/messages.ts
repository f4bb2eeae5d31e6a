import { message } from '@lemma/contracts/messages';

export const ownAccount = message('server.administration.ownAccount', 'This is your own account.', 'refusal, acting');
export const noSignInAsStaff = message(
  'server.administration.noSignInAsStaff',
  'You cannot sign in as staff or as an administrator.',
  'refusal, acting',
);
export const accountDeactivated = message(
  'server.administration.accountDeactivated',
  'This account is deactivated.',
  'refusal, acting',
);
export const signedInAsYourself = message(
  'server.administration.signedInAsYourself',
  'You are signed in as yourself.',
  'refusal, acting',
);
export const mailSentAlready = message(
  'server.administration.mailSentAlready',
  'This mail was sent already.',
  'refusal, outbox',
);
export const linkOfMailEnded = message(
  'server.administration.linkOfMailEnded',
  'The link of this mail has ended. The person can ask for a new one.',
  'refusal, outbox',
);
export const eraseOwnOnAccountPage = message(
  'server.administration.eraseOwnOnAccountPage',
  'Erase your own account on your account page.',
  'refusal, personal-data',
);
export const askAnotherAdministrator = message(
  'server.administration.askAnotherAdministrator',
  'This is your own account. Ask another administrator.',
  'refusal, users',
);
export const lastAdministrator = message(
  'server.administration.lastAdministrator',
  'This is the last administrator. Make somebody else one first.',
  'refusal, users',
);
export const ownRoles = message(
  'server.administration.ownRoles',
  'You cannot change your own roles.',
  'refusal, users',
);
export const rolesNeedAccount = message(
  'server.administration.rolesNeedAccount',
  'Somebody without an account cannot have other roles.',
  'refusal, users',
);
export const notYourself = message(
  'server.administration.notYourself',
  'You cannot let yourself in.',
  'refusal, users',
);
export const notATeacherAccount = message(
  'server.administration.notATeacherAccount',
  'This is not a teacher account. Give it the role first.',
  'refusal, users',
);
export const ownSecondFactors = message(
  'server.administration.ownSecondFactors',
  'Change your own second factors on your account page.',
  'refusal, users',
);
export const secondFactorsRemovedSubject = message(
  'server.administration.secondFactorsRemovedSubject',
  'Your two-step sign-in was removed',
  'mail about two-step sign-in',
);
export const secondFactorsRemoved = message(
  'server.administration.secondFactorsRemoved',
  'An administrator took the authenticator app, the recovery codes and the passkeys of your account away, and signed you out everywhere. You sign in with your password alone now.',
  'mail about two-step sign-in',
);
export const secondFactorsRemovedAction = message(
  'server.administration.secondFactorsRemovedAction',
  'I did not ask for this: set a new password',
  'mail about two-step sign-in',
);
export const theServer = message('server.administration.theServer', 'The server', 'actor of an entry of the audit log');
export const somebodyRemoved = message(
  'server.administration.somebodyRemoved',
  'Somebody who was removed',
  'actor or subject of an entry of the audit log whose account is no longer there',
);
