/**
 * Resources that access checks have loaded, so that handlers need not load it again. Each feature that hands in a check
 * adds what it loads (`declare module`): a handler of `{ poll }` finds `poll`, and so on.
 */
export interface Resources {}
