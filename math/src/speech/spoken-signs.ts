import type { ConstantName, LogicNode, PostfixNode, RelationOperator, SetOperationNode } from '../notation/tree.ts';

/** How constants are read aloud. */
export const constants: Readonly<Record<ConstantName, string>> = {
  pi: 'pi',
  e: 'e',
  i: 'i',
  infinity: 'infinity',
  reals: 'the real numbers',
  integers: 'the integers',
  naturals: 'the natural numbers',
  rationals: 'the rational numbers',
  complexes: 'the complex numbers',
  'empty-set': 'the empty set',
  true: 'true',
  false: 'false',
};

/** How relations are read aloud. */
export const relations: Readonly<Record<RelationOperator, string>> = {
  '=': 'equals',
  '!=': 'is not equal to',
  '<': 'is less than',
  '<=': 'is less than or equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
  approx: 'is approximately',
  equivalent: 'is equivalent to',
  in: 'is in',
  'not-in': 'is not in',
  subset: 'is a subset of',
  'subset-or-equal': 'is a subset of or equal to',
  divides: 'divides',
};

/** How statements are joined aloud. */
export const logics: Readonly<Record<LogicNode['operator'], string>> = {
  and: 'and',
  or: 'or',
  not: 'not',
  implies: 'implies',
  iff: 'if and only if',
};

/** How operations on sets are read aloud. */
export const setOperations: Readonly<Record<SetOperationNode['operator'], string>> = {
  union: 'union',
  intersection: 'intersection',
  difference: 'without',
  product: 'cross',
};

/** How signs behind an operand are read aloud. */
export const postfixes: Readonly<Record<PostfixNode['operator'], string>> = {
  factorial: 'factorial',
  'double-factorial': 'double factorial',
  percent: 'percent',
  degree: 'degrees',
  conjugate: 'conjugate',
  transpose: 'transposed',
};
