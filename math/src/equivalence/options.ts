import type { PrecisionTier, Tolerance } from '../exercises/document/document.ts';
import type { Assumptions } from './scalars/points.ts';

export type { Assumption, Assumptions } from './scalars/points.ts';

export interface EquivalenceOptions {
  /** `real` (default): variables are real, odd roots of negatives are real. `complex`: principal values throughout. */
  readonly field?: 'real' | 'complex';
  /** Assumptions about variables: `{ n: 'integer', x: 'positive' }`. */
  readonly assumptions?: Assumptions;
  /** How far numbers may be apart. Without it, equal means exactly equal. */
  readonly tolerance?: Tolerance;
  /** D09: decimals that must agree after rounding. The same as a tolerance in decimals. */
  readonly precision?: PrecisionTier;
  /** Whether (x−1)² = 0 is the same as x = 1. `count` (default): no; `ignore`: yes, only solutions matter. */
  readonly multiplicity?: 'count' | 'ignore';
  /** Whether the order of the items of lists without brackets matters. Default: `given`. */
  readonly order?: 'any' | 'given';
  /** How many times the usual work may be done; default 1. */
  readonly effort?: number;
}

/** How the verdict was found, cheapest first. */
export type Stage =
  'identical' | 'fingerprint' | 'normal-form' | 'probing' | 'tolerance' | 'solutions' | 'structure' | 'none';

export interface Equivalence {
  readonly verdict: 'equal' | 'different' | 'unknown';
  readonly stage: Stage;
}

export const equal = (stage: Stage): Equivalence => ({ verdict: 'equal', stage });
export const different = (stage: Stage): Equivalence => ({ verdict: 'different', stage });
export const unknown: Equivalence = { verdict: 'unknown', stage: 'none' };

/** All must be equal; one difference decides. */
export function every(results: Iterable<Equivalence>): Equivalence {
  let combined: Equivalence = equal('identical');
  for (const result of results) {
    if (result.verdict === 'different') return result;
    if (result.verdict === 'unknown') combined = unknown;
    else if (combined.verdict === 'equal' && result.stage !== 'identical') combined = result;
  }
  return combined;
}
