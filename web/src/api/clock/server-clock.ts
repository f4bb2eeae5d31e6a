/** K04: a smaller drift by the `Date` header, which counts whole seconds, is not worth correcting. */
const threshold = 2_000;

let drift = 0;
let isMeasured = false;

/** Milliseconds that the server is ahead, from its `Date` header and the times around the call; 0 below the threshold. */
export function driftOf(header: string | null, sentAt: number, receivedAt: number): number | undefined {
  const served = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(served)) return undefined;
  // The header counts whole seconds: on the average half of one has passed.
  const ahead = served + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(ahead) < threshold ? 0 : ahead;
}

/** Keeps the drift that an answer shows, until it has been measured. */
export function observeServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  if (!isMeasured) drift = driftOf(header, sentAt, receivedAt) ?? drift;
}

/** Takes over a measured drift (C16). */
export function setDrift(milliseconds: number): void {
  drift = milliseconds;
  isMeasured = true;
}

/** Whether the drift has been measured, and not only been seen beside a call. */
export const isClockMeasured = (): boolean => isMeasured;

/** This device's clock has jumped ahead by so much; the server's has not. */
export function correctForJump(milliseconds: number): void {
  drift -= milliseconds;
}

/** Now, by the server's clock: deadlines are the server's. */
export function serverNow(): number {
  return Date.now() + drift;
}
