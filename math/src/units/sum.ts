import { add, compare, fromDecimal, multiply, one, terminatingDecimals, toFixed } from '../algebra/rational.ts';
import { conversionFactor, readUnit, sameDimension, type Unit } from './units.ts';

const space = '(?:\\\\[,;: ]|~|\\s)?';
const numeral = '(\\d{1,12}(?:[.,]\\d{1,12})?)';
const letters = '(?:\\\\(?:mathrm|text|operatorname)\\s?\\{\\s?([a-zA-Z]{1,12})\\s?\\}|([a-zA-Z]{1,12}))';
const twoMeasures = new RegExp(
  `^\\s*${numeral}${space}${letters}${space}(?:and\\s|\\+\\s?)?${numeral}${space}${letters}\\s*$`,
);

/** `5 m 20 cm` and `1 h 30 min` in the smaller of both units; any other text stays as it is. */
export function asOneMeasure(typed: string, expected: Unit | undefined): string {
  const found = expected && twoMeasures.exec(typed.replace(/(?<=[a-z])\s+and\s+/, ' '));
  if (!found) return typed;
  const [, more = '', bigCommand, bigPlain, less = '', smallCommand, smallPlain] = found;
  const smallName = smallCommand ?? smallPlain ?? '';
  const big = readUnit(bigCommand ?? bigPlain ?? '');
  const small = readUnit(smallName);
  if (!big || !small || !sameDimension(big, expected) || !sameDimension(small, expected)) return typed;
  const factor = conversionFactor(big, small);
  if (compare(factor, one) <= 0) return typed;
  const sum = add(multiply(fromDecimal(more.replace(',', '.')), factor), fromDecimal(less.replace(',', '.')));
  const places = terminatingDecimals(sum);
  return places === undefined ? typed : `${toFixed(sum, places)} ${smallName}`;
}
