import { FetchError } from './fetch-error.ts';

const waits = [1_000, 5_000] as const;
const longestWait = 10_000;
const retries = 5;

/** Milliseconds to wait before the given retry (1 is the first), or undefined when the read is not tried again (X18). */
export function waitBeforeRetry(error: unknown, retry: number): number | undefined {
  if (error instanceof FetchError && error.status >= 400) return undefined;
  if (retry > retries) return undefined;
  return waits[retry - 1] ?? longestWait;
}
