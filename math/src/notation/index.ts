export type * from './reading/read-result.ts';
export type * from './tree.ts';
export { read } from './reading/read.ts';
export { toLatex } from './printing/print-latex.ts';
export { toPlain } from './printing/print-plain.ts';
export * from './build.ts';
export { children, mapChildren, namesIn, sameTree, walk } from './traverse.ts';
