/** Expressions in words, as a person would read them aloud. */
export { toSpoken } from './to-spoken.ts';
