import { callNoted, clockFailed } from '../api/call-events.ts';
import { shorten, wordsOf, type LogEntry } from './log-entry.ts';
import { report, reportChunkError } from './report.ts';

/** Whether an error is noise: messages of browsers themselves, and requests ended on purpose. */
function isNoise(thrown: unknown, words: string): boolean {
  return (thrown as { name?: unknown } | null)?.name === 'AbortError' || /ResizeObserver loop/.test(words);
}

function entryOf(type: string, thrown: unknown, message = ''): LogEntry | undefined {
  const words = thrown === undefined || thrown === null ? message : wordsOf(thrown);
  return isNoise(thrown, words) ? undefined : { level: 'error', type, message: shorten(words) };
}

/** Reports uncaught errors [X15], scripts that did not arrive [X17], and notices of calls [X01]. */
export function watchErrors(target: EventTarget, tell: (entry: LogEntry) => void = report): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tellIf = (entry: LogEntry | undefined): void => {
    if (entry !== undefined) tell(entry);
  };
  target.addEventListener(
    'unhandledrejection',
    (event) => tellIf(entryOf('Unhandled Rejection', (event as PromiseRejectionEvent).reason)),
    { signal },
  );
  target.addEventListener(
    'error',
    (event) => tellIf(entryOf('Unhandled Error', (event as ErrorEvent).error, (event as ErrorEvent).message)),
    { signal },
  );
  target.addEventListener(
    'vite:preloadError',
    (event) => reportChunkError((event as Event & { payload?: unknown }).payload),
    { signal },
  );
  const stopNotes = callNoted.listen(({ type, message }) => tell({ level: 'warning', type, message }));
  const stopClock = clockFailed.listen((error) =>
    tell({
      level: 'error',
      type: 'Clock sync error',
      message: `There was a problem synchronising the clock: ${shorten(wordsOf(error))}`,
    }),
  );
  return () => {
    stop.abort();
    stopNotes();
    stopClock();
  };
}
