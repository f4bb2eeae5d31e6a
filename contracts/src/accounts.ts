import { z } from 'zod';
import { passwordMaximumLength, passwordMinimumLength } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** D01 */
export const roles = ['STUDENT', 'ADMIN', 'INSTRUCTOR', 'STAFF', 'superuser'] as const;
export type Role = (typeof roles)[number];

const feature = 'accounts';

/** Overrides and isolates of the writing direction, which make a text look like another one. */
const directionControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u;

/** A person's name as given; any script, seen as it is: no control characters, and something to be seen. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/^[^\p{Cc}<>]*$/u, 'Use letters, not < or >.')
  .refine((name) => !directionControls.test(name), 'Leave out characters that turn the writing direction.')
  .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'Enter a name that can be seen.');

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
  /** For accounts that a school made; empty for the others. */
  userName: z.string(),
  /** False until the link in the mail to this address was followed; true for accounts without an address. */
  isEmailVerified: z.boolean(),
  /** Of teachers: whether they see keys of others' exercises and invite people by mail. False for learners. */
  isLetIn: z.boolean(),
  /** The administrator's name while one is signed in as this user. */
  actingAdministrator: z.string().nullable(),
});
export type User = z.output<typeof user>;

/** C03. Answers 204 when nobody is signed in, 401 when the session has ended. */
export const getSession = endpoint({
  name: 'getSession',
  feature,
  summary: 'The signed-in user; 204 when no one is signed in.',
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
  // A whole school signs in at eight from one address; wrong passwords have limits of their own.
  callsPerMinute: 1200,
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
  summary: 'Creates an account, sends the mail that confirms its address, and signs in.',
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

/** What the sign-in form offers: the password policy (V03), the providers, and whether anyone may make an account. */
export const getSignInOptions = endpoint({
  name: 'getSignInOptions',
  feature,
  summary: 'The password policy, the providers to sign in with, and whether accounts can be made freely.',
  method: 'GET',
  path: '/session-auth/options/',
  who: 'anyone',
  response: z.object({
    password: z.object({ minimumLength: z.int(), maximumLength: z.int() }),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
    mayMakeAccount: z.boolean(),
  }),
});

/**
 * C09: an anonymous account becomes a known one with all its work. E-mail and password are needed unless a provider
 * or a passkey is linked to it already.
 */
export const upgradeAnonymous = endpoint({
  name: 'upgradeAnonymous',
  feature,
  summary: 'Makes the anonymous account a known one; everything stays.',
  method: 'POST',
  path: '/session-auth/upgrade_anonymous/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    email: emailAddress.optional(),
    password: newPassword.optional(),
  }),
  response: user,
});

/**
 * C10: the account with this e-mail address or user name and the signed-in one become one, in one transaction. A known
 * signed-in account stays and takes everything over; an anonymous one goes up into the named one.
 */
export const mergeAccounts = endpoint({
  name: 'mergeAccounts',
  feature,
  summary: 'Makes two accounts of the same person one; classes, attempts, exercises and all else move.',
  method: 'POST',
  path: '/session-auth/merge-accounts/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, 'Enter the e-mail address or user name of the other account.')
      .max(254),
    password: z.string().min(1, 'Enter the password of the other account.').max(passwordMaximumLength),
    /** Where the other account has a second factor. */
    code: z.string().trim().max(40).optional(),
  }),
  response: user,
  callsPerMinute: 120,
});

export const listSessions = endpoint({
  name: 'listSessions',
  feature,
  summary: "The signed-in user's sessions, this one first.",
  method: 'GET',
  path: '/session-auth/sessions/',
  who: 'signed-in',
  response: z.array(
    z.object({
      id: z.uuid(),
      isThisOne: z.boolean(),
      /** In words: “Firefox on Android”. */
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});

export const endSession = endpoint({
  name: 'endSession',
  feature,
  summary: 'Ends one session of the signed-in user.',
  method: 'DELETE',
  path: '/session-auth/sessions/{sessionId}/',
  who: 'signed-in',
  personAlone: true,
  params: z.object({ sessionId: z.uuid() }),
  response: null,
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  feature,
  summary: 'Signs out everywhere else.',
  method: 'DELETE',
  path: '/session-auth/sessions/',
  who: 'signed-in',
  personAlone: true,
  response: null,
});
