import { sendLogMessage, version } from '@lemma/contracts';
import { call } from '../api/call.ts';
import { wordsOf, type LogEntry } from './log-entry.ts';

const longestMessage = 1000;

/** Sends an entry with where it happened (D19). A failure is only logged to the console (X17). */
export async function sendReport({ level, type, message }: LogEntry): Promise<void> {
  try {
    await call(
      sendLogMessage,
      {
        body: {
          level,
          type,
          message: message.slice(0, longestMessage),
          // Without the query, which may hold a name.
          url: (location.origin + location.pathname).slice(0, 500),
          ua: navigator.userAgent.slice(0, 500),
          version,
        },
      },
      { keepalive: true },
    );
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn(`${type} was not reported: ${wordsOf(error)}`);
  }
}
