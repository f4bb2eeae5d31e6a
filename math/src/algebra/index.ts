/** Exact arithmetic and algebra on expression trees. */
export type { Complex } from './numbers/complex.ts';
export type { Rational } from './numbers/rational.ts';
export { decimalTree, rationalTree } from './construct.ts';
export { evaluateCondition } from './evaluating/condition.ts';
export { differentiate } from './calculus/differentiate.ts';
export { arithmeticValue } from './numbers/exact.ts';
export { expand } from './polynomials/expand.ts';
export { factor } from './polynomials/factor.ts';
export { apart, together } from './polynomials/fractions.ts';
export { exactValue, simplify } from './simplifying/simplify.ts';
export { type Unsolved, solve, whyUnsolved } from './solving/solve.ts';
export { substitute } from './substitute.ts';
export { valueAt } from './evaluating/value.ts';
