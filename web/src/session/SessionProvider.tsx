import { getSession, logout, type User } from '@lemma/contracts';
import { useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { call, onSessionEnd } from '../api/call.ts';
import { csrfToken } from '../api/csrf.ts';
import { FetchError } from '../api/fetch-error.ts';
import { forgetReads, readEverythingAgain } from '../api/use-read.ts';
import { SessionContext } from './session-context.ts';
import { initialSession, nextSession } from './session-state.ts';

/** What is shown when the session cannot be loaded (X07). */
export function sessionErrorWords(error: unknown): string {
  if (error instanceof FetchError && (error.status === 502 || error.status === 503)) {
    return 'Service unavailable, please try again later.';
  }
  return 'There was a problem loading your account';
}

/** Loads the session once and tells the pages below who is here. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextSession, initialSession);
  const lastUid = useRef<string | null>(null);

  const adopt = useCallback(async (user: User) => {
    const isSomebodyElse = lastUid.current !== null && lastUid.current !== user.uid;
    lastUid.current = user.uid;
    dispatch({ type: 'loaded', user });
    if (isSomebodyElse) await readEverythingAgain();
  }, []);

  const end = useCallback(async () => {
    lastUid.current = null;
    dispatch({ type: 'ended' });
    await forgetReads();
  }, []);

  const load = useCallback(async () => {
    dispatch({ type: 'requested' });
    try {
      const user = await call(getSession, {});
      if (user === null) await end();
      else await adopt(user);
    } catch (error) {
      if (error instanceof FetchError && (error.status === 401 || error.status === 403)) await end();
      else dispatch({ type: 'failed', error: sessionErrorWords(error) });
    }
  }, [adopt, end]);

  const signOut = useCallback(async () => {
    await call(logout, {});
    await end();
  }, [end]);

  useEffect(() => {
    if (csrfToken() === undefined) dispatch({ type: 'absent' });
    else void load();
    return onSessionEnd(() => void end());
  }, [load, end]);

  const session = useMemo(() => ({ ...state, load, adopt, signOut }), [state, load, adopt, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
