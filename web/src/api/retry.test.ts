import { describe, expect, it } from 'vitest';
import { FetchError } from './fetch-error.ts';
import { waitBeforeRetry } from './retry.ts';

describe('waitBeforeRetry', () => {
  it('[X18] does not retry an answer of 400 and above', () => {
    expect([400, 404, 500].map((status) => waitBeforeRetry(new FetchError(status, ''), 1, 5000))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('[X18] otherwise retries five times, after 1, 5, then 10 s', () => {
    const lost = new FetchError(0, '');
    expect([1, 2, 3, 4, 5, 6].map((retry) => waitBeforeRetry(lost, retry, 5000))).toEqual([
      1000,
      5000,
      10_000,
      10_000,
      10_000,
      undefined,
    ]);
  });
  it('[K04] waits 10 s instead of 5 s where the connection is slow', () => {
    const lost = new FetchError(0, '');
    expect([1, 2, 3].map((retry) => waitBeforeRetry(lost, retry, 10_000))).toEqual([1000, 10_000, 10_000]);
  });
});
