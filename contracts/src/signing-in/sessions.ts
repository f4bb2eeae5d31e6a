import { z } from 'zod';
import { passwordMaximumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';
import { user } from '../people/person.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'signing-in';

/** C03. Answers 204 when no one is signed in, 401 when the session has ended. */
export const getSession = endpoint({
  name: 'getSession',
  feature,
  summary: 'The signed-in user; 204 when no one is signed in.',
  method: 'GET',
  path: '/session-auth/session/',
  who: 'anyone',
  inFrames: true,
  response: user.nullable(),
});

/** Returns the anti-forgery token (C04). */
export const getCsrf = endpoint({
  name: 'getCsrf',
  feature,
  summary: 'Sets the CSRF cookie.',
  method: 'GET',
  path: '/session-auth/csrf/',
  who: 'anyone',
  response: null,
});

/** Returns an identity token (C05). */
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
    username: z.string().trim().min(1, words(m.enterIdentity)).max(254),
    password: z.string().min(1, words(m.enterPassword)).max(passwordMaximumLength),
  }),
  response: user,
  // A whole school signs in at eight from one address; wrong passwords have limits of their own.
  callsPerMinute: 1200,
});

/** Ends the session (C07). */
export const logout = endpoint({
  name: 'logout',
  feature,
  summary: 'Ends the session.',
  method: 'POST',
  path: '/session-auth/logout/',
  who: 'anyone',
  response: null,
});

/**
 * Returns the options of the sign-in form: the password policy (V03), the providers, and whether anyone may make an
 * account.
 */
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
