import { createSignal } from './signal.ts';

/** Each call tells whether an answer came, whatever it was (S07). */
export const reached = createSignal<boolean>();

/** An answer says that nobody is signed in any more. */
export const sessionEnded = createSignal();

/** The identity token and the session cookie belong to two people: somebody else has signed in, in another tab (S06). */
export const identityMismatched = createSignal();

/** What is worth a line in the log (X01, X15). */
export interface CallNotice {
  readonly type: 'Token expired' | 'Not signed in' | 'Slow request';
  readonly message: string;
}

export const callNoted = createSignal<CallNotice>();

/** The server's time could not be had. */
export const clockFailed = createSignal<unknown>();

/** Somebody is signed in again on a page whose session had ended: what could not be sent meanwhile can be sent. */
export const sessionResumed = createSignal();
