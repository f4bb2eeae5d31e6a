import { useEffect, useState } from 'react';

/** Moves are told when they have come to rest. */
const rest = 300;

/** The words for the live region: those of the last change, once nothing has moved for a moment. */
export function useAnnouncement(words: string): string {
  const [first] = useState(words);
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(words), rest);
    return () => window.clearTimeout(timer);
  }, [words]);
  return told === first ? '' : told;
}
