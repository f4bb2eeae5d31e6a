import { z } from 'zod';
import { user } from '../people/person.ts';
import { passwordMaximumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'signing-in';

export const secondFactors = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

const password = z.string().min(1, words(m.enterPassword)).max(passwordMaximumLength);
const code = z.string().trim().min(1, words(m.enterCode)).max(40);
/** Options and answers of WebAuthn travel as the browser makes them: their keys are the standard's. */
const webAuthnJson = z.string().max(20_000);

/** Returns the facts about signing in for the account page. */
export const getSignInMethods = endpoint({
  name: 'getSignInMethods',
  feature,
  summary: 'How the signed-in user signs in: password, authenticator, passkeys, linked accounts, recovery codes left.',
  method: 'GET',
  path: '/session-auth/methods/',
  who: 'signed-in',
  response: z.object({
    /** Whether the user confirmed lately who they are, so that no call asks for it now. */
    isConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    linkedAccounts: z.array(
      z.object({ id: z.uuid(), provider: z.string(), email: z.string(), createdAt: z.iso.datetime() }),
    ),
  }),
});

/** After `login` answered 401 `session/second-factor-needed`: the cookie that came with it names the sign-in. */
export const giveSecondFactor = endpoint({
  name: 'giveSecondFactor',
  feature,
  summary: 'Finishes signing in with a code of the authenticator app or a recovery code.',
  method: 'POST',
  path: '/session-auth/second_factor/',
  who: 'anyone',
  body: z.strictObject({ code }),
  response: user,
  callsPerMinute: 60,
});

/** The secret is not in force before `confirmAuthenticator`. */
export const beginAuthenticator = endpoint({
  name: 'beginAuthenticator',
  feature,
  summary: 'Makes a secret for an authenticator app.',
  method: 'POST',
  path: '/session-auth/authenticator/',
  who: 'known',
  response: z.object({
    secret: z.string(),
    /** The `otpauth:` address, as text and as modules of a QR code, row by row of 0 and 1. */
    address: z.string(),
    qr: z.array(z.string()),
  }),
  callsPerMinute: 30,
  needsConfirmation: true,
});

export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  feature,
  summary: 'Puts the authenticator app in force with one of its codes; answers the recovery codes, shown this once.',
  method: 'POST',
  path: '/session-auth/authenticator/confirm/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({ code }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  callsPerMinute: 30,
});

export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  feature,
  summary: 'Takes the authenticator app away; recovery codes go with the last second factor.',
  method: 'POST',
  path: '/session-auth/authenticator/remove/',
  who: 'known',
  response: null,
  callsPerMinute: 30,
  needsConfirmation: true,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  feature,
  summary: 'Makes ten new recovery codes, shown this once; earlier ones end.',
  method: 'POST',
  path: '/session-auth/recovery_codes/',
  who: 'known',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  callsPerMinute: 30,
  needsConfirmation: true,
});

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  feature,
  summary: 'Options for making a passkey in the browser, as JSON text.',
  method: 'POST',
  path: '/session-auth/passkeys/options/',
  who: 'known',
  response: z.object({ options: webAuthnJson }),
  callsPerMinute: 30,
  needsConfirmation: true,
});

export const createPasskey = endpoint({
  name: 'createPasskey',
  feature,
  summary: 'Keeps a passkey that the browser has made.',
  method: 'POST',
  path: '/session-auth/passkeys/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({
    name: z.string().trim().min(1, words(m.enterPasskeyName)).max(60),
    credential: webAuthnJson,
  }),
  response: z.object({ id: z.uuid() }),
  callsPerMinute: 30,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  feature,
  summary: 'Takes a passkey away.',
  method: 'DELETE',
  path: '/session-auth/passkeys/{passkeyId}/',
  who: 'known',
  params: z.object({ passkeyId: z.uuid() }),
  response: null,
  needsConfirmation: true,
});

/** Without a name: the browser offers the passkeys that it has. Also as the second factor of a begun sign-in. */
export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  feature,
  summary: 'Options for signing in with a passkey, as JSON text.',
  method: 'POST',
  path: '/session-auth/passkey_sign_in/options/',
  who: 'anyone',
  response: z.object({ options: webAuthnJson }),
  callsPerMinute: 60,
});

export const passkeySignIn = endpoint({
  name: 'passkeySignIn',
  feature,
  summary: 'Signs in with a passkey.',
  method: 'POST',
  path: '/session-auth/passkey_sign_in/',
  who: 'anyone',
  body: z.strictObject({ credential: webAuthnJson }),
  response: user,
  callsPerMinute: 60,
});

/**
 * The identity once more, before an act that needs it; holds for fifteen minutes in this session. `credential` is the
 * answer of a passkey to `beginPasskeySignIn`, in place of a code; one that checked the person stands for both.
 */
export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  feature,
  summary: 'Confirms who is here with the password and, where there is one, the second factor.',
  method: 'POST',
  path: '/session-auth/confirm/',
  who: 'known',
  personAlone: true,
  body: z.strictObject({
    password: password.optional(),
    code: code.optional(),
    credential: webAuthnJson.optional(),
  }),
  response: null,
  callsPerMinute: 30,
});

const providerParams = z.object({ providerId: z.string().regex(/^[a-z0-9-]{1,40}$/) });

/** Sends the browser to the provider (authorization code flow with PKCE, state and nonce). */
export const startProviderSignIn = endpoint({
  name: 'startProviderSignIn',
  feature,
  summary: 'Goes to an OpenID Connect provider to sign in, or to link it to the signed-in account.',
  method: 'GET',
  path: '/session-auth/providers/{providerId}/start/',
  who: 'anyone',
  params: providerParams,
  query: z.object({ next: z.string().max(500).optional(), link: z.enum(['true']).optional() }),
  response: { redirect: true },
  callsPerMinute: 60,
});

export const finishProviderSignIn = endpoint({
  name: 'finishProviderSignIn',
  feature,
  summary: 'Where the provider sends the browser back to.',
  method: 'GET',
  path: '/session-auth/providers/{providerId}/callback/',
  who: 'anyone',
  params: providerParams,
  query: z.looseObject({ state: z.string().max(500).optional() }),
  response: { redirect: true },
  callsPerMinute: 60,
});

export const unlinkProvider = endpoint({
  name: 'unlinkProvider',
  feature,
  summary: 'Takes a linked account away; refused when there would be no way left to sign in.',
  method: 'DELETE',
  path: '/session-auth/linked_accounts/{linkedAccountId}/',
  who: 'known',
  params: z.object({ linkedAccountId: z.uuid() }),
  response: null,
  needsConfirmation: true,
});
