import type { Cursor } from './cursor.ts';
import type { Expression, ProductMark, QuotientMark, Span } from '../tree.ts';
import { quantityOf, quantityOver } from '../units.ts';

const setKinds: ReadonlySet<Expression['kind']> = new Set(['set', 'set-builder', 'interval']);
const numberSets: ReadonlySet<string> = new Set([
  'reals',
  'integers',
  'naturals',
  'rationals',
  'complexes',
  'empty-set',
]);

function isSet(tree: Expression): boolean {
  return setKinds.has(tree.kind) || (tree.kind === 'constant' && numberSets.has(tree.name));
}

/** The node for factors: the only one, a product of sets, a quantity when units end them, or a product. */
export function product(
  cursor: Cursor,
  factors: readonly Expression[],
  marks: readonly ProductMark[],
  start: number,
): Expression {
  const [only] = factors;
  if (factors.length === 1 && only) return only;
  const span = cursor.spanFrom(start);
  if (marks[0] === 'cross' && factors.every(isSet))
    return { kind: 'set-operation', operator: 'product', operands: factors, span };
  const quantity = cursor.lexer.units ? quantityOf(factors, (name) => cursor.lexer.isDeclaredName(name)) : undefined;
  if (quantity) {
    const count = quantity.valueFactors;
    const valueSpan = { start, end: factors[count - 1]?.span?.end ?? span.end };
    const value: Expression =
      count === 1 && only
        ? only
        : { kind: 'multiply', factors: factors.slice(0, count), marks: marks.slice(0, count - 1), span: valueSpan };
    return { kind: 'quantity', value, unit: quantity.unit, span };
  }
  return { kind: 'multiply', factors, marks, span };
}

/** A quotient. Round brackets around a side of a slash only show its extent; they are not part of the tree. */
export function quotient(
  cursor: Cursor,
  above: Expression,
  below: Expression,
  mark: QuotientMark,
  span: Span,
): Expression {
  const quantity = cursor.lexer.units
    ? quantityOver(above, below, (name) => cursor.lexer.isDeclaredName(name))
    : undefined;
  if (quantity) return { kind: 'quantity', ...quantity, span };
  const bare = (side: Expression): Expression =>
    mark === 'slash' && side.kind === 'group' && side.shape === 'round' ? side.body : side;
  return { kind: 'divide', numerator: bare(above), denominator: bare(below), mark, span };
}
