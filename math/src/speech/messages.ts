import { message } from '../message.ts';

/* Formulas as they are read aloud. What ends a longer piece is said as well, so that two formulas are never the same in words. */
export const bracketed = message('maths.spoken.bracketed', 'open bracket {body} close bracket', '');
export const squareBracketed = message('maths.spoken.squareBracketed', 'square bracket {body} close bracket', '');
export const angleBracketed = message('maths.spoken.angleBracketed', 'angle bracket {body} close bracket', '');
export const repeating = message('maths.spoken.repeating', '{number} repeating {digits}', '');
export const plus = message('maths.spoken.plus', 'plus {body}', '');
export const minus = message('maths.spoken.minus', 'minus {body}', '');
export const negative = message('maths.spoken.negative', 'negative {body}', '');
export const plusMinus = message('maths.spoken.plusMinus', '{left} plus or minus {right}', '');
export const minusPlus = message('maths.spoken.minusPlus', '{left} minus or plus {right}', '');
export const times = message('maths.spoken.times', '{left} times {right}', '');
export const mixed = message('maths.spoken.mixed', '{whole} and {fraction}', '');
export const not = message('maths.spoken.not', 'not {body}', '');
export const vector = message('maths.spoken.vector', 'vector {body}', '');
export const squareRoot = message('maths.spoken.squareRoot', 'the square root of {body}', '');
export const longSquareRoot = message('maths.spoken.longSquareRoot', 'the square root of {body} end root', '');
export const cubeRoot = message('maths.spoken.cubeRoot', 'the cube root of {body}', '');
export const longCubeRoot = message('maths.spoken.longCubeRoot', 'the cube root of {body} end root', '');
export const nthRoot = message('maths.spoken.nthRoot', 'the {index} root of {body}', '');
export const longNthRoot = message('maths.spoken.longNthRoot', 'the {index} root of {body} end root', '');
export const numberedRoot = message('maths.spoken.numberedRoot', '{index}th', '');
export const secondRoot = message('maths.spoken.secondRoot', 'second', '');
export const lettersRoot = message('maths.spoken.lettersRoot', '{index} th', '');
export const absolute = message('maths.spoken.absolute', 'the absolute value of {body}', '');
export const longAbsolute = message('maths.spoken.longAbsolute', 'the absolute value of {body} end absolute value', '');
export const norm = message('maths.spoken.norm', 'the norm of {body}', '');
export const longNorm = message('maths.spoken.longNorm', 'the norm of {body} end norm', '');
export const set = message('maths.spoken.set', 'the set of {body} end set', '');
export const setBuilder = message('maths.spoken.setBuilder', 'the set of {element} such that {condition} end set', '');
export const cases = message('maths.spoken.cases', 'cases: {rows}; end', '');
export const matrix = message('maths.spoken.matrix', 'the {count} by {columns} matrix: {rows}; end', '');
export const determinant = message('maths.spoken.determinant', 'the {count} by {columns} determinant: {rows}; end', '');
export const row = message('maths.spoken.row', 'row {number}: {entries}', '');
export const sumFrom = message('maths.spoken.sumFrom', 'the sum from {variable} equals {from} to {to} of {body}', '');
export const sumFromOn = message('maths.spoken.sumFromOn', 'the sum from {variable} equals {from} of {body}', '');
export const sumOver = message('maths.spoken.sumOver', 'the sum over {variable} of {body}', '');
export const sumOverTo = message('maths.spoken.sumOverTo', 'the sum over {variable} to {to} of {body}', '');
export const productFrom = message(
  'maths.spoken.productFrom',
  'the product from {variable} equals {from} to {to} of {body}',
  '',
);
export const productFromOn = message(
  'maths.spoken.productFromOn',
  'the product from {variable} equals {from} of {body}',
  '',
);
export const productOver = message('maths.spoken.productOver', 'the product over {variable} of {body}', '');
export const productOverTo = message('maths.spoken.productOverTo', 'the product over {variable} to {to} of {body}', '');
export const integral = message('maths.spoken.integral', 'the integral of {body} d {variable}', '');
export const integralFrom = message(
  'maths.spoken.integralFrom',
  'the integral from {from} to {to} of {body} d {variable}',
  '',
);
export const integralFromOn = message(
  'maths.spoken.integralFromOn',
  'the integral from {from} of {body} d {variable}',
  '',
);
export const integralTo = message('maths.spoken.integralTo', 'the integral to {to} of {body} d {variable}', '');
export const limit = message('maths.spoken.limit', 'the limit as {variable} approaches {target} of {body}', '');
export const limitLeft = message(
  'maths.spoken.limitLeft',
  'the limit as {variable} approaches {target} from the left of {body}',
  '',
);
export const limitRight = message(
  'maths.spoken.limitRight',
  'the limit as {variable} approaches {target} from the right of {body}',
  '',
);
export const derivative = message('maths.spoken.derivative', 'the derivative with respect to {variable} of {body}', '');
export const derivativeOf = message(
  'maths.spoken.derivativeOf',
  'the {order} derivative with respect to {variable} of {body}',
  '',
);
export const partial = message(
  'maths.spoken.partial',
  'the partial derivative with respect to {variable} of {body}',
  '',
);
export const partialOf = message(
  'maths.spoken.partialOf',
  'the {order} partial derivative with respect to {variable} of {body}',
  '',
);
export const secondOrder = message('maths.spoken.secondOrder', 'second', '');
export const thirdOrder = message('maths.spoken.thirdOrder', 'third', '');
export const nthOrder = message('maths.spoken.nthOrder', '{order}th', '');
export const capital = message('maths.spoken.capital', 'capital {letter}', '');
export const subscript = message('maths.spoken.subscript', '{name} sub {index}', '');
export const prime = message('maths.spoken.prime', '{name} prime', '');
export const dividedBy = message('maths.spoken.dividedBy', '{left} divided by {right}', '');
export const over = message('maths.spoken.over', '{numerator} over {denominator}', '');
export const fraction = message(
  'maths.spoken.fraction',
  'the fraction {numerator} over {denominator} end fraction',
  '',
);
export const simpleFraction = message('maths.spoken.simpleFraction', 'the fraction {body} end fraction', '');
export const squared = message('maths.spoken.squared', '{base} squared', '');
export const cubed = message('maths.spoken.cubed', '{base} cubed', '');
export const power = message('maths.spoken.power', '{base} to the power {exponent}', '');
export const longPower = message('maths.spoken.longPower', '{base} to the power {exponent} end power', '');
export const choose = message('maths.spoken.choose', '{first} choose {second}', '');
export const modulo = message('maths.spoken.modulo', '{first} modulo {second}', '');
export const floor = message('maths.spoken.floor', 'the floor of {body} end floor', '');
export const ceiling = message('maths.spoken.ceiling', 'the ceiling of {body} end ceiling', '');
export const of = message('maths.spoken.of', '{function} of {body}', '');
export const base = message('maths.spoken.base', '{function} base {base}', '');
export const endsWithEquals = message('maths.spoken.endsWithEquals', '{body} equals', '');
export const intervalClosedClosed = message(
  'maths.spoken.intervalClosedClosed',
  'the interval from {from} included to {to} included',
  '',
);
export const intervalClosedOpen = message(
  'maths.spoken.intervalClosedOpen',
  'the interval from {from} included to {to} excluded',
  '',
);
export const intervalOpenClosed = message(
  'maths.spoken.intervalOpenClosed',
  'the interval from {from} excluded to {to} included',
  '',
);
export const intervalOpenOpen = message(
  'maths.spoken.intervalOpenOpen',
  'the interval from {from} excluded to {to} excluded',
  '',
);
export const sinFunction = message('maths.spoken.functions.sin', 'sine', '');
export const cosFunction = message('maths.spoken.functions.cos', 'cosine', '');
export const tanFunction = message('maths.spoken.functions.tan', 'tangent', '');
export const cotFunction = message('maths.spoken.functions.cot', 'cotangent', '');
export const secFunction = message('maths.spoken.functions.sec', 'secant', '');
export const cscFunction = message('maths.spoken.functions.csc', 'cosecant', '');
export const arcsinFunction = message('maths.spoken.functions.arcsin', 'inverse sine', '');
export const arccosFunction = message('maths.spoken.functions.arccos', 'inverse cosine', '');
export const arctanFunction = message('maths.spoken.functions.arctan', 'inverse tangent', '');
export const sinhFunction = message('maths.spoken.functions.sinh', 'hyperbolic sine', '');
export const coshFunction = message('maths.spoken.functions.cosh', 'hyperbolic cosine', '');
export const tanhFunction = message('maths.spoken.functions.tanh', 'hyperbolic tangent', '');
export const lnFunction = message('maths.spoken.functions.ln', 'natural logarithm', '');
export const logFunction = message('maths.spoken.functions.log', 'logarithm', '');
export const expFunction = message('maths.spoken.functions.exp', 'exponential', '');
export const maxFunction = message('maths.spoken.functions.max', 'maximum', '');
export const minFunction = message('maths.spoken.functions.min', 'minimum', '');
export const gcdFunction = message('maths.spoken.functions.gcd', 'greatest common divisor', '');
export const lcmFunction = message('maths.spoken.functions.lcm', 'least common multiple', '');
export const signFunction = message('maths.spoken.functions.sign', 'sign', '');
export const reFunction = message('maths.spoken.functions.re', 'real part', '');
export const imFunction = message('maths.spoken.functions.im', 'imaginary part', '');
export const argFunction = message('maths.spoken.functions.arg', 'argument', '');
export const detFunction = message('maths.spoken.functions.det', 'determinant', '');
export const piConstant = message('maths.spoken.constants.pi', 'pi', '');
export const eConstant = message('maths.spoken.constants.e', 'e', '');
export const iConstant = message('maths.spoken.constants.i', 'i', '');
export const infinityConstant = message('maths.spoken.constants.infinity', 'infinity', '');
export const realsConstant = message('maths.spoken.constants.reals', 'the real numbers', '');
export const integersConstant = message('maths.spoken.constants.integers', 'the integers', '');
export const naturalsConstant = message('maths.spoken.constants.naturals', 'the natural numbers', '');
export const rationalsConstant = message('maths.spoken.constants.rationals', 'the rational numbers', '');
export const complexesConstant = message('maths.spoken.constants.complexes', 'the complex numbers', '');
export const emptySetConstant = message('maths.spoken.constants.emptySet', 'the empty set', '');
export const trueConstant = message('maths.spoken.constants.true', 'true', '');
export const falseConstant = message('maths.spoken.constants.false', 'false', '');
export const equalsRelation = message('maths.spoken.relations.equals', 'equals', '');
export const notEqualRelation = message('maths.spoken.relations.notEqual', 'is not equal to', '');
export const lessRelation = message('maths.spoken.relations.less', 'is less than', '');
export const lessOrEqualRelation = message('maths.spoken.relations.lessOrEqual', 'is less than or equal to', '');
export const greaterRelation = message('maths.spoken.relations.greater', 'is greater than', '');
export const greaterOrEqualRelation = message(
  'maths.spoken.relations.greaterOrEqual',
  'is greater than or equal to',
  '',
);
export const approximatelyRelation = message('maths.spoken.relations.approximately', 'is approximately', '');
export const equivalentRelation = message('maths.spoken.relations.equivalent', 'is equivalent to', '');
export const inRelation = message('maths.spoken.relations.in', 'is in', '');
export const notInRelation = message('maths.spoken.relations.notIn', 'is not in', '');
export const subsetRelation = message('maths.spoken.relations.subset', 'is a subset of', '');
export const subsetOrEqualRelation = message('maths.spoken.relations.subsetOrEqual', 'is a subset of or equal to', '');
export const dividesRelation = message('maths.spoken.relations.divides', 'divides', '');
export const andLogic = message('maths.spoken.logics.and', 'and', '');
export const orLogic = message('maths.spoken.logics.or', 'or', '');
export const notLogic = message('maths.spoken.logics.not', 'not', '');
export const impliesLogic = message('maths.spoken.logics.implies', 'implies', '');
export const iffLogic = message('maths.spoken.logics.iff', 'if and only if', '');
export const unionOfSets = message('maths.spoken.setOperations.union', 'union', '');
export const intersectionOfSets = message('maths.spoken.setOperations.intersection', 'intersection', '');
export const differenceOfSets = message('maths.spoken.setOperations.difference', 'without', '');
export const productOfSets = message('maths.spoken.setOperations.product', 'cross', '');
export const factorialPostfix = message('maths.spoken.postfixes.factorial', 'factorial', '');
export const doubleFactorialPostfix = message('maths.spoken.postfixes.doubleFactorial', 'double factorial', '');
export const percentPostfix = message('maths.spoken.postfixes.percent', 'percent', '');
export const degreePostfix = message('maths.spoken.postfixes.degree', 'degrees', '');
export const conjugatePostfix = message('maths.spoken.postfixes.conjugate', 'conjugate', '');
export const transposePostfix = message('maths.spoken.postfixes.transpose', 'transposed', '');
export const hatAccent = message('maths.spoken.accents.hat', 'hat', '');
export const barAccent = message('maths.spoken.accents.bar', 'bar', '');
export const dotAccent = message('maths.spoken.accents.dot', 'dot', '');
export const tildeAccent = message('maths.spoken.accents.tilde', 'tilde', '');
export const oneHalf = message('maths.spoken.oneHalf', 'one half', '');
export const oneThird = message('maths.spoken.oneThird', 'one third', '');
export const oneQuarter = message('maths.spoken.oneQuarter', 'one quarter', '');
export const oneFifth = message('maths.spoken.oneFifth', 'one fifth', '');
export const oneSixth = message('maths.spoken.oneSixth', 'one sixth', '');
export const oneSeventh = message('maths.spoken.oneSeventh', 'one seventh', '');
export const oneEighth = message('maths.spoken.oneEighth', 'one eighth', '');
export const oneNinth = message('maths.spoken.oneNinth', 'one ninth', '');
export const oneTenth = message('maths.spoken.oneTenth', 'one tenth', '');
export const halves = message('maths.spoken.halves', '{number} halves', '');
export const thirds = message('maths.spoken.thirds', '{number} thirds', '');
export const quarters = message('maths.spoken.quarters', '{number} quarters', '');
export const fifths = message('maths.spoken.fifths', '{number} fifths', '');
export const sixths = message('maths.spoken.sixths', '{number} sixths', '');
export const sevenths = message('maths.spoken.sevenths', '{number} sevenths', '');
export const eighths = message('maths.spoken.eighths', '{number} eighths', '');
export const ninths = message('maths.spoken.ninths', '{number} ninths', '');
export const tenths = message('maths.spoken.tenths', '{number} tenths', '');
export const alphaLetter = message('maths.spoken.letters.alpha', 'alpha', '');
export const betaLetter = message('maths.spoken.letters.beta', 'beta', '');
export const gammaLetter = message('maths.spoken.letters.gamma', 'gamma', '');
export const deltaLetter = message('maths.spoken.letters.delta', 'delta', '');
export const epsilonLetter = message('maths.spoken.letters.epsilon', 'epsilon', '');
export const zetaLetter = message('maths.spoken.letters.zeta', 'zeta', '');
export const etaLetter = message('maths.spoken.letters.eta', 'eta', '');
export const thetaLetter = message('maths.spoken.letters.theta', 'theta', '');
export const iotaLetter = message('maths.spoken.letters.iota', 'iota', '');
export const kappaLetter = message('maths.spoken.letters.kappa', 'kappa', '');
export const lambdaLetter = message('maths.spoken.letters.lambda', 'lambda', '');
export const muLetter = message('maths.spoken.letters.mu', 'mu', '');
export const nuLetter = message('maths.spoken.letters.nu', 'nu', '');
export const xiLetter = message('maths.spoken.letters.xi', 'xi', '');
export const piLetter = message('maths.spoken.letters.pi', 'pi', '');
export const rhoLetter = message('maths.spoken.letters.rho', 'rho', '');
export const sigmaLetter = message('maths.spoken.letters.sigma', 'sigma', '');
export const tauLetter = message('maths.spoken.letters.tau', 'tau', '');
export const upsilonLetter = message('maths.spoken.letters.upsilon', 'upsilon', '');
export const phiLetter = message('maths.spoken.letters.phi', 'phi', '');
export const chiLetter = message('maths.spoken.letters.chi', 'chi', '');
export const psiLetter = message('maths.spoken.letters.psi', 'psi', '');
export const omegaLetter = message('maths.spoken.letters.omega', 'omega', '');
