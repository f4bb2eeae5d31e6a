import { valueAt } from '../algebra/index.ts';
import { namedValues } from '../errors/target.ts';
import { mapChildren, namesIn, walk } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** Whether a line has a sign for “about”. */
export function isApproximate(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'relation' && node.operators.includes('approx')) found = true;
  });
  return found;
}

/** With = in place of ≈. */
export function asEquality(tree: Expression): Expression {
  const mapped = mapChildren(tree, asEquality);
  if (mapped.kind !== 'relation') return mapped;
  return { ...mapped, operators: mapped.operators.map((operator) => (operator === 'approx' ? '=' : operator)) };
}

/** Half a unit of the last place of a decimal; a numeral without a point may be rounded to whole numbers. */
function reachOf(tree: Expression): number {
  if (tree.kind === 'negate' || tree.kind === 'positive') return reachOf(tree.operand);
  const [, places = ''] = tree.kind === 'number' ? tree.text.split('.') : [];
  return tree.kind === 'number' ? 0.5000001 * 10 ** -places.length : 0;
}

/** Whether a numeral is a number rounded to the numeral's places; undefined where there is a letter. */
export function isRoundedFrom(value: Expression, exact: Expression): boolean | undefined {
  if (namesIn(value).size > 0 || namesIn(exact).size > 0) return undefined;
  const [own, other] = [valueAt(value), valueAt(exact)];
  return own && other && own.im === 0 && other.im === 0 ? Math.abs(own.re - other.re) <= reachOf(value) : undefined;
}

/** Whether rounded solutions are those of the line above, each of them; undefined where neither is a list of numbers. */
export function areRounded(line: Expression, above: Expression): boolean | undefined {
  const [own, other] = [namedValues(asEquality(line)), namedValues(asEquality(above))];
  if (!own?.length || !other?.length) return undefined;
  const reach = reachIn(line);
  const isIn = (value: number, list: readonly number[]): boolean => list.some((one) => Math.abs(one - value) <= reach);
  return own.every((value) => isIn(value, other)) && other.every((value) => isIn(value, own));
}

/** How far the numerals of a line may be from what they are rounded from. */
export function reachIn(line: Expression): number {
  return Math.max(...numerals(line).map(reachOf), 0);
}

function numerals(tree: Expression): readonly Expression[] {
  const found: Expression[] = [];
  walk(tree, (node) => {
    if (node.kind === 'number') found.push(node);
  });
  return found;
}
