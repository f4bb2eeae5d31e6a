import { FetchError } from '../fetch-error.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

export interface IdentityWorld {
  /** Fetches a new token (C05). */
  readonly fetchToken: () => Promise<{ readonly token: string; readonly expiresAt: string }>;
  /** Milliseconds by the server's clock, by which tokens expire. */
  readonly now: () => number;
}

interface IdentityToken {
  readonly token: string;
  readonly uid: string;
  readonly expiresAt: number;
}

interface TokenEvents {
  readonly onToken: (token: IdentityToken) => void;
  /** Called when the provider says that this user no longer exists (S02). */
  readonly onGone: () => void;
}

/** How long before its end a token counts as expired (K03). */
const expiredEarlyBy = 30_000;
const refreshedEarlyBy = 5 * 60_000;
const firstRetry = 30_000;
const longestRetry = 16 * 60_000;

/** K03: milliseconds before a proactive refresh is tried again after so many failures. */
export function waitBeforeRefresh(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
}

/** The uid in a token; empty when there is none. The signature is the server's business. */
export function uidOf(token: string): string {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { uid } = JSON.parse(atob(payload)) as { uid?: unknown };
  return typeof uid === 'string' ? uid : '';
}

/** X02: what a failed token call means to the call that needed the token. An ended session stays what it is. */
export function authenticationError(error: unknown): FetchError {
  if (error instanceof FetchError && (error.status === 401 || error.status === 403)) return error;
  if (error instanceof FetchError && error.isNetwork) return new FetchError(0, t(m.authenticationNetworkError));
  return new FetchError(500, t(m.authenticationError));
}

/** Keeps one token fresh (K03) from the first `refresh` until it is dropped. */
export function keepToken(world: IdentityWorld, { onToken, onGone }: TokenEvents) {
  let known: IdentityToken | undefined;
  let pending: Promise<IdentityToken> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const schedule = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().catch(() => undefined), milliseconds);
  };

  const take = (fetched: IdentityToken): void => {
    known = fetched;
    failures = 0;
    schedule(Math.max(0, fetched.expiresAt - refreshedEarlyBy - world.now()));
    onToken(fetched);
  };

  const fetchToken = async (isCurrent: () => boolean): Promise<IdentityToken> => {
    try {
      const { token, expiresAt } = await world.fetchToken();
      const fetched = { token, uid: uidOf(token), expiresAt: Date.parse(expiresAt) };
      if (isCurrent()) take(fetched);
      return fetched;
    } catch (error) {
      const failure = authenticationError(error);
      if (isCurrent() && failure.status === 401) onGone();
      else if (isCurrent()) {
        failures += 1;
        schedule(waitBeforeRefresh(failures));
      }
      throw failure;
    }
  };

  /** Another token; all who ask while it is under way get the same. */
  function refresh(): Promise<IdentityToken> {
    if (pending !== undefined) return pending;
    const running: Promise<IdentityToken> = fetchToken(() => pending === running).finally(() => {
      if (pending === running) pending = undefined;
    });
    pending = running;
    return running;
  }

  return {
    refresh,
    /** The token, unless it expires within half a minute. */
    fresh: (): string | undefined =>
      known !== undefined && world.now() < known.expiresAt - expiredEarlyBy ? known.token : undefined,
    drop: (): void => {
      clearTimeout(timer);
      known = undefined;
      pending = undefined;
      failures = 0;
    },
  };
}
