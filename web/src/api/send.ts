import { reached } from './call-events.ts';
import { limits } from './connection.ts';
import { FetchError } from './fetch-error.ts';
import { observeServerTime } from './clock/server-clock.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/**
 * Sends a request with credentials (C01) and waits no longer than K03 says.
 *
 * @throws FetchError with status 0 when no answer comes.
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(limits.timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const sentAt = Date.now();
  try {
    const response = await fetch(address, { ...init, credentials: 'include', signal });
    observeServerTime(response.headers.get('date'), sentAt, Date.now());
    reached.tell(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    reached.tell(false);
    throw new FetchError(0, t(m.networkErrorPleaseTry));
  }
}
