import { useSyncExternalStore } from 'react';
import { importAgain } from '../import-again.ts';
import type { MathKeyboard } from './MathKeyboard.tsx';

type Panel = typeof MathKeyboard;

/** The keyboard's panel: not there yet, there, or wanted and not to be had (offline before its first use). */
export type PanelState =
  { readonly is: 'absent' } | { readonly is: 'loaded'; readonly Panel: Panel } | { readonly is: 'missing' };

let state: PanelState = { is: 'absent' };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: PanelState): void {
  state = next;
  for (const listener of listeners) listener();
}

function load(): Promise<void> {
  loading ??= importAgain(() => import('./MathKeyboard.tsx'))
    .then((module) => set({ is: 'loaded', Panel: module.MathKeyboard }))
    .finally(() => (loading = undefined));
  return loading;
}

/** Fetches the panel before it is needed; ignores a failure, since a later use tries again. */
export function prefetchKeyboard(): void {
  if (state.is === 'absent') load().catch(() => undefined);
}

/** Fetches the panel because it is to be shown; when it does not arrive, tries again as soon as the network is back. */
export function wantKeyboard(): void {
  if (state.is === 'loaded') return;
  load().catch(() => {
    set({ is: 'missing' });
    window.addEventListener('online', wantKeyboard, { once: true });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeyboardPanel(): PanelState {
  return useSyncExternalStore(subscribe, () => state);
}
