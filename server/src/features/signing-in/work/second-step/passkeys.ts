import { productName } from '@lemma/contracts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { conflict, invalidField, notFound, RequestError } from '../../../../core/errors.ts';
import { findChallenge, openChallenge, takeChallenge } from './challenges.ts';
import { noteSignInChange } from '../accounts/sign-in-changes.ts';
import type { PasskeyRow } from '../../data/sign-in-method-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Loaded when somebody first uses a passkey: it would be a twentieth of every start. */
const webAuthn = () => import('@simplewebauthn/server');

const mostPasskeys = 20;

/** The site that passkeys belong to: the host that people type. */
function siteOf({ environment }: Pick<Services, 'environment'>) {
  const { hostname, origin } = new URL(environment.publicUrl);
  return { id: hostname, origin };
}

const withTransports = (passkey: PasskeyRow) => ({ id: passkey.credentialId, transports: passkey.transports });

/** Returns the options with which the browser makes a passkey. */
export async function beginPasskey(services: Services, user: SignedInUser, browser: Browser) {
  const known = await signInData(services).selectPasskeys(user.id);
  if (known.length >= mostPasskeys) {
    throw conflict('request/conflict', said(m.mostPasskeys, { mostPasskeys }));
  }
  const name = `${user.firstName} ${user.lastName}`.trim();
  const options = await (
    await webAuthn()
  ).generateRegistrationOptions({
    rpName: productName,
    rpID: siteOf(services).id,
    userName: user.email ?? user.userName ?? name,
    userDisplayName: name,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(withTransports),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await openChallenge(services, browser, 'make-passkey', { userId: user.id, data: { challenge: options.challenge } });
  return { options: JSON.stringify(options) };
}

/** Keeps what the browser has made. */
export async function createPasskey(
  services: Services,
  user: SignedInUser,
  body: { readonly name: string; readonly credential: string },
  browser: Browser,
) {
  const begun = await takeChallenge(services, browser, 'make-passkey');
  if (begun?.userId !== user.id) throw conflict('request/conflict', said(m.passkeyTookTooLong));
  const site = siteOf(services);
  const made = await (
    await webAuthn()
  )
    .verifyRegistrationResponse({
      response: readCredential(body.credential) as RegistrationResponseJSON,
      expectedChallenge: begun.data['challenge'] ?? '',
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    })
    .catch(() => null);
  if (!made?.verified) throw invalidField('credential', said(m.noPasskeyMade));
  const { credential } = made.registrationInfo;
  const id = newId();
  await inTransaction(services, async (inside) => {
    const isNew = await signInData(inside).insertPasskey({
      id,
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 10),
      name: body.name,
      createdAt: services.now(),
    });
    if (!isNew) throw conflict('request/conflict', said(m.passkeyKnown));
    await noteSignInChange(inside, user, 'add-passkey');
  });
  return { id };
}

export async function removePasskey(services: Services, user: SignedInUser, passkeyId: string): Promise<void> {
  await inTransaction(services, async (inside) => {
    const outcome = await signInData(inside).removePasskey(user.id, passkeyId);
    if (outcome === 'absent') throw notFound();
    if (outcome === 'last') {
      const words = said(m.passkeyOnlyWay);
      throw conflict('request/conflict', words);
    }
    await signInData(inside).deleteCodesWithoutFactor(user.id);
    await noteSignInChange(inside, user, 'remove-passkey');
  });
}

/**
 * Returns the options for the browser's passkey prompt. When the person is known, from a sign-in that has begun or a
 * session that is being confirmed, only their own passkeys are accepted.
 */
export async function beginPasskeySignIn(services: Services, visitor: SignedInUser | null, browser: Browser) {
  const begun = await findChallenge(services, browser, 'second-factor');
  const userId = begun?.userId ?? visitor?.id;
  const known = userId ? await signInData(services).selectPasskeys(userId) : [];
  const options = await (
    await webAuthn()
  ).generateAuthenticationOptions({
    rpID: siteOf(services).id,
    allowCredentials: known.map(withTransports),
    userVerification: 'preferred',
  });
  await openChallenge(services, browser, 'passkey-sign-in', { userId: null, data: { challenge: options.challenge } });
  return { options: JSON.stringify(options) };
}

/** Whose passkey has answered, and whether it has checked the person; throws 401 for any answer that is not right. */
export async function checkPasskey(
  services: Services,
  credential: string,
  browser: Browser,
): Promise<{ readonly userId: string; readonly isPersonChecked: boolean }> {
  const begun = await takeChallenge(services, browser, 'passkey-sign-in');
  if (!begun) throw refused(said(m.tookTooLong));
  const response = readCredential(credential) as AuthenticationResponseJSON;
  const passkey = await signInData(services).findPasskey(response.id);
  if (!passkey) throw refused(said(m.passkeyUnknown));
  const site = siteOf(services);
  const answered = await (
    await webAuthn()
  )
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: begun.data['challenge'] ?? '',
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    .catch(() => null);
  if (!answered?.verified) throw refused(said(m.passkeyNotChecked));
  const { newCounter, userVerified } = answered.authenticationInfo;
  if (!(await signInData(services).usePasskey(passkey.id, newCounter))) {
    throw refused(said(m.passkeyUsedElsewhere));
  }
  return { userId: passkey.userId, isPersonChecked: userVerified };
}

const refused = (words: Said) => new RequestError(401, 'session/wrong-password', words);

const credentialShape = z.looseObject({ id: z.string().max(2000), rawId: z.string(), response: z.looseObject({}) });

function readCredential(text: string): unknown {
  try {
    return credentialShape.parse(JSON.parse(text));
  } catch {
    throw invalidField('credential', said(m.notFromPasskey));
  }
}
