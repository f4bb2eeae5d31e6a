import type { Message } from '../message.ts';

/** Fills the words of speech in some language. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string;
