import { rationalTree } from '../algebra/construct.ts';
import {
  divide as quotient,
  fromDecimal,
  multiply as product,
  type Rational,
  rational,
  zero,
} from '../algebra/numbers/rational.ts';
import { add, constant, divide, multiply, number, power, subtract } from '../notation/build.ts';
import type { Expression } from '../notation/tree.ts';
import { measuresSame, type Unit } from './units.ts';

/** Kelvin at the zero of a scale. */
const zeros: Readonly<Record<string, Rational>> = {
  '': zero,
  'Celsius^1': fromDecimal('273.15'),
  'Fahrenheit^1': product(fromDecimal('459.67'), rational(5, 9)),
};

/** The degrees in a unit's label, as the exponent of π/180 by which radians take their place. */
function degreesIn(label: string): number | undefined {
  if (label === '') return 0;
  const found = /^degrees\^(-?\d+)$/.exec(label);
  return found ? Number(found[1]) : undefined;
}

/**
 * A value in one unit as a value in another one of another scale or measure of angles: 293.15 K is 20 °C, π/2 rad is 90°.
 * Exact, as a tree. Undefined where no such rule leads from one unit to the other.
 */
export function converted(value: Expression, from: Unit, to: Unit): Expression | undefined {
  if (!measuresSame(from, to)) return undefined;
  const start = zeros[from.label];
  const end = zeros[to.label];
  if (from.isTemperature && to.isTemperature && start && end) {
    const kelvin = add(multiply(rationalTree(from.factor), value), rationalTree(start));
    return divide(subtract(kelvin, rationalTree(end)), rationalTree(to.factor));
  }
  const degrees = degreesIn(from.label);
  const asked = degreesIn(to.label);
  if (degrees === undefined || asked === undefined) return undefined;
  const turn = power(divide(constant('pi'), number(180)), number(degrees - asked));
  return multiply(rationalTree(quotient(from.factor, to.factor)), value, turn);
}
