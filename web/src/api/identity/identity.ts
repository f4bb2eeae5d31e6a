import { keepToken, type IdentityWorld } from './identity-token.ts';
import { createSignal } from '../signal.ts';

/** D02: whom the identity token names. */
export interface IdentityUser {
  readonly uid: string;
}

export type Identity = ReturnType<typeof createIdentity>;

/** The identity of this browser (C05): whom its token names, as long as somebody is signed in. */
export function createIdentity(world: IdentityWorld) {
  const changed = createSignal<IdentityUser | null>();
  let isSignedIn = false;
  let user: IdentityUser | null = null;

  const tokens = keepToken(world, {
    onToken: ({ uid }) => {
      if (user?.uid === uid) return;
      user = { uid };
      changed.tell(user);
    },
    onGone: () => {
      forget();
      changed.tell(null);
    },
  });

  const forget = (): void => {
    tokens.drop();
    isSignedIn = false;
    user = null;
  };

  return {
    /** Whom the newest token names; null while there is none. */
    user: (): IdentityUser | null => user,

    /** Whether somebody has signed in, also while the token is on its way. */
    isSignedIn: (): boolean => isSignedIn,

    /** Passes the current user, or null when the provider no longer knows the user (S02). */
    onChange: changed.listen,

    /** S04: fetches a token and signs in with it; what was known of somebody else is forgotten. */
    async signIn(): Promise<IdentityUser> {
      forget();
      isSignedIn = true;
      const { uid } = await tokens.refresh();
      return { uid };
    },

    signOut: forget,

    /** A token for a call (C01); undefined when no one is signed in. `isForced` fetches another one (X01). */
    async token(isForced = false): Promise<string | undefined> {
      if (!isSignedIn) return undefined;
      const known = isForced ? undefined : tokens.fresh();
      return known ?? (await tokens.refresh()).token;
    },

    /** The token when a fresh one is at hand, for calls that need none and do not wait for it. */
    tokenAtHand: tokens.fresh,
  };
}
