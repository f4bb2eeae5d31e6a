import { useEffect, useState } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

/** Moves are announced when they have come to rest. */
const rest = 300;

/**
 * The words for the live region: those of the last state, once it has not changed for a moment. Words are made then:
 * a handle that is dragged does not wait for them.
 */
export function useAnnouncement<State>(state: State, wordsOf: (state: State) => string): string {
  const words = useLatest(wordsOf);
  const [first] = useState(() => wordsOf(state));
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(words(state)), rest);
    return () => window.clearTimeout(timer);
  }, [state, words]);
  return announced === first ? '' : announced;
}
