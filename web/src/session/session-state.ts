import type { User } from '@lemma/contracts';

/** Who is here, as far as the browser knows (D02). */
export interface SessionState {
  readonly user: User | null;
  readonly uid: string | null;
  readonly isFetchingSession: boolean;
  readonly isAuthInitialized: boolean;
  readonly authError: string | null;
}

export type SessionEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly user: User | null }
  | { readonly type: 'failed'; readonly error: string }
  /** There is nothing that a session could hang on: no request is made (S03). */
  | { readonly type: 'absent' }
  /** Signed out here, or the server says that the session is gone (S02). */
  | { readonly type: 'ended' };

export const initialSession: SessionState = {
  user: null,
  uid: null,
  isFetchingSession: false,
  isAuthInitialized: false,
  authError: null,
};

const nobody: SessionState = { ...initialSession, isAuthInitialized: true };

/** S01: the session after an event. A failure keeps who was there and says why. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'requested':
      return { ...state, isFetchingSession: true, authError: null };
    case 'loaded':
      return event.user === null ? nobody : { ...nobody, user: event.user, uid: event.user.uid };
    case 'failed':
      return { ...state, isFetchingSession: false, isAuthInitialized: true, authError: event.error };
    case 'absent':
    case 'ended':
      return nobody;
  }
}
