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
