import { answerFamilies } from './answers.ts';
import { claimFamilies } from './claims.ts';
import type { TruthFamily } from './family.ts';
import { formFamilies } from './forms.ts';
import { kinkFamilies } from './kinks.ts';
import { printCollectionFamilies } from './print-collections.ts';
import { printFamilies } from './print.ts';
import { solutionScanFamilies } from './solution-scans.ts';
import { reasonFamilies } from './reasons.ts';
import { scalarFamilies } from './scalars.ts';
import { solutionSetFamilies } from './solution-sets.ts';
import { solutionStatementFamilies } from './solution-statements.ts';
import { solutionSystemFamilies } from './solution-systems.ts';
import { solutionFamilies } from './solutions.ts';
import { touchFamilies } from './touches.ts';
import { typedFamilies } from './typed.ts';
import { workingSiblings } from './working-siblings.ts';
import { workingFamilies } from './working.ts';

/** Every generator of cases whose truth is known, in the order of the report. */
export const truthFamilies: readonly TruthFamily[] = [
  ...kinkFamilies,
  ...touchFamilies,
  ...answerFamilies,
  ...scalarFamilies,
  ...printFamilies,
  ...printCollectionFamilies,
  ...reasonFamilies,
  ...claimFamilies,
  ...workingFamilies,
  ...workingSiblings,
  ...typedFamilies,
  ...formFamilies,
  ...solutionFamilies,
  ...solutionSetFamilies,
  ...solutionStatementFamilies,
  ...solutionSystemFamilies,
  ...solutionScanFamilies,
];
