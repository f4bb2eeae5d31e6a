/** `A(5/2)`; (1,5/2) are two coordinates unless decimals have a comma. */
function slashed(sign: string): RegExp {
  const numeral = `\\s?[-−]?\\s?\\d{1,12}(?:${sign}\\d{1,12})?\\s?`;
  const inside = `(${numeral})/(${numeral})(?:/(${numeral}))?`;
  return new RegExp(`^\\s*(?:[A-Z]\\s?[:=]?\\s?)?(?:\\\\left)?\\(${inside}(?:\\\\right)?\\)\\s*$`);
}

const slashedBy: Readonly<Record<'.' | ',', RegExp>> = { '.': slashed('\\.'), ',': slashed('[.,]') };
const stacked = /^\s*(?:[A-Z]\s?[:=]?\s?)?\\d?binom\s?(?:\{([^{}]{1,40})\}|(\d))\s?(?:\{([^{}]{1,40})\}|(\d))\s*$/;
const inLine = /^\s*[[(]([^[\]()]{1,200})[\])]\s*$/;
/** `(2 -1 4)`: numbers with nothing but spaces between them, each with its sign. */
const spacedLine = /^\s*[-−]?\d+(?:[.,/]\d+)?(?:\s+[-−]?\d+(?:[.,/]\d+)?)+\s*$/;
/** Spaces that LaTeX shows, `\;` written in another way apart. */
const shownSpace = /\\[ :,]|~/;

/** `A(5/2)`, as some schools write a point, and coordinates set as a binomial coefficient. */
export function asPair(typed: string, decimal: '.' | ','): string {
  return typed
    .replace(slashedBy[decimal], (_, a: string, b: string, c?: string) => {
      return `(${[a, b, c].flatMap((each) => each?.trim() ?? []).join(';')})`;
    })
    .replace(stacked, (_, a?: string, b?: string, c?: string, d?: string) => {
      return `\\left(${a ?? b ?? ''};${c ?? d ?? ''}\\right)`;
    });
}

/** `[1 2; 3 4]` and `[1,2;3,4]`, typed plainly or as LaTeX, as rows in brackets. */
export function asRows(typed: string, decimal: '.' | ','): string {
  return rowsIn(typed.replace(turnedAround, ''), decimal);
}

const turnedAround = /(?<=[)\]])\s?(?:\^\s?\{?\s?(?:T|\\top|\\mathrm\s?\{?T\}?)\s?\}?|ᵀ)\s*$/;
const unitVectors =
  /\\(?:mathbf|vec|hat|boldsymbol|bm|underline|overrightarrow)\s?\{?\s?\\?([ijk])(?:math)?\s?\}?|([ijk])[\u0302\u20D7]/g;
const nameOfMatrix =
  /^\s*(?:\\(?:vec|overrightarrow|mathbf|mathrm|boldsymbol)\s?\{?\s?[A-Za-z]{1,2}\s?\}?|[A-Z]{1,2}|[a-z])(?:\s?\^\s?\{?\s?(?:[-−]\s?1|T|2)\s?\}?|⁻¹|ᵀ|²|['′]|\u20D7)?(?:\s?(?:[·*+\-−×]|\\(?:cdot|times))?\s?[A-Z])?\s?=\s?(?=[([<⟨{]|\\(?:begin|left|binom|langle|dbinom)|[-−+]?[\d.]*\s?\\?(?:[ijk]|vec|mathbf|hat))/;

/** A vector or matrix without its name: `AB = (3, 4)`, `A^{-1} = …`; \mathbf{i} as i. */
export function withoutNameOfMatrix(typed: string, letters: readonly string[]): string {
  const [name = ''] = nameOfMatrix.exec(typed) ?? [];
  const isKnown = letters.some((letter) => name.includes(letter));
  return (isKnown ? typed : typed.slice(name.length)).replace(
    unitVectors,
    (_, a?: string, b?: string) => ` ${a ?? b} `,
  );
}

function rowsIn(typed: string, decimal: '.' | ','): string {
  const plain = typed
    .replaceAll(/\\(?:left|right)(?![A-Za-z])/g, '')
    .replaceAll(/\\lbrack(?![A-Za-z])/g, '[')
    .replaceAll(/\\rbrack(?![A-Za-z])/g, ']')
    .replaceAll('\\;', '~');
  const [, inside] = inLine.exec(plain) ?? [];
  if (inside !== undefined && spacedLine.test(inside)) return `(${inside.trim().split(/\s+/).join(';')})`;
  if (!inside?.includes(';')) return typed;
  // A comma before a space is none of a decimal.
  const space = typed.includes('\\') ? `\\s*(?:${shownSpace.source})\\s*` : '\\s+';
  const between = new RegExp(decimal === ',' ? `,?${space}` : `\\s*,\\s*|${space}`);
  const rows = inside.split(';').map((row) => row.trim().split(between));
  const width = rows[0]?.length ?? 0;
  const isGrid = width > 1 && rows.every((row) => row.length === width && row.every((entry) => entry !== ''));
  return isGrid ? `[${rows.map((row) => `[${row.join(';')}]`).join(';')}]` : typed;
}
