/** Named characters an author may write; the full table of HTML is larger than the rest of the Markdown reader. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  thinsp: '\u2009',
  ensp: '\u2002',
  emsp: '\u2003',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  deg: '°',
  euro: '€',
  pound: '£',
  copy: '©',
  infin: '∞',
  pi: 'π',
  radic: '√',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  rarr: '→',
  larr: '←',
};

/** Decodes one entity such as `&amp;` or `&#39;`; what is not known stays as it is. */
export function decodeHTMLStrict(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,12}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hexadecimal), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
  });
}
