import { toNumberOrSource } from '../list-text.ts';
import { joinLabels, splitLabels } from './label-list.ts';

/** How the text of a field becomes a value of the document. */
interface Reading {
  readonly toText: (value: unknown) => string;
  /** Undefined when the document leaves the field out. */
  readonly toValue: (text: string, isNeeded: boolean) => unknown;
}

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const orNothing = (text: string, isNeeded: boolean): string | undefined =>
  text.trim() === '' && !isNeeded ? undefined : text;

const readings = {
  maths: { toText: written, toValue: orNothing },
  /** A number, or an expression in the variables. */
  number: {
    toText: written,
    toValue: (text, isNeeded) => toNumberOrSource(text) ?? (isNeeded ? '' : undefined),
  },
  /** A whole number. */
  count: {
    toText: written,
    toValue: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined),
  },
  /** Several expressions, with semicolons between them. */
  sources: {
    toText: (value) => (Array.isArray(value) ? value.map(written).join('; ') : ''),
    toValue: (text) => (text.trim() === '' ? undefined : splitSources(text)),
  },
  words: { toText: written, toValue: orNothing },
  labels: {
    toText: (value) => joinLabels(Array.isArray(value) ? value.map(written) : []),
    toValue: (text) => splitLabels(text),
  },
  /** One of several options; the empty one is the default. */
  choice: { toText: written, toValue: orNothing },
  /** One of several options, some of which are numbers. */
  choiceOfNumbers: {
    toText: written,
    toValue: (text) => (text === '' ? undefined : Number.isFinite(Number(text)) ? Number(text) : text),
  },
  /** Off unless the document says otherwise. */
  off: { toText: (value) => (value === true ? yes : ''), toValue: (text) => (text === yes ? true : undefined) },
  /** On unless the document says otherwise. */
  on: { toText: (value) => (value === false ? '' : yes), toValue: (text) => (text === yes ? undefined : false) },
} as const satisfies Readonly<Record<string, Reading>>;

function splitSources(text: string): string[] {
  return text
    .split(';')
    .map((source) => source.trim())
    .filter((source) => source !== '');
}

/** The text of a switch that is on. */
export const yes = 'yes';

/** One field of a figure or of something that it shows. */
export interface Field {
  /** Where its value is in the document; one step inside after a dot, such as `x.from` or `between.0`. */
  readonly at: string;
  readonly label: string;
  readonly reads: keyof typeof readings;
  readonly example?: string;
  /** A sentence under the field. */
  readonly about?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The value that holds when the document says nothing. */
  readonly usual?: string;
  /** The document must have it, be it empty. */
  readonly isNeeded?: true;
  /** It needs a whole line, or several. */
  readonly isLong?: true;
  /** It is shown when the author asks for more. */
  readonly isMore?: true;
}

/** Typed texts by the places of their fields. */
export type Texts = Readonly<Record<string, string>>;

type Held = Record<string, unknown>;

function valueAt(holder: object, at: string): unknown {
  const [outer = '', inner] = at.split('.');
  const held = (holder as Held)[outer];
  if (inner === undefined) return held;
  return typeof held === 'object' && held !== null ? (held as Held)[inner] : undefined;
}

function put(holder: Held, at: string, value: unknown): void {
  const [outer = '', inner] = at.split('.');
  if (inner === undefined) {
    holder[outer] = value;
    return;
  }
  const held = (holder[outer] ??= /^\d+$/.test(inner) ? [] : {}) as Held;
  held[inner] = value;
}

/** The texts of these fields for a piece of the document. */
export function textsOf(holder: object, fields: readonly Field[]): Texts {
  return Object.fromEntries(
    fields.map(({ at, reads, usual }) => {
      const value = valueAt(holder, at);
      return [at, value === usual ? readings[reads].toText(undefined) : readings[reads].toText(value)];
    }),
  );
}

/** The piece of the document that these fields stand for. */
export function valuesOf(texts: Texts, fields: readonly Field[]): Held {
  const values: Held = {};
  for (const { at, reads, isNeeded = false } of fields) {
    const value = readings[reads].toValue(texts[at] ?? '', isNeeded);
    if (value !== undefined) put(values, at, value);
  }
  return values;
}

/** Rewrites what these fields say: maths in the one way, words in the other. */
export function rewritten(
  texts: Texts,
  fields: readonly Field[],
  { maths, words }: { readonly maths: (source: string) => string; readonly words: (text: string) => string },
): Texts {
  const rewriters: Partial<Record<Field['reads'], (text: string) => string>> = {
    maths,
    number: maths,
    sources: (text) => splitSources(text).map(maths).join('; '),
    words,
    labels: words,
  };
  const changed = fields.flatMap(({ at, reads }) => {
    const text = texts[at] ?? '';
    return text === '' ? [] : [[at, rewriters[reads]?.(text) ?? text] as const];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}

/** The expressions and the words that these fields hold. */
export function heldIn(
  texts: Texts,
  fields: readonly Field[],
): { readonly maths: readonly string[]; readonly words: readonly string[] } {
  const textsThat = (...kinds: readonly Field['reads'][]): string[] =>
    fields.flatMap(({ at, reads }) => (kinds.includes(reads) ? [texts[at] ?? ''] : []));
  return {
    maths: [...textsThat('maths', 'number'), ...textsThat('sources').flatMap(splitSources)],
    words: textsThat('words', 'labels'),
  };
}
