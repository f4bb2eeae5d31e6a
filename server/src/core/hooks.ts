/**
 * Calls of lower features to upper ones. The lower feature declares what it needs (`declare module`), and `app.ts`
 * hands in the implementation.
 */
export interface Hooks {}
