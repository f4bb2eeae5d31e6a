import { importJWK, type CryptoKey, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createGuardedFetch, OutsideError } from '../../../../../core/outside/guarded-fetch.ts';
import { ownPart } from '../../../../../core/own.ts';
import { LaunchRefused, mustHold } from '../refusals.ts';

const minute = 60_000;
const freshForMs = 60 * minute;
/** While a platform's keys cannot be read, those that are known serve so long. */
const usableForMs = 6 * freshForMs;
const askedAgainAfterMs = minute;
const timeoutMs = 4000;
const maximumBytes = 64 * 1024;
const mostKeys = 50;
const leastModulusBytes = 2048 / 8;
const mostKeySets = 500;

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })).max(mostKeys) });

interface KnownKeys {
  readonly byId: ReadonlyMap<string, JWK>;
  readonly readAt: number;
}

interface Source {
  readonly id: string;
  readonly jwksUri: string;
}

/** Keys that can sign a launch: RSA of at least 2048 bits, meant for signatures. */
function isUsable({ kty, use, alg, n }: JWK): boolean {
  const modulus = Buffer.from(n ?? '', 'base64url');
  const isLong = modulus.length - (modulus[0] === 0 ? 1 : 0) >= leastModulusBytes;
  return kty === 'RSA' && (use ?? 'sig') === 'sig' && (alg ?? 'RS256') === 'RS256' && isLong;
}

/**
 * The public keys of platforms, kept for an hour. A key that is not known makes them be read again, at most once a minute
 * for each registration.
 */
export function createKeySets(trustedHosts: ReadonlySet<string>, now: () => Date) {
  const ask = createGuardedFetch({ trustedHosts, timeoutMs, maximumBytes });
  const known = new LRUCache<string, KnownKeys>({ max: mostKeySets });
  const askedAt = new LRUCache<string, number>({ max: mostKeySets });
  const reading = new Map<string, Promise<void>>();
  const imported = new WeakMap<JWK, Promise<CryptoKey>>();
  const nameOf = ({ id, jwksUri }: Source) => `${id} ${jwksUri}`;

  async function read(source: Source): Promise<void> {
    askedAt.set(nameOf(source), now().getTime());
    const answer = await ask(source.jwksUri, { headers: { accept: 'application/json' } });
    if (answer.status !== 200) throw new OutsideError(`the key set answers ${answer.status}`);
    const { keys } = keySet.parse(await answer.json());
    const byId = new Map<string, JWK>();
    for (const key of keys as JWK[]) if (key.kid && isUsable(key)) byId.set(key.kid, key);
    known.set(nameOf(source), { byId, readAt: now().getTime() });
  }

  /** One reading at a time; a failure counts only where it leaves nothing to check with. */
  async function readOnce(source: Source): Promise<Error | null> {
    const name = nameOf(source);
    const running = reading.get(name) ?? read(source).finally(() => reading.delete(name));
    reading.set(name, running);
    return running.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error('unreadable')),
    );
  }

  function mayAsk(source: Source): boolean {
    if (reading.has(nameOf(source))) return true;
    const at = askedAt.get(nameOf(source));
    return at === undefined || now().getTime() - at >= askedAgainAfterMs;
  }

  async function find(source: Source, kid: string): Promise<JWK> {
    const age = (): number => now().getTime() - (known.peek(nameOf(source))?.readAt ?? -Infinity);
    const look = (): JWK | undefined => (age() < usableForMs ? known.get(nameOf(source))?.byId.get(kid) : undefined);
    const first = look();
    if (first && age() < freshForMs) return first;
    const failure = mayAsk(source) ? await readOnce(source) : null;
    const found = look();
    if (found) return found;
    if (failure) throw new LaunchRefused('keys-unreadable', failure.message);
    mustHold(age() < usableForMs, 'keys-unreadable', 'the key set could not be read a moment ago');
    throw new LaunchRefused('unknown-key', `kid ${kid}`);
  }

  return {
    /** The key with this id; throws LaunchRefused for one that the platform does not publish, or publishes too weak. */
    async find(source: Source, kid: string): Promise<CryptoKey> {
      const jwk = await find(source, kid);
      const key = imported.get(jwk) ?? (importJWK(jwk, 'RS256') as Promise<CryptoKey>);
      imported.set(jwk, key);
      return key.catch(() => {
        throw new LaunchRefused('unknown-key', `kid ${kid} cannot be read`);
      });
    },
  };
}

export const keySets = ownPart(({ environment, now }) => createKeySets(environment.ltiHosts, now));
