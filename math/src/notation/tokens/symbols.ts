import { greekNames, type TokenKind } from './words.ts';

interface Symbol {
  readonly kind: TokenKind;
  readonly text: string;
  readonly length: number;
}

/** Signs of both syntaxes as `sign text` pairs by kind; a missing text is the sign itself. */
const signTable: { readonly [Kind in TokenKind]?: string } = {
  sign: '+ + - - − - – - ± ± ∓ ∓',
  times: '* star · dot ⋅ dot ∙ dot • dot × cross ✕ cross ∗ star',
  over: '/ slash ÷ obelus ∕ slash ⁄ slash : colon ∶ colon',
  relation:
    '= = < < > > <= <= >= >= ≤ <= ≥ >= ⩽ <= ⩾ >= ≠ != ≈ approx ≡ equivalent ∈ in ∉ not-in ⊂ subset ⊆ subset-or-equal',
  logic: '∧ and ∨ or ⇒ implies ⟹ implies ⇔ iff ⟺ iff',
  not: '¬ not',
  set: '∪ union ∩ intersection ∖ difference',
  open: '( ( [ [ ⟨ < ⌊ floor ⌈ ceil',
  close: ') ) ] ] ⟩ > ⌋ floor ⌉ ceil',
  bar: '| | ‖ ‖',
  mid: '∣ |',
  'brace-open': '{ {',
  'brace-close': '} }',
  comma: ', ,',
  semicolon: '; ;',
  under: '_ _',
  prime: "' ' ′ ' ’ ' ″ ''",
  postfix: '! factorial !! double-factorial % percent ° degree º degree',
  align: '& &',
  arrow: '-> to → to ⟶ to',
  structure: '√ surd ∛ cbrt ∑ sum ∏ prod ∫ int',
  constant:
    '∞ infinity π pi ∅ empty-set ⦰ empty-set ⌀ empty-set ℝ reals ℤ integers ℕ naturals ℚ rationals ℂ complexes ℯ e ⅈ i',
  name: '∆ Delta ς sigma',
  differential: '∂ partial',
  placeholder: '□ box ▢ box ⬚ box',
};

/** Signs of typed text only. A few of them would be read otherwise in LaTeX: n!=6 there is a factorial and an equation. */
const plainTable: { readonly [Kind in TokenKind]?: string } = {
  sign: '+- ± +/- ±',
  relation: '!= != <> != =/= != == = ~~ approx ~= approx !in not-in',
  logic: '=> implies <=> iff && and',
  over: '-: obelus',
  caret: '** ^',
  open: '{ { (: <',
  close: '} } :) >',
};

function tabulate(table: { readonly [Kind in TokenKind]?: string }): Map<string, Symbol> {
  const symbols = new Map<string, Symbol>();
  for (const [kind, signs] of Object.entries(table)) {
    const pieces = signs.split(' ');
    for (let at = 0; at + 1 < pieces.length; at += 2) {
      const sign = pieces[at] ?? '';
      symbols.set(sign, { kind: kind as TokenKind, text: pieces[at + 1] ?? '', length: sign.length });
    }
  }
  return symbols;
}

const signs = tabulate(signTable);
const plainSigns = tabulate(plainTable);

const greekLetters = 'αβγδεζηθικλμνξρστυφχψωΓΔΘΛΞΠΣΥΦΨΩ';
[...greekNames].forEach((name, index) =>
  signs.set(greekLetters.charAt(index), { kind: 'name', text: name, length: 1 }),
);

const raised = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|ⁿ/y;
const lowered = /[₀₁₂₃₄₅₆₇₈₉]+|ₑ/y;
const vulgar = /[¼½¾⅐-⅞]/y;

function longest(table: ReadonlyMap<string, Symbol>, source: string, at: number, most: number): Symbol | undefined {
  for (let length = Math.min(most, source.length - at); length > 0; length--) {
    const found = table.get(source.slice(at, at + length));
    if (found) return found;
  }
  return undefined;
}

/** Raised and lowered digits and other forms of letters and signs as their common ones: ⁻² is -2, ½ is 1/2, （ is (. */
export function common(text: string): string {
  return text.normalize('NFKC').replace('⁄', '/').replace('−', '-').replace('+', '');
}

/** Spaces of all widths, and the marks of direction and of line breaks that come with text from elsewhere. */
export const blank = /(?:[\s\p{Cf}~]|\\[,:;!>\s]|\\q?quad(?![a-zA-Z]))+/uy;
export const plainBlank = /(?:[\s\p{Cf}]|\\[,:;!>]|\\\s(?!\s*\{)|\\q?quad(?![a-zA-Z]))+/uy;

/** Wide letters and signs of East Asian keyboards, Arabic-Indic digits and the hyphens of text programs, each as its common sign. */
export function narrowed(source: string): string {
  return source.replace(/[\u0660-\u0669\u06f0-\u06f9\u2010\u2011\uff01-\uff5e]/g, (sign) => {
    const code = sign.charCodeAt(0);
    if (code > 0xff00) return String.fromCharCode(code - 0xfee0);
    return code > 0x2000 ? '-' : String(code & 0xf);
  });
}

/** The sign at `at` in either syntax; raised and lowered digits are one sign each run. */
export function symbolAt(source: string, at: number): Symbol | undefined {
  const found = longest(signs, source, at, 2);
  if (found) return found;
  const special =
    run(raised, 'super', source, at) ?? run(lowered, 'sub', source, at) ?? run(vulgar, 'vulgar', source, at);
  return special ?? signs.get((source[at] ?? '').normalize('NFKC'));
}

function run(pattern: RegExp, kind: TokenKind, source: string, at: number): Symbol | undefined {
  pattern.lastIndex = at;
  const text = pattern.exec(source)?.[0];
  return text === undefined ? undefined : { kind, text: common(text), length: text.length };
}

const quoted = /"([^"]*)"/y;

/** The sign at `at` that only typed text has. */
export function plainSymbols(source: string, at: number): Symbol | undefined {
  if (source[at] === '"') {
    quoted.lastIndex = at;
    const text = quoted.exec(source);
    return text ? { kind: 'text', text: text[1] ?? '', length: text[0].length } : undefined;
  }
  return longest(plainSigns, source, at, 3);
}
