import { createHmac, randomBytes } from 'node:crypto';
import { identityTokens } from '../tokens/tokens.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';

/** Thirty-two characters that are hard to confuse: five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberOfCodes = 10;
const half = 5;

function newCode(): string {
  const characters = [...randomBytes(2 * half)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}

/** As it was given: small letters, spaces, and O, I or L for a figure are what somebody reads from paper. */
const asGiven = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Hashes with the server's key, so that a stolen table does not help to guess codes. */
const hashCode = (services: Services, userId: string, code: string) =>
  createHmac('sha256', identityTokens(services).sealingKey)
    .update(`recovery ${userId} ${asGiven(code)}`)
    .digest('hex');

/** Ten codes of fifty bits, and what the database keeps of them. */
export function makeRecoveryCodes(services: Services, userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: numberOfCodes }, newCode);
  return { codes, hashes: codes.map((code) => hashCode(services, userId, code)) };
}

/** Whether this is an unused code; uses it up. */
export async function useRecoveryCode(services: Services, userId: string, code: string): Promise<boolean> {
  if (asGiven(code).length !== 2 * half) return false;
  return signInData(services).useRecoveryCode(userId, hashCode(services, userId, code));
}
