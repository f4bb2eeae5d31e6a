import type { Message } from '../message.ts';
import type {
  AccentNode,
  ConstantName,
  LogicNode,
  PostfixNode,
  RelationOperator,
  SetOperationNode,
} from '../notation/tree.ts';
import * as m from './messages.ts';

/** Names of functions. */
export const functions: Readonly<Record<string, Message>> = {
  sin: m.sinFunction,
  cos: m.cosFunction,
  tan: m.tanFunction,
  cot: m.cotFunction,
  sec: m.secFunction,
  csc: m.cscFunction,
  arcsin: m.arcsinFunction,
  arccos: m.arccosFunction,
  arctan: m.arctanFunction,
  sinh: m.sinhFunction,
  cosh: m.coshFunction,
  tanh: m.tanhFunction,
  ln: m.lnFunction,
  log: m.logFunction,
  exp: m.expFunction,
  max: m.maxFunction,
  min: m.minFunction,
  gcd: m.gcdFunction,
  lcm: m.lcmFunction,
  sign: m.signFunction,
  re: m.reFunction,
  im: m.imFunction,
  arg: m.argFunction,
  det: m.detFunction,
};

/** Names of constants. */
export const constants: Readonly<Record<ConstantName, Message>> = {
  pi: m.piConstant,
  e: m.eConstant,
  i: m.iConstant,
  infinity: m.infinityConstant,
  reals: m.realsConstant,
  integers: m.integersConstant,
  naturals: m.naturalsConstant,
  rationals: m.rationalsConstant,
  complexes: m.complexesConstant,
  'empty-set': m.emptySetConstant,
  true: m.trueConstant,
  false: m.falseConstant,
};

/** Signs between two sides. */
export const relations: Readonly<Record<RelationOperator, Message>> = {
  '=': m.equalsRelation,
  '!=': m.notEqualRelation,
  '<': m.lessRelation,
  '<=': m.lessOrEqualRelation,
  '>': m.greaterRelation,
  '>=': m.greaterOrEqualRelation,
  approx: m.approximatelyRelation,
  equivalent: m.equivalentRelation,
  in: m.inRelation,
  'not-in': m.notInRelation,
  subset: m.subsetRelation,
  'subset-or-equal': m.subsetOrEqualRelation,
  divides: m.dividesRelation,
};

/** Words between statements. */
export const logics: Readonly<Record<LogicNode['operator'], Message>> = {
  and: m.andLogic,
  or: m.orLogic,
  not: m.notLogic,
  implies: m.impliesLogic,
  iff: m.iffLogic,
};

/** Signs between sets. */
export const setOperations: Readonly<Record<SetOperationNode['operator'], Message>> = {
  union: m.unionOfSets,
  intersection: m.intersectionOfSets,
  difference: m.differenceOfSets,
  product: m.productOfSets,
};

/** Signs behind an operand. */
export const postfixes: Readonly<Record<PostfixNode['operator'], Message>> = {
  factorial: m.factorialPostfix,
  'double-factorial': m.doubleFactorialPostfix,
  percent: m.percentPostfix,
  degree: m.degreePostfix,
  conjugate: m.conjugatePostfix,
  transpose: m.transposePostfix,
};

/** Signs above a letter. */
export const accents: Readonly<Record<Exclude<AccentNode['accent'], 'vector'>, Message>> = {
  hat: m.hatAccent,
  bar: m.barAccent,
  dot: m.dotAccent,
  tilde: m.tildeAccent,
};

/** One half, one third … one tenth. */
export const oneParts: readonly Message[] = [
  m.oneHalf,
  m.oneThird,
  m.oneQuarter,
  m.oneFifth,
  m.oneSixth,
  m.oneSeventh,
  m.oneEighth,
  m.oneNinth,
  m.oneTenth,
];

/** 3 halves, 3 thirds … 3 tenths. */
export const parts: readonly Message[] = [
  m.halves,
  m.thirds,
  m.quarters,
  m.fifths,
  m.sixths,
  m.sevenths,
  m.eighths,
  m.ninths,
  m.tenths,
];

/** Greek letters by their English names, as trees have them. */
export const letters: ReadonlyMap<string, Message> = new Map([
  ['alpha', m.alphaLetter],
  ['beta', m.betaLetter],
  ['gamma', m.gammaLetter],
  ['delta', m.deltaLetter],
  ['epsilon', m.epsilonLetter],
  ['zeta', m.zetaLetter],
  ['eta', m.etaLetter],
  ['theta', m.thetaLetter],
  ['iota', m.iotaLetter],
  ['kappa', m.kappaLetter],
  ['lambda', m.lambdaLetter],
  ['mu', m.muLetter],
  ['nu', m.nuLetter],
  ['xi', m.xiLetter],
  ['pi', m.piLetter],
  ['rho', m.rhoLetter],
  ['sigma', m.sigmaLetter],
  ['tau', m.tauLetter],
  ['upsilon', m.upsilonLetter],
  ['phi', m.phiLetter],
  ['chi', m.chiLetter],
  ['psi', m.psiLetter],
  ['omega', m.omegaLetter],
]);
