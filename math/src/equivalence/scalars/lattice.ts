import { negateTree } from '../../algebra/construct.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { charge } from '../../algebra/work.ts';
import { toPlain } from '../../notation/printing/print-plain.ts';
import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/** Terms by their text; the clause is their greatest. */
type Clause = ReadonlyMap<string, Expression>;

const mostClauses = 24;

/**
 * The tree with every greatest and least of several written in one way, the least of greatest values, so that all laws of
 * the two hold: min(max(u, v), u) is u, and max(min(u, w), min(v, w)) is min(max(u, v), w).
 */
export function withOrderedExtremes(tree: Expression): Expression {
  const inner = mapChildren(tree, withOrderedExtremes);
  const clauses = isExtreme(inner) ? clausesOf(inner) : undefined;
  return clauses ? rebuilt(clauses) : inner;
}

function extremeName(tree: Expression): 'max' | 'min' | undefined {
  if (tree.kind !== 'call' || tree.args.length === 0) return undefined;
  const name = canonicalFunction(tree.name);
  return name === 'max' || name === 'min' ? name : undefined;
}

function isExtreme(tree: Expression): boolean {
  return extremeName(tree) !== undefined || (tree.kind === 'negate' && isExtreme(bare(tree.operand)));
}

function bare(tree: Expression): Expression {
  return tree.kind === 'group' ? bare(tree.body) : tree.kind === 'positive' ? bare(tree.operand) : tree;
}

/** Clauses whose least is the value; undefined when there are too many. */
function clausesOf(tree: Expression, isNegative = false): readonly Clause[] | undefined {
  const plain = bare(tree);
  if (plain.kind === 'negate') return clausesOf(plain.operand, !isNegative);
  const name = extremeName(plain);
  if (name === undefined || plain.kind !== 'call') {
    const value = isNegative ? negateTree(plain) : plain;
    return [new Map([[toPlain(value), value]])];
  }
  const parts = plain.args.map((arg) => clausesOf(arg, isNegative));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const isLeast = (name === 'min') !== isNegative;
  const count = known.reduce((product, part) => (isLeast ? product + part.length : product * part.length), 1);
  if (count > mostClauses) return undefined;
  charge(count * count);
  return withoutLarger(isLeast ? known.flat() : known.reduce(eachWithEach));
}

function eachWithEach(left: readonly Clause[], right: readonly Clause[]): readonly Clause[] {
  return left.flatMap((clause) => right.map((other) => new Map([...clause, ...other])));
}

/** A clause with all terms of another is never below it. */
function withoutLarger(clauses: readonly Clause[]): readonly Clause[] {
  const hasAll = (larger: Clause, smaller: Clause): boolean => [...smaller.keys()].every((key) => larger.has(key));
  return clauses.filter(
    (clause, k) => !clauses.some((other, j) => j !== k && hasAll(clause, other) && (!hasAll(other, clause) || j < k)),
  );
}

function rebuilt(clauses: readonly Clause[]): Expression {
  const greatest = clauses.map((clause) => combined('max', clause));
  return combined('min', new Map(greatest.map((tree) => [toPlain(tree), tree])));
}

function combined(name: 'max' | 'min', terms: Clause): Expression {
  const sorted = [...terms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, tree]) => tree);
  const [only] = sorted;
  return sorted.length === 1 && only ? only : { kind: 'call', name, args: sorted };
}
