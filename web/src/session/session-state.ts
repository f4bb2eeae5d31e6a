import { anonymousMarker, productName, type User } from '@lemma/contracts';
import { FetchError } from '../api/fetch-error.ts';
import type { IdentityUser } from '../api/identity/identity.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** The person using the browser, as far as it knows (D02). */
export interface SessionState {
  readonly user: User | null;
  readonly uid: string | null;
  readonly isFetchingSession: boolean;
  /** Whom the identity token names; null until there is one. */
  readonly fbUser: IdentityUser | null;
  readonly isAuthInitialized: boolean;
  /** Where to write to this person; empty when that is not known (D04). */
  readonly preferredEmail: string;
  readonly authError: string | null;
  /** Whose session ended by itself while their page stood open; null again when somebody signs in, or they leave. */
  readonly interrupted: User | null;
}

export type SessionEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly user: User | null }
  | { readonly type: 'failed'; readonly error: string }
  /** There is nothing that a session could hang on: no request is made (S03). */
  | { readonly type: 'absent' }
  /** Signed out, here or in another tab, or the server says that the session is gone (X07). */
  | { readonly type: 'ended'; readonly error?: string }
  /** The session has run out, or was ended from another device: the page waits for its owner. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'identified'; readonly fbUser: IdentityUser }
  /** The identity provider no longer knows the user (S02). */
  | { readonly type: 'identity-gone' };

export const initialSession: SessionState = {
  user: null,
  uid: null,
  isFetchingSession: false,
  fbUser: null,
  isAuthInitialized: false,
  preferredEmail: '',
  authError: null,
  interrupted: null,
};

const signedOut: SessionState = { ...initialSession, isAuthInitialized: true };

/** Returns the address of the person; an address of the product itself is no one's own (D04). */
export function preferredEmailOf(user: Pick<User, 'email'>): string {
  return user.email.toLowerCase().includes(productName.toLowerCase()) ? '' : user.email;
}

/** S02: cleared. Who can sign in again finds the page as it stands; a person without an account, or acted for, cannot. */
function withoutSession({ user, interrupted }: SessionState): SessionState {
  const mayReturn = user !== null && !user.isAnonymous && user.actingAdministrator === null;
  return { ...signedOut, interrupted: mayReturn ? user : interrupted };
}

/** S01: the session after an event. A failure keeps who was there and says why. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'requested':
      return { ...state, isFetchingSession: true, authError: null };
    case 'loaded': {
      const { user } = event;
      if (user === null) return signedOut;
      // An identity from before the session was known is kept, so that a mismatch shows (S06).
      const fbUser = state.uid === null || state.uid === user.uid ? state.fbUser : null;
      return { ...signedOut, user, uid: user.uid, fbUser, preferredEmail: preferredEmailOf(user) };
    }
    case 'identified':
      return { ...state, fbUser: event.fbUser };
    case 'identity-gone':
      return state.fbUser === null ? state : withoutSession(state);
    case 'interrupted':
      return withoutSession(state);
    case 'failed':
      return { ...state, isFetchingSession: false, isAuthInitialized: true, authError: event.error };
    case 'ended':
      return { ...signedOut, authError: event.error ?? null };
    case 'absent':
      return signedOut;
  }
}

type Known = Pick<SessionState, 'user' | 'fbUser'>;

/**
 * Whether no one is signed in, or an account without a person behind it. The built-in provider's word for that is the
 * user's own flag.
 */
export function isAnonymous({ user, fbUser }: Known): boolean {
  return user === null || fbUser === null || user.isAnonymous || user.email.includes(anonymousMarker);
}

/** S06: whether the identity token and the session belong to two people. */
export function isMismatched({ user, fbUser }: Known): boolean {
  return user !== null && fbUser !== null && user.uid !== fbUser.uid;
}

/** S03: what to do at the start, once it is known whether there is an identity. */
export function firstStep(known: { hasCsrf: boolean; fbUser: IdentityUser | null; user: User | null }) {
  if (known.user !== null) return 'nothing';
  return known.hasCsrf || known.fbUser !== null ? 'load' : 'complete';
}

/** Returns the message when the session cannot be loaded (X07). */
export function sessionErrorWords(error: unknown): string {
  const status = error instanceof FetchError ? error.status : 0;
  if (status === 401 || status === 403) return t(m.unauthorizedPleaseLogin);
  if (status === 502 || status === 503) return t(m.serviceUnavailablePleaseTry);
  return t(m.problemLoadingAccount);
}
