import { compactVerify, type CryptoKey } from 'jose';
import { hashToken } from '../../../../../core/tokens.ts';
import { LaunchRefused, mustHold } from '../refusals.ts';

const clockSeconds = 60;
const longestLifeSeconds = 3600;
const oldestSeconds = 600;
const mostTokenLength = 60_000;

export type Claims = Readonly<Record<string, unknown>>;

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonceHash: string;
  /** Throws LaunchRefused for a key that the platform does not publish. */
  readonly findKey: (kid: string) => Promise<CryptoKey>;
  readonly now: Date;
}

function readJson(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null;
  } catch {
    return null;
  }
}

/** Checks 2 to 10 of a launch's token, in their order, and returns what it claims. */
export async function checkToken(token: string, expected: Expected): Promise<Claims> {
  const parts = token.split('.');
  mustHold(parts.length === 3 && token.length <= mostTokenLength, 'malformed', 'the token has not three parts');
  const header = readJson(parts[0] ?? '');
  mustHold(header !== null, 'malformed', 'the header cannot be read');
  const { alg, kid } = header;
  // Never the token's own choice: it could choose none, or our published key as a secret.
  mustHold(alg === 'RS256', 'wrong-algorithm', `alg ${JSON.stringify(alg)}`);
  mustHold(typeof kid === 'string' && kid !== '' && kid.length <= 1000, 'no-key-id');
  const key = await expected.findKey(kid);
  await compactVerify(token, key, { algorithms: ['RS256'] }).catch(() => {
    throw new LaunchRefused('bad-signature');
  });
  const claims = readJson(parts[1] ?? '');
  mustHold(claims !== null, 'malformed', 'the claims cannot be read');
  checkParties(claims, expected);
  checkTimes(claims, expected.now);
  const { nonce } = claims;
  mustHold(typeof nonce === 'string' && hashToken(nonce) === expected.nonceHash, 'wrong-nonce');
  return claims;
}

/** Checks 7 and 8: byte for byte. */
function checkParties({ iss, aud, azp }: Claims, { issuer, clientId }: Expected): void {
  mustHold(iss === issuer, 'wrong-issuer', `iss ${JSON.stringify(iss)}`);
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  const isText = audiences.every((one) => typeof one === 'string');
  mustHold(isText && audiences.includes(clientId), 'wrong-audience', `aud ${JSON.stringify(aud)}`);
  if (audiences.length > 1 || azp !== undefined) {
    mustHold(azp === clientId, 'wrong-authorized-party', `azp ${JSON.stringify(azp)}`);
  }
}

/** Check 9. */
function checkTimes({ exp, iat, nbf }: Claims, at: Date): void {
  const now = at.getTime() / 1000;
  mustHold(Number.isFinite(exp) && Number.isFinite(iat), 'no-times');
  const [end, begin] = [Number(exp), Number(iat)];
  mustHold(end > now - clockSeconds, 'ended', `${Math.round(now - end)} s ago`);
  mustHold(begin <= now + clockSeconds, 'not-yet-valid', `${Math.round(begin - now)} s ahead`);
  mustHold(nbf === undefined || Number(nbf) <= now + clockSeconds, 'not-yet-valid', 'nbf');
  mustHold(end - begin <= longestLifeSeconds, 'lives-too-long', `${Math.round(end - begin)} s`);
  mustHold(now - begin <= oldestSeconds, 'too-old', `${Math.round(now - begin)} s`);
}
