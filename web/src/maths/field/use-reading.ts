import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../ui/hooks/after-paint.ts';
import { notation } from '../reading/notation.ts';
import type { Reading, ReadingOptions } from '../reading/notation.ts';

/** Pause in typing before a problem is shown, so that nothing unfinished is called wrong. */
const patience = 800;
/** The same for a box that is still to be filled in. */
const longPatience = 2000;

export interface LiveReading {
  /** The last reading, of this value or of the one a moment ago; undefined while empty or before the first reading. */
  readonly reading: Reading | undefined;
  /** Whether it is the reading of this value, and typing has paused long enough to speak about it. */
  readonly settled: boolean;
  /** Whether typing has paused so long that nothing more is on its way. */
  readonly quiet: boolean;
}

interface Read {
  readonly value: string;
  readonly options: ReadingOptions;
  readonly reading: Reading;
}

/** Reads an answer while it is typed, beside the page: no key waits for it. */
export function useReading(value: string, options: ReadingOptions): LiveReading {
  const box = useRef({});
  const [read, setRead] = useState<Read | undefined>(undefined);
  // The boxes that are drawn into gaps are not typed: they do not start the wait again.
  const typed = value.replaceAll('{\\placeholder{}}', '{}');
  const [settledValue, setSettledValue] = useState(typed);
  const [quietValue, setQuietValue] = useState(typed);
  const blank = value.trim() === '';
  if (blank && read !== undefined) setRead(undefined);

  useEffect(() => {
    if (blank) return;
    let current = true;
    const stop = afterPaint(() => {
      notation.readAnswer(value, options, box.current).then(
        (reading) => current && setRead({ value, options, reading }),
        // Without the reader the field still takes answers; the server reads them.
        () => undefined,
      );
    });
    return () => {
      current = false;
      stop();
    };
  }, [blank, value, options]);

  useEffect(() => {
    const timers = [
      window.setTimeout(() => setSettledValue(typed), patience),
      window.setTimeout(() => setQuietValue(typed), longPatience),
    ];
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [typed]);

  const isCurrent = read?.value === value && read.options === options;
  return {
    reading: blank ? undefined : read?.reading,
    settled: isCurrent && settledValue === typed,
    quiet: isCurrent && quietValue === typed,
  };
}
