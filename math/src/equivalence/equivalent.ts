import { freeNames } from '../algebra/names.ts';
import { LimitReached } from '../algebra/numbers/integer.ts';
import { bounded } from '../algebra/work.ts';
import { sameTree, walk } from '../notation/traverse.ts';
import type { BigNode, Expression } from '../notation/tree.ts';
import { compareCases } from './collections/cases.ts';
import { compareInAnyOrder, compareInOrder, compareMatrices, orderedItems } from './collections/collections.ts';
import { formulaOf, isStatement } from './statements/formula.ts';
import { calculatesWithMatrices, matrixResult } from './collections/matrix-algebra.ts';
import { compareLineSets } from './line/sets.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from './options.ts';
import { bare, namedValue } from './named-values.ts';
import { hasPlusMinus, readings } from './plus-minus.ts';
import { realSet } from './line/real-sets.ts';
import { compareScalars } from './scalars/scalars.ts';
import { compareParametrised } from './statements/parametrised.ts';
import { compareStatements } from './statements/statements.ts';

/**
 * Whether two answers mean the same. `unknown` is neither: a person decides. The work is bounded by counts of steps, not
 * by time, so that the verdict is the same on every machine.
 */
export function equivalent(a: Expression, b: Expression, options: EquivalenceOptions = {}): Equivalence {
  try {
    return bounded(stepsForComparing * (options.effort ?? 1), () => compare(a, b, options));
  } catch (error) {
    if (error instanceof LimitReached) return unknown;
    throw error;
  }
}

/** For everything that one comparison does: some 30 to 70 ms. */
const stepsForComparing = 150_000;

function compare(left: Expression, right: Expression, options: EquivalenceOptions): Equivalence {
  const a = bare(left);
  const b = bare(right);
  if (sameTree(a, b)) return equal('identical');
  if (hasPlusMinus(a) || hasPlusMinus(b)) return comparePlusMinus(a, b, options);
  if (calculatesWithMatrices(a) || calculatesWithMatrices(b)) return compareMatrixResults(a, b, options);
  return compareByShape(a, b, options);
}

function compareByShape(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const inCases = compareCases(a, b, options);
  if (inCases) return inCases;
  const kindA = shapeOf(a);
  const kindB = shapeOf(b);
  if (kindA === 'scalar' && kindB === 'scalar') {
    return compareAntiderivatives(a, b, options) ?? compareScalars(a, b, options);
  }
  if (kindA === 'statement' && kindB === 'statement') {
    const points = compareParametrised(a, b);
    if (points) return { verdict: points, stage: 'solutions' };
    return compareNamed(a, b, options) ?? compareStatements(a, b, options);
  }
  if (kindA === 'statement' || kindB === 'statement') return compareWithStatement(a, b, options);
  // A function of a list may mean the list of its values: a person decides.
  if ([a, b].some((tree) => shapeOf(tree) === 'scalar' && holdsCollection(tree))) return unknown;
  if (kindA === 'set' || kindB === 'set') return compareSets(a, b, options);
  return compareCollections(a, b, options);
}

function holdsCollection(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node !== tree && ['set', 'collection'].includes(shapeOf(node)) && node.kind !== 'constant') found = true;
    return !found;
  });
  return found;
}

/** Matrix calculations are carried out first; what cannot be carried out is compared as it stands. */
function compareMatrixResults(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const carriedOut = (tree: Expression): Expression => (isStatement(tree) ? tree : (matrixResult(tree) ?? tree));
  return compareByShape(carriedOut(a), carriedOut(b), options);
}

/** ∫ f dx stands for every antiderivative: another expression equals it when its derivative is f. */
function compareAntiderivatives(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence | undefined {
  const isOpen = (tree: Expression): tree is BigNode =>
    tree.kind === 'big' && tree.operator === 'integral' && tree.from === undefined && tree.to === undefined;
  const [integral, other] = isOpen(a) ? [a, b] : [b, a];
  if (!isOpen(integral)) return undefined;
  if (isOpen(other)) return undefined;
  const derivative: Expression = { kind: 'derivative', body: other, variable: integral.variable, order: 1 };
  return compareScalars(integral.body, derivative, options);
}

type Shape = 'scalar' | 'statement' | 'set' | 'collection' | 'text';

function shapeOf(tree: Expression): Shape {
  if (isStatement(tree)) return 'statement';
  switch (tree.kind) {
    case 'set':
    case 'set-builder':
    case 'set-operation':
    case 'interval':
      return 'set';
    case 'list':
    case 'tuple':
    case 'matrix':
      return 'collection';
    case 'text':
      return 'text';
    case 'constant':
      return ['reals', 'integers', 'naturals', 'rationals', 'complexes', 'empty-set'].includes(tree.name)
        ? 'set'
        : 'scalar';
    default:
      return 'scalar';
  }
}

/** ± stands for two values: the two readings are compared as alternatives. */
function comparePlusMinus(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const items = (tree: Expression): readonly Expression[] => {
    if (hasPlusMinus(tree) && tree.kind !== 'list' && tree.kind !== 'set') return readings(tree);
    if (tree.kind === 'list' || tree.kind === 'set') return tree.items.flatMap((item) => items(bare(item)));
    return [tree];
  };
  if (!isStatement(a) && !isStatement(b)) return compareInAnyOrder(items(a), items(b), compare, options);
  const spread = (tree: Expression): Expression => {
    if (!hasPlusMinus(tree)) return tree;
    return isStatement(tree)
      ? { kind: 'logic', operator: 'or', operands: readings(tree) }
      : { kind: 'set', items: items(tree) };
  };
  return compare(spread(a), spread(b), options);
}

/** Equations between tuples or sets are compared side by side where that makes them equal, else by their solutions. */
function compareNamed(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence | undefined {
  if (a.kind !== 'relation' || b.kind !== 'relation' || a.operands.length !== 2 || b.operands.length !== 2)
    return undefined;
  if (![...a.operands, ...b.operands].some((side) => ['collection', 'set'].includes(shapeOf(bare(side)))))
    return undefined;
  const [x, y] = a.operands;
  const [u, v] = b.operands;
  if (!x || !y || !u || !v) return undefined;
  const direct =
    a.operators[0] === b.operators[0] ? compareInOrder([x, y], [u, v], compare, options) : different('structure');
  if (direct.verdict === 'equal') return direct;
  if (a.operators[0] === '=' && b.operators[0] === '=') {
    const crossed = compareInOrder([x, y], [v, u], compare, options);
    if (crossed.verdict === 'equal') return crossed;
  }
  const bySolutions = compareStatements(a, b, options);
  if (bySolutions.verdict !== 'unknown') return bySolutions;
  return formulaOf(a) && formulaOf(b) ? unknown : direct;
}

/** One side states, the other names: a named value, or a set of numbers given by its condition. */
function compareWithStatement(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  const [statement, other] = isStatement(a) ? [a, b] : [b, a];
  if (statement.kind === 'logic' && other.kind === 'name') return compareStatements(statement, other, options);
  const value = shapeOf(other) === 'set' ? undefined : namedValue(statement);
  if (value) return compare(value, other, options);
  const pointwise = comparePoints(statement, other, options);
  if (pointwise) return pointwise;
  const isAboutNumbers = statement.kind === 'constant' || freeNames(statement).length > 0;
  const set = isAboutNumbers && shapeOf(other) !== 'scalar' ? realSet(statement) : undefined;
  const otherSet = set && realSet(other);
  if (!set || !otherSet) return compareWithNumbers(statement, other, options) ?? different('structure');
  const result = compareLineSets(set, otherSet);
  return result === 'unknown' ? unknown : { verdict: result, stage: 'solutions' };
}

/** z³ = 1 beside the set of its complex solutions: z is in the set. */
function compareWithNumbers(
  statement: Expression,
  other: Expression,
  options: EquivalenceOptions,
): Equivalence | undefined {
  const [unknownLetter, ...more] = freeNames(statement);
  const isListed = other.kind === 'set' && other.items.length > 0 && freeNames(other).length === 0;
  if (unknownLetter === undefined || more.length > 0 || !isListed) return undefined;
  const operands: Expression[] = [{ kind: 'name', name: unknownLetter }, other];
  return compareStatements(statement, { kind: 'relation', operands, operators: ['in'] }, options);
}

/** x = 1 and y = 2 beside the point (1, 2) or a set of points: the letters in alphabetical order are its coordinates. */
function comparePoints(statement: Expression, other: Expression, options: EquivalenceOptions): Equivalence | undefined {
  const names = freeNames(statement).toSorted();
  const points = other.kind === 'set' ? other.items : [other];
  const isPoint = (point: Expression): boolean => {
    const items = orderedItems(bare(point));
    return items?.length === names.length && items.every((item) => shapeOf(item) === 'scalar');
  };
  if (names.length < 2 || points.length === 0 || !points.every(isPoint)) return undefined;
  const letters: Expression = {
    kind: 'tuple',
    items: names.map((name): Expression => ({ kind: 'name', name })),
    shape: 'round',
  };
  const operands: Expression[] = points.map((point) => ({
    kind: 'relation',
    operands: [letters, point],
    operators: ['='],
  }));
  const [only] = operands;
  const stated: Expression = operands.length === 1 && only ? only : { kind: 'logic', operator: 'or', operands };
  return compareStatements(statement, stated, options);
}

function compareSets(left: Expression, right: Expression, options: EquivalenceOptions): Equivalence {
  const a = carriedOut(left, options);
  const b = carriedOut(right, options);
  if (a.kind === 'set' && b.kind === 'set') return compareInAnyOrder(a.items, b.items, compare, options);
  if (
    a.kind === 'interval' &&
    b.kind === 'interval' &&
    a.startClosed === b.startClosed &&
    a.endClosed === b.endClosed
  ) {
    return compareInOrder([a.start, a.end], [b.start, b.end], compare, options);
  }
  const first = realSet(a);
  const second = first && realSet(b);
  if (first && second) {
    const result = compareLineSets(first, second);
    if (result !== 'unknown') return { verdict: result, stage: 'solutions' };
  }
  if (a.kind === 'set-operation' && b.kind === 'set-operation' && a.operator === b.operator) {
    const parts =
      a.operator === 'union' || a.operator === 'intersection'
        ? compareInAnyOrder(a.operands, b.operands, compare, options)
        : compareInOrder(a.operands, b.operands, compare, options);
    return parts.verdict === 'equal' ? parts : unknown;
  }
  return compareMembers(a, b, options) ?? different('structure');
}

/** Sets with letters, {x | |x − a| < 2} and (a − 2, a + 2), by what has to hold of their members. */
function compareMembers(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence | undefined {
  if (freeNames(a).length + freeNames(b).length === 0) return undefined;
  const [first, second] = [a, b].map((set): Expression => {
    const member: Expression = { kind: 'name', name: 'member of a set' };
    return { kind: 'relation', operands: [member, set], operators: ['in'] };
  });
  return first && second && formulaOf(first)?.kind !== 'opaque' && formulaOf(second)?.kind !== 'opaque'
    ? compareStatements(first, second, options)
    : undefined;
}

/** Unions, intersections and differences of sets whose members are listed, where all members can be distinguished. */
function carriedOut(tree: Expression, options: EquivalenceOptions): Expression {
  if (tree.kind !== 'set-operation' || tree.operator === 'product') return tree;
  const sets = tree.operands.map((operand) => bareSet(operand, options));
  if (sets.includes(undefined)) return tree;
  const [first = [], ...others] = sets.map((items) => items ?? []);
  if (tree.operator === 'union') return { kind: 'set', items: [...first, ...others.flat()] };
  const kept: Expression[] = [];
  for (const item of first) {
    const inOthers = others.map((items) => items.map((other) => compare(item, other, options).verdict));
    if (inOthers.flat().includes('unknown')) return tree;
    const isIn = inOthers.map((verdicts) => verdicts.includes('equal'));
    if (tree.operator === 'intersection' ? !isIn.includes(false) : !isIn.includes(true)) kept.push(item);
  }
  return { kind: 'set', items: kept };
}

function bareSet(tree: Expression, options: EquivalenceOptions): readonly Expression[] | undefined {
  const inner = carriedOut(bare(tree), options);
  if (inner.kind === 'constant' && inner.name === 'empty-set') return [];
  return inner.kind === 'set' ? inner.items : undefined;
}

function compareCollections(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence {
  if (a.kind === 'text' && b.kind === 'text')
    return a.text.trim() === b.text.trim() ? equal('structure') : different('structure');
  if (a.kind === 'matrix' && b.kind === 'matrix') return compareMatrices(a, b, compare, options);
  const first = orderedItems(a);
  const second = orderedItems(b);
  if (!first || !second) return different('structure');
  // (1, 2) and [1, 2] may be intervals; longer ones are vectors whatever their brackets.
  const isBracketed = (tree: Expression): boolean =>
    tree.kind === 'tuple' && (tree.shape === 'round' || tree.shape === 'square');
  const mayBeIntervals = isBracketed(a) && isBracketed(b) && first.length === 2;
  if (mayBeIntervals && a.kind === 'tuple' && b.kind === 'tuple' && a.shape !== b.shape) return different('structure');
  if (options.order === 'any') return compareInAnyOrder(first, second, compare, options, true);
  return compareInOrder(first, second, compare, options);
}
