/** Exact arithmetic and algebra on expression trees. */
export type { Complex } from './complex.ts';
export type { Rational } from './rational.ts';
export { decimalTree, rationalTree } from './construct.ts';
export { evaluateCondition } from './condition.ts';
export { differentiate } from './differentiate.ts';
export { arithmeticValue } from './exact.ts';
export { expand } from './expand.ts';
export { factor } from './factor.ts';
export { apart, together } from './fractions.ts';
export { exactValue, simplify } from './simplify.ts';
export { type Unsolved, solve, whyUnsolved } from './solve.ts';
export { substitute } from './substitute.ts';
export { valueAt } from './value.ts';
