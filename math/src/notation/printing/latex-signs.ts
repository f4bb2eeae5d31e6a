import type { AccentNode, BracketShape, MatrixNode, ProductMark } from '../tree.ts';

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

export const marks: Readonly<Record<ProductMark, string>> = {
  implicit: '',
  dot: '\\cdot',
  cross: '\\times',
  star: '\\cdot',
};

/** Functions whose printed name differs from the one kept. */
export const operatorNames: Readonly<Record<string, string>> = { re: 'Re', im: 'Im', sign: 'sgn' };
