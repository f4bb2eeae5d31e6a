import { fromWire, type Endpoint, type ResponseOf } from '@lemma/contracts';
import { useCallback, useEffect, useState } from 'react';
import { addressOf, type AddressValues } from '../address.ts';
import { identity } from '../call.ts';
import { reached } from '../call-events.ts';
import { csrfToken } from '../identity/csrf.ts';
import { followState, type LiveStatus } from './follow.ts';
import { requestHeaders } from '../request-headers.ts';
import { observeServerTime } from '../clock/server-clock.ts';
import type { ReadInput } from '../use-read.ts';

/** After so long out of sight a page gives its connection back; phones sleep better without one. */
const hiddenMs = 60_000;

interface Live<State> {
  /** The newest state; undefined before the first. */
  readonly data: State | undefined;
  readonly status: LiveStatus;
  /** Takes the state that a command has just answered, before the stream brings it. */
  readonly keep: (state: State) => void;
}

/**
 * Follows a `live` endpoint: `const { data, status, keep } = useLive(getPollView, { pollId })`. Use one on a page: each
 * holds a connection. `null` follows nothing yet.
 */
export function useLive<E extends Endpoint>(endpoint: E, input: ReadInput<E> | null): Live<ResponseOf<E>> {
  const address = input === null ? null : addressOf(endpoint, input as AddressValues);
  const [followed, setFollowed] = useState<{ address: string | null; data?: ResponseOf<E>; status: LiveStatus }>({
    address,
    status: 'connecting',
  });

  useEffect(() => {
    if (address === null) return undefined;
    return followWhileVisible(address, {
      onState: (json) =>
        setFollowed(({ status }) => ({ address, status, data: fromWire(JSON.parse(json)) as ResponseOf<E> })),
      onStatus: (status) =>
        setFollowed((before) => (before.address === address ? { ...before, status } : { address, status })),
    });
  }, [address]);

  const keep = useCallback((data: ResponseOf<E>) => setFollowed((before) => ({ ...before, address, data })), [address]);
  const isCurrent = followed.address === address;
  return { data: isCurrent ? followed.data : undefined, status: isCurrent ? followed.status : 'connecting', keep };
}

type Listeners = Pick<Parameters<typeof followState>[0], 'onState' | 'onStatus'>;

/** Follows the address, except while the page has been hidden for a while; returns how to stop. */
function followWhileVisible(address: string, listeners: Listeners): () => void {
  const stop = new AbortController();
  let following: ReturnType<typeof followState> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;

  function start(): void {
    if (isRefused) return;
    following ??= followState({
      ...listeners,
      onStatus: (status) => {
        isRefused = status === 'refused';
        listeners.onStatus(status);
      },
      request: (request) => ask(address, request),
    });
  }

  function pause(): void {
    following?.stop();
    following = undefined;
  }

  function look(): void {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(pause, hiddenMs);
    else if (following) following.hurry();
    else start();
  }

  start();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  addEventListener('online', () => following?.hurry(), { signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(hiding);
    pause();
  };
}

type Request = Parameters<Parameters<typeof followState>[0]['request']>[0];

/** Uses fetch: `EventSource` can carry no identity token (C01), and cannot distinguish a refusal from a cut. */
async function ask(address: string, { accept, version, signal, isForced }: Request): Promise<Response> {
  const isStream = accept === 'text/event-stream';
  const headers = requestHeaders({ csrf: csrfToken(), identityToken: await identity.token(isForced) });
  const known = version === '' ? {} : isStream ? { 'last-event-id': version } : { 'if-none-match': `"${version}"` };
  const sentAt = Date.now();
  try {
    const response = await fetch(address, {
      headers: { ...headers, ...(isStream && { accept }), ...known },
      credentials: 'include',
      cache: 'no-store',
      signal,
    });
    observeServerTime(response.headers.get('date'), sentAt, Date.now());
    reached.tell(true);
    return response;
  } catch (error) {
    if (!signal.aborted) reached.tell(false);
    throw error;
  }
}
