import { productName } from '@lemma/contracts';
import { encode } from 'uqr';
import { conflict, invalidField } from '../../../../core/errors.ts';
import { seal, unseal } from '../../../../core/sealing.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import type { AuthenticatorRow } from '../../data/second-factor-store.ts';
import { noteSignInChange } from '../accounts/sign-in-changes.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { identityTokens } from '../tokens/tokens.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Loaded when somebody first uses an authenticator app, not at every start. */
const oneTimeCodes = () => import('otplib');

const period = 30;

const purposeOf = (userId: string) => `authenticator ${userId}`;

/** The time step of a code that this secret makes now, or made or will make one step away; undefined for any other code. */
async function stepOf(services: Services, row: AuthenticatorRow, code: string): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = unseal(identityTokens(services).sealingKey, purposeOf(row.userId), row.sealedSecret);
  const epoch = Math.floor(services.now().getTime() / 1000);
  const { verify } = await oneTimeCodes();
  const result = await verify({ secret, token, epoch, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Whether this is a code of the authenticator in force; none is right twice (RFC 6238, 5.2). */
export async function useAuthenticatorCode(services: Services, userId: string, code: string): Promise<boolean> {
  const row = await signInData(services).findAuthenticator(userId);
  if (!row?.confirmedAt) return false;
  const step = await stepOf(services, row, code);
  return step !== undefined && signInData(services).useStep(userId, step);
}

/** A new secret for an authenticator app. It is in force once one of its codes was given. */
export async function beginAuthenticator(services: Services, user: SignedInUser) {
  const { generateSecret, generateURI } = await oneTimeCodes();
  const secret = generateSecret();
  const sealed = seal(identityTokens(services).sealingKey, purposeOf(user.id), secret);
  if (!(await signInData(services).offerAuthenticator(user.id, sealed))) {
    throw conflict('request/conflict', said(m.authenticatorInUse));
  }
  const label = user.email ?? user.userName ?? `${user.firstName} ${user.lastName}`.trim();
  const address = generateURI({ issuer: productName, label, secret });
  const { data } = encode(address, { ecc: 'M', border: 2 });
  return { secret, address, qr: data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) };
}

/** Puts the offered secret in force. */
export async function confirmAuthenticator(services: Services, user: SignedInUser, code: string) {
  const row = await signInData(services).findAuthenticator(user.id);
  if (!row || row.confirmedAt) {
    throw conflict('request/conflict', said(m.nothingWaits));
  }
  const tries = { limit: limits.codeOfAccount, subject: user.id };
  await services.throttle.take(tries);
  const step = await stepOf(services, row, code);
  if (step === undefined) {
    throw invalidField('code', said(m.codeNotRightTime));
  }
  await services.throttle.clear(tries);
  const { codes, hashes } = makeRecoveryCodes(services, user.id);
  await inTransaction(services, async (inside) => {
    if (!(await signInData(inside).confirmAuthenticator(row, step, hashes))) {
      throw conflict('request/conflict', said(m.setUpElsewhere));
    }
    if (user.session) await signInData(inside).markConfirmed(user.session.id);
    await noteSignInChange(inside, user, 'turn-on-authenticator');
  });
  return { recoveryCodes: codes };
}

export async function removeAuthenticator(services: Services, user: SignedInUser): Promise<void> {
  await inTransaction(services, async (inside) => {
    if (await signInData(inside).deleteAuthenticator(user.id)) {
      await noteSignInChange(inside, user, 'turn-off-authenticator');
    }
  });
}

/** New codes in place of all earlier ones. */
export async function renewRecoveryCodes(services: Services, user: SignedInUser) {
  if ((await signInData(services).selectSecondFactors(user.id)).length === 0) {
    throw conflict('request/conflict', said(m.recoveryCodesReplace));
  }
  const { codes, hashes } = makeRecoveryCodes(services, user.id);
  await inTransaction(services, async (inside) => {
    await signInData(inside).replaceRecoveryCodes(user.id, hashes);
    await noteSignInChange(inside, user, 'renew-recovery-codes');
  });
  return { recoveryCodes: codes };
}
