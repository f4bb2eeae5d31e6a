import { keptHere } from '../kept-here.ts';

const key = 'lemma.signed-in';

/**
 * Remembers in this browser that somebody is signed in, and nothing of whom: at the next start session and identity
 * token are then fetched side by side rather than one after the other. Browsers may refuse; then it is forgotten.
 */
export const signedInMark = {
  isSet: (): boolean => keptHere.getItem(key) !== null,
  set(isSignedIn: boolean): void {
    if (isSignedIn) keptHere.setItem(key, '1');
    else keptHere.removeItem(key);
  },
};
