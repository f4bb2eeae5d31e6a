import type { Message } from '../messages/index.ts';
import * as messages from './messages.ts';

/** The words of a schema for a field that does not fit. In pages a message is its text, in their language. */
export const words = (message: Message | string): string => (typeof message === 'string' ? message : message.text);

/** The messages that schemas have for fields, for those who put them into other languages. */
export const fieldMessages: readonly Message[] = Object.values(messages);
