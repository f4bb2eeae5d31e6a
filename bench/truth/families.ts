import type { TruthFamily } from './family.ts';
import { formFamilies } from './forms.ts';
import { kinkFamilies } from './kinks.ts';
import { printFamilies } from './print.ts';
import { scalarFamilies } from './scalars.ts';
import { typedFamilies } from './typed.ts';

/** Every generator of cases whose truth is known, in the order of the report. */
export const truthFamilies: readonly TruthFamily[] = [
  ...kinkFamilies,
  ...scalarFamilies,
  ...printFamilies,
  ...typedFamilies,
  ...formFamilies,
];
