/** Words of English, German, French and Spanish that compare, with the signs that they stand for. */
const copula = String.raw`(?:(?:is|are|must be|has to be|ist|sind|est|es)\s)?(?:strictly\s|strikt\s|strictement\s|estrictamente\s)?`;

function compared(words: string, sign: string): readonly [RegExp, string] {
  return [new RegExp(String.raw`(?<!\p{L})${copula}(?:${words})(?!\p{L})`, 'giu'), sign];
}

const or = String.raw`(?:or|oder|ou|o|und)`;
const equal = String.raw`(?:equal|equals|same as|gleich|égal|égale|igual)(?:\s(?:to|than|à|que|a|als))?`;
const more = String.raw`(?:greater|more|bigger|larger|higher)(?:\sthan)?|gr(?:ö|oe)(?:ß|ss)er(?:\sals)?|(?:plus\sgrand|supérieure?)(?:\s(?:que|à))?|mayor(?:\s(?:que|a))?`;
const less = String.raw`(?:less|smaller|lower|fewer)(?:\sthan)?|kleiner(?:\sals)?|(?:plus\spetit|inférieure?)(?:\s(?:que|à))?|menor(?:\s(?:que|a))?`;
const than = String.raw`(?:greater|more|bigger|larger|higher)\sthan|gr(?:ö|oe)(?:ß|ss)er(?:\sals)?|(?:plus\sgrande?\sque|supérieure?\sà)|mayor\s(?:que|a)`;
const under = String.raw`(?:less|smaller|lower|fewer)\sthan|kleiner(?:\sals)?|(?:plus\spetite?\sque|inférieure?\sà)|menor\s(?:que|a)`;

const number = String.raw`[-−]?\d+(?:[.,/]\d+)?`;
const numberOr = new RegExp(
  String.raw`^\s*(?:([a-z])\s(?:is|=)\s)?(${number})\sor\s(?:(less|fewer|smaller|lower|below)|(?:more|greater|bigger|larger|higher|above))\s*$`,
  'i',
);

/** Words, the sign for them, and the letter that they are where an exercise has it. */
type Comparison = readonly [words: RegExp, sign: string, letter?: string];

const comparisons: readonly Comparison[] = [
  compared(
    String.raw`(?:${more})\s(?:${or}\s)?${equal}|at\sleast|(?:no|not)\s(?:less|smaller|lower|fewer)\sthan|mindestens|nicht\skleiner\sals|au\smoins|al\smenos|como\smínimo`,
    '≥',
  ),
  compared(
    String.raw`(?:${less})\s(?:${or}\s)?${equal}|at\smost|(?:no|not)\s(?:more|greater|bigger|larger|higher)\sthan|höchstens|nicht\sgrößer\sals|au\splus|a\slo\ssumo|como\smáximo`,
    '≤',
  ),
  compared(than, '>'),
  compared(under, '<'),
  compared(
    String.raw`not\sequals?(?:\sto)?|does\snot\sequal|ungleich|nicht\sgleich|différente?\sde|distint[oa]\s(?:de|a)|diferente\sde`,
    '≠',
  ),
  [/^(\s*[a-z])\s(?:is\snot|isn['’]t|can['’]?t\sbe|cannot\sbe|can\snot\sbe|not)\s(?=[-−\d√π(])/i, '$1 ≠ '],
  [
    /(^\s*|[\s,;](?:or|and)\s|[,;]\s?)([a-z])\s(?:(?:is|ist|est|es)\s(?:equal\sto|gleich|égal(?:e)?\sà|igual\sa)|equals|is(?=\s(?!between))|(?:must|can|could|should|may|has\sto)\sbe|gleich|ist|vaut|est|es|igual\sa)(?=\s)/g,
    '$1$2 =',
  ],
  [/([<>])_(?=\s?[-−\d])/g, '$1='],
  [/\s(?:but|aber|mais|pero|et)\s(?=(?:[a-z]\s?)?[<>≤≥])/g, ' and '],
  [/\sy\s(?=(?:[a-z]\s?)?[<>≤≥])/g, ' and ', 'y'],
  // The letter before the first sign is meant before the second.
  [/([a-z])(\s?[<>≤≥]=?[^<>≤≥=,;]{1,30}?\s(?:and|or)\s)(?=[<>≤≥])/g, '$1$2$1 '],
  [
    /^\s*(?:(?:for\s)?(?:all|any|every|each|alle|tous\sles|todos\slos)\s|the\s)?(?:(?:real\s|reellen\s)?(?:numbers?|values?|Zahlen|Werte|nombres|réels|números|reales)\s|(?=[a-z]\s?[<>≤≥]))(?:of\s[a-z]\s)?(?:(?:with|for\swhich|such\sthat|where|that\sare|which\sare|mit|die|tels\sque|con|que\sson)\s)?(?=(?:[a-z]\s?)?[<>≤≥≠])/i,
    '',
  ],
  [/^\s*all\s[a-z]\s(?:with|for\swhich|such\sthat|where)\s(?=[a-z]\s?[<>≤≥≠])/i, ''],
  [/^\s*(?:for\s)?all\s(?=[a-z]\s?[<>≤≥=≠])/i, ''],
  [/\s(?:is\s)?not\sin\s/gi, ' ∉ '],
  [/^\s*either\s(?=.{1,60}\sor\s)/i, ''],
];

const kinds: readonly Comparison[] = [
  [/^\s*(?:all\s)?(?:non-?\s?negative)\s(?:real\s)?(?:numbers?|reals?|x|values)\s*$/i, '[0, oo)'],
  [
    /^\s*(?:all\s)?(?:positive)\s(?:real\s)?(?:numbers?|reals?|x|values)\s*$|^\s*[a-z]\s(?:is\s|ist\s)?positive?\s*$/i,
    '(0, oo)',
  ],
  [
    /^\s*(?:all\s)?(?:negative)\s(?:real\s)?(?:numbers?|reals?|x|values)\s*$|^\s*[a-z]\s(?:is\s|ist\s)?negative?\s*$/i,
    '(-oo, 0)',
  ],
];

/** Comparisons in words as signs: “x is greater than 3”, „x ist höchstens 3“, “3 or less”, “all positive numbers”. */
export function withSignsOfComparison(text: string, letters: ReadonlySet<string>): string {
  if (!/\p{L}{2}|[<>]_/u.test(text)) return text;
  const bounded = text.replace(numberOr, (_, letter: string | undefined, bound: string, isLess: string | undefined) => {
    return `${letter === undefined ? '' : `${letter} `}${isLess === undefined ? '≥' : '≤'} ${bound}`;
  });
  return [...kinds, ...comparisons].reduce(
    (left, [words, sign, letter]) => (letter !== undefined && letters.has(letter) ? left : left.replace(words, sign)),
    bounded,
  );
}
