import type { TruthFamily } from './family.ts';
import { kinkFamilies } from './kinks.ts';
import { printFamilies } from './print.ts';
import { reasonFamilies } from './reasons.ts';
import { workingFamilies } from './working.ts';

/** Every generator of cases whose truth is known, in the order of the report. */
export const truthFamilies: readonly TruthFamily[] = [
  ...kinkFamilies,
  ...printFamilies,
  ...reasonFamilies,
  ...workingFamilies,
];
