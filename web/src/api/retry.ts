import { FetchError } from './fetch-error.ts';

const firstWait = 1_000;
const longestWait = 10_000;
const retries = 5;

/**
 * Milliseconds to wait before the given retry (1 is the first), or undefined when the read is not tried again (X18).
 * `retryAfter` is how long this connection waits once a second try has failed too (K04).
 */
export function waitBeforeRetry(error: unknown, retry: number, retryAfter: number): number | undefined {
  if (error instanceof FetchError && error.status >= 400) return undefined;
  if (retry > retries) return undefined;
  if (retry === 1) return firstWait;
  return retry === 2 ? retryAfter : longestWait;
}
