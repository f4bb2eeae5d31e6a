import type { TypesetReport } from '../maths/typesetting/typeset-error.ts';
import { createThrottle, shorten, wordsOf, type LogEntry } from './log-entry.ts';

const mayPass = createThrottle(() => performance.now());

/** Sends an entry to the server's log (D19), at most one of a type in five seconds (K04). Never fails. */
export function report(entry: LogEntry): void {
  if (!mayPass(entry.type)) return;
  // The sender, or the browser, logs a failed load or send to the console.
  import('./send-report.ts').then(({ sendReport }) => sendReport(entry)).catch(() => undefined);
}

/** [X16] A formula that could not be typeset. Its source stays here: a learner may have typed it. */
export function reportTypesetting({ type, message }: TypesetReport): void {
  report({ level: 'error', type: 'MathJax Error', message: shorten(`${type}: ${message}`) });
}

/** Reports a call whose failure no one else reports [X17]. */
export function reportFetchError(error: unknown): void {
  report({ level: 'error', type: 'Fetch Error', message: shorten(wordsOf(error)) });
}

/** [X17] A page that broke and gave way to the error page. */
export function reportPageError(error: unknown, path: string): void {
  report({ level: 'error', type: 'Error page', message: `${shorten(wordsOf(error))} at ${path}` });
}

/** [X17] A part of the program that did not arrive. */
export function reportChunkError(error: unknown): void {
  report({ level: 'error', type: 'Chunk load error', message: shorten(wordsOf(error)) });
}

/** Reports that the account form did not arrive, without which no one can sign in [X17]. */
export function reportAccountForm(): void {
  report({ level: 'error', type: 'Account form', message: 'error loading account form' });
}
