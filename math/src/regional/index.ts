export { type Notation, notationIds, type NotationId, notations } from './table.ts';
export { formulaIn, numeralIn } from './in-notation.ts';
export { proseIn } from './prose-in.ts';
export { regionalProblemCodes, type RegionalProblem, type RegionalProblemCode } from './problems.ts';
export { type AskedAnswer, type Canonical, toCanonical } from './to-canonical.ts';
