import { message } from '@lemma/contracts/messages';

/* The topics of the starter catalogue (`catalogue/topics.yaml`). The name of each is that of its path. */
export const arithmetic = message('catalogue.topics.arithmetic', 'Arithmetic', 'name of a topic: arithmetic');
export const arithmeticPlaceValue = message(
  'catalogue.topics.arithmeticPlaceValue',
  'Place value',
  'name of a topic: arithmetic/place-value',
);
export const arithmeticDecimals = message(
  'catalogue.topics.arithmeticDecimals',
  'Calculating with decimals',
  'name of a topic: arithmetic/decimals',
);
export const arithmeticRounding = message(
  'catalogue.topics.arithmeticRounding',
  'Rounding and estimating',
  'name of a topic: arithmetic/rounding',
);
export const arithmeticNegativeNumbers = message(
  'catalogue.topics.arithmeticNegativeNumbers',
  'Negative numbers',
  'name of a topic: arithmetic/negative-numbers',
);
export const arithmeticOrderOfOperations = message(
  'catalogue.topics.arithmeticOrderOfOperations',
  'Order of operations',
  'name of a topic: arithmetic/order-of-operations',
);
export const arithmeticFactorsAndMultiples = message(
  'catalogue.topics.arithmeticFactorsAndMultiples',
  'Factors and multiples',
  'name of a topic: arithmetic/factors-and-multiples',
);
export const arithmeticRatio = message(
  'catalogue.topics.arithmeticRatio',
  'Ratio',
  'name of a topic: arithmetic/ratio',
);
export const arithmeticPercentages = message(
  'catalogue.topics.arithmeticPercentages',
  'Percentages',
  'name of a topic: arithmetic/percentages',
);
export const arithmeticPowers = message(
  'catalogue.topics.arithmeticPowers',
  'Powers and scientific notation',
  'name of a topic: arithmetic/powers',
);
export const arithmeticUnits = message(
  'catalogue.topics.arithmeticUnits',
  'Units and measuring',
  'name of a topic: arithmetic/units',
);
export const fractions = message('catalogue.topics.fractions', 'Fractions', 'name of a topic: fractions');
export const fractionsEquivalentFractions = message(
  'catalogue.topics.fractionsEquivalentFractions',
  'Equivalent fractions',
  'name of a topic: fractions/equivalent-fractions',
);
export const fractionsComparing = message(
  'catalogue.topics.fractionsComparing',
  'Comparing fractions',
  'name of a topic: fractions/comparing',
);
export const fractionsAdding = message(
  'catalogue.topics.fractionsAdding',
  'Adding and subtracting fractions',
  'name of a topic: fractions/adding',
);
export const fractionsMultiplyingAndDividing = message(
  'catalogue.topics.fractionsMultiplyingAndDividing',
  'Multiplying and dividing fractions',
  'name of a topic: fractions/multiplying-and-dividing',
);
export const fractionsFractionOfAWhole = message(
  'catalogue.topics.fractionsFractionOfAWhole',
  'Fraction of a whole',
  'name of a topic: fractions/fraction-of-a-whole',
);
export const fractionsDecimals = message(
  'catalogue.topics.fractionsDecimals',
  'Fractions and decimals',
  'name of a topic: fractions/decimals',
);
export const fractionsAlgebraicFractions = message(
  'catalogue.topics.fractionsAlgebraicFractions',
  'Algebraic fractions',
  'name of a topic: fractions/algebraic-fractions',
);
export const algebra = message('catalogue.topics.algebra', 'Algebra', 'name of a topic: algebra');
export const algebraExpressions = message(
  'catalogue.topics.algebraExpressions',
  'Expanding and factorising',
  'name of a topic: algebra/expressions',
);
export const algebraLinearEquations = message(
  'catalogue.topics.algebraLinearEquations',
  'Linear equations',
  'name of a topic: algebra/linear-equations',
);
export const algebraFormulas = message(
  'catalogue.topics.algebraFormulas',
  'Formulas',
  'name of a topic: algebra/formulas',
);
export const algebraInequalities = message(
  'catalogue.topics.algebraInequalities',
  'Inequalities',
  'name of a topic: algebra/inequalities',
);
export const algebraSystems = message(
  'catalogue.topics.algebraSystems',
  'Systems of equations',
  'name of a topic: algebra/systems',
);
export const algebraPowers = message(
  'catalogue.topics.algebraPowers',
  'Laws of powers',
  'name of a topic: algebra/powers',
);
export const algebraSurds = message('catalogue.topics.algebraSurds', 'Surds', 'name of a topic: algebra/surds');
export const algebraQuadratics = message(
  'catalogue.topics.algebraQuadratics',
  'Quadratic equations',
  'name of a topic: algebra/quadratics',
);
export const algebraAbsoluteValue = message(
  'catalogue.topics.algebraAbsoluteValue',
  'Absolute value',
  'name of a topic: algebra/absolute-value',
);
export const algebraPolynomials = message(
  'catalogue.topics.algebraPolynomials',
  'Polynomials',
  'name of a topic: algebra/polynomials',
);
export const algebraSequences = message(
  'catalogue.topics.algebraSequences',
  'Sequences and series',
  'name of a topic: algebra/sequences',
);
export const functions = message('catalogue.topics.functions', 'Functions', 'name of a topic: functions');
export const functionsFunctionValues = message(
  'catalogue.topics.functionsFunctionValues',
  'Function values',
  'name of a topic: functions/function-values',
);
export const functionsReadingGraphs = message(
  'catalogue.topics.functionsReadingGraphs',
  'Reading graphs',
  'name of a topic: functions/reading-graphs',
);
export const functionsLinearFunctions = message(
  'catalogue.topics.functionsLinearFunctions',
  'Linear functions',
  'name of a topic: functions/linear-functions',
);
export const functionsQuadraticFunctions = message(
  'catalogue.topics.functionsQuadraticFunctions',
  'Quadratic functions',
  'name of a topic: functions/quadratic-functions',
);
export const functionsDomainAndRange = message(
  'catalogue.topics.functionsDomainAndRange',
  'Domain and range',
  'name of a topic: functions/domain-and-range',
);
export const functionsSymmetry = message(
  'catalogue.topics.functionsSymmetry',
  'Symmetry of graphs',
  'name of a topic: functions/symmetry',
);
export const functionsTransformations = message(
  'catalogue.topics.functionsTransformations',
  'Shifting and stretching graphs',
  'name of a topic: functions/transformations',
);
export const functionsComposition = message(
  'catalogue.topics.functionsComposition',
  'Composition',
  'name of a topic: functions/composition',
);
export const functionsInverseFunctions = message(
  'catalogue.topics.functionsInverseFunctions',
  'Inverse functions',
  'name of a topic: functions/inverse-functions',
);
export const functionsRationalFunctions = message(
  'catalogue.topics.functionsRationalFunctions',
  'Rational functions',
  'name of a topic: functions/rational-functions',
);
export const functionsExponentialFunctions = message(
  'catalogue.topics.functionsExponentialFunctions',
  'Exponential functions',
  'name of a topic: functions/exponential-functions',
);
export const functionsLogarithms = message(
  'catalogue.topics.functionsLogarithms',
  'Logarithms',
  'name of a topic: functions/logarithms',
);
export const geometry = message('catalogue.topics.geometry', 'Geometry', 'name of a topic: geometry');
export const geometryAngles = message('catalogue.topics.geometryAngles', 'Angles', 'name of a topic: geometry/angles');
export const geometryAreas = message(
  'catalogue.topics.geometryAreas',
  'Areas and perimeters',
  'name of a topic: geometry/areas',
);
export const geometryPythagoras = message(
  'catalogue.topics.geometryPythagoras',
  'Theorem of Pythagoras',
  'name of a topic: geometry/pythagoras',
);
export const geometryCircles = message(
  'catalogue.topics.geometryCircles',
  'Circles',
  'name of a topic: geometry/circles',
);
export const geometrySimilarity = message(
  'catalogue.topics.geometrySimilarity',
  'Similarity and scale',
  'name of a topic: geometry/similarity',
);
export const geometryCoordinates = message(
  'catalogue.topics.geometryCoordinates',
  'Points and coordinates',
  'name of a topic: geometry/coordinates',
);
export const geometrySolids = message('catalogue.topics.geometrySolids', 'Solids', 'name of a topic: geometry/solids');
export const geometryTransformations = message(
  'catalogue.topics.geometryTransformations',
  'Transformations of the plane',
  'name of a topic: geometry/transformations',
);
export const trigonometry = message('catalogue.topics.trigonometry', 'Trigonometry', 'name of a topic: trigonometry');
export const trigonometryRightTriangles = message(
  'catalogue.topics.trigonometryRightTriangles',
  'Right triangles',
  'name of a topic: trigonometry/right-triangles',
);
export const trigonometryAnyTriangle = message(
  'catalogue.topics.trigonometryAnyTriangle',
  'Sine and cosine rule',
  'name of a topic: trigonometry/any-triangle',
);
export const trigonometryRadians = message(
  'catalogue.topics.trigonometryRadians',
  'Radians and arcs',
  'name of a topic: trigonometry/radians',
);
export const trigonometryUnitCircle = message(
  'catalogue.topics.trigonometryUnitCircle',
  'The unit circle',
  'name of a topic: trigonometry/unit-circle',
);
export const trigonometryGraphs = message(
  'catalogue.topics.trigonometryGraphs',
  'Graphs of sine and cosine',
  'name of a topic: trigonometry/graphs',
);
export const trigonometryIdentities = message(
  'catalogue.topics.trigonometryIdentities',
  'Identities',
  'name of a topic: trigonometry/identities',
);
export const trigonometryEquations = message(
  'catalogue.topics.trigonometryEquations',
  'Trigonometric equations',
  'name of a topic: trigonometry/equations',
);
export const calculus = message('catalogue.topics.calculus', 'Calculus', 'name of a topic: calculus');
export const calculusLimits = message('catalogue.topics.calculusLimits', 'Limits', 'name of a topic: calculus/limits');
export const calculusDerivatives = message(
  'catalogue.topics.calculusDerivatives',
  'Derivatives',
  'name of a topic: calculus/derivatives',
);
export const calculusTangents = message(
  'catalogue.topics.calculusTangents',
  'Tangents',
  'name of a topic: calculus/tangents',
);
export const calculusExtrema = message(
  'catalogue.topics.calculusExtrema',
  'Extrema and optimisation',
  'name of a topic: calculus/extrema',
);
export const calculusAntiderivatives = message(
  'catalogue.topics.calculusAntiderivatives',
  'Antiderivatives',
  'name of a topic: calculus/antiderivatives',
);
export const calculusDefiniteIntegrals = message(
  'catalogue.topics.calculusDefiniteIntegrals',
  'Definite integrals and areas',
  'name of a topic: calculus/definite-integrals',
);
export const linearAlgebra = message(
  'catalogue.topics.linearAlgebra',
  'Linear algebra',
  'name of a topic: linear-algebra',
);
export const linearAlgebraVectors = message(
  'catalogue.topics.linearAlgebraVectors',
  'Vectors',
  'name of a topic: linear-algebra/vectors',
);
export const linearAlgebraLinesAndPlanes = message(
  'catalogue.topics.linearAlgebraLinesAndPlanes',
  'Lines and planes',
  'name of a topic: linear-algebra/lines-and-planes',
);
export const linearAlgebraMatrices = message(
  'catalogue.topics.linearAlgebraMatrices',
  'Matrices',
  'name of a topic: linear-algebra/matrices',
);
export const linearAlgebraDeterminants = message(
  'catalogue.topics.linearAlgebraDeterminants',
  'Determinants',
  'name of a topic: linear-algebra/determinants',
);
export const linearAlgebraSystems = message(
  'catalogue.topics.linearAlgebraSystems',
  'Linear systems',
  'name of a topic: linear-algebra/systems',
);
export const linearAlgebraEigenvalues = message(
  'catalogue.topics.linearAlgebraEigenvalues',
  'Eigenvalues and eigenvectors',
  'name of a topic: linear-algebra/eigenvalues',
);
export const statistics = message('catalogue.topics.statistics', 'Statistics', 'name of a topic: statistics');
export const statisticsDataDisplays = message(
  'catalogue.topics.statisticsDataDisplays',
  'Data displays',
  'name of a topic: statistics/data-displays',
);
export const statisticsAverages = message(
  'catalogue.topics.statisticsAverages',
  'Averages',
  'name of a topic: statistics/averages',
);
export const statisticsSpread = message(
  'catalogue.topics.statisticsSpread',
  'Measures of spread',
  'name of a topic: statistics/spread',
);
export const statisticsCounting = message(
  'catalogue.topics.statisticsCounting',
  'Counting',
  'name of a topic: statistics/counting',
);
export const statisticsProbability = message(
  'catalogue.topics.statisticsProbability',
  'Probability',
  'name of a topic: statistics/probability',
);
export const statisticsBinomialDistribution = message(
  'catalogue.topics.statisticsBinomialDistribution',
  'Binomial distribution',
  'name of a topic: statistics/binomial-distribution',
);
export const statisticsNormalDistribution = message(
  'catalogue.topics.statisticsNormalDistribution',
  'Normal distribution',
  'name of a topic: statistics/normal-distribution',
);
