import { mapChildren, negate } from '../../notation/index.ts';
import type { Expression, IntervalNode, RelationOperator, TupleNode } from '../../notation/tree.ts';
import { changingOne, type ErrorRule } from '../rule.ts';

function membersNegated(node: Expression): readonly Expression[] {
  if (node.kind === 'set' || node.kind === 'list') return [mapChildren(node, negate)];
  if (node.kind !== 'logic' || node.operator !== 'or') return [];
  const turned = node.operands.map(solutionNegated);
  return turned.every((each) => each !== undefined) ? [{ ...node, operands: turned }] : [];
}

const mostLeftOut = 5;

/** A set or a list of alternatives without some of its members. */
function withoutSome(node: Expression): readonly Expression[] {
  const members =
    node.kind === 'set' || node.kind === 'list'
      ? node.items
      : node.kind === 'logic' && node.operator === 'or'
        ? node.operands
        : [];
  if (members.length < 2 || members.length > mostLeftOut) return [];
  return Array.from({ length: 2 ** members.length - 2 }, (_, k) => {
    const kept = members.filter((__, at) => Math.floor((k + 1) / 2 ** at) % 2 === 1);
    if (node.kind === 'set' || node.kind === 'list') return { ...node, items: kept };
    const [only] = kept;
    return kept.length === 1 && only ? only : { kind: 'logic', operator: 'or', operands: kept };
  });
}

/** x = −a for x = a. */
function solutionNegated(node: Expression): Expression | undefined {
  const [left, right] = node.kind === 'relation' && node.operands.length === 2 ? node.operands : [];
  if (node.kind !== 'relation' || node.operators[0] !== '=' || left?.kind !== 'name' || !right) return undefined;
  return { ...node, operands: [left, negate(right)] };
}

const turned: Partial<Record<RelationOperator, RelationOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function isVector(tree: Expression): boolean {
  if (tree.kind === 'tuple') return true;
  return tree.kind === 'matrix' && (tree.rows.length === 1 || tree.rows.every((row) => row.length === 1));
}

/** ∞ or −∞. */
export function isInfinite(tree: Expression): boolean {
  const end = tree.kind === 'negate' ? tree.operand : tree;
  return end.kind === 'constant' && end.name === 'infinity';
}

/** From (−∞, a] to [a, ∞), and back; (−∞, a) may have been read as a pair. */
function turnedRay(node: IntervalNode | TupleNode): Expression[] {
  const [start, end] = node.kind === 'interval' ? [node.start, node.end] : node.items;
  if (!start || !end || isInfinite(start) === isInfinite(end)) return [];
  const [from, to] = isInfinite(start) ? [end, negate(start)] : [negate(end), start];
  if (node.kind === 'tuple') return [{ ...node, items: [from, to] }];
  return [{ ...node, start: from, end: to, startClosed: node.endClosed, endClosed: node.startClosed }];
}

/** Sets, points, intervals and statements. */
export const collectionRules: readonly ErrorRule[] = [
  {
    id: 'solution-left-out',
    ofAnswer: true,
    name: 'Left out a solution',
    says: 'That is right so far, but something is missing.',
    source: 'zakaria2010',
    needs: ['solutions'],
    wholeOnly: true,
    rewrite: withoutSome,
  },
  {
    id: 'coordinates-swapped',
    name: 'Swapped the coordinates',
    says: 'Check the order: are the two numbers swapped?',
    source: 'hart1981',
    needs: ['coordinates'],
    rewrite: (node) =>
      node.kind === 'tuple' && node.items.length === 2 ? [{ ...node, items: [...node.items].reverse() }] : [],
  },
  {
    id: 'coordinate-sign',
    name: 'Sign of one coordinate',
    says: 'Check the sign of each number.',
    source: 'matz1982',
    needs: ['coordinates'],
    rewrite: (node) => {
      if (node.kind !== 'tuple') return [];
      return changingOne(node.items, (item) => [negate(item)]).map((items) => ({ ...node, items }));
    },
  },
  {
    id: 'roots-with-opposite-sign',
    name: 'All solutions with the opposite sign',
    says: 'All signs are the wrong way round: put one of your values in to see it.',
    source: 'booth2014',
    needs: ['solutions'],
    wholeOnly: true,
    rewrite: membersNegated,
  },
  {
    id: 'inequality-not-turned',
    name: 'Inequality sign the wrong way round',
    says: 'When both sides are multiplied or divided by a negative number, the inequality sign turns round.',
    source: 'tsamir2001',
    needs: ['inequality', 'turning'],
    wholeOnly: true,
    rewrite: (node) => {
      if (node.kind === 'interval' || node.kind === 'tuple') return turnedRay(node);
      if (node.kind !== 'relation' || node.operands.length !== 2) return [];
      const [operator] = node.operators;
      const other = operator && turned[operator];
      return other ? [{ ...node, operators: [other] }] : [];
    },
  },
  {
    id: 'and-for-or',
    name: 'Mixed up “and” and “or”',
    says: 'Do both conditions have to hold, or is one of them enough?',
    source: 'tsamir2001',
    needs: ['logic'],
    rewrite: (node) => {
      if (node.kind !== 'logic') return [];
      if (node.operator === 'and') return [{ ...node, operator: 'or' }];
      return node.operator === 'or' ? [{ ...node, operator: 'and' }] : [];
    },
  },
  {
    id: 'solution-with-opposite-sign',
    name: 'Solution with the opposite sign',
    says: 'Check the sign of your solution: put it in to see.',
    source: 'booth2014',
    needs: ['solutions'],
    rewrite: (node) => {
      if (node.kind !== 'relation' || node.operands.length !== 2) return [];
      const [left, right] = node.operands;
      if (left?.kind !== 'name' || !right) return [];
      const operands = [left, negate(right)];
      const [operator] = node.operators;
      const other = operator && turned[operator];
      return [{ ...node, operands }, ...(other ? [{ ...node, operands, operators: [other] }] : [])];
    },
  },
  {
    id: 'matrix-transposed',
    name: 'Rows and columns swapped',
    says: 'Rows or columns? Check which numbers belong into a row.',
    source: 'radatz1979',
    needs: ['matrix'],
    wholeOnly: true,
    rewrite: (node) => {
      if (node.kind !== 'matrix' || node.rows.length < 2 || node.rows.some((row) => row.length !== node.rows.length)) {
        return [];
      }
      return [{ ...node, rows: node.rows.map((_, at) => node.rows.flatMap((row) => row.slice(at, at + 1))) }];
    },
  },
  {
    id: 'vector-with-opposite-sign',
    name: 'Vector in the opposite direction',
    says: 'All signs are the wrong way round: from where to where does the vector point?',
    source: 'radatz1979',
    needs: ['coordinates', 'vector'],
    wholeOnly: true,
    rewrite: (node) => (isVector(node) ? [mapChildren(node, negate)] : []),
  },
];
