interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the browser says that its connection is slow, or that the person wants to save data. */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
}

/** Circumstances on which the waiting times depend. */
export interface Circumstances {
  readonly isSlow: boolean;
  /** A phone or tablet, whose radio may sleep. */
  readonly isMobile: boolean;
}

/** K03, K04: how long to wait for an answer, when it counts as slow, and when a read is tried again. */
export function limitsFor({ isSlow, isMobile }: Circumstances) {
  return {
    timeout: isMobile ? 60_000 : 30_000,
    slowAfter: isSlow ? 5_000 : 3_000,
    retryAfter: isSlow ? 10_000 : 5_000,
  } as const;
}

export const limits = limitsFor({
  isSlow: isSlowConnection((globalThis.navigator as { connection?: Connection } | undefined)?.connection),
  isMobile: globalThis.matchMedia?.('(pointer: coarse)').matches ?? false,
});
