/** Expressions in words, as a person would read them aloud. */
export { type Say, toSpoken, withEquals } from './to-spoken.ts';
