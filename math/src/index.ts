/**
 * The main functions of the engine. Each part has more (`@lemma/math/notation` …); exercises and their marking are
 * imported from their parts only, since answers are there.
 */
export * from './document.ts';
export { differentiate, expand, factor, simplify, solve, valueAt } from './algebra/index.ts';
export { type Equivalence, type EquivalenceOptions, equivalent } from './equivalence/index.ts';
export { findTypicalError, type TypicalError } from './errors/index.ts';
export { checkForm, type FormVerdict } from './forms/index.ts';
export { type Expression, read, type ReadOptions, type ReadResult, toLatex, toPlain } from './notation/index.ts';
export { toSpoken } from './speech/index.ts';
export { readUnit } from './units/index.ts';
export { checkTypedWorking } from './working/index.ts';
