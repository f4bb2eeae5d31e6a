/** Something that happens and that others may listen for. */
export interface Signal<Value> {
  readonly tell: (value: Value) => void;
  /** Returns how to stop listening. */
  readonly listen: (listener: (value: Value) => void) => () => void;
}

export function createSignal<Value = void>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
