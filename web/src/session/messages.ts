import { message } from '@lemma/contracts/messages';

export const identityTokenAndSession = message(
  'session.identityTokenAndSession',
  'The identity token and the session name two users',
  'session-keeper',
);
export const identityTokenRefusedSession = message(
  'session.identityTokenRefusedSession',
  'The identity token was refused: the session is somebody else’s',
  'session-keeper',
);
export const unauthorizedPleaseLogin = message(
  'session.unauthorizedPleaseLogin',
  'Unauthorized, please login',
  'session-state',
);
export const serviceUnavailablePleaseTry = message(
  'session.serviceUnavailablePleaseTry',
  'Service unavailable, please try again later.',
  'session-state',
);
export const problemLoadingAccount = message(
  'session.problemLoadingAccount',
  'There was a problem loading your account',
  'session-state',
);
