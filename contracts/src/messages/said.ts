import type { Message, Speaker } from './message.ts';
import type { Plain, ValuesOf } from './values.ts';

type Value = string | number | Date | Said;

/** A message with what it is filled with, before it is known in which language it will be read. */
export interface Said {
  readonly message: Message;
  readonly values: Readonly<Record<string, Value>>;
}

/** The values of a message, where another message may take the place of a text. */
type SaidValues<E extends string> = keyof ValuesOf<E> extends never
  ? []
  : [
      values: {
        readonly [Name in keyof ValuesOf<E>]: ValuesOf<E>[Name] | (Plain extends ValuesOf<E>[Name] ? Said : never);
      },
    ];

/** Fills a message for a reader who is known later. */
export function said<E extends string>(message: Message<E>, ...[values]: SaidValues<E>): Said {
  return { message, values: values ?? {} };
}

/** The words of a message in the language of a speaker, also of messages inside it; what is text already stays as it is. */
export function wordsOf(said: Said | string, speaker: Speaker): string {
  if (typeof said === 'string') return said;
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    typeof value === 'object' && 'message' in value ? wordsOf(value, speaker) : value,
  ]);
  return (speaker.say as (message: Message, values: Said['values']) => string)(
    said.message,
    Object.fromEntries(values) as Said['values'],
  );
}
