import { useEffect, useId, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useKeyboard } from './keyboard-store.ts';
import { MathKeyboard } from './MathKeyboard.tsx';

let carriers: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  carriers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Each field brings one; the oldest of the page carries the one keyboard that all fields share. So the keyboard is there
 * wherever a field is, and keeps its page while the focus goes from box to box.
 */
export function KeyboardCarrier(): ReactElement | null {
  const id = useId();
  useEffect(() => {
    change([...carriers, id]);
    return () => change(carriers.filter((other) => other !== id));
  }, [id]);
  const carries = useSyncExternalStore(subscribe, () => carriers[0] === id);
  const { shown, target } = useKeyboard();
  return carries && shown !== 'hidden' && target !== undefined ? <MathKeyboard target={target} /> : null;
}
