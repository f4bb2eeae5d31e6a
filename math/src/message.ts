/** Words of the engine in English, in the syntax of ICU MessageFormat; catalogues have them in other languages, by id. */
export interface Message {
  readonly id: string;
  readonly text: string;
  /** For translators. */
  readonly where: string;
}

/** Declares words of the engine. */
export const message = (id: string, text: string, where: string): Message => ({ id, text, where });

/**
 * Fills words that have nothing but plain values: those of the parts that a browser loads. In pages a message is its text:
 * their build leaves nothing else of it.
 */
export const fill = (
  message: Pick<Message, 'text'> | string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (typeof message === 'string' ? message : message.text).replace(/''|\{(\w+)\}/g, (_, name?: string) =>
    name ? `${values[name]}` : "'",
  );
