import type { Services } from '../../../../core/services.ts';

const shortestMs = 60_000;
/** A value is kept for this many times as long as it took to make, so that making it takes 1 % of the time. */
const keptFor = 100;

export interface Kept<Value> {
  get(): Promise<Value>;
  /** Drops the value after its sources have changed. */
  forget(): void;
}

interface KeptOptions<Value> {
  readonly what: string;
  readonly make: () => Promise<Value>;
  /** Whether those who ask after a change wait for a new one. Else the old one answers while it is made. */
  readonly isQuick: (value: Value) => boolean;
}

/** A value that is made anew when it is old, while the old one still answers. */
export function createKept<Value>(
  services: Pick<Services, 'now' | 'background'>,
  { what, make, isQuick }: KeptOptions<Value>,
): Kept<Value> {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let making: Promise<Value> | undefined;
  let changes = 0;

  async function remake(): Promise<Value> {
    const began = { at: performance.now(), changes };
    const value = await make();
    const isNewest = began.changes === changes;
    const keptMs = isNewest ? Math.max(shortestMs, keptFor * (performance.now() - began.at)) : 0;
    if (isNewest || !isQuick(value)) kept = { value, until: services.now().getTime() + keptMs };
    return value;
  }

  function remakeOnce(): Promise<Value> {
    if (making) return making;
    const own = remake().finally(() => {
      if (making === own) making = undefined;
    });
    making = own;
    return own;
  }

  return {
    get() {
      if (kept === undefined) return remakeOnce();
      if (services.now().getTime() >= kept.until && !making) services.background.run(what, remakeOnce);
      return Promise.resolve(kept.value);
    },
    forget() {
      changes += 1;
      if (kept && !isQuick(kept.value)) kept = { ...kept, until: 0 };
      else [kept, making] = [undefined, undefined];
    },
  };
}
