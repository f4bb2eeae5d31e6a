import { getSession, logout, type User } from '@lemma/contracts';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { call, identity } from '../api/call.ts';
import { frame } from '../api/frame/frame.ts';
import { csrfToken } from '../api/identity/csrf.ts';
import { forgetReads, readEverythingAgain } from '../api/use-read.ts';
import { report } from '../reports/report.ts';
import { isLanguageChanged, loadInLanguage } from '../words/choice.ts';
import { SessionContext, type Session } from './session-context.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';
import { isAnonymous } from './session-state.ts';
import { signedInMark } from './signed-in-mark.ts';
import { openTabChannel } from './tab-channel.ts';
import { mismatchTeller } from './tell-mismatch.ts';
import { forgetUnsentMessages } from './unsent-messages.ts';

/** In a frame the launch says who is here: other tabs and other people of this browser do not count. */
const framedWorld = {
  fetchSession: async () => {
    await identity.signIn();
    return call(getSession, {});
  },
  logout: () => Promise.resolve(),
  hasCsrf: () => true,
  mark: { isSet: () => false, set: () => undefined },
  tabs: { tell: () => undefined, listen: () => () => undefined },
};

function keepSession(): SessionKeeper {
  return createSessionKeeper({
    fetchSession: () => call(getSession, {}),
    logout: () => call(logout, {}),
    identity,
    hasCsrf: () => csrfToken() !== undefined,
    mark: signedInMark,
    tabs: openTabChannel(),
    forgetReads,
    readAgain: readEverythingAgain,
    onMismatch: mismatchTeller({
      mode: import.meta.env.MODE,
      report,
      alert: (words) => alert(words),
    }),
    ...(frame === null ? {} : framedWorld),
  });
}

/** The next person at this device must not read what was begun and not sent. */
async function signOutHere(keeper: SessionKeeper): Promise<void> {
  const uid = keeper.state().user?.uid;
  await keeper.signOut();
  if (uid !== undefined) forgetUnsentMessages(uid);
}

/** A person who has chosen a language keeps it: the page that they come to next is loaded anew. */
async function adoptInTheirLanguage(keeper: SessionKeeper, user: User): Promise<void> {
  await keeper.adopt(user);
  // After the caller has gone to that page.
  if (isLanguageChanged()) setTimeout(() => void loadInLanguage());
}

/** Loads the session once and provides it to the pages below. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [keeper] = useState(keepSession);
  useEffect(() => keeper.start(), [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const session = useMemo<Session>(() => {
    const { load, leave } = keeper;
    const adopt = (user: User) => adoptInTheirLanguage(keeper, user);
    const acts = { load, adopt, signOut: () => signOutHere(keeper), leave };
    const { interrupted } = state;
    if (interrupted === null) return { ...state, ...acts, isAnonymous: isAnonymous(state), isInterrupted: false };
    const { uid } = interrupted;
    return { ...state, ...acts, user: interrupted, uid, isAnonymous: false, isInterrupted: true };
  }, [keeper, state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
