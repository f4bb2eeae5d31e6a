/**
 * The tests of form that public suites of answer checking name (STACK's answer tests, KAS' form comparison), by the
 * means of the engine. `b` is the model answer; "0" stands for none where a form is asked for.
 */
import { equivalent } from '../../math/src/equivalence/index.ts';
import type { AnswerForm, Tolerance } from '../../math/src/exercises/document/document.ts';
import {
  checkAntiderivative,
  checkAntiderivativeWithoutConstant,
  matchesUpToConstant,
} from '../../math/src/forms/antiderivative.ts';
import { checkForm } from '../../math/src/forms/index.ts';
import { inOneNotation, isSameForm } from '../../math/src/forms/same-form.ts';
import {
  checkDecimalPlaces,
  checkSignificantFigures,
  type FiguresAsked,
} from '../../math/src/forms/numbers/written-digits.ts';
import { children, mapChildren, read, sameTree } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';
import { isSimplified } from './simplified.ts';

export interface FormVerdict {
  readonly verdict: 'pass' | 'fail';
  readonly message?: string;
}

const forms: Readonly<Record<string, AnswerForm>> = {
  FacForm: 'factored',
  Expanded: 'expanded',
  LowestTerms: 'lowest-terms',
  SingleFrac: 'single-fraction',
  PartFrac: 'partial-fractions',
  CompSquare: 'completed-square',
};

const pass: FormVerdict = { verdict: 'pass' };
const fail = (message?: string): FormVerdict => ({ verdict: 'fail', ...(message === undefined ? {} : { message }) });
const passIf = (holds: boolean): FormVerdict => (holds ? pass : fail());

/** Answers one row. Throws a TypeError for a type that is not known. */
export function testForm(type: string, a: Expression, b: Expression, given: unknown): FormVerdict {
  const options = isEmpty(given) ? undefined : given;
  const form = forms[type];
  if (form) return testNamedForm(form, a, b, options);
  switch (type) {
    case 'EqualComAss':
      return passIf(isSameForm(a, b));
    // As it was typed, in the same order; two notations of one thing are the same.
    case 'equal:symbolic_equivalences':
    case 'equal:symbolic_nonequivalences':
      return passIf(sameTree(inOneNotation(a), inOneNotation(b), { groups: true, marks: true }));
    case 'CasEqual':
      return passIf(sameTree(a, b, { groups: true, marks: true }));
    case 'same-normal-form':
    case 'same-stripped-normal-form':
    case 'compare-form':
      return passIf(isSameForm(a, b, { signs: true }));
    case 'Int':
      return testAntiderivative(a, b, typeof options === 'string' ? options : 'x');
    case 'besimplified':
      return passIf(isSimplified(a));
    case 'Diff':
      return passIf(equivalent(a, b).verdict === 'equal');
    case 'Sets':
      return passIf(equivalent(a, b).verdict === 'equal');
    case 'NumAbsolute':
      return passIf(within(a, b, 'absolute', options));
    case 'NumRelative':
      return passIf(within(a, b, 'relative', options));
    case 'NumSigFigs':
      return passIf(checkSignificantFigures(a, b, figuresAsked(options)));
    case 'NumDecPlaces':
      return passIf(checkDecimalPlaces(a, b, count(options)));
    default:
      throw new TypeError(`no test of form is named ${type}`);
  }
}

/** No options are given as nothing, an empty text or an empty list. */
function isEmpty(options: unknown): boolean {
  if (typeof options === 'string') return /^\s*(?:\[\s*\])?\s*$/.test(options);
  return options === null || options === undefined || (Array.isArray(options) && options.length === 0);
}

function testNamedForm(form: AnswerForm, a: Expression, b: Expression, options: unknown): FormVerdict {
  const hasModel = !(b.kind === 'number' && b.text === '0');
  if (hasModel && equivalent(a, b).verdict !== 'equal') return fail('The value is not that of the model.');
  const about = typeof options === 'string' ? read(options, { syntax: 'plain' }) : undefined;
  const subject = about?.ok ? about.tree : undefined;
  // A form may be about an expression, such as sin(x): a letter stands for it.
  const variable = subject?.kind === 'name' ? subject.name : subject ? 'u' : undefined;
  const tree = subject && subject.kind !== 'name' ? replaced(a, subject) : a;
  const verdict = checkForm(tree, form, variable === undefined ? {} : { variable });
  return verdict.ok ? pass : fail(verdict.message);
}

function replaced(tree: Expression, subject: Expression): Expression {
  if (isSameForm(tree, subject)) return { kind: 'name', name: 'u' };
  return mapChildren(tree, (child) => replaced(child, subject));
}

function testAntiderivative(a: Expression, b: Expression, options: string): FormVerdict {
  const [variable = 'x', ...flags] = options.replace(/[[\]\s]/g, '').split(',');
  if (matchesUpToConstant(a, b, variable) !== 'equal') return fail('The derivative is another one.');
  const verdict = flags.includes('NOCONST')
    ? checkAntiderivativeWithoutConstant(a, b, variable)
    : checkAntiderivative(a, b, variable);
  return verdict.ok ? pass : fail(verdict.message);
}

/** The suites' default tolerance is 0.05, and they compare real numbers only. */
function within(a: Expression, b: Expression, kind: Tolerance['kind'], options: unknown): boolean {
  const value = options === undefined ? 0.05 : Number(options);
  if (isImaginary(a) || isImaginary(b)) return false;
  return Number.isFinite(value) && equivalent(a, b, { tolerance: { kind, value } }).verdict === 'equal';
}

function isImaginary(tree: Expression): boolean {
  return (tree.kind === 'constant' && tree.name === 'i') || children(tree).some(isImaginary);
}

function count(options: unknown): number {
  return Number.parseInt(String(options).replace('[', ''), 10);
}

/** `3`, `[4,3]` (four figures, right to three) or `[3,-1]` (at least three). */
function figuresAsked(options: unknown): FiguresAsked {
  const [figures = 0, accuracy] = String(options).replace(/[[\]]/g, '').split(',').map(Number);
  if (accuracy === undefined) return { figures };
  return accuracy < 0 ? { figures, orMore: true } : { figures, accurateTo: accuracy };
}
