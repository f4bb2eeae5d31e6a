/** Whether two answers mean the same: expressions, equations, inequalities, sets, intervals, lists, matrices. */
export { equivalent } from './equivalent.ts';
export type { Assumption, Assumptions, Equivalence, EquivalenceOptions, Stage } from './options.ts';
export { withinTolerance } from './tolerance.ts';
export { lookClosely, type CloseLook } from './close-look.ts';
