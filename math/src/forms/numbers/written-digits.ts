import {
  absolute,
  fromDecimal,
  half,
  isZero,
  type Rational,
  roundTo,
  subtract,
  equals,
  power,
  rational,
  multiply,
  negate,
  compare,
} from '../../algebra/numbers/rational.ts';
import { exactValue, valueAt } from '../../algebra/index.ts';
import { fromNumber } from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import { wholeNumber, withoutBrackets } from '../structure.ts';

/** A decimal as written: value, digits after the point and significant figures (a range when zeros end it). */
export interface WrittenDecimal {
  readonly value: Rational;
  readonly decimals: number;
  readonly figures: { readonly least: number; readonly most: number };
}

/** Reads −0.0120, 61300 or 1.20 · 10⁵; undefined for anything else. */
export function writtenDecimal(tree: Expression): WrittenDecimal | undefined {
  const inner = withoutBrackets(tree);
  if (inner.kind === 'negate') {
    const positive = writtenDecimal(inner.operand);
    return positive && { ...positive, value: negate(positive.value) };
  }
  if (inner.kind === 'multiply' && inner.factors.length === 2) {
    const [first, second] = inner.factors;
    const mantissa = first && writtenDecimal(first);
    const scale = second && withoutBrackets(second);
    if (!mantissa || scale?.kind !== 'power' || wholeNumber(scale.base) !== 10) return undefined;
    const exponent = wholeNumber(scale.exponent);
    if (exponent === undefined) return undefined;
    return { ...mantissa, value: multiply(mantissa.value, power(rational(10), exponent)) };
  }
  if (inner.kind !== 'number' || inner.repetend !== undefined) return undefined;
  const [whole = '', fraction] = inner.text.split('.');
  const digits = (whole + (fraction ?? '')).replace(/^0+/, '');
  const least = fraction === undefined ? digits.replace(/(?<!0)0+$/, '').length : digits.length;
  const zeros = digits === '' ? (fraction ?? '').length : 0;
  return {
    value: fromDecimal(inner.text),
    decimals: fraction?.length ?? 0,
    figures: digits === '' ? { least: Math.max(1, zeros), most: Math.max(1, zeros) } : { least, most: digits.length },
  };
}

function valueOf(tree: Expression): Rational | undefined {
  const exact = exactValue(tree);
  if (exact) return exact;
  const value = valueAt(tree, {});
  return value && Math.abs(value.im) < 1e-12 ? fromNumber(value.re) : undefined;
}

/** How many significant figures an answer shall have, and to how many it shall be right. */
export interface FiguresAsked {
  readonly figures: number;
  /** More figures than asked for are welcome. */
  readonly orMore?: boolean;
  /** Default: as many as asked for. */
  readonly accurateTo?: number;
}

/** Written with so many significant figures, and the model rounded to them or nearer than half a unit of the last. */
export function checkSignificantFigures(tree: Expression, model: Expression, asked: FiguresAsked): boolean {
  const written = writtenDecimal(tree);
  const key = valueOf(model);
  const { figures, orMore = false, accurateTo = figures } = asked;
  if (!Number.isInteger(figures) || !written || !key || figures > written.figures.most) return false;
  if (!orMore && figures < written.figures.least) return false;
  if (accurateTo <= 0) return true;
  const places = accurateTo - 1 - magnitude(key);
  // More figures than asked for are cut down before comparing.
  if (orMore) return equals(roundTo(written.value, places), roundTo(key, places));
  if (equals(written.value, roundTo(key, places))) return true;
  // Below a power of ten the last place is a smaller one: 99 is not 100 to two figures.
  const finest = accurateTo - 1 - Math.min(magnitude(key), magnitude(written.value));
  const halfUnit = multiply(half, power(rational(10), -finest));
  return compare(absolute(subtract(written.value, key)), halfUnit) < 0;
}

/** Written with so many decimals, and equal to the model rounded to them. */
export function checkDecimalPlaces(tree: Expression, model: Expression, decimals: number): boolean {
  const written = writtenDecimal(tree);
  const key = valueOf(model);
  if (!written || !key || written.decimals !== decimals) return false;
  return equals(written.value, roundTo(key, decimals));
}

/** The exponent of the leading digit. */
function magnitude(value: Rational): number {
  const size = absolute(value);
  if (isZero(size)) return 0;
  let exponent = 0;
  while (compare(size, power(rational(10), exponent + 1)) >= 0) exponent++;
  while (compare(size, power(rational(10), exponent)) < 0) exponent--;
  return exponent;
}
