import { arithmeticRules } from './rules/arithmetic-rules.ts';
import { calculusRules } from './rules/calculus/calculus-rules.ts';
import { collectionRules } from './rules/collection-rules.ts';
import { derivativeRules } from './rules/calculus/derivative-rules.ts';
import { equationRules } from './rules/equation-rules.ts';
import { exponentRules } from './rules/exponent-rules.ts';
import { fractionRules } from './rules/fraction-rules.ts';
import { functionRules } from './rules/function-rules.ts';
import { integralRules } from './rules/calculus/integral-rules.ts';
import { matrixRules } from './rules/matrix-rules.ts';
import { numberRules } from './rules/number-rules.ts';
import { percentRules } from './rules/percent-rules.ts';
import { powerRules } from './rules/power-rules.ts';
import { productRules } from './rules/product-rules.ts';
import type { ErrorRule } from './rule.ts';
import { signRules } from './rules/sign-rules.ts';
import { taskRules } from './rules/task-rules.ts';
import { termsRules } from './rules/terms-rules.ts';

const isVague = ({ vague }: ErrorRule): boolean => vague === true;

const scalarRules = [
  ...signRules,
  ...powerRules,
  ...exponentRules,
  ...productRules,
  ...termsRules,
  ...fractionRules,
  ...functionRules,
  ...percentRules,
  ...arithmeticRules,
  ...calculusRules,
];

/** Whether a rule is found only through words; it then says more than any slip with the same result. */
const isAboutWords = ({ needs }: ErrorRule): boolean =>
  needs.some((operation) => ['triangle', 'circle', 'probability'].includes(operation));
const clear = scalarRules.filter((rule) => !isVague(rule));
const telling = [...clear.filter(isAboutWords), ...clear.filter((rule) => !isAboutWords(rule))];
const scalars: readonly ErrorRule[] = [...telling, ...scalarRules.filter(isVague)];
const [percent, ...scales] = numberRules;
/** Per cent, where it is spoken of, says more than a sign or a reciprocal. */
const numbers = [...telling, ...(percent ? [percent] : []), ...scalarRules.filter(isVague), ...scales];

/** Kinds of answers: rules that cannot apply are left out. */
export type ErrorKind = 'number' | 'expression' | 'collection' | 'statement';

/** In the order in which they are tried: the first that leads to the answer is named. */
export const rulesFor: Readonly<Record<ErrorKind, readonly ErrorRule[]>> = {
  number: numbers,
  expression: scalars,
  collection: collectionRules,
  statement: [...equationRules, ...collectionRules, ...scalars],
};

/** Rules about what the question shows: tried before those that look at the right answer alone. */
export const rulesOfTasks: readonly ErrorRule[] = [
  ...derivativeRules,
  ...integralRules,
  ...calculusRules,
  ...taskRules,
  ...matrixRules,
];

/** Left out where the question is seen to be about something else than derivatives and integrals. */
export const rulesOfCalculus: ReadonlySet<ErrorRule> = new Set(calculusRules);

/** Wrong steps from an equation, of which the learner gave the solution. */
export const rulesOfEquations: readonly ErrorRule[] = equationRules;

/** Wrong rewritings of one side of an equation, of which the learner gave the solution. */
export const rulesOfSides: readonly ErrorRule[] = scalarRules.filter(({ id }) =>
  ['factor-first-term-only', 'minus-before-bracket', 'root-as-half'].includes(id),
);

/** Wrong uses of the quadratic formula. */
export const rulesOfSolutions: readonly ErrorRule[] = taskRules.filter(({ id }) => id.startsWith('quadratic-'));

/** Every typical error that is known. */
export const typicalErrors: readonly ErrorRule[] = [
  ...scalars,
  ...numberRules,
  ...derivativeRules,
  ...integralRules,
  ...equationRules,
  ...collectionRules,
  ...taskRules,
  ...matrixRules,
];
