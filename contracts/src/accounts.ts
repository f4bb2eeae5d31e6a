import { z } from 'zod';
import { passwordMaximumLength, passwordMinimumLength } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** D01 */
export const roles = ['STUDENT', 'ADMIN', 'INSTRUCTOR', 'STAFF', 'superuser'] as const;
export type Role = (typeof roles)[number];

const feature = 'accounts';

/** A person's name as given; any script, no line breaks or control characters. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/^[^\p{Cc}<>]*$/u, 'Use letters, not < or >.');

export const emailAddress = z.email('Enter an e-mail address such as name@school.org.').trim().toLowerCase().max(254);

export const newPassword = z
  .string()
  .min(passwordMinimumLength, `Use at least ${passwordMinimumLength} characters.`)
  .max(passwordMaximumLength, `Use at most ${passwordMaximumLength} characters.`);

export const user = z.object({
  id: z.uuid(),
  uid: z.uuid(),
  /** Empty for accounts without one. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  isAnonymous: z.boolean(),
});
export type User = z.output<typeof user>;

/** C03. Answers 204 when nobody is signed in, 401 when the session has ended. */
export const getSession = endpoint({
  name: 'getSession',
  feature,
  summary: 'The signed-in user; 204 when nobody is signed in.',
  method: 'GET',
  path: '/session-auth/session/',
  who: 'anyone',
  response: user.nullable(),
});

/** C04 */
export const getCsrf = endpoint({
  name: 'getCsrf',
  feature,
  summary: 'Sets the CSRF cookie.',
  method: 'GET',
  path: '/session-auth/csrf/',
  who: 'anyone',
  response: null,
});

/** C05 */
export const getIdentityToken = endpoint({
  name: 'getIdentityToken',
  feature,
  summary: 'A short-lived identity token of the signed-in user, for the Authorization header.',
  method: 'GET',
  path: '/session-auth/firebase_token/',
  who: 'signed-in',
  response: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
});

/** C06; `username` is an e-mail address or a user name (V01). */
export const login = endpoint({
  name: 'login',
  feature,
  summary: 'Signs in with an e-mail address or user name and a password.',
  method: 'POST',
  path: '/session-auth/login/',
  who: 'anyone',
  body: z.strictObject({
    username: z.string().trim().min(1, 'Enter your e-mail address or user name.').max(254),
    password: z.string().min(1, 'Enter your password.').max(passwordMaximumLength),
  }),
  response: user,
  callsPerMinute: 120,
});

export const signUpBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
  /** Teachers may write exercises and run classrooms; nobody else's learners are ever shown to them. */
  role: z.enum(['teacher', 'learner']),
});

export const signUp = endpoint({
  name: 'signUp',
  feature,
  summary: 'Creates an account and signs in.',
  method: 'POST',
  path: '/session-auth/sign_up/',
  who: 'anyone',
  body: signUpBody,
  response: user,
  callsPerMinute: 120,
});

/** C07 */
export const logout = endpoint({
  name: 'logout',
  feature,
  summary: 'Ends the session.',
  method: 'POST',
  path: '/session-auth/logout/',
  who: 'anyone',
  response: null,
});

/** C08; a changed e-mail address needs the current password (V02). */
export const updateAccount = endpoint({
  name: 'updateAccount',
  feature,
  summary: "Changes the signed-in user's name, or e-mail address with the current password.",
  method: 'PATCH',
  path: '/session-auth/update_account/',
  who: 'signed-in',
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    email: emailAddress.optional(),
    password: z.string().max(passwordMaximumLength).optional(),
  }),
  response: user,
});
