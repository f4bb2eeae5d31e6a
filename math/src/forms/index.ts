import { LimitReached } from '../algebra/integer.ts';
import { bounded } from '../algebra/work.ts';
import type { AnswerForm } from '../exercises/document.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkAntiderivative } from './antiderivative.ts';
import { checkCompletedSquare } from './completed-square.ts';
import { checkExpanded, checkNoBrackets } from './expanded.ts';
import { checkFactored } from './factored.ts';
import { checkLowestTerms, checkPartialFractions, checkSingleFraction } from './fractions.ts';
import { checkDecimal, checkScientific, checkSurd } from './numerals.ts';
import { type FormVerdict, ok } from './structure.ts';

export interface FormContext {
  /** The answer that is right, for forms that look at its letters. */
  readonly model?: Expression;
  /** The letter that the form is about; else all letters. */
  readonly variable?: string;
}

/**
 * Whether an expression is written in a form, or what is missing, in words for a learner. The value is not looked at:
 * whether it is right is another question.
 */
export function checkForm(tree: Expression, form: AnswerForm, context: FormContext = {}): FormVerdict {
  try {
    return bounded(stepsForForm, () => checkNamed(tree, form, context));
  } catch (error) {
    // What is beyond measure is not held against its writer.
    if (error instanceof LimitReached) return ok;
    throw error;
  }
}

const stepsForForm = 100_000;

function checkNamed(tree: Expression, form: AnswerForm, context: FormContext): FormVerdict {
  switch (form) {
    case 'any':
      return ok;
    case 'factored':
      return checkFactored(tree);
    case 'expanded':
      return checkExpanded(tree);
    case 'lowest-terms':
      return checkLowestTerms(tree);
    case 'single-fraction':
      return checkSingleFraction(tree);
    case 'partial-fractions':
      return checkPartialFractions(tree, context.variable ?? mainLetter(context.model ?? tree));
    case 'completed-square':
      return checkCompletedSquare(tree, context.variable ?? mainLetter(context.model ?? tree));
    case 'no-brackets':
      return checkNoBrackets(tree);
    case 'decimal':
      return checkDecimal(tree);
    case 'scientific':
      return checkScientific(tree);
    case 'surd':
      return checkSurd(tree);
    case 'antiderivative':
      return checkAntiderivative(tree, context.model, context.variable);
  }
}

/** The letter that a form is most likely about. */
function mainLetter(tree: Expression): string | undefined {
  const names = namesIn(tree);
  return ['x', 'y', 'z', 't'].find((name) => names.has(name)) ?? [...names][0];
}

export type { FormVerdict };
