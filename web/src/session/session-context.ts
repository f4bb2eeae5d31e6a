import type { User } from '@lemma/contracts';
import { createContext, use } from 'react';
import { initialSession, type SessionState } from './session-state.ts';

export interface Session extends SessionState {
  /** Whether no one is signed in, or an account without a person behind it (D03). */
  readonly isAnonymous: boolean;
  /** `user` is whom the page waits for: their session has ended, and nothing can be read or saved until they are back. */
  readonly isInterrupted: boolean;
  /** Asks the server again who is signed in. */
  readonly load: () => Promise<void>;
  /** Takes over a user that a call has just returned: after signing in, joining, or a changed profile. */
  readonly adopt: (user: User) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Gives up the page of an interrupted session; no one is signed in afterwards. */
  readonly leave: () => Promise<void>;
}

const unavailable = (): never => {
  throw new Error('The session is used outside its provider');
};

export const SessionContext = createContext<Session>({
  ...initialSession,
  isAnonymous: true,
  isInterrupted: false,
  load: unavailable,
  adopt: unavailable,
  signOut: unavailable,
  leave: unavailable,
});

/** Returns the session, and renders again when it changes. */
export function useSession(): Session {
  return use(SessionContext);
}

/** The signed-in user, or null; also whom an interrupted page waits for. */
export function useUser(): User | null {
  return useSession().user;
}
