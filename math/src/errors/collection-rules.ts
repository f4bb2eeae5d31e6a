import { mapChildren, negate } from '../notation/index.ts';
import type { Expression, RelationOperator } from '../notation/tree.ts';
import type { ErrorRule } from './rule.ts';

function membersNegated(node: Expression): readonly Expression[] {
  return node.kind === 'set' || node.kind === 'list' || node.kind === 'tuple' ? [mapChildren(node, negate)] : [];
}

const turned: Partial<Record<RelationOperator, RelationOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Sets, points, intervals and statements. */
export const collectionRules: readonly ErrorRule[] = [
  {
    id: 'coordinates-swapped',
    name: 'Swapped the coordinates',
    says: 'The first coordinate is read on the horizontal axis. Are the two swapped?',
    source: 'hart1981',
    rewrite: (node) =>
      node.kind === 'tuple' && node.items.length === 2 ? [{ ...node, items: [...node.items].reverse() }] : [],
  },
  {
    id: 'coordinate-sign',
    name: 'Sign of one coordinate',
    says: 'Check the signs of the coordinates: in $(x-a)^2 + b$ the point is at $a$, not at $-a$.',
    source: 'matz1982',
    rewrite: (node) => {
      if (node.kind !== 'tuple' || node.items.length !== 2) return [];
      const [x, y] = node.items;
      return x && y
        ? [
            { ...node, items: [negate(x), y] },
            { ...node, items: [x, negate(y)] },
          ]
        : [];
    },
  },
  {
    id: 'roots-with-opposite-sign',
    name: 'All solutions with the opposite sign',
    says: 'All signs are the wrong way round: the factor $x - a$ is zero at $a$.',
    source: 'booth2014',
    wholeOnly: true,
    rewrite: membersNegated,
  },
  {
    id: 'inequality-not-turned',
    name: 'Inequality sign the wrong way round',
    says: 'When both sides are multiplied or divided by a negative number, the inequality sign turns round.',
    source: 'tsamir2001',
    rewrite: (node) => {
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
    rewrite: (node) => {
      if (node.kind !== 'logic') return [];
      if (node.operator === 'and') return [{ ...node, operator: 'or' }];
      return node.operator === 'or' ? [{ ...node, operator: 'and' }] : [];
    },
  },
  {
    id: 'solution-with-opposite-sign',
    name: 'Solution with the opposite sign',
    says: 'Check the sign of the solution by putting it into the equation.',
    source: 'booth2014',
    rewrite: (node) => {
      if (node.kind !== 'relation' || node.operands.length !== 2 || node.operators[0] !== '=') return [];
      const [left, right] = node.operands;
      return left?.kind === 'name' && right ? [{ ...node, operands: [left, negate(right)] }] : [];
    },
  },
];
