/** How an answer is written: the forms, each by its definition, and what is missing in words for a learner. */
import { LimitReached } from '../algebra/numbers/integer.ts';
import { bounded } from '../algebra/work.ts';
import type { AnswerForm } from '../exercises/document/document.ts';
import { namesIn, walk } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkAntiderivative } from './antiderivative.ts';
import { checkCompletedSquare } from './polynomials/completed-square.ts';
import { checkExpanded } from './polynomials/expanded.ts';
import { checkFactored } from './polynomials/factored.ts';
import { checkFractionWithoutDecimals, checkLowestTerms } from './fractions/lowest-terms.ts';
import { checkNoBrackets } from './polynomials/no-brackets.ts';
import { checkDecimal, checkScientific } from './numbers/numerals.ts';
import { checkPartialFractions } from './fractions/partial-fractions.ts';
import { checkSingleFraction } from './fractions/single-fraction.ts';
import { innerCalculation } from './inner-numbers.ts';
import { type FormVerdict, inMaths, isClosed, isPowerOfNumber, membersOf, missing, ok } from './structure.ts';
import { checkSurd } from './numbers/surd.ts';

export { formDefinitions } from './definitions.ts';
export { isSameForm, type SameFormOptions } from './same-form.ts';
export type { FormVerdict };

export interface FormContext {
  /** The answer that is right, for forms that look at its letters. */
  readonly model?: Expression;
  /** The letter that the form is about; else all letters. */
  readonly variable?: string;
}

/**
 * Whether an expression is written in a form, or what is missing, in words for a learner. The value is not looked at:
 * whether it is right is another question. Of a statement or collection each member must have the form.
 */
export function checkForm(tree: Expression, form: AnswerForm, context: FormContext = {}): FormVerdict {
  try {
    return bounded(stepsForForm, () => checkMembers(tree, form, context));
  } catch (error) {
    // An answer too large to check is not held against the learner.
    if (error instanceof LimitReached) return ok;
    throw error;
  }
}

const stepsForForm = 100_000;

function checkMembers(tree: Expression, form: AnswerForm, context: FormContext): FormVerdict {
  if (form === 'antiderivative') return checkAntiderivative(tree, context.model, context.variable);
  const members = membersOf(tree);
  for (const member of members) {
    // The x of x = 0.5 is not what the form is about.
    if (members.length > 1 && member.kind === 'name') continue;
    const verdict = checks[form](member, { ...context, whole: tree });
    if (!verdict.ok) return verdict;
  }
  return ok;
}

interface MemberContext extends FormContext {
  /** The whole answer, of which the member may be a part. */
  readonly whole: Expression;
}

type Check = (tree: Expression, context: MemberContext) => FormVerdict;

const checks: Readonly<Record<Exclude<AnswerForm, 'antiderivative'>, Check>> = {
  any: () => ok,
  factored: withInnerNumbers((tree, { variable, whole }) =>
    checkFactored(tree, variable === undefined && isClosed(whole)),
  ),
  expanded: withPowers(checkExpanded),
  'lowest-terms': withInnerNumbers(checkLowestTerms),
  fraction: withInnerNumbers(checkFractionWithoutDecimals),
  'single-fraction': withInnerNumbers(checkSingleFraction),
  'partial-fractions': withPowers((tree, context) => checkPartialFractions(tree, subject(context))),
  'completed-square': withPowers((tree, context) => checkCompletedSquare(tree, subject(context))),
  'no-brackets': checkNoBrackets,
  decimal: checkDecimal,
  scientific: checkScientific,
  surd: withInnerNumbers(checkSurd),
};

/** The form, with numbers worked out in exponents, under roots and in arguments of functions. */
function withInnerNumbers(check: Check): Check {
  return (tree, context) => {
    const verdict = check(tree, context);
    const left = verdict.ok ? innerCalculation(tree) : undefined;
    return left ? missing(`Work out ${inMaths(left)}.`) : verdict;
  };
}

/** The same, with powers of numbers worked out everywhere. */
function withPowers(check: Check): Check {
  const checkNumbersToo = withInnerNumbers(check);
  return (tree, context) => {
    let power: Expression | undefined;
    walk(tree, (node) => {
      if (isPowerOfNumber(node)) power ??= node;
    });
    return power ? missing(`Work out ${inMaths(power)}.`) : checkNumbersToo(tree, context);
  };
}

/** The letter that a form is most likely about. */
function subject({ variable, model, whole }: MemberContext): string | undefined {
  if (variable !== undefined) return variable;
  const names = namesIn(model ?? whole);
  return ['x', 'y', 'z', 't'].find((name) => names.has(name)) ?? [...names][0];
}
