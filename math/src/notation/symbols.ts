import type { TokenKind } from './words.ts';

interface Symbol {
  readonly kind: TokenKind;
  readonly text: string;
  readonly length: number;
}

/** Signs of both syntaxes as `sign text` pairs by kind; a missing text is the sign itself. */
const signTable: { readonly [Kind in TokenKind]?: string } = {
  sign: '+ + - - − - ﹣ - － - – - ＋ + ± ± ∓ ∓',
  times: '* star · dot ⋅ dot ∙ dot • dot × cross ✕ cross ∗ star',
  over: '/ slash ÷ obelus ∕ slash ⁄ slash : colon ∶ colon',
  relation:
    '= = < < > > <= <= >= >= ≤ <= ≥ >= ⩽ <= ⩾ >= ≠ != ≈ approx ≡ equivalent ∈ in ∉ not-in ⊂ subset ⊆ subset-or-equal',
  logic: '∧ and ∨ or ⇒ implies ⟹ implies ⇔ iff ⟺ iff',
  not: '¬ not',
  set: '∪ union ∩ intersection ∖ difference',
  open: '( ( [ [ （ ( ⟨ < ⌊ floor ⌈ ceil',
  close: ') ) ] ] ） ) ⟩ > ⌋ floor ⌉ ceil',
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
    '∞ infinity π pi ℼ pi ∅ empty-set ⦰ empty-set ⌀ empty-set ℝ reals ℤ integers ℕ naturals ℚ rationals ℂ complexes ℯ e ⅈ i',
  name:
    'α alpha β beta γ gamma δ delta ε epsilon ϵ epsilon ζ zeta η eta θ theta ϑ theta ι iota κ kappa λ lambda μ mu µ mu ν nu ' +
    'ξ xi ρ rho σ sigma ς sigma τ tau υ upsilon φ phi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda ' +
    'Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega',
  vulgar: '½ 1/2 ⅓ 1/3 ⅔ 2/3 ¼ 1/4 ¾ 3/4 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅛ 1/8 ⅜ 3/8 ⅝ 5/8 ⅞ 7/8 ⅐ 1/7 ⅑ 1/9 ⅒ 1/10',
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

function tabulate(table: { readonly [Kind in TokenKind]?: string }): ReadonlyMap<string, Symbol> {
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

const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';
const raised = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|ⁿ/y;
const lowered = /[₀₁₂₃₄₅₆₇₈₉]+/y;

function longest(table: ReadonlyMap<string, Symbol>, source: string, at: number, most: number): Symbol | undefined {
  for (let length = Math.min(most, source.length - at); length > 0; length--) {
    const found = table.get(source.slice(at, at + length));
    if (found) return found;
  }
  return undefined;
}

/** The sign at `at` in either syntax; raised and lowered digits are one sign each run. */
export function symbolAt(source: string, at: number): Symbol | undefined {
  const found = longest(signs, source, at, 2);
  if (found) return found;
  raised.lastIndex = at;
  const up = raised.exec(source)?.[0];
  if (up) return { kind: 'super', text: raisedDigits(up), length: up.length };
  lowered.lastIndex = at;
  const down = lowered.exec(source)?.[0];
  return down ? { kind: 'sub', text: toDigits(down, loweredDigits), length: down.length } : undefined;
}

function toDigits(text: string, digits: string): string {
  return Array.from(text, (each) => (each === '⁻' ? '-' : each === '⁺' ? '' : each === 'ⁿ' ? 'n' : digits.indexOf(each))).join('');
}

/** ⁻² as -2. */
export function raisedDigits(text: string): string {
  return toDigits(text, '⁰¹²³⁴⁵⁶⁷⁸⁹');
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
