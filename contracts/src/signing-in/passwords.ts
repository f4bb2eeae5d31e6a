import { z } from 'zod';
import { emailAddress } from '../people/person.ts';
import { newPassword } from './accounts.ts';
import { passwordMaximumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';

const feature = 'signing-in';

/** Ends every other session. Accounts without a password (made with a provider) leave `currentPassword` out. */
export const changePassword = endpoint({
  name: 'changePassword',
  feature,
  summary: 'Sets a new password and signs out everywhere else.',
  method: 'POST',
  path: '/session-auth/change_password/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({ currentPassword: z.string().max(passwordMaximumLength).optional(), newPassword }),
  response: null,
  callsPerMinute: 30,
});

/** Answers alike whether there is such an account or not, in words and in time (SC12). */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  feature,
  summary: 'Sends a mail with a link for a new password, if there is such an account.',
  method: 'POST',
  path: '/session-auth/forgot_password/',
  who: 'anyone',
  body: z.strictObject({ email: emailAddress }),
  response: null,
  callsPerMinute: 30,
});

/** The link holds for an hour and once; every session ends, and second factors stay. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  feature,
  summary: 'Sets a new password with the token of a mail.',
  method: 'POST',
  path: '/session-auth/reset_password/',
  who: 'anyone',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
  response: null,
  callsPerMinute: 30,
});

export const sendVerification = endpoint({
  name: 'sendVerification',
  feature,
  summary: "Sends the mail that confirms the signed-in user's address once more.",
  method: 'POST',
  path: '/session-auth/send_verification/',
  who: 'known',
  personAlone: true,
  response: null,
  callsPerMinute: 10,
});

/** Works in any browser: the token is the proof. */
export const verifyEmail = endpoint({
  name: 'verifyEmail',
  feature,
  summary: 'Confirms an e-mail address with the token of a mail.',
  method: 'POST',
  path: '/session-auth/verify_email/',
  who: 'anyone',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  callsPerMinute: 30,
});
