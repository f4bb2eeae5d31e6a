import type { ConstantName, RelationOperator } from '../signs.ts';
import type { LogicNode, PostfixNode, SetOperationNode } from '../tree.ts';

/** A sign in LaTeX and in typed text. */
export type Printed = readonly [latex: string, plain: string];

export const constants: Readonly<Record<ConstantName, Printed>> = {
  pi: ['\\pi', 'pi'],
  e: ['e', 'e'],
  i: ['i', 'i'],
  infinity: ['\\infty', 'oo'],
  reals: ['\\mathbb{R}', 'RR'],
  integers: ['\\mathbb{Z}', 'ZZ'],
  naturals: ['\\mathbb{N}', 'NN'],
  rationals: ['\\mathbb{Q}', 'QQ'],
  complexes: ['\\mathbb{C}', 'CC'],
  'empty-set': ['\\emptyset', 'emptyset'],
  true: ['\\mathrm{true}', 'true'],
  false: ['\\mathrm{false}', 'false'],
};

export const relations: Readonly<Record<RelationOperator, Printed>> = {
  '=': ['=', '='],
  '!=': ['\\ne', '!='],
  '<': ['<', '<'],
  '<=': ['\\le', '<='],
  '>': ['>', '>'],
  '>=': ['\\ge', '>='],
  approx: ['\\approx', '~~'],
  equivalent: ['\\equiv', '≡'],
  in: ['\\in', 'in'],
  'not-in': ['\\notin', '∉'],
  subset: ['\\subset', '⊂'],
  'subset-or-equal': ['\\subseteq', '⊆'],
  divides: ['\\mid', '∣'],
};

export const logics: Readonly<Record<LogicNode['operator'], Printed>> = {
  and: ['\\land', 'and'],
  or: ['\\lor', 'or'],
  not: ['\\lnot', 'not'],
  implies: ['\\Rightarrow', '=>'],
  iff: ['\\Leftrightarrow', '<=>'],
};

export const setOperations: Readonly<Record<SetOperationNode['operator'], Printed>> = {
  union: ['\\cup', '∪'],
  intersection: ['\\cap', '∩'],
  difference: ['\\setminus', '∖'],
  product: ['\\times', '×'],
};

export const postfixes: Readonly<Record<PostfixNode['operator'], Printed>> = {
  factorial: ['!', '!'],
  'double-factorial': ['!!', '!!'],
  percent: ['\\%', '%'],
  degree: ['^{\\circ}', '°'],
  conjugate: ['^{*}', '^\\ast'],
  transpose: ['^{\\top}', '^\\top'],
};
