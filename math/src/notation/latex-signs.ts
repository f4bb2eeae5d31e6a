import type {
  AccentNode,
  BracketShape,
  ConstantName,
  LogicNode,
  MatrixNode,
  PostfixNode,
  ProductMark,
  RelationOperator,
  SetOperationNode,
} from './tree.ts';

export const constants: Readonly<Record<ConstantName, string>> = {
  pi: '\\pi',
  e: 'e',
  i: 'i',
  infinity: '\\infty',
  reals: '\\mathbb{R}',
  integers: '\\mathbb{Z}',
  naturals: '\\mathbb{N}',
  rationals: '\\mathbb{Q}',
  complexes: '\\mathbb{C}',
  'empty-set': '\\emptyset',
  true: '\\mathrm{true}',
  false: '\\mathrm{false}',
};

export const relations: Readonly<Record<RelationOperator, string>> = {
  '=': '=',
  '!=': '\\ne',
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  approx: '\\approx',
  equivalent: '\\equiv',
  in: '\\in',
  'not-in': '\\notin',
  subset: '\\subset',
  'subset-or-equal': '\\subseteq',
  divides: '\\mid',
};

export const logics: Readonly<Record<LogicNode['operator'], string>> = {
  and: '\\land',
  or: '\\lor',
  not: '\\lnot',
  implies: '\\Rightarrow',
  iff: '\\Leftrightarrow',
};

export const setOperations: Readonly<Record<SetOperationNode['operator'], string>> = {
  union: '\\cup',
  intersection: '\\cap',
  difference: '\\setminus',
  product: '\\times',
};

export const postfixes: Readonly<Record<PostfixNode['operator'], string>> = {
  factorial: '!',
  'double-factorial': '!!',
  percent: '\\%',
  degree: '^{\\circ}',
  conjugate: '^{*}',
  transpose: '^{\\top}',
};

export const accents: Readonly<Record<AccentNode['accent'], string>> = {
  vector: '\\vec',
  hat: '\\hat',
  bar: '\\overline',
  dot: '\\dot',
  tilde: '\\tilde',
};

export const environments: Readonly<Record<MatrixNode['fence'], string>> = {
  round: 'pmatrix',
  square: 'bmatrix',
  bar: 'vmatrix',
  curly: 'Bmatrix',
  none: 'matrix',
  cases: 'cases',
};

export const fences: Readonly<Record<BracketShape, readonly [string, string]>> = {
  round: ['(', ')'],
  square: ['[', ']'],
  curly: ['\\{', '\\}'],
  angle: ['\\langle ', '\\rangle '],
};

export const marks: Readonly<Record<ProductMark, string>> = { implicit: '', dot: '\\cdot', cross: '\\times', star: '\\cdot' };

/** Functions whose printed name differs from the one kept. */
export const operatorNames: Readonly<Record<string, string>> = { re: 'Re', im: 'Im', sign: 'sgn' };
