export type * from './tree.ts';
export { read } from './read.ts';
export { toLatex } from './print-latex.ts';
export { toPlain } from './print-plain.ts';
export * from './build.ts';
export { children, mapChildren, namesIn, sameTree, walk } from './traverse.ts';
