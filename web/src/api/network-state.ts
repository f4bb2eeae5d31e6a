import { useSyncExternalStore } from 'react';
import { reached } from './call-events.ts';

/** S07: whether the network is there, and since when it is not (milliseconds by this device's clock). */
export interface NetworkState {
  readonly isOnline: boolean;
  readonly offlineSince: number | null;
}

const online: NetworkState = { isOnline: true, offlineSince: null };

/** The state after the network was seen to be there or not; the time of the first loss is kept. */
export function nextNetworkState(state: NetworkState, isOnline: boolean, now: number): NetworkState {
  if (isOnline) return state.isOnline ? state : online;
  return state.isOnline ? { isOnline: false, offlineSince: now } : state;
}

let state = online;
const listeners = new Set<() => void>();

function see(isOnline: boolean): void {
  const next = nextNetworkState(state, isOnline, Date.now());
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Begins to watch the browser's word and the fate of calls; returns how to stop. */
export function watchNetwork(): () => void {
  const stop = new AbortController();
  addEventListener('online', () => see(true), { signal: stop.signal });
  addEventListener('offline', () => see(false), { signal: stop.signal });
  const unlisten = reached.listen((isReached) => {
    // A call that failed while the browser has a network says something about the server, not about the network.
    if (isReached || !navigator.onLine) see(isReached);
  });
  if (!navigator.onLine) see(false);
  return () => {
    stop.abort();
    unlisten();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The network as this page sees it. */
export function useNetwork(): NetworkState {
  return useSyncExternalStore(subscribe, () => state);
}
