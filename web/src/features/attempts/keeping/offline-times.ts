import { useEffect } from 'react';
import { keptHere } from '../../../kept-here.ts';

/** A time without a connection, by this device's clock in milliseconds; the last one may be open. */
export type OfflineTime = readonly [from: number, to: number | null];

const key = (attemptId: string): string => `lemma.offline.${attemptId}`;
/** A hiccup is not worth a line on the receipt. */
const shortest = 10_000;

export function readOfflineTimes(text: string | null): readonly OfflineTime[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter(
      (one): one is OfflineTime =>
        Array.isArray(one) && typeof one[0] === 'number' && (one[1] === null || typeof one[1] === 'number'),
    );
  } catch {
    return [];
  }
}

/** The times after the connection was lost or came back. */
export function withConnection(times: readonly OfflineTime[], isOffline: boolean, now: number): readonly OfflineTime[] {
  const last = times.at(-1);
  const isOpen = last?.[1] === null;
  if (isOffline === isOpen) return times;
  if (isOffline) return [...times, [now, null]];
  const [from] = last ?? [now];
  return now - from < shortest ? times.slice(0, -1) : [...times.slice(0, -1), [from, now]];
}

/** Keeps on this device when an open attempt was without a connection. */
export function useOfflineTimes(attemptId: string, isOffline: boolean, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen && isOffline) return;
    const times = readOfflineTimes(keptHere.getItem(key(attemptId)));
    const next = withConnection(times, isOffline, Date.now());
    if (next !== times) keptHere.setItem(key(attemptId), JSON.stringify(next));
  }, [attemptId, isOffline, isOpen]);
}

export const offlineTimesOf = (attemptId: string): readonly OfflineTime[] =>
  readOfflineTimes(keptHere.getItem(key(attemptId)));
