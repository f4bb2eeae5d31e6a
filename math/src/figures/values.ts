import { compile } from '../algebra/evaluating/program.ts';
import { hasUnknownValues } from '../algebra/evaluating/program-builder.ts';
import { valueAt } from '../algebra/index.ts';
import { RealRunner } from '../equivalence/kinks/real-run.ts';
import { toPlain } from '../notation/index.ts';
import type { Expression, RelationOperator } from '../notation/tree.ts';
import { realFunction, type RealFunction } from './drawing/sample.ts';
import type { Point } from './drawing/window.ts';

/** The real value of a closed expression. Throws RangeError where it has none. */
export function numberOf(tree: Expression): number {
  const value = valueAt(tree);
  if (!value || Math.abs(value.im) > 1e-12 * Math.max(1, Math.abs(value.re))) {
    throw new RangeError(`${toPlain(tree)}, which is not a number`);
  }
  return value.re;
}

/** The members of a set, a list or a tuple; one thing alone is a list of one. */
export function membersOf(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'set':
    case 'list':
      return tree.items;
    case 'tuple':
      return tree.items;
    case 'matrix':
      return tree.rows.map((items): Expression => ({ kind: 'tuple', shape: 'round', items }));
    case 'group':
      return membersOf(tree.body);
    default:
      return [tree];
  }
}

/** A pair of coordinates; undefined for anything else. */
function pairOf(tree: Expression): readonly [Expression, Expression] | undefined {
  if (tree.kind === 'interval') return [tree.start, tree.end];
  const [x, y, ...rest] = tree.kind === 'matrix' && tree.rows.length > 1 ? tree.rows.flat() : membersOf(tree);
  if (!x || !y || rest.length > 0 || isGathered(x) || isGathered(y)) return undefined;
  return [x, y];
}

const isGathered = (tree: Expression): boolean =>
  tree.kind === 'tuple' || tree.kind === 'matrix' || tree.kind === 'set' || tree.kind === 'interval';

/** Throws RangeError where the tree is not a point. */
export function pointOf(tree: Expression): Point {
  const pair = pairOf(tree);
  if (!pair) throw new RangeError(`${toPlain(tree)}, which is not a point`);
  return { x: numberOf(pair[0]), y: numberOf(pair[1]) };
}

/** One point, or those of a set or list. Throws RangeError where something else is among them. */
export function pointsOf(tree: Expression): readonly Point[] {
  if (pairOf(tree)) return [pointOf(tree)];
  return membersOf(tree).map(pointOf);
}

/** A list of numbers. Throws RangeError where something else is among them. */
export function numbersOf(tree: Expression): readonly number[] {
  const members = tree.kind === 'interval' ? [tree.start, tree.end] : membersOf(tree);
  return members.map(numberOf);
}

/** An expression in one letter as a real function. Throws RangeError where it is none. */
export function functionOf(tree: Expression, letter: string): RealFunction {
  const program = compile(tree, [letter]);
  if (!program || hasUnknownValues(program) || program.variables.length > 1) {
    throw new RangeError(`${toPlain(tree)}, which is not a function of ${letter}`);
  }
  return realFunction(program);
}

/** An expression in x and y as a real function of both. Throws RangeError where it is none. */
export function functionOfPlane(tree: Expression): (x: number, y: number) => number {
  const program = compile(tree, ['x', 'y']);
  if (!program || hasUnknownValues(program) || program.variables.length > 2) {
    throw new RangeError(`${toPlain(tree)}, which is not a function of x and y`);
  }
  const runner = new RealRunner(program, 'limit');
  const place = [0, 0];
  return (x, y) => {
    place[0] = x;
    place[1] = y;
    return runner.run(place);
  };
}

/** One comparison: where `margin` is positive it holds, and on the border it holds unless it is strict. */
export interface Comparison {
  readonly operator: RelationOperator;
  readonly margin: (x: number, y: number) => number;
  readonly isStrict: boolean;
}

/** The comparisons of an equation, an inequality, a chain of them or several joined by `and`. Throws RangeError. */
export function comparisonsOf(tree: Expression): readonly Comparison[] {
  if (tree.kind === 'group') return comparisonsOf(tree.body);
  if (tree.kind === 'logic' && tree.operator === 'and') return tree.operands.flatMap(comparisonsOf);
  if (tree.kind === 'list') return tree.items.flatMap(comparisonsOf);
  if (tree.kind !== 'relation') throw new RangeError(`${toPlain(tree)}, which is not an equation or inequality`);
  return tree.operators.map((operator, k) => {
    const [left, right] = [tree.operands[k], tree.operands[k + 1]];
    if (!left || !right) throw new RangeError(`${toPlain(tree)}, which is not an equation or inequality`);
    const [f, g] = [functionOfPlane(left), functionOfPlane(right)];
    const isFalling = operator === '>' || operator === '>=';
    return {
      operator,
      margin: isFalling ? (x, y) => f(x, y) - g(x, y) : (x, y) => g(x, y) - f(x, y),
      isStrict: operator === '<' || operator === '>',
    };
  });
}

/** ax + by + c, where a function is linear in x and y; undefined where it is not. */
export interface Linear {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const probes: readonly (readonly [number, number])[] = [
  [1.37, -2.11],
  [-3.3, 0.71],
  [17.2, 5.9],
  [-0.41, -28.6],
];

export function linearOf(f: (x: number, y: number) => number): Linear | undefined {
  const c = f(0, 0);
  const [a, b] = [f(1, 0) - c, f(0, 1) - c];
  const isLinear = probes.every(([x, y]) => {
    const value = a * x + b * y + c;
    return Math.abs(f(x, y) - value) <= 1e-9 * (Math.abs(a * x) + Math.abs(b * y) + Math.abs(c) + 1);
  });
  return isLinear && (a !== 0 || b !== 0) ? { a, b, c } : undefined;
}

/** Two points of the line ax + by + c = 0. */
export function twoPointsOf({ a, b, c }: Linear): readonly [Point, Point] {
  const size = a * a + b * b;
  const near = { x: (-a * c) / size, y: (-b * c) / size };
  return [near, { x: near.x - b / Math.sqrt(size), y: near.y + a / Math.sqrt(size) }];
}

/** Centre and radius where a function is a multiple of (x − m)² + (y − n)² − r²; undefined where it is not. */
export function circleOf(f: (x: number, y: number) => number): { centre: Point; radius: number } | undefined {
  const c = f(0, 0);
  const a = (f(1, 0) + f(-1, 0)) / 2 - c;
  const [d, e] = [(f(1, 0) - f(-1, 0)) / 2, (f(0, 1) - f(0, -1)) / 2];
  const isCircle = probes.every(([x, y]) => {
    const value = a * (x * x + y * y) + d * x + e * y + c;
    return Math.abs(f(x, y) - value) <= 1e-9 * (Math.abs(a) * (x * x + y * y) + Math.abs(value) + 1);
  });
  const square = (d * d + e * e) / (4 * a * a) - c / a;
  if (!isCircle || a === 0 || !(square > 0)) return undefined;
  return { centre: { x: -d / (2 * a), y: -e / (2 * a) }, radius: Math.sqrt(square) };
}
