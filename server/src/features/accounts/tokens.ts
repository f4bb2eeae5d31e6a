import { createHash } from 'node:crypto';
import { errorDetails } from '@lemma/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { RequestError } from '../../http/errors.ts';

const lifetimeSeconds = 60 * 60;
const issuer = 'lemma';

export type IdentityTokens = ReturnType<typeof createIdentityTokens>;

/** Identity tokens (C05): short-lived, signed, carrying the uid alone. */
export function createIdentityTokens(secret: string, now: () => Date) {
  const key = new TextEncoder().encode(secret);
  return {
    /** For tickets that a browser carries without being able to read them. */
    sealingKey: new Uint8Array(createHash('sha256').update(`seal ${secret}`).digest()),

    async makeIdentityToken(uid: string): Promise<{ token: string; expiresAt: Date }> {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const token = await new SignJWT({ uid })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
      return { token, expiresAt: new Date((issuedAt + lifetimeSeconds) * 1000) };
    },

    /** The uid; throws 401 'Token expired' (X01) or, for anything else that is wrong with it, 401. */
    async verifyIdentityToken(token: string): Promise<string> {
      try {
        const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: now() });
        return String(payload.uid);
      } catch (error) {
        const detail = error instanceof errors.JWTExpired ? errorDetails.tokenExpired : errorDetails.notSignedIn;
        throw new RequestError(401, 'session/authentication-error', detail);
      }
    },
  };
}
