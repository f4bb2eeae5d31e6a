import { rationalTree } from '../../algebra/construct.ts';
import { equals, one, type Rational } from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import { converted } from '../../units/convert.ts';
import {
  conversionFactor,
  isMoney,
  measuresSame,
  readUnit,
  sameDimension,
  sameUnit,
  type Unit,
} from '../../units/units.ts';
import { multiply, walk } from '../../notation/index.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';

/** A value in the unit that is asked for: the tree to compare, and by what its value is multiplied. */
interface Measured {
  readonly tree: Expression;
  readonly factor?: Rational;
}

/** The value in the unit that is asked for, as one tree. */
export function inOneTree({ tree, factor = one }: Measured): Expression {
  return equals(factor, one) ? tree : multiply(rationalTree(factor), tree);
}

/** Brings an answer into the unit that is asked for, or says what is wrong with its unit. */
export function inAskedUnit(
  tree: Expression,
  unit: Unit | undefined,
  expected: Unit | undefined,
): { readonly mark: Mark } | Measured {
  // Radians are numbers: π/6 rad is π/6.
  if (!expected)
    return unit && !(radians && sameUnit(unit, radians)) ? { mark: invalid('unit', withoutUnit(unit)) } : { tree };
  // A multiple of π without a unit is an angle in radians.
  const angle = unit ?? (hasPi(tree) ? radians : undefined);
  if (!angle) return { mark: invalid('unit', 'Type the unit as well.') };
  const inDegrees = unit ? undefined : converted(tree, angle, expected);
  if (!unit) return inDegrees ? { tree: inDegrees } : { mark: invalid('unit', 'Type the unit as well.') };
  if (sameDimension(unit, expected)) return { tree, factor: conversionFactor(unit, expected) };
  const other = converted(tree, unit, expected);
  if (other) return { tree: other };
  const isOtherMoney = measuresSame(unit, expected) && isMoney(unit) && isMoney(expected);
  const what = isOtherMoney ? 'is another currency' : 'measures something else';
  return { mark: wrong('unit', `Your unit ${what}: check what is asked for.`) };
}

const radians = readUnit('rad');

function hasPi(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.kind === 'constant' && node.name === 'pi';
  });
  return found;
}

/** A letter behind a number may be meant as a unit or as a letter. */
function withoutUnit({ text }: Unit): string {
  return /^[A-Za-z]$/.test(text) ? `Type the number alone, without ${text}.` : 'Type the number without a unit.';
}
