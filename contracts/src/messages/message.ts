import { fillMessage, type Tags, type Values } from './format.ts';
import { parseMessage, type Piece } from './parse.ts';
import type { TagsOf, ValuesOf } from './values.ts';

declare const english: unique symbol;

/** Words of the product: a whole sentence or a name, with what is filled in. */
export interface Message<E extends string = string> {
  /** `feature.meaning`, the same forever: catalogues name it. */
  readonly id: string;
  readonly text: E;
  /** Where it stands and what it is about, for those who translate it. */
  readonly where: string;
  /** The requirement that has these English words. They change only with it. */
  readonly fixed?: string;
  readonly [english]?: E;
}

/** Declares words in English, in the syntax of ICU MessageFormat. */
export function message<const E extends string>(
  id: string,
  text: E,
  where: string,
  more: { readonly fixed?: string } = {},
): Message<E> {
  return { id, text, where, ...more };
}

/** The values that a message must be given: nothing for one without parameters. */
export type ValuesFor<E extends string> = keyof ValuesOf<E> extends never ? [] : [values: ValuesOf<E>];

/** Words by the id of their message. */
export type Catalogue = Readonly<Record<string, string>>;

/** Says messages in one language, from its catalogue; what is missing there is said in English. */
export interface Speaker {
  readonly language: string;
  say<E extends string>(message: Message<E>, ...values: ValuesFor<E>): string;
  /** As `say`, where tags become something else than words. */
  pieces<E extends string, T>(
    message: Message<E>,
    values: ValuesOf<E>,
    tags: { readonly [Name in TagsOf<E>]: Tags<T>[string] },
  ): readonly (string | T)[];
}

interface Locales {
  /** How numbers and days are written, where it is not as the language has it. */
  readonly locale?: string;
  /** The same for texts that the catalogue does not have. */
  readonly ofDeclared?: string;
  /** Changes texts that the catalogue does not have, as pseudo-languages do. */
  readonly change?: (text: string) => string;
}

/** A speaker of a language, from the words of its catalogue. */
export function createSpeaker(
  language: string,
  catalogue: Catalogue = {},
  { locale = language, ofDeclared = 'en', change }: Locales = {},
): Speaker {
  const read = new Map<string, readonly Piece[]>();
  const piecesOf = (text: string): readonly Piece[] => {
    const known = read.get(text) ?? parseMessage(text);
    read.set(text, known);
    return known;
  };
  const fill = <T>(message: Message | string, values: Values | undefined, tags?: Tags<T>) => {
    // In pages a message is its text: the build leaves nothing else of it.
    const { id, text } = typeof message === 'string' ? { id: '', text: message } : message;
    const own = catalogue[id];
    return fillMessage(piecesOf(own ?? change?.(text) ?? text), own === undefined ? ofDeclared : locale, values, tags);
  };
  return {
    language,
    say: (message, ...[values]) => fill(message, values as Values | undefined).join(''),
    pieces: (message, values, tags) => fill(message, values as Values, tags),
  };
}
