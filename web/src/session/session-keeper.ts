import type { User } from '@lemma/contracts';
import { identityMismatched, sessionEnded, sessionResumed } from '../api/call-events.ts';
import { FetchError } from '../api/fetch-error.ts';
import type { Identity } from '../api/identity/identity.ts';
import { createSignal } from '../api/signal.ts';
import {
  firstStep,
  initialSession,
  isMismatched,
  nextSession,
  sessionErrorWords,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';
import type { TabChannel } from './tab-channel.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** The keeper's surroundings: server, clock and other tabs. */
export interface SessionWorld {
  readonly fetchSession: () => Promise<User | null>;
  readonly logout: () => Promise<unknown>;
  readonly identity: Identity;
  readonly hasCsrf: () => boolean;
  readonly mark: { readonly isSet: () => boolean; readonly set: (isSignedIn: boolean) => void };
  readonly tabs: TabChannel;
  /** Forgets what was read: the next person at this browser must not see it. */
  readonly forgetReads: () => Promise<void>;
  /** Reads again what is on the page, for somebody else (S04). */
  readonly readAgain: () => Promise<void>;
  readonly onMismatch: (words: string) => void;
}

/** The state and its listeners. A token of another person is reported as soon as it is noticed (S06). */
function createSessionStore(onMismatch: (words: string) => void) {
  const changed = createSignal();
  let state = initialSession;
  return {
    state: (): SessionState => state,
    subscribe: changed.listen,
    dispatch: (event: SessionEvent): void => {
      const wasMismatched = isMismatched(state);
      state = nextSession(state, event);
      if (isMismatched(state) && !wasMismatched) onMismatch(t(m.identityTokenAndSession));
      changed.tell();
    },
  };
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** The session of this tab: loads it, follows sign-in and sign-out here and in other tabs, and keeps the identity with it. */
export function createSessionKeeper(world: SessionWorld) {
  const { identity, tabs } = world;
  const { state, subscribe, dispatch } = createSessionStore(world.onMismatch);
  let lastUid: string | null = null;
  let loads = 0;
  let hasForgotten = false;

  const end = async (error?: string): Promise<void> => {
    loads += 1;
    lastUid = null;
    identity.signOut();
    world.mark.set(false);
    dispatch(error === undefined ? { type: 'ended' } : { type: 'ended', error });
    hasForgotten = true;
    await world.forgetReads();
  };

  const interrupt = async (): Promise<void> => {
    dispatch({ type: 'interrupted' });
    if (state().interrupted === null) return end();
    loads += 1;
    lastUid = null;
    identity.signOut();
    world.mark.set(false);
  };

  // The calls that need the token report a failure (X02); the identity itself tries again.
  const identify = (): void => void identity.signIn().catch(() => undefined);

  const take = async (user: User, isLoaded: boolean): Promise<void> => {
    loads += 1;
    const { interrupted } = state();
    const earlier = lastUid ?? interrupted?.uid ?? null;
    lastUid = user.uid;
    dispatch({ type: 'loaded', user });
    const isSame = earlier === user.uid;
    // S04; what is read from here on waits for the new token.
    if (!identity.isSignedIn() || !(isSame || (isLoaded && earlier === null))) identify();
    if (isSame && interrupted === null) return;
    world.mark.set(true);
    tabs.tell({ type: 'signed-in', uid: user.uid });
    if (interrupted !== null) sessionResumed.tell();
    // A page that stayed open while no one was signed in has lost the data it had read.
    if (!isSame && (earlier !== null || hasForgotten)) {
      hasForgotten = false;
      await world.readAgain();
    }
  };

  const load = async (): Promise<void> => {
    loads += 1;
    const mine = loads;
    dispatch({ type: 'requested' });
    const asked = world.fetchSession();
    if (lastUid === null && !identity.isSignedIn() && world.mark.isSet()) identify();
    try {
      const user = await asked;
      if (mine !== loads) return;
      await (user === null ? interrupt() : take(user, true));
    } catch (error) {
      // The server answered that the token is someone else's (S06): another load is under way, without it.
      if (mine !== loads && !isUnauthorized(error)) return;
      if (isUnauthorized(error)) {
        await giveUp(world);
        await end(sessionErrorWords(error));
      } else dispatch({ type: 'failed', error: sessionErrorWords(error) });
    }
  };

  return {
    state,
    subscribe,
    /** Begins to follow and, when there may be a session, loads it (S03); returns how to stop. */
    start(): () => void {
      const stop = followEvents(world, { state, dispatch, load, end, interrupt, uid: () => lastUid });
      const step = firstStep({ hasCsrf: world.hasCsrf(), fbUser: identity.user(), user: state().user });
      if (step === 'load') void load();
      else if (step === 'complete') dispatch({ type: 'absent' });
      return stop;
    },
    load,
    adopt: (user: User): Promise<void> => take(user, false),
    async signOut(): Promise<void> {
      await world.logout();
      tabs.tell({ type: 'signed-out' });
      await end();
    },
    /** Gives up the page that waits for its owner. */
    leave: (): Promise<void> => end(),
  };
}

/** X07: a session that may not even be read is of no use to the other tabs either. */
async function giveUp({ logout, tabs }: Pick<SessionWorld, 'logout' | 'tabs'>): Promise<void> {
  try {
    await logout();
  } catch {
    // It is over here in any case.
  }
  tabs.tell({ type: 'signed-out' });
}

function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    (error.status === 401 || error.status === 403) &&
    error.code !== 'session/authentication-error'
  );
}

interface Followed {
  readonly state: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly load: () => Promise<void>;
  readonly end: () => Promise<void>;
  readonly interrupt: () => Promise<void>;
  readonly uid: () => string | null;
}

/** Follows what calls, the identity and other tabs tell of the session; returns how to stop. */
function followEvents({ identity, tabs, onMismatch }: SessionWorld, session: Followed): () => void {
  const stops = [
    sessionEnded.listen(() => void session.interrupt()),
    identityMismatched.listen(() => {
      onMismatch(t(m.identityTokenRefusedSession));
      void session.load();
    }),
    identity.onChange((fbUser) => {
      if (fbUser !== null) return session.dispatch({ type: 'identified', fbUser });
      const wasThere = session.state().fbUser !== null;
      session.dispatch({ type: 'identity-gone' });
      if (wasThere) void session.interrupt();
    }),
    tabs.listen((message) => {
      if (message.type === 'signed-out') void session.end();
      else if (message.uid !== session.uid()) {
        identity.signOut();
        void session.load();
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
