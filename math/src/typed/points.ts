const bar = String.raw`(?:\||\\mid(?![A-Za-z])|\\vert(?![A-Za-z]))`;
const open = String.raw`(?:\\left\s?)?\(`;
const close = String.raw`(?:\\right\s?)?\)`;
/** Capital letters are events: P(A|B) is not a point. */
const coordinate = String.raw`\s*([^()|<>=∈A-Z]{1,40}?)\s*`;
const numeral = String.raw`\s*([-−+]?\s?(?:\d[\d.,/]{0,12}|\\frac\s?(?:\{\d{1,6}\}|\d)(?:\{\d{1,6}\}|\d)))\s*`;
const pair = new RegExp(`${open}${coordinate}${bar}${coordinate}${close}`, 'g');
/** Bars around a letter between others would be its absolute value. */
const triple = new RegExp(`${open}${numeral}${bar}${numeral}${bar}${numeral}${close}`, 'g');
const named =
  /(^|[,;{]|\s(?:and|und|or|oder|&)\s)(\s*)([A-Z])(?:_?\d|_\{\d\}|[₁₂₃₄]|')?\s?[:=]?\s?(?=(?:\\left\s?)?\([^()]{1,80}[;,|][^()]{1,80}\))/g;

/** `(1|2|3)`, and `(1|2)` among others or in a set, with semicolons; `P(1|2), Q(3|4)` without the names of the points. */
export function withPoints(text: string, letters: ReadonlySet<string>): string {
  const isSeveral = (text.match(/\(/g) ?? []).length > 1;
  const plain = text.replace(triple, '($1;$2;$3)');
  if (!isSeveral && !/\{/.test(plain)) return plain;
  const paired = plain.replace(pair, '($1;$2)');
  return isSeveral ? withoutNames(paired, letters) : paired;
}

function withoutNames(text: string, letters: ReadonlySet<string>): string {
  return text.replace(named, (whole, before: string, space: string, name: string) =>
    letters.has(name) ? whole : before + space,
  );
}
