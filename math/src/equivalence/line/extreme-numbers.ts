import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { type Rational, toNumber } from '../../algebra/numbers/rational.ts';

/** Powers of ten from which on scanning by doubles and the digits that are kept see no difference from 0 or infinity. */
const mostPowers = 60;

/** Whether a number is written in a program that is farther from 1 than a search for zeros can see. */
export function hasExtremeNumbers({ code }: Program): boolean {
  return code.some(({ op, a, exact, value }) => {
    const base = op === operation.integerPower ? code[a] : undefined;
    if (base?.op === operation.constant) return Math.abs(value) * powersOfTen(base.exact) > mostPowers;
    return op === operation.constant && powersOfTen(exact) > mostPowers;
  });
}

/** How many powers of ten a number is away from 1, in either direction; 0 for 0. */
export function powersOfTen(value: Rational): number {
  return value.n === 0 ? 0 : Math.abs(Math.log10(Math.abs(toNumber(value))));
}
