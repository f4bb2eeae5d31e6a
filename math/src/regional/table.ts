/** Notations of mathematics in which people type and read; marking, storing and exports use the canonical one, `en`. */
export const notationIds = ['en', 'de', 'de-CH', 'fr', 'es', 'es-MX', 'ar'] as const;
export type NotationId = (typeof notationIds)[number];

/** How one part of the world writes mathematics. Teachers of its countries check each column. */
export interface Notation {
  readonly decimal: '.' | ',';
  /** Between groups of three digits, from five digits on: a thin space or an apostrophe. */
  readonly group: '\u202f' | '’';
  /** Between members of lists, sets and points, and ends of intervals. */
  readonly list: ',' | ';';
  /** Brackets of an end that is not in the interval: `(a, b)`, or turned around, `]a ; b[`. */
  readonly interval: 'round' | 'turned';
  /** Between the coordinates of a point in the plane: the sign of lists or an upright bar. */
  readonly point: 'list' | 'bar';
  readonly times: '×' | '·';
  readonly divide: '÷' | ':';
  /** Printed names of functions, by their canonical names, where they differ. */
  readonly functions: Readonly<Record<string, string>>;
  /** Logarithms to the base 10 and 2, where they have names of their own. */
  readonly logs: { readonly ten: string; readonly two: string } | undefined;
  /** Further names that are read: `tg` is tan. */
  readonly reads: Readonly<Record<string, string>>;
  /** Words between statements, as they are printed. */
  readonly words: { readonly or: string; readonly and: string };
}

const english: Notation = {
  decimal: '.',
  group: '\u202f',
  list: ',',
  interval: 'round',
  point: 'list',
  times: '×',
  divide: '÷',
  functions: {},
  logs: undefined,
  reads: {},
  words: { or: 'or', and: 'and' },
};

const german: Notation = {
  ...english,
  decimal: ',',
  list: ';',
  point: 'bar',
  times: '·',
  divide: ':',
  functions: { gcd: 'ggT', lcm: 'kgV' },
  logs: { ten: 'lg', two: 'ld' },
  reads: { ggt: 'gcd', kgv: 'lcm', lb: 'log2' },
  words: { or: 'oder', and: 'und' },
};

const french: Notation = {
  ...english,
  decimal: ',',
  list: ';',
  interval: 'turned',
  functions: { gcd: 'PGCD', lcm: 'PPCM' },
  reads: {
    pgcd: 'gcd',
    ppcm: 'lcm',
    sh: 'sinh',
    ch: 'cosh',
    th: 'tanh',
    argsh: 'arsinh',
    argch: 'arcosh',
    argth: 'artanh',
  },
  words: { or: 'ou', and: 'et' },
};

const spanish: Notation = {
  ...english,
  decimal: ',',
  list: ';',
  functions: { sin: 'sen', sinh: 'senh', arcsin: 'arcsen', arsinh: 'arsenh', gcd: 'mcd', lcm: 'mcm' },
  reads: { tg: 'tan', ctg: 'cot', cotg: 'cot', arctg: 'arctan', tgh: 'tanh', MCD: 'gcd', MCM: 'lcm' },
  words: { or: 'o', and: 'y' },
};

/** The notations by their names; each is named after the language of its country. */
export const notations: Readonly<Record<NotationId, Notation>> = {
  en: english,
  de: german,
  'de-CH': { ...german, decimal: '.', group: '’' },
  fr: french,
  es: spanish,
  'es-MX': { ...spanish, decimal: '.', list: ',' },
  ar: { ...french, words: { or: 'أو', and: 'و' } },
};
