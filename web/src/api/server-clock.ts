/** K04: a smaller drift is not worth correcting. */
const threshold = 2_000;

let drift = 0;

/** Milliseconds that the server is ahead, from its `Date` header and the times around the call; 0 below the threshold. */
export function driftOf(header: string | null, sentAt: number, receivedAt: number): number | undefined {
  const served = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(served)) return undefined;
  // The header counts whole seconds: on the average half of one has passed.
  const ahead = served + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(ahead) < threshold ? 0 : ahead;
}

/** Keeps the drift that an answer shows. */
export function observeServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  drift = driftOf(header, sentAt, receivedAt) ?? drift;
}

/** Now, by the server's clock: deadlines are the server's. */
export function serverNow(): number {
  return Date.now() + drift;
}
