/** Expressions in words, as a person would read them aloud. */
export type { Say } from './say.ts';
export { toSpoken, withEquals } from './to-spoken.ts';
