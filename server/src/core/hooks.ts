/**
 * What lower features have upper ones do. The lower feature adds what it asks for (`declare module`), and `app.ts` hands
 * in who does it.
 */
export interface Hooks {}
