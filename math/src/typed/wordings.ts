import { withSignsOfComparison } from './comparisons.ts';

const between =
  /^\s*([a-z]\s)?\s?(?:is\s|lies\s|ist\s|liegt\s|est\s)?(?:between|zwischen|entre)\s(.{1,40}?)\s(?:and|und|et|y)\s(.{1,40}?)(,?\s\(?(?:inclusive|included|inklusive|einschließlich|inclus|incluidos)\)?)?\s*$/i;
/** `> 3`, where the unknown is left out. */
const openSign = /^\s*(?=(?:[<>≤≥]|\\(?:leq?|geq?|lt|gt)(?![A-Za-z]))[^<>≤≥=]*(?:=[^<>≤≥=]*)?$)/;
/** `x: 3, y: -2`: a colon with a space behind it names a value; 6:3 is a quotient. */
const named = /(^|[,;]\s?)(\s?[a-z](?:_?\d|[₀₁₂₃₄₅₆₇₈₉])?):\s(?=[-−+±\d(√π½¼¾\\{])/g;
/** `x: 5 y: -1`. */
const namedBehind = /(?<=[\d)])\s([a-z]):\s(?=[-−+±\d(√π½¼¾\\{])/g;
const reals = String.raw`(?:(?:all|every|any|alle|tous\sles|todos\slos)\s)?(?:(?:the\s)?real\snumbers?|reals|real\sx|ℝ|RR|R|x|numbers?|(?:reellen\s)?Zahlen|réels|nombres(?:\sréels)?|reales|números(?:\sreales)?|everything|all|alles|tout|todo)`;
const exception = new RegExp(
  String.raw`^\s*${reals},?\s(?:without|except(?:\sfor)?|but(?:\snot)?|excluding|other\sthan|außer|ohne|sauf|excepto|menos)\s(?:x\s?=\s?)?([^{}=<>]{1,40})$`,
  'i',
);

/** The letter that an inequality without one is about: x, or the only letter there is. */
function unknownOf(letters: ReadonlySet<string>): string | undefined {
  if (letters.size === 1 || !letters.has('x') || letters.has('y'))
    return letters.size === 1 ? [...letters][0] : undefined;
  return 'x';
}

/** Statements in words or without their letter: “x is greater than 3”, “between 1 and 3”, `x: 3`, `> 3`, “all reals except 2”. */
export function withStatedSigns(text: string, letters: ReadonlySet<string>): string {
  const unknown = unknownOf(letters);
  const except = exception.exec(text);
  if (except) return `ℝ∖{${(except[1] ?? '').replace(/\s(?:and|or)\s/g, ', ')}}`;
  const range = between.exec(text);
  if (range && (range[1] !== undefined || unknown !== undefined)) {
    const sign = range[4] === undefined ? '<' : '≤';
    return `${range[2]} ${sign} ${range[1]?.trim() ?? unknown} ${sign} ${range[3]}`;
  }
  const stated = withSignsOfComparison(text, letters).replace(named, '$1$2 = ').replace(namedBehind, ', $1 = ');
  return unknown === undefined ? stated : stated.replace(openSign, `${unknown} `);
}

const oneValue = /^\s*([a-z])(?:_?\d|[₀₁₂₃₄₅₆₇₈₉])?\s?=[^=<>≤≥,;()[\]{}]+$/;

/** `x=1, y=2 or x=3, y=4` lists pairs: the commas inside one mean that both hold. */
export function withPairs(text: string, signs: { readonly or: string; readonly and: string }): string {
  for (const [between, inside] of [
    [/\sor\s|\s?\\lor(?![A-Za-z])\s?|\s?∨\s?/i, /\s?(?<!\\)[,;](?:\\[,;: ]|\s)?|\sand\s|\\land\s/],
    [/\s?;\s?/, /\s?,\s?|\sand\s|\\land\s/],
  ] as const) {
    const groups = text.split(between).map((group) => group.split(inside));
    const isPair = (group: readonly string[]): boolean => {
      const letters = group.map((part) => oneValue.exec(part)?.[1]);
      return group.length > 1 && !letters.includes(undefined) && new Set(letters).size === letters.length;
    };
    if (groups.length > 1 && groups.every(isPair)) {
      return groups.map((group) => group.map((part) => part.trim()).join(signs.and)).join(signs.or);
    }
  }
  return text;
}

const wordsBeforeNumber = /^(\s*)(?:minus|negative|neg)\s(?=[\d.√π])/i;
const wordOfMixed = /^(\s*[-−+]?\s?\d{1,9})\s(?:and|und|&)\s(?=\d{1,9}\s?\/\s?\d{1,9}(?!\d))/i;
const currencyCode = /(?<=\d\s?)(?:eur|usd|gbp|chf)\s*$/i;
const large: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d)\s?(?:thousand|tausend)(?![a-z])/i, 3],
  [/(?<=\d)\s?(?:mill(?:ion(?:en|s)?|ón|ones)|mio\.?)(?![a-z])/i, 6],
  [/(?<=\d)\s?(?:billion|bn|milliarden?|milliards?|mrd\.?)(?![a-z])/i, 9],
];

/** Words in a number: “minus 3”, “2 and 1/3”, “2 million”, `5 usd`. */
export function withNumberSigns(text: string): string {
  const signed = text
    .replace(wordsBeforeNumber, '$1-')
    .replace(wordOfMixed, '$1 ')
    .replace(currencyCode, (code) => code.toUpperCase());
  return large.reduce((left, [word, power]) => left.replace(word, `·10^${power}`), signed);
}
