/**
 * Values that this browser keeps for later, by name. Where a browser keeps nothing, as when all cookies are blocked, it
 * is kept until the page is closed; callers need not know.
 */
const untilClosed = new Map<string, string>();

/** Runs on the browser's storage; even to name it throws where it is blocked. */
function attempt<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export const keptHere = {
  getItem: (name: string): string | null =>
    untilClosed.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,

  setItem(name: string, text: string): void {
    const isKept = attempt((storage) => {
      storage.setItem(name, text);
      return true;
    });
    if (isKept) untilClosed.delete(name);
    else untilClosed.set(name, text);
  },

  removeItem(name: string): void {
    untilClosed.delete(name);
    attempt((storage) => storage.removeItem(name));
  },
};

/** Whether this browser keeps nothing on the device. */
export const isKeepingBlocked = (): boolean =>
  attempt((storage) => {
    storage.getItem('lemma.colour-mode');
    return true;
  }) !== true;
