import { createSignal } from './signal.ts';

/** Emits after each call whether the server answered at all (S07). */
export const reached = createSignal<boolean>();

/** Emits when an answer says that the session has ended. */
export const sessionEnded = createSignal();

/** The identity token and the session cookie belong to two people: somebody else has signed in, in another tab (S06). */
export const identityMismatched = createSignal();

/** A call worth a line in the log (X01, X15). */
export interface CallNotice {
  readonly type: 'Token expired' | 'Not signed in' | 'Slow request';
  readonly message: string;
}

export const callNoted = createSignal<CallNotice>();

/** The server's time could not be had. */
export const clockFailed = createSignal<unknown>();

/** Somebody is signed in again on a page whose session had ended: what could not be sent meanwhile can be sent. */
export const sessionResumed = createSignal();
