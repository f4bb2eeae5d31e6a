import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { createGuardedFetch } from '../guarded-fetch.ts';
import { PlatformUnavailable, retryAfterOf, wordsOf } from './platform-errors.ts';

const assertionSeconds = 240;
const usualSeconds = 3600;
/** A token is not used in its last minute: it could end on the way. */
const unusedMs = 60_000;
const most = 5000;

/** Identifies Lemma at a platform's token endpoint. */
export interface PlatformAccount {
  /** The registration's id. */
  readonly id: string;
  readonly clientId: string;
  readonly tokenEndpoint: string;
  /** The audience of assertions, where it is not the token endpoint. */
  readonly tokenAudience: string | null;
  /** Hosts of the platform: no other is asked, whatever an answer names. */
  readonly hosts: ReadonlySet<string>;
}

/** The keys of Lemma towards platforms. */
export interface AssertionKeys {
  /** Signs the claims of an assertion with the current key; the header names its `kid`. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** Names that key: no token is used that another one has asked for. */
  signingKeyId(): Promise<string>;
}

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().optional() });

interface Parts {
  readonly ask: ReturnType<typeof createGuardedFetch>;
  readonly keys: AssertionKeys;
  readonly now: () => Date;
}

interface KeptToken {
  readonly token: string;
  readonly endsAt: number;
}

/** Access tokens of platforms, one for each key of ours, registration and set of scopes, asked for once at a time. */
export function createAccessTokens({ ask, keys, now }: Parts) {
  const kept = new Map<string, KeptToken>();
  const asking = new Map<string, Promise<string>>();
  const nameOf = async ({ id }: PlatformAccount, scopes: readonly string[]) =>
    JSON.stringify([await keys.signingKeyId(), id, ...scopes.toSorted()]);

  async function take(account: PlatformAccount, scopes: readonly string[]): Promise<string> {
    const name = await nameOf(account, scopes);
    const seconds = Math.floor(now().getTime() / 1000);
    const assertion = await keys.sign({
      iss: account.clientId,
      sub: account.clientId,
      aud: account.tokenAudience ?? account.tokenEndpoint,
      iat: seconds,
      exp: seconds + assertionSeconds,
      jti: randomUUID(),
    });
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope: scopes.join(' '),
    });
    const answer = await ask(account.tokenEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: body.toString(),
    });
    const text = await answer.text();
    const read = answer.ok ? answerSchema.safeParse(parsed(text)) : undefined;
    if (!read?.success) {
      // Keys may just have been changed on either side: it is worth another try later.
      const retryAfterMs = retryAfterOf(answer.headers.get('retry-after'), now());
      const words = `The LMS gave no access (${answer.status}): ${wordsOf(text)}`;
      throw new PlatformUnavailable(words, { retryAfterMs, mayBeDone: false });
    }
    const { access_token: token, expires_in: lasts = usualSeconds } = read.data;
    if (kept.size >= most) kept.clear();
    kept.set(name, { token, endsAt: now().getTime() + lasts * 1000 - unusedMs });
    return token;
  }

  return {
    ask: take,

    /** Returns a token for these scopes, a kept one as long as it lives. */
    async get(account: PlatformAccount, scopes: readonly string[]): Promise<string> {
      const name = await nameOf(account, scopes);
      const known = kept.get(name);
      if (known && known.endsAt > now().getTime()) return known.token;
      const running = asking.get(name);
      if (running) return running;
      const asked = take(account, scopes).finally(() => asking.delete(name));
      asking.set(name, asked);
      return asked;
    },

    /** Forgets a token that the platform no longer takes, unless another one is kept already. */
    async drop(account: PlatformAccount, scopes: readonly string[], token: string): Promise<void> {
      const name = await nameOf(account, scopes);
      if (kept.get(name)?.token === token) kept.delete(name);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
