import type { Message, Speaker, ValuesFor } from './message.ts';

/** A message with what it is filled with, before it is known in which language it will be read. */
export interface Said {
  readonly message: Message;
  readonly values: Readonly<Record<string, string | number | Date>>;
}

/** Fills a message for a reader who is known later. */
export function said<E extends string>(message: Message<E>, ...[values]: ValuesFor<E>): Said {
  return { message, values: values ?? {} };
}

/** The words of a message in the language of a speaker; what is text already stays as it is. */
export function wordsOf(said: Said | string, speaker: Speaker): string {
  if (typeof said === 'string') return said;
  return (speaker.say as (message: Message, values: Said['values']) => string)(said.message, said.values);
}
