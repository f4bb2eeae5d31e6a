/** `A(5/2)`; (1,5/2) are two coordinates unless decimals have a comma. */
function slashed(sign: string): RegExp {
  const numeral = `[-−]?\\s?\\d{1,12}(?:${sign}\\d{1,12})?`;
  const inside = `\\s?(${numeral})\\s?/\\s?(${numeral})\\s?`;
  return new RegExp(`^\\s*(?:[A-Z]\\s?[:=]?\\s?)?(?:\\\\left)?\\(${inside}(?:\\\\right)?\\)\\s*$`);
}

const slashedBy: Readonly<Record<'.' | ',', RegExp>> = { '.': slashed('\\.'), ',': slashed('[.,]') };
const stacked = /^\s*(?:[A-Z]\s?[:=]?\s?)?\\d?binom\s?(?:\{([^{}]{1,40})\}|(\d))\s?(?:\{([^{}]{1,40})\}|(\d))\s*$/;
const inLine = /^\s*[[(]([^[\]()]{1,200})[\])]\s*$/;
/** Spaces that LaTeX shows, `\;` written in another way apart. */
const shownSpace = /\\[ :,]|~/;

/** `A(5/2)`, as some schools write a point, and coordinates set as a binomial coefficient. */
export function asPair(typed: string, decimal: '.' | ','): string {
  return typed
    .replace(slashedBy[decimal], '($1;$2)')
    .replace(stacked, (_, a?: string, b?: string, c?: string, d?: string) => {
      return `\\left(${a ?? b ?? ''};${c ?? d ?? ''}\\right)`;
    });
}

/** `[1 2; 3 4]` and `[1,2;3,4]`, typed plainly or as LaTeX, as rows in brackets. */
export function asRows(typed: string, decimal: '.' | ','): string {
  const plain = typed
    .replaceAll(/\\(?:left|right)(?![A-Za-z])/g, '')
    .replaceAll(/\\lbrack(?![A-Za-z])/g, '[')
    .replaceAll(/\\rbrack(?![A-Za-z])/g, ']')
    .replaceAll('\\;', '~');
  const [, inside] = inLine.exec(plain) ?? [];
  if (!inside?.includes(';')) return typed;
  // A comma before a space is none of a decimal.
  const space = typed.includes('\\') ? `\\s*(?:${shownSpace.source})\\s*` : '\\s+';
  const between = new RegExp(decimal === ',' ? `,?${space}` : `\\s*,\\s*|${space}`);
  const rows = inside.split(';').map((row) => row.trim().split(between));
  const width = rows[0]?.length ?? 0;
  const isGrid = width > 1 && rows.every((row) => row.length === width && row.every((entry) => entry !== ''));
  return isGrid ? `[${rows.map((row) => `[${row.join(';')}]`).join(';')}]` : typed;
}
