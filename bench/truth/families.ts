import { answerFamilies } from './answers.ts';
import { claimFamilies } from './claims.ts';
import type { TruthFamily } from './family.ts';
import { followingFamilies } from './following.ts';
import { followingCollections } from './following-collections.ts';
import { formFamilies } from './forms/forms.ts';
import { kinkFamilies } from './kinks.ts';
import { mixedBends } from './mixed/bends.ts';
import { pieceFamilies } from './mixed/pieces.ts';
import { planeFamilies } from './mixed/planes.ts';
import { countingFamilies } from './mixed/counting.ts';
import { beyondDigitsFamilies } from './mixed/beyond-digits.ts';
import { lawFamilies } from './mixed/laws.ts';
import { mixedStatements } from './mixed/statements.ts';
import { scaleFamilies } from './mixed/scales.ts';
import { notationFamilies } from './printing/notations.ts';
import { printCollectionFamilies } from './printing/collections.ts';
import { printFamilies } from './printing/print.ts';
import { templateFamilies } from './printing/templates.ts';
import { angleFamilies } from './solutions/angles.ts';
import { solutionScanFamilies } from './solutions/scans.ts';
import { reasonFamilies } from './reasons.ts';
import { scalarFamilies } from './scalars.ts';
import { farApartFamilies } from './mixed/far-apart.ts';
import { growthFamilies } from './mixed/growth.ts';
import { areaFamilies } from './solutions/areas.ts';
import { chartFamilies } from './solutions/charts.ts';
import { complexFamilies } from './solutions/complex.ts';
import { curveFamilies } from './solutions/curves.ts';
import { realFactorFamilies } from './solutions/real-factors.ts';
import { reducedFamilies } from './mixed/reduced.ts';
import { regionFamilies } from './solutions/regions.ts';
import { sizeFamilies } from './solutions/sizes.ts';
import { solutionSetFamilies } from './solutions/sets.ts';
import { solutionStatementFamilies } from './solutions/statements.ts';
import { solutionSystemFamilies } from './solutions/systems.ts';
import { vectorFamilies } from './solutions/vectors.ts';
import { farSolutionFamilies } from './mixed/far-solutions.ts';
import { stripFamilies } from './mixed/strips.ts';
import { solutionFamilies } from './solutions/solutions.ts';
import { touchFamilies } from './touches.ts';
import { regionalFamilies } from './typed/regional.ts';
import { typedFamilies } from './typed/typed.ts';
import { workingCalculations } from './working/calculations.ts';
import { workingGivens } from './working/givens.ts';
import { equationLessons } from './working/lessons-of-equations.ts';
import { functionLessons } from './working/lessons-of-functions.ts';
import { systemLessons } from './working/lessons-of-systems.ts';
import { slipsOfCalculus } from './working/slips-of-calculus.ts';
import { slipsOfFunctions } from './working/slips-of-functions.ts';
import { slipsOfEquations } from './working/slips-of-equations.ts';
import { slipsOfTerms } from './working/slips-of-terms.ts';
import { workingSiblings } from './working/siblings.ts';
import { workingFamilies } from './working/working.ts';

/** Every generator of cases whose truth is known, in the order of the report. */
export const truthFamilies: readonly TruthFamily[] = [
  ...kinkFamilies,
  ...touchFamilies,
  ...mixedBends,
  ...pieceFamilies,
  ...planeFamilies,
  ...lawFamilies,
  ...countingFamilies,
  ...mixedStatements,
  ...scaleFamilies,
  ...farApartFamilies,
  ...beyondDigitsFamilies,
  ...growthFamilies,
  ...answerFamilies,
  ...scalarFamilies,
  ...printFamilies,
  ...printCollectionFamilies,
  ...notationFamilies,
  ...templateFamilies,
  ...reasonFamilies,
  ...claimFamilies,
  ...workingFamilies,
  ...workingSiblings,
  ...workingGivens,
  ...workingCalculations,
  ...equationLessons,
  ...functionLessons,
  ...systemLessons,
  ...slipsOfEquations,
  ...slipsOfFunctions,
  ...slipsOfTerms,
  ...slipsOfCalculus,
  ...followingFamilies,
  ...followingCollections,
  ...typedFamilies,
  ...regionalFamilies,
  ...formFamilies,
  ...solutionFamilies,
  ...angleFamilies,
  ...sizeFamilies,
  ...regionFamilies,
  ...areaFamilies,
  ...curveFamilies,
  ...stripFamilies,
  ...farSolutionFamilies,
  ...chartFamilies,
  ...complexFamilies,
  ...realFactorFamilies,
  ...reducedFamilies,
  ...vectorFamilies,
  ...solutionSetFamilies,
  ...solutionStatementFamilies,
  ...solutionSystemFamilies,
  ...solutionScanFamilies,
];
