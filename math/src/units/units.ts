import { divide, equals, multiply, one, power, type Rational } from '../algebra/rational.ts';
import { type Dimension, unitOfSymbol } from './table.ts';

/** A unit that was read: a product of powers of known units. */
export interface Unit {
  readonly text: string;
  /** One of this unit in SI base units. */
  readonly factor: Rational;
  readonly dimension: Dimension;
  /** Distinguishes what has the same dimension and cannot be exchanged: degrees and radians, euros and dollars. */
  readonly label: string;
}

interface Factor {
  readonly symbol: string;
  readonly exponent: number;
}

/** Reads `cm^2`, `km/h`, `m s^-2`, `kg·m²/s³`, `\mathrm{m}\,\mathrm{s}^{-2}`; undefined when a symbol is not known. */
export function readUnit(source: string): Unit | undefined {
  const text = source.trim();
  const factors = factorsOf(normalised(text));
  if (!factors || factors.length === 0) return undefined;
  let factor: Rational = one;
  let dimension: number[] = [];
  const labels: string[] = [];
  for (const { symbol, exponent } of factors) {
    const unit = unitOfSymbol(symbol);
    if (!unit) return undefined;
    factor = multiply(factor, power(unit.factor, exponent));
    dimension = unit.dimension.map((value, index) => (dimension[index] ?? 0) + value * exponent);
    if (unit.label) labels.push(`${unit.label}^${exponent}`);
  }
  return { text, factor, dimension, label: labels.sort().join(' ') };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One spelling for what keyboards, LaTeX and people write. */
function normalised(text: string): string {
  return text
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (run) => `^${run.replace(/./g, (c) => (c === '⁻' ? '-' : String(superscripts.indexOf(c))))}`,
    )
    .replace(/\^\s*(?:\{\s*)?\\circ(?:\s*\})?|\\degree|º/g, '°')
    .replace(/\\mu(?![a-zA-Z])\s*|\\text\{µ\}|μ/g, 'µ')
    .replace(/\\Omega(?![a-zA-Z])|Ω/g, 'Ω')
    .replace(/\\d?frac\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, '$1/($2)')
    .replace(/\\(mathrm|text|operatorname|textrm|unit|mathit|rm)\s*(?=\{)/g, ' ')
    .replace(/\^\s*\{\s*([^{}]*?)\s*\}/g, '^$1')
    .replace(/[{}]/g, ' ')
    .replace(/\\[,;:! ]|~|\\quad/g, ' ')
    .replace(/\\cdot(?![a-zA-Z])|\\times(?![a-zA-Z])|·|⋅|×|\*/g, ' · ')
    .replace(/\\%/g, '%')
    .replace(/\\\$/g, '$');
}

/** Products bind tighter than `/`, and everything up to the next `/` or bracket's end is below one slash: m/s·s is m/s². */
function factorsOf(text: string): Factor[] | undefined {
  const tokens = text.match(/[a-zA-ZµΩÅ%€£$]+|°[CF]?|\^\s*\(?\s*[-−]?\s*\d+\s*\)?|\d+|[/()·]|\S/g) ?? [];
  const factors: Factor[] = [];
  let direction = 1;
  const outer: number[] = [];
  for (const token of tokens) {
    const last = factors.at(-1);
    if (token === '·') continue;
    if (token === '/') direction = -Math.abs(direction) * (outer.at(-1) ?? 1);
    else if (token === '(') outer.push(direction);
    else if (token === ')') {
      if (outer.pop() === undefined) return undefined;
    } else if (token.startsWith('^')) {
      const exponent = Number(token.replace(/[\^()\s]/g, '').replace('−', '-'));
      if (!last || !Number.isInteger(exponent)) return undefined;
      factors[factors.length - 1] = { symbol: last.symbol, exponent: last.exponent * exponent };
    } else if (token === '1' && factors.length === 0) continue;
    else if (/^[a-zA-ZµΩÅ%€£$°]/.test(token)) factors.push({ symbol: token, exponent: direction });
    else return undefined;
  }
  return outer.length === 0 ? factors : undefined;
}

/** Whether values in one unit can be turned into the other. */
export function sameDimension(a: Unit, b: Unit): boolean {
  return a.label === b.label && a.dimension.every((exponent, index) => exponent === b.dimension[index]);
}

/** By what a value in `from` is multiplied to be one in `to`; the dimensions must be the same. */
export function conversionFactor(from: Unit, to: Unit): Rational {
  return divide(from.factor, to.factor);
}

export function sameUnit(a: Unit, b: Unit): boolean {
  return sameDimension(a, b) && equals(a.factor, b.factor);
}
