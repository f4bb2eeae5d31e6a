import { describe, expect, it } from 'vitest';
import { isSlowConnection, limitsFor } from './connection.ts';

describe('waiting times', () => {
  it('[K03] give the network 30 s, and 60 s on mobile devices', () => {
    expect(limitsFor({ isSlow: false, isMobile: false }).timeout).toBe(30_000);
    expect(limitsFor({ isSlow: false, isMobile: true }).timeout).toBe(60_000);
  });

  it('[K04] call an answer slow after 3 s, after 5 s on slow connections, and try again after 5 s or 10 s', () => {
    expect(limitsFor({ isSlow: false, isMobile: false })).toMatchObject({ slowAfter: 3_000, retryAfter: 5_000 });
    expect(limitsFor({ isSlow: true, isMobile: false })).toMatchObject({ slowAfter: 5_000, retryAfter: 10_000 });
  });

  it('[K04] know a slow connection by the word of the browser', () => {
    expect(['slow-2g', '2g', '3g', '4g'].map((effectiveType) => isSlowConnection({ effectiveType }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isSlowConnection({ effectiveType: '4g', saveData: true })).toBe(true);
    expect(isSlowConnection(undefined)).toBe(false);
  });
});
