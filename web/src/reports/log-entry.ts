/** X15: longer messages are cut off. */
const longest = 90;
/** K04, X15: another report of the same type is dropped for so many milliseconds. */
const quietFor = 5_000;

/** D19, without what every entry of this browser has. */
export interface LogEntry {
  readonly level: 'info' | 'warning' | 'error';
  /** The kind of happening, e.g. `Unhandled Error`. */
  readonly type: string;
  readonly message: string;
}

/** X15: at most 90 characters, and an ellipsis for what was cut off. */
export function shorten(message: string): string {
  return message.length > longest ? `${message.slice(0, longest)}…` : message;
}

/** The words of anything that was thrown. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

/** Lets one entry of each type pass, then none of that type for five seconds. */
export function createThrottle(now: () => number): (type: string) => boolean {
  const last = new Map<string, number>();
  return (type) => {
    const at = now();
    if (at - (last.get(type) ?? Number.NEGATIVE_INFINITY) < quietFor) return false;
    last.set(type, at);
    return true;
  };
}
