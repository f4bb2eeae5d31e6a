import { getTime, serverProcessingHeader, serverTimeHeader } from '@lemma/contracts';
import { addressOf } from '../address.ts';
import { csrfToken } from '../identity/csrf.ts';
import { FetchError } from '../fetch-error.ts';
import { requestHeaders } from '../request-headers.ts';
import { send } from '../send.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** D20: one look at the server's clock, all in milliseconds. */
export interface ServerTime {
  /** How far the server is ahead of this device. */
  readonly drift: number;
  /** By this device's clock: when the question went out and when the answer came. */
  readonly start: number;
  readonly end: number;
  /** By the server's clock, when it answered. */
  readonly serverTime: number;
  /** The same two moments by a clock that cannot be set. */
  readonly t1: number;
  readonly t2: number;
  /** The time that the server took. */
  readonly spt: number;
  /** One way through the network: half of what is not the server's. */
  readonly latency: number;
  /** The whole way. */
  readonly rtt: number;
}

type Seen = Pick<ServerTime, 'start' | 'end' | 't1' | 't2' | 'serverTime' | 'spt'>;

export function serverTimeOf(seen: Seen): ServerTime {
  const rtt = seen.t2 - seen.t1;
  const latency = Math.max(0, rtt - seen.spt) / 2;
  return { ...seen, rtt, latency, drift: seen.serverTime + latency - seen.end };
}

/**
 * Asks the server for its time (C12).
 *
 * @throws FetchError 'Invalid server response' when the answer has no time (X12).
 */
export async function fetchServerTime(): Promise<ServerTime> {
  const [start, t1] = [Date.now(), performance.now()];
  const response = await send(addressOf(getTime), { headers: requestHeaders({ csrf: csrfToken() }) });
  const [end, t2] = [Date.now(), performance.now()];
  const serverTime = Number(response.headers.get(serverTimeHeader) ?? Number.NaN);
  if (Number.isNaN(serverTime)) throw new FetchError(response.status, t(m.invalidServerResponse));
  const spt = Number(response.headers.get(serverProcessingHeader) ?? 0) || 0;
  return serverTimeOf({ start, end, t1, t2, serverTime, spt });
}
