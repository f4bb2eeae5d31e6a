import { valueAt } from '../algebra/index.ts';
import { add, multiply, namesIn, negate, sameTree, walk } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equationOf } from './explain.ts';

/** Steps that may bring in solutions: squaring, multiplying by a denominator, sums of multiples of equations. */

const two: Expression = { kind: 'number', text: '2' };
const one: Expression = { kind: 'number', text: '1' };

/** √u = v as u = v²: what squaring both sides makes of it. */
export function squaredRoot(above: Expression): Expression | undefined {
  const equation = equationOf(above);
  if (!equation) return undefined;
  const { node, left, right } = equation;
  const squareOf = (side: Expression): Expression =>
    side.kind === 'root' && !side.index ? side.radicand : { kind: 'power', base: side, exponent: two };
  const hasRoot = [left, right].some((side) => side.kind === 'root' && !side.index);
  return hasRoot ? { ...node, operands: [squareOf(left), squareOf(right)] } : undefined;
}

/** u/v = w/z as uz = wv, and u/v = w/v as u = w; undefined for an equation without a letter below a bar. */
export function withoutDenominators(above: Expression): Expression | undefined {
  const equation = equationOf(above);
  const [left, right] = equation ? [quotientOf(equation.left), quotientOf(equation.right)] : [];
  if (!equation || !left || !right || namesIn(left.below).size + namesIn(right.below).size === 0) return undefined;
  const operands = sameTree(left.below, right.below, { groups: true })
    ? [left.above, right.above]
    : [multiply(left.above, right.below), multiply(right.above, left.below)];
  return { ...equation.node, operands };
}

interface Quotient {
  readonly above: Expression;
  readonly below: Expression;
}

/** A side as one fraction, nothing cancelled. */
function quotientOf(tree: Expression): Quotient {
  switch (tree.kind) {
    case 'group':
      return quotientOf(tree.body);
    case 'negate': {
      const { above, below } = quotientOf(tree.operand);
      return { above: negate(above), below };
    }
    case 'add':
      return tree.terms.map(quotientOf).reduce((sum, term) =>
        sameTree(sum.below, term.below, { groups: true })
          ? { above: add(sum.above, term.above), below: sum.below }
          : {
              above: add(multiply(sum.above, term.below), multiply(term.above, sum.below)),
              below: multiply(sum.below, term.below),
            },
      );
    case 'multiply':
      return tree.factors.map(quotientOf).reduce((product, factor) => ({
        above: multiply(product.above, factor.above),
        below: multiply(product.below, factor.below),
      }));
    case 'divide': {
      const [top, bottom] = [quotientOf(tree.numerator), quotientOf(tree.denominator)];
      return { above: multiply(top.above, bottom.below), below: multiply(top.below, bottom.above) };
    }
    default:
      return { above: tree, below: one };
  }
}

/** Whether an equation has roots, functions, quotients or powers of its letters, which may have no value. */
export function hasPlaces(above: Expression): boolean {
  let found = false;
  walk(above, (node) => {
    const inside = node.kind === 'divide' ? node.denominator : node.kind === 'power' ? node.exponent : node;
    const kinds = ['root', 'call', 'absolute', 'divide', 'power'];
    if (kinds.includes(node.kind) && namesIn(inside).size > 0) found = true;
  });
  return found;
}

/** Whether a linear equation is a sum of multiples of others, found by elimination with their coefficients. */
export function isCombination(line: Expression, equations: readonly Expression[]): boolean {
  const names = [...new Set([line, ...equations].flatMap((each) => [...namesIn(each)]))];
  const target = coefficientsOf(line, names);
  const rows = equations.map((each) => coefficientsOf(each, names));
  if (!target || namesIn(line).size === 0 || rows.some((row) => row === undefined)) return false;
  const basis: number[][] = [];
  const reduced = (row: readonly number[]): number[] =>
    basis.reduce(
      (rest, pivot) => {
        const at = pivot.findIndex((value) => Math.abs(value) > tiny);
        const factor = (rest[at] ?? 0) / (pivot[at] ?? 1);
        return rest.map((value, k) => value - factor * (pivot[k] ?? 0));
      },
      [...row],
    );
  for (const row of rows) {
    const rest = reduced(row ?? []);
    if (rest.some((value) => Math.abs(value) > tiny)) basis.push(rest);
  }
  return reduced(target).every((value) => Math.abs(value) <= tiny);
}

const tiny = 1e-9;

/** The coefficients of the letters and the number left over; undefined for an equation that is not linear. */
function coefficientsOf(tree: Expression, names: readonly string[]): readonly number[] | undefined {
  const equation = equationOf(tree);
  if (!equation) return undefined;
  const at = (values: readonly number[]): number => {
    const point = Object.fromEntries(names.map((name, k) => [name, values[k] ?? 0]));
    const [left, right] = [valueAt(equation.left, point), valueAt(equation.right, point)];
    return left && right && left.im === 0 && right.im === 0 ? left.re - right.re : Number.NaN;
  };
  const start = at([]);
  const slopes = names.map((_, k) => at(names.map((_name, other) => (other === k ? 1 : 0))) - start);
  const probe = names.map((_, k) => 3 + 2 * k);
  const expected = slopes.reduce((sum, slope, k) => sum + slope * (probe[k] ?? 0), start);
  return Math.abs(at(probe) - expected) <= 1e-6 ? [...slopes, start] : undefined;
}
