import type { ConstantName, RelationOperator } from './signs.ts';
import type { LogicNode, PostfixNode, SetOperationNode } from './tree.ts';

/** A sign in LaTeX, in typed text and in words. */
export type Printed = readonly [latex: string, plain: string, spoken: string];

export const constants: Readonly<Record<ConstantName, Printed>> = {
  pi: ['\\pi', 'pi', 'pi'],
  e: ['e', 'e', 'e'],
  i: ['i', 'i', 'i'],
  infinity: ['\\infty', 'oo', 'infinity'],
  reals: ['\\mathbb{R}', 'RR', 'the real numbers'],
  integers: ['\\mathbb{Z}', 'ZZ', 'the integers'],
  naturals: ['\\mathbb{N}', 'NN', 'the natural numbers'],
  rationals: ['\\mathbb{Q}', 'QQ', 'the rational numbers'],
  complexes: ['\\mathbb{C}', 'CC', 'the complex numbers'],
  'empty-set': ['\\emptyset', 'emptyset', 'the empty set'],
  true: ['\\mathrm{true}', 'true', 'true'],
  false: ['\\mathrm{false}', 'false', 'false'],
};

export const relations: Readonly<Record<RelationOperator, Printed>> = {
  '=': ['=', '=', 'equals'],
  '!=': ['\\ne', '!=', 'is not equal to'],
  '<': ['<', '<', 'is less than'],
  '<=': ['\\le', '<=', 'is less than or equal to'],
  '>': ['>', '>', 'is greater than'],
  '>=': ['\\ge', '>=', 'is greater than or equal to'],
  approx: ['\\approx', '~~', 'is approximately'],
  equivalent: ['\\equiv', '≡', 'is equivalent to'],
  in: ['\\in', 'in', 'is in'],
  'not-in': ['\\notin', '∉', 'is not in'],
  subset: ['\\subset', '⊂', 'is a subset of'],
  'subset-or-equal': ['\\subseteq', '⊆', 'is a subset of or equal to'],
  divides: ['\\mid', '∣', 'divides'],
};

export const logics: Readonly<Record<LogicNode['operator'], Printed>> = {
  and: ['\\land', 'and', 'and'],
  or: ['\\lor', 'or', 'or'],
  not: ['\\lnot', 'not', 'not'],
  implies: ['\\Rightarrow', '=>', 'implies'],
  iff: ['\\Leftrightarrow', '<=>', 'if and only if'],
};

export const setOperations: Readonly<Record<SetOperationNode['operator'], Printed>> = {
  union: ['\\cup', '∪', 'union'],
  intersection: ['\\cap', '∩', 'intersection'],
  difference: ['\\setminus', '∖', 'without'],
  product: ['\\times', '×', 'cross'],
};

export const postfixes: Readonly<Record<PostfixNode['operator'], Printed>> = {
  factorial: ['!', '!', 'factorial'],
  'double-factorial': ['!!', '!!', 'double factorial'],
  percent: ['\\%', '%', 'percent'],
  degree: ['^{\\circ}', '°', 'degrees'],
  conjugate: ['^{*}', '^\\ast', 'conjugate'],
  transpose: ['^{\\top}', '^\\top', 'transposed'],
};
