import { divide, equals, multiply, one, power, type Rational } from '../algebra/numbers/rational.ts';
import { type Dimension, isTemperature, type TableUnit, unitOfSymbol } from './table.ts';
import { symbolOfWord, withSigns } from './words.ts';

/** A unit that was read: a product of powers of known units. */
export interface Unit {
  readonly text: string;
  /** One of this unit in SI base units. */
  readonly factor: Rational;
  readonly dimension: Dimension;
  /** Distinguishes what has the same dimension and cannot be exchanged: degrees and radians, euros and dollars. */
  readonly label: string;
  /** A temperature by itself, which a scale of another zero measures as well. */
  readonly isTemperature: boolean;
}

interface Factor {
  readonly symbol: string;
  readonly exponent: number;
  /** Whether it is below the bar of a fraction. */
  readonly isBelow?: boolean;
}

/** Longer texts are not units: each cut of them would have to be tried. */
const longestUnit = 200;

/**
 * Reads `cm^2`, `km/h`, `m s^-2`, `kg·m²/s³`, `\mathrm{m}\,\mathrm{s}^{-2}`, `Nm`, `metres per second`; undefined when a
 * symbol is not known. Where a run of letters may be read in two ways (`ms^-2`), the one that measures what is expected wins.
 */
export function readUnit(source: string, expected?: Unit): Unit | undefined {
  const text = source.trim();
  if (text.length > longestUnit) return undefined;
  const factors = factorsOf(normalised(centsOf(text, expected)));
  if (!factors || factors.length === 0) return undefined;
  const unit = product(
    text,
    factors.flatMap((each) => (isExact(each.symbol) ? [each] : splitSymbol(each, isJoined))),
  );
  if (!expected || (unit && measuresSame(unit, expected))) return unit;
  const apart = product(
    text,
    factors.flatMap((each) =>
      isExact(each.symbol) && !isTimeAtEnd(each.symbol) ? [each] : splitSymbol(each, () => true),
    ),
  );
  return apart && measuresSame(apart, expected) ? apart : unit;
}

function product(text: string, factors: readonly Factor[]): Unit | undefined {
  let factor: Rational = one;
  let dimension: number[] = [];
  const labels: string[] = [];
  const only = factors.length === 1 && factors[0]?.exponent === 1;
  for (const { symbol, exponent } of factors) {
    const unit = knownSymbol(symbol);
    if (!unit) return undefined;
    factor = multiply(factor, power(unit.factor, exponent));
    dimension = unit.dimension.map((value, index) => (dimension[index] ?? 0) + value * exponent);
    // In J/°C a degree is a difference: the zero of its scale says nothing.
    if (unit.label && (only || !isTemperature(unit.dimension))) labels.push(`${unit.label}^${exponent}`);
  }
  return {
    text,
    factor,
    dimension,
    label: labels.sort().join(' '),
    isTemperature: only && isTemperature(dimension),
  };
}

function isExact(symbol: string): boolean {
  return unitOfSymbol(symbol) !== undefined || symbolOfWord(symbol) !== undefined;
}

/** A unit by its symbol, by its name, or by its symbol in other capitals as phones write it. */
function knownSymbol(symbol: string): TableUnit | undefined {
  const whole = unitOfSymbol(symbol);
  if (whole) return whole;
  const word = symbolOfWord(symbol);
  if (word !== undefined) return unitOfSymbol(word);
  return symbol.length > 1 && /^[A-Z]/.test(symbol)
    ? (unitOfSymbol((symbol[0] ?? '').toLowerCase() + symbol.slice(1)) ?? unitOfSymbol(symbol.toLowerCase()))
    : undefined;
}

/** A length or another unit in one with a time: ms^-2, kmh^-1. What begins with a prefix otherwise is one unit: mN, mm. */
const isTimeAtEnd = (symbol: string): boolean => /^(?:[kcm]?m|N|W|V|A|C|J|Pa)[sh]$/.test(symbol);

/** Cents of the currency that is asked for. */
function centsOf(text: string, expected: Unit | undefined): string {
  const cents = expected?.label === 'dollar^1' ? 'cents' : expected?.label === 'euro^1' ? 'ct' : undefined;
  return cents === undefined ? text : text.replace(/(?<![A-Za-z])(?:cents?|ct)(?![A-Za-z])/gi, cents);
}

/** Products that are written in one: Nm, Ws, kNm, mAs. */
const isJoined = (left: string, right: string): boolean =>
  /^[kMmGc]?(?:N|W|V|A|Pa|J|C|VA|kg)$/.test(left) && /^(?:m|cm|mm|km|s|h)$/.test(right);

function splitSymbol(factor: Factor, allows: (left: string, right: string) => boolean): Factor[] {
  const { symbol, exponent } = factor;
  for (let cut = symbol.length - 1; cut > 0; cut--) {
    const [left, right] = [symbol.slice(0, cut), symbol.slice(cut)];
    if (!unitOfSymbol(left) || !unitOfSymbol(right) || !allows(left, right)) continue;
    // A power belongs to the last symbol; below a fraction's bar both are below.
    const first = exponent < 0 && factor.isBelow ? -1 : 1;
    return [
      { symbol: left, exponent: first },
      { symbol: right, exponent },
    ];
  }
  return [factor];
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One spelling for what keyboards, LaTeX and people write. */
function normalised(text: string): string {
  const plain = text
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (run) => `^${run.replace(/./g, (c) => (c === '⁻' ? '-' : String(superscripts.indexOf(c))))}`,
    )
    .replace(/\^\s*(?:\{\s*)?\\circ(?:\s*\})?|\\degree|º/g, '°')
    .replace(/\\mu(?![a-zA-Z])\s*|\\text\{µ\}|μ/g, 'µ')
    .replace(/\\Omega(?![a-zA-Z])|Ω/g, 'Ω')
    .replace(/\\d?frac\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, '$1/($2)')
    .replace(/\\(mathrm|text|operatorname|textrm|unit|mathit|rm)(?![a-zA-Z])\s*/g, ' ')
    .replace(/\^\s*\{\s*([^{}]*?)\s*\}/g, '^$1')
    .replace(/[{}]/g, ' ')
    .replace(/\\[,;:! ]|~|\\quad/g, ' ')
    .replace(/\\cdot(?![a-zA-Z])|\\times(?![a-zA-Z])|·|⋅|×|\*/g, ' · ')
    .replace(/\\%/g, '%')
    .replace(/\\\$/g, '$');
  return withSigns(plain);
}

/** Products bind tighter than `/`, and everything up to the next `/` or bracket's end is below one slash: m/s·s is m/s². */
function factorsOf(text: string): Factor[] | undefined {
  const tokens = text.match(/[a-zA-ZµΩÅ%€£$]+|°[CF]?|\^\s*(?:\(\s*[-−]?\s*\d+\s*\)|[-−]?\s*\d+)|\d+|[/()·]|\S/g) ?? [];
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
      factors[factors.length - 1] = { ...last, exponent: last.exponent * exponent };
    } else if (token === '1' && factors.length === 0) continue;
    else if (/^[a-zA-ZµΩÅ%€£$°]/.test(token))
      factors.push({ symbol: token, exponent: direction, isBelow: direction < 0 });
    else return undefined;
  }
  return outer.length === 0 ? factors : undefined;
}

/** Whether both measure the same, in whatever scale, currency or measure of angles. */
export function measuresSame(a: Unit, b: Unit): boolean {
  return a.dimension.every((exponent, index) => exponent === b.dimension[index]);
}

/** Whether a factor turns values in one unit into the other. */
export function sameDimension(a: Unit, b: Unit): boolean {
  return a.label === b.label && measuresSame(a, b);
}

/** Whether it is money, of which another currency is another thing. */
export function isMoney(unit: Unit): boolean {
  return /\^/.test(unit.label) && !/^(?:Celsius|Fahrenheit|degrees)\^/.test(unit.label);
}

/** By what a value in `from` is multiplied to be one in `to`; the dimensions must be the same. */
export function conversionFactor(from: Unit, to: Unit): Rational {
  return divide(from.factor, to.factor);
}

export function sameUnit(a: Unit, b: Unit): boolean {
  return sameDimension(a, b) && equals(a.factor, b.factor);
}
