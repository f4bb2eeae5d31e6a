import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { toNumber } from '../../algebra/numbers/rational.ts';

/** Powers of ten from which on scanning by doubles and the digits that are kept see no difference from 0 or infinity. */
const mostPowers = 60;

/** Whether a number is written in a program that is farther from 1 than a search for zeros can see. */
export function hasExtremeNumbers({ code }: Program): boolean {
  return code.some(({ op, a, exact, value }) => {
    const base = op === operation.integerPower ? code[a] : undefined;
    if (base?.op === operation.constant) return isExtreme(Math.abs(value) * powersOf(toNumber(base.exact)));
    return op === operation.constant && exact.n !== 0 && isExtreme(powersOf(toNumber(exact)));
  });
}

function powersOf(x: number): number {
  return x === 0 ? Infinity : Math.abs(Math.log10(Math.abs(x)));
}

function isExtreme(powers: number): boolean {
  return powers > mostPowers;
}
