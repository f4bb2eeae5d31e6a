import { getSite, type ResponseOf } from '@lemma/contracts';
import { useSyncExternalStore } from 'react';
import { call } from './api/call.ts';

/** Facts about the operator of an installation for the footer, the error pages and the legal pages. */
export type Site = ResponseOf<typeof getSite>;

let site: Site | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  isAsked = true;
  try {
    site = await call(getSite, {});
    for (const listener of listeners) listener();
  } catch {
    // Without it pages say less; the next part that wants it asks again.
    isAsked = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void ask();
  return () => listeners.delete(listener);
}

/** Forgets what was read, as a new tab would. */
export function forgetSite(): void {
  site = undefined;
  isAsked = false;
}

/** Read once for as long as the tab is open, also across a change of session; undefined until it is known. */
export function useSite(): Site | undefined {
  return useSyncExternalStore(subscribe, () => site);
}
