import type { User } from '@lemma/contracts';
import { createContext, use } from 'react';
import { initialSession, type SessionState } from './session-state.ts';

export interface Session extends SessionState {
  /** D03 */
  readonly isAnonymous: boolean;
  /** Asks the server again who is signed in. */
  readonly load: () => Promise<void>;
  /** Takes over a user that a call has just returned: after signing in, joining, or a changed profile. */
  readonly adopt: (user: User) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

const unavailable = (): never => {
  throw new Error('The session is used outside its provider');
};

export const SessionContext = createContext<Session>({
  ...initialSession,
  isAnonymous: true,
  load: unavailable,
  adopt: unavailable,
  signOut: unavailable,
});

/** Who is signed in, and how that changes. */
export function useSession(): Session {
  return use(SessionContext);
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useSession().user;
}
