const key = 'lemma.signed-in';

/**
 * Remembers in this browser that somebody is signed in, and nothing of whom: at the next start session and identity
 * token are then fetched side by side rather than one after the other. Browsers may refuse; then it is forgotten.
 */
export const signedInMark = {
  isSet(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  set(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
    } catch {
      // The next start fetches one after the other.
    }
  },
};
