import { createHash, hash } from 'node:crypto';
import { errorDetails } from '@lemma/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../../../../core/errors.ts';
import { ownPart } from '../../../../core/own.ts';
import { signingAlgorithm, signingKeys, type SigningKeys } from './keys.ts';

const lifetimeSeconds = 60 * 60;
const issuer = 'lemma';
const mostKnownTokens = 20_000;

/** Whom a token names, and the session in which it was made: it ends with that session. */
export interface TokenClaim {
  readonly uid: string;
  readonly sessionId: string;
}

interface KnownToken extends TokenClaim {
  readonly expiresAt: number;
}

/**
 * Identity tokens (C05): short-lived, signed, carrying the uid alone. The session is in the signed header, so that
 * a token is worth nothing once its session has ended.
 */
export function createIdentityTokens({ secret, keys, now }: { secret: string; keys: SigningKeys; now: () => Date }) {
  // Pages send the same token with each call: its signature is checked once.
  const known = new LRUCache<string, KnownToken>({ max: mostKnownTokens });

  async function verify(token: string): Promise<KnownToken> {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.find(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { issuer, algorithms: [signingAlgorithm], currentDate: now() },
    );
    return { uid: String(payload['uid']), sessionId: String(protectedHeader['sid']), expiresAt: payload.exp ?? 0 };
  }

  return {
    /** For tickets that a browser carries without being able to read them. */
    sealingKey: new Uint8Array(createHash('sha256').update(`seal ${secret}`).digest()),

    /** Returns the public keys for services that check identity tokens. */
    publicKeys: () => keys.publicKeys(),

    /** A token of a frame says so in its signed header: it is worth the session of its launch, and no cookie counts. */
    async makeIdentityToken({
      uid,
      sessionId,
      isFramed = false,
    }: TokenClaim & { readonly isFramed?: boolean }): Promise<{ token: string; expiresAt: Date }> {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const { id, privateKey } = await keys.current();
      const token = await new SignJWT({ uid })
        .setProtectedHeader({
          alg: signingAlgorithm,
          typ: 'JWT',
          kid: id,
          sid: sessionId,
          ...(isFramed ? { frame: true } : {}),
        })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(privateKey);
      return { token, expiresAt: new Date((issuedAt + lifetimeSeconds) * 1000) };
    },

    /**
     * Returns the claim of a token; throws 401 'Token expired' (X01) or, for anything else that is wrong with it, 401.
     */
    async verifyIdentityToken(token: string): Promise<TokenClaim> {
      const key = hash('sha256', token, 'base64url');
      const seen = known.get(key);
      if (seen && seen.expiresAt > Math.floor(now().getTime() / 1000)) return seen;
      try {
        const claim = await verify(token);
        known.set(key, claim);
        return claim;
      } catch (error) {
        // Whatever is wrong with the database is not wrong with the token.
        if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
        const detail = error instanceof errors.JWTExpired ? errorDetails.tokenExpired : errorDetails.notSignedIn;
        throw new RequestError(401, 'session/authentication-error', detail);
      }
    },
  };
}

export const identityTokens = ownPart((services) =>
  createIdentityTokens({ secret: services.environment.tokenSecret, keys: signingKeys(services), now: services.now }),
);
