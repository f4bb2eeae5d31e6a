import { useEffect, useState } from 'react';

/** Moves are announced when they have come to rest. */
const rest = 300;

/** The words for the live region: those of the last change, once nothing has moved for a moment. */
export function useAnnouncement(words: string): string {
  const [first] = useState(words);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(words), rest);
    return () => window.clearTimeout(timer);
  }, [words]);
  return announced === first ? '' : announced;
}
