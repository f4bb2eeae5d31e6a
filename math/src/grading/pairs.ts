const numeral = '[-−]?\\s?\\d{1,12}(?:[.,]\\d{1,12})?';
const slashed = new RegExp(
  `^\\s*(?:[A-Z]\\s?[:=]?\\s?)?(?:\\\\left)?\\(\\s?(${numeral})\\s?/\\s?(${numeral})\\s?(?:\\\\right)?\\)\\s*$`,
);
const stacked = /^\s*(?:[A-Z]\s?[:=]?\s?)?\\d?binom\s?(?:\{([^{}]{1,40})\}|(\d))\s?(?:\{([^{}]{1,40})\}|(\d))\s*$/;
const inLine = /^\s*(?:\\left)?[[(]([^[\]()]{1,200})(?:\\right)?[\])]\s*$/;

/** `A(5/2)`, as some schools write a point, and coordinates set as a binomial coefficient. */
export function asPair(typed: string): string {
  return typed.replace(slashed, '($1;$2)').replace(stacked, (_, a?: string, b?: string, c?: string, d?: string) => {
    return `\\left(${a ?? b ?? ''};${c ?? d ?? ''}\\right)`;
  });
}

/** `[1 2; 3 4]`, `[1,2;3,4]` and `{{1,2},{3,4}}` as rows in brackets. */
export function asRows(typed: string, decimal: '.' | ','): string {
  const braced = typed.replaceAll(/\s/g, '');
  if (/^\{\{[^{}\\]{1,200}\}(?:[,;]\{[^{}\\]{1,200}\}){1,20}\}$/.test(braced)) {
    return braced.replaceAll('{', '[').replaceAll('}', ']');
  }
  const [, inside] = inLine.exec(typed) ?? [];
  if (!inside?.includes(';')) return typed;
  const between = decimal === ',' ? /\s+/ : /\s*,\s*|\s+/;
  const rows = inside.split(';').map((row) => row.trim().split(between));
  const width = rows[0]?.length ?? 0;
  const isGrid = width > 1 && rows.every((row) => row.length === width && row.every((entry) => entry !== ''));
  return isGrid ? `[${rows.map((row) => `[${row.join(';')}]`).join(';')}]` : typed;
}
