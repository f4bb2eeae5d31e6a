import { message } from '@lemma/contracts/messages';

export const anyEqualForm = message('exercises.draft.anyEqualForm', 'Any equal form', 'part-draft, formLabels, any');
export const factored = message('exercises.draft.factored', 'Factored', 'part-draft, formLabels, factored');
export const expanded = message('exercises.draft.expanded', 'Expanded', 'part-draft, formLabels, expanded');
export const lowestTerms = message(
  'exercises.draft.lowestTerms',
  'Lowest terms',
  'part-draft, formLabels, lowest-terms',
);
export const fractionLowestTerms = message(
  'exercises.draft.fractionLowestTerms',
  'Fraction in lowest terms',
  'part-draft, formLabels, fraction',
);
export const oneFraction = message(
  'exercises.draft.oneFraction',
  'One fraction',
  'part-draft, formLabels, single-fraction',
);
export const partialFractions = message(
  'exercises.draft.partialFractions',
  'Partial fractions',
  'part-draft, formLabels, partial-fractions',
);
export const completedSquare = message(
  'exercises.draft.completedSquare',
  'Completed square',
  'part-draft, formLabels, completed-square',
);
export const noBrackets = message('exercises.draft.noBrackets', 'No brackets', 'part-draft, formLabels, no-brackets');
export const decimal = message('exercises.draft.decimal', 'Decimal', 'part-draft, formLabels, decimal');
export const scientific = message(
  'exercises.draft.scientific',
  'Scientific notation',
  'part-draft, formLabels, scientific',
);
export const exactWithRoots = message(
  'exercises.draft.exactWithRoots',
  'Exact, with roots',
  'part-draft, formLabels, surd',
);
export const antiderivative = message(
  'exercises.draft.antiderivative',
  'Antiderivative, with + C',
  'part-draft, formLabels, antiderivative',
);
export const exact = message('exercises.draft.exact', 'Exact', 'part-draft, toleranceLabels, exact');
export const decimalPlaces = message(
  'exercises.draft.decimalPlaces',
  'Decimal places',
  'part-draft, toleranceLabels, decimals',
);
export const significantFigures = message(
  'exercises.draft.significantFigures',
  'Significant figures',
  'part-draft, toleranceLabels, significant-figures',
);
export const offByAtMost = message(
  'exercises.draft.offByAtMost',
  'Off by at most',
  'part-draft, toleranceLabels, absolute',
);
export const offByShare = message(
  'exercises.draft.offByShare',
  'Off by at most a share of',
  'part-draft, toleranceLabels, relative',
);
export const precisionTier = message(
  'exercises.draft.precisionTier',
  'Precision tier',
  'part-draft, toleranceLabels, precision',
);
export const rightOutcome = message('exercises.draft.rightOutcome', 'Right', 'test-draft, expectationLabels, right');
export const someOfPoints = message(
  'exercises.draft.someOfPoints',
  'Some of the points',
  'test-draft, expectationLabels, share',
);
export const wrongOutcome = message('exercises.draft.wrongOutcome', 'Wrong', 'test-draft, expectationLabels, wrong');
export const cannotBeRead = message(
  'exercises.draft.cannotBeRead',
  'Cannot be read',
  'test-draft, expectationLabels, invalid',
);
export const solveEquation = message(
  'exercises.draft.solveEquation',
  'Solve the equation.',
  'a new exercise, question',
);
export const subtractOnBothSides = message(
  'exercises.draft.subtractOnBothSides',
  'Subtract {number} on both sides.',
  'a new exercise, hint; {number} is a formula',
);
export const solvedInTwoSteps = message(
  'exercises.draft.solvedInTwoSteps',
  'Subtract {first}: {between}. Divide by {second}: {result}.',
  'a new exercise, solution; all are formulas, {between} an equation',
);
