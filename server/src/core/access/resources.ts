/**
 * Resources that access checks have loaded, so that handlers need not load it again. Each feature that hands in a check
 * adds what it loads (`declare module`): a handler of `{ poll }` finds `poll`, and so on.
 */
export interface Resources {}

/**
 * Reads for a call that are under way while its caller is recognised. They are used only once access is granted; each
 * feature that reads something so early adds it.
 */
export interface EarlyReads {}
