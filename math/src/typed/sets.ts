const reals = String.raw`(?:ℝ|\\R(?![A-Za-z])|\\mathbb\s?\{?\s?R\s?\}?|(?<![A-Za-z\\])RR?(?![A-Za-z]))`;
const realsWithoutZero = new RegExp(String.raw`^\s*${reals}\s?(?:\^?\s?\{?\s?(?:\*|\\ast)\s?\}?|\^\{?\s?×\s?\}?)\s*$`);
/** `ℝ\0`, where the braces around the number are left out. */
const withoutNumber = new RegExp(
  String.raw`^\s*${reals}\s?(?:\\|∖|\\setminus(?![A-Za-z])|\\backslash(?![A-Za-z]))\s?([-−]?\d+(?:\.\d+)?)\s*$`,
);
/** `{±2}`, on its own in braces. */
const bothSigns = /(\\?\{)\s?(?:±|\+\/?-|\\pm(?![A-Za-z]))\s?([\d./√πa-z]{1,12})\s?(\\?\})/g;
const otherThanBoth = /^(\s*[a-z]\s?)(≠|!=|\\neq?(?![A-Za-z]))\s?(?:±|\+\/?-|\\pm(?![A-Za-z]))\s?([\d./√π]{1,12})\s*$/;
const end = String.raw`[^()[\]{}]{1,40}`;
/** A word that joins two intervals, or a letter u between them, whatever the letters of the exercise are. */
const unionBetween = new RegExp(
  String.raw`(?<=[,;]${end}[)\][]\s?)(?:[uUoóye]|unión|vereinigt(?:\smit)?)(?=\s?(?:\\left\s?)?[([\]]${end}[,;])`,
  'g',
);
/** `{-3|0.5}`: a bar between two numbers, where coordinates are written with one. */
const barBetweenNumbers = /(\\?\{)\s?([-−]?[\d./]{1,12})\s?\|\s?([-−]?[\d./]{1,12})\s?(\\?\})/g;
/** `D_f =`, `Df:`, `D(f) =` before a set. */
const domainName = new RegExp(
  String.raw`^\s*[DWLI](?:_\{?[a-z]\}?|[a-z]|\([a-z]\))(?:_?\{?max\}?)?\s?[=:]\s?(?=${reals}|\\?\{|[[\](]|x\s?(?:≠|!=|[<>]))`,
);

/** Spellings of sets of real numbers: `ℝ*`, `R\0`, `R\{±2}`, `x ≠ ±2`, `(-∞,1)u(3,∞)`, `(-∞,1) o (3,∞)`, `D_f = R\{1}`. */
export function withSets(text: string, letters: ReadonlySet<string>): string {
  const bare = letters.has('D') ? text : text.replace(domainName, '');
  const meant = bare
    .replace(unionBetween, '∪')
    .replace(barBetweenNumbers, '$1$2, $3$4')
    .replace(otherThanBoth, '$1$2$3 and $1$2-$3')
    .replace(bothSigns, (_, opening: string, value: string, closing: string) => {
      return `${opening}-${value}, ${value}${closing}`;
    });
  if (letters.has('R')) return meant;
  return meant.replace(realsWithoutZero, 'ℝ∖{0}').replace(withoutNumber, 'ℝ∖{$1}');
}
