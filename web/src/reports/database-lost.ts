import { createSignal } from '../api/signal.ts';

/** X14: the browser has closed the connection to its database, where typed answers are kept. */
export const databaseLost = createSignal();
