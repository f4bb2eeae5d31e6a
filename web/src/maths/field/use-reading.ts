import { useEffect, useState } from 'react';
import { loadNotation } from '../notation.ts';
import type { Notation, Reading, ReadingOptions } from '../notation.ts';

/** How long nobody types until a problem is told: nothing unfinished is called wrong. */
const patience = 800;

export interface LiveReading {
  /** What is read right now; undefined while empty or while the reader is not there. */
  readonly reading: Reading | undefined;
  /** Whether typing has paused long enough to speak about it. */
  readonly settled: boolean;
}

/** Reads an answer while it is typed. */
export function useReading(value: string, options: ReadingOptions): LiveReading {
  const [notation, setNotation] = useState<Notation | undefined>(undefined);
  // The boxes that are drawn into gaps are not typed: they do not start the wait again.
  const typed = value.replaceAll('{\\placeholder{}}', '{}');
  const [settledValue, setSettledValue] = useState(typed);
  const blank = value.trim() === '';

  useEffect(() => {
    if (blank) return;
    let current = true;
    loadNotation().then(
      (loaded) => {
        // A module's namespace is callable nowhere, but a state setter would call a function.
        if (current) setNotation(() => loaded);
      },
      // Without the reader the field still takes answers; the server reads them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [blank]);

  useEffect(() => {
    const timer = window.setTimeout(() => setSettledValue(typed), patience);
    return () => window.clearTimeout(timer);
  }, [typed]);

  const reading = blank || notation === undefined ? undefined : notation.readAnswer(value, options);
  return { reading, settled: settledValue === typed };
}
