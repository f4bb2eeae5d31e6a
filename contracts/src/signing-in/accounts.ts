import { z } from 'zod';
import { passwordMaximumLength, passwordMinimumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';
import { emailAddress, personName, user } from '../people/person.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'signing-in';

export const newPassword = z.string().min(passwordMinimumLength).max(passwordMaximumLength);

export const signUpBody = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
  /** Teachers may write exercises and run classrooms; they never see learners of others. */
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
  callsPerMinuteEach: 20,
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
    email: z.string().trim().toLowerCase().min(1, words(m.enterOtherAccount)).max(254),
    password: z.string().min(1, words(m.enterOtherPassword)).max(passwordMaximumLength),
    /** Where the other account has a second factor. */
    code: z.string().trim().max(40).optional(),
  }),
  response: user,
  callsPerMinute: 120,
});
