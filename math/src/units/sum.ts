import {
  add,
  compare,
  equals,
  fromDecimal,
  multiply,
  one,
  rational,
  terminatingDecimals,
  toFixed,
} from '../algebra/numbers/rational.ts';
import { conversionFactor, readUnit, sameDimension, type Unit } from './units.ts';

const space = '(?:\\\\[,;: ]|~|\\s)?';
const numeral = '(\\d{1,12}(?:[.,]\\d{1,12})?)';
const letters = '(?:\\\\(?:mathrm|text|operatorname)\\s?\\{\\s?([a-zA-Z]{1,12})\\s?\\}|([a-zA-Z]{1,12}))';
const twoMeasures = new RegExp(
  `^\\s*${numeral}${space}${letters}\\.?${space}(?:and\\s|\\+\\s?)?${numeral}${space}${letters}\\.?\\s*$`,
);

/** `1:30 h`, `2:05:30 h` and `3:45 min`. */
const clockTime = new RegExp(`^\\s*(\\d{1,5}):([0-5]\\d)(?::([0-5]\\d))?${space}${letters}\\s*$`);

/** A time of a clock in its smallest unit: in sixtieths of the unit behind it, or in sixtieths of these. */
function clockMeasure([, whole, part, rest, command, plain]: RegExpExecArray, expected: Unit): string | undefined {
  const unit = readUnit(command ?? plain ?? '');
  if (!unit || !sameDimension(unit, expected)) return undefined;
  const finer = ['min', 's'].find((name) => {
    const other = readUnit(name);
    return other && sameDimension(unit, other) && equals(conversionFactor(unit, other), rational(60));
  });
  if (finer === undefined || (rest !== undefined && finer === 's')) return undefined;
  const count = Number(whole) * 60 + Number(part);
  return rest === undefined ? `${count} ${finer}` : `${count * 60 + Number(rest)} s`;
}

/** `5 m 20 cm` and `1 h 30 min` in the smaller of both units, `1:30 h` in minutes; any other text stays as it is. */
export function asOneMeasure(typed: string, expected: Unit | undefined): string {
  const clock = expected && clockTime.exec(typed);
  if (clock) return clockMeasure(clock, expected) ?? typed;
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
