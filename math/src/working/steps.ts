import { equivalent } from '../equivalence/index.ts';
import { findTypicalError, type TypicalError } from '../errors/index.ts';
import type { DerivativeNode, Expression } from '../notation/tree.ts';
import type { Definitions } from './definitions.ts';
import { contains } from '../forms/structure.ts';
import { differingPoint } from './explain.ts';
import type { Line } from './lines.ts';
import { isRoundedFrom } from './rounded.ts';

/** How a line follows from what is above it, by itself. */
export interface Step {
  readonly step:
    | 'equivalent'
    | 'implied'
    /** Nothing above to follow from, and nothing against it: a definition, a condition, something given. */
    | 'begins'
    | 'wrong'
    | 'unknown';
  /** For `implied`: whether the line has solutions that the line above has not, or the other way round. */
  readonly solutions?: 'gained' | 'lost';
  /** A sentence for the learner; empty where nothing needs to be said. */
  readonly says: string;
  readonly error?: TypicalError;
}

export const same: Step = { step: 'equivalent', says: '' };
export const begins: Step = { step: 'begins', says: '' };
export const unknown: Step = { step: 'unknown', says: '' };

export function wrong(says: string): Step {
  return { step: 'wrong', says };
}

/** A wrong step: the typical error behind it, if there is one, has the word. */
export function wrongStep(error: TypicalError | undefined, otherwise: string): Step {
  return error ? { step: 'wrong', says: error.feedback, error } : wrong(otherwise);
}

/** Links of a calculation; the first that is not right is shown. */
export function chain(values: readonly Expression[], mayRound = false): Step {
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    const step = before ? valueStep(before, value, mayRound) : same;
    if (step.step !== 'equivalent') return step;
  }
  return same;
}

/** From one expression to the next of a calculation. */
export function valueStep(above: Expression, line: Expression, mayRound = false): Step {
  const { verdict } = equivalent(above, line);
  if (verdict === 'equal' || (mayRound && isRoundedFrom(line, above))) return same;
  if (verdict === 'unknown') return unknown;
  const [before, after] = bodiesOfLimits(above, line) ?? [above, line];
  const isLimit = before.kind === 'limit';
  const error = isLimit
    ? undefined
    : findTypicalError(before, after, { kind: 'expression', question: [before], operations: nothingSaid });
  const changes = hasBoundLetter(above) || hasBoundLetter(line) ? undefined : differingPoint(above, line);
  return wrongStep(error, changes ?? (isLimit ? limitChanges : 'The value changes here.'));
}

const nothingSaid: ReadonlySet<never> = new Set();
const limitChanges = 'This is not the limit of the line above.';

/** Returns the bodies of two limits whose letter goes to the same place. */
function bodiesOfLimits(above: Expression, line: Expression): readonly [Expression, Expression] | undefined {
  if (above.kind !== 'limit' || line.kind !== 'limit' || above.variable !== line.variable) return undefined;
  const isSamePlace = above.side === line.side && equivalent(above.target, line.target).verdict === 'equal';
  return isSamePlace ? [above.body, line.body] : undefined;
}

/** Whether a letter is that of a limit, a sum or an integral, so that no number can be put in for it. */
function hasBoundLetter(tree: Expression): boolean {
  return contains(tree, ({ kind }) => kind === 'limit' || kind === 'big');
}

/** From f to f, from f to its derivative, from f to an antiderivative F. */
export function functionStep(line: Extract<Line, { kind: 'function' }>, definitions: Definitions): Step {
  const own = chain(line.values);
  const [value] = line.values;
  if (own.step !== 'equivalent' || !value) return own;
  const { name, order, variable } = line;
  if (!definitions.isFunction(name)) return newFunctionStep(line, value, definitions);
  if (definitions.isStated(name, order)) {
    const before = definitions.bodyOf(name, order);
    return before ? valueStep(before, value) : unknown;
  }
  const before = definitions.bodyOf(name, order - 1);
  if (!before) return unknown;
  const derivative: DerivativeNode = { kind: 'derivative', body: before, variable, order: 1 };
  const step = valueStep(derivative, value);
  if (step.step !== 'wrong' || step.error) return step;
  return wrong('This is not the derivative of what stands above: check each term.');
}

function newFunctionStep(
  { name, order, variable }: Extract<Line, { kind: 'function' }>,
  value: Expression,
  definitions: Definitions,
): Step {
  const derived = order === 0 ? definitions.derivedNameOf(name) : undefined;
  const body = derived === undefined ? undefined : definitions.bodyOf(derived, 0);
  if (derived === undefined || !body || definitions.variableOf(derived) !== variable) return begins;
  const slope: DerivativeNode = { kind: 'derivative', body: value, variable, order: 1 };
  const { verdict } = equivalent(slope, body);
  if (verdict === 'equal') return same;
  if (verdict === 'unknown') return unknown;
  const integral: Expression = { kind: 'big', operator: 'integral', body, variable };
  const error = findTypicalError(integral, value, {
    kind: 'expression',
    upToConstantIn: variable,
    question: [integral],
  });
  return wrongStep(error, `Differentiate $${name}$ to check: the result is not $${derived}$.`);
}

export interface LineVerdict {
  readonly verdict:
    /** Nothing to follow from: the first line, a definition, something given, a condition, a calculation on the side. */
    | 'first'
    /** The same value, or the same solutions. */
    | 'equivalent'
    /** Solutions were gained or lost: see `solutions`. */
    | 'implied'
    | 'wrong'
    /** A wrong line is above: `step` says how the line follows from its neighbour, which is not held against it. */
    | 'after-wrong'
    | 'unreadable'
    | 'unknown';
  /** How the line follows from the readable lines above it, by itself; absent where there is nothing to follow from. */
  readonly step?: Exclude<Step['step'], 'begins'>;
  readonly solutions?: 'gained' | 'lost';
  /** A sentence for the learner; empty where nothing needs to be said. */
  readonly says: string;
  /** The typical error behind a wrong step, when one is recognised: its id, and its name for teachers. */
  readonly error?: { readonly id: string; readonly name: string };
  /** Where an unreadable line cannot be read. */
  readonly span?: { readonly start: number; readonly end: number };
}

/** The verdict of a line that is held to follow. */
export function plainly(own: Step): LineVerdict {
  if (own.step === 'begins') return { verdict: 'first', says: own.says };
  return lineVerdict(own.step, own);
}

/** A verdict with what the step itself says. */
export function lineVerdict(verdict: LineVerdict['verdict'], { step, says, solutions, error }: Step): LineVerdict {
  return {
    verdict,
    ...(step === 'begins' ? {} : { step }),
    says,
    ...(solutions && { solutions }),
    ...(error && { error: { id: error.id, name: error.name } }),
  };
}
