import { equivalent } from '../equivalence/index.ts';
import { findTypicalError, type TypicalError } from '../errors/index.ts';
import { namesIn } from '../notation/index.ts';
import type { DerivativeNode, Expression } from '../notation/tree.ts';
import type { Line } from './lines.ts';

/** How a line follows from the line above it, by itself. */
export interface Step {
  readonly step: 'equivalent' | 'implied' | 'wrong' | 'unknown';
  /** For `implied`: whether the line has solutions that the line above has not, or the other way round. */
  readonly solutions?: 'gained' | 'lost';
  /** A sentence for the learner; empty where nothing needs to be said. */
  readonly says: string;
  readonly error?: TypicalError;
}

const same: Step = { step: 'equivalent', says: '' };
const unknown: Step = { step: 'unknown', says: '' };

/** Judges a line by the line above it; the first line and an aside only by themselves. */
export function stepTo(line: Line, above: Line | undefined): Step {
  if (line.kind === 'statement') {
    if (!above) return same;
    if (above.kind === 'statement') return statementStep(above.statement, line.statement);
    return mixed;
  }
  const own = chain(line.values);
  if (own.step !== 'equivalent' || !above || line.kind === 'aside') return own;
  const [first] = line.values;
  if (!first) return own;
  if (line.kind === 'function' && above.kind === 'function') return functionStep(above, line, first);
  const before = 'values' in above ? above.values.at(-1) : undefined;
  return before && above.kind === line.kind ? valueStep(before, first) : mixed;
}

const mixed: Step = { step: 'wrong', says: 'One of the two lines is an equation and the other is not.' };

/** Links of a calculation; the first that is not right is told. */
function chain(values: readonly Expression[]): Step {
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    const step = before ? valueStep(before, value) : same;
    if (step.step !== 'equivalent') return step;
  }
  return same;
}

function valueStep(above: Expression, line: Expression): Step {
  const { verdict } = equivalent(above, line);
  if (verdict === 'equal') return same;
  if (verdict === 'unknown') return unknown;
  return wrongStep(findTypicalError(above, line, { kind: 'expression', question: [above] }));
}

/** f to f, or f to its derivative. */
function functionStep(
  above: Extract<Line, { kind: 'function' }>,
  line: Extract<Line, { kind: 'function' }>,
  value: Expression,
): Step {
  const before = above.values.at(-1);
  const order = line.order - above.order;
  if (!before || above.name !== line.name || order < 0) return unknown;
  if (order === 0) return valueStep(before, value);
  const derivative: DerivativeNode = { kind: 'derivative', body: before, variable: line.variable, order };
  return valueStep(derivative, value);
}

function statementStep(above: Expression, line: Expression): Step {
  const options = { multiplicity: 'ignore' } as const;
  const isSame = (a: Expression, b: Expression) => equivalent(a, b, options).verdict;
  const verdict = isSame(above, line);
  if (verdict === 'equal') return same;
  if (verdict === 'unknown') return unknown;
  const both: Expression = { kind: 'logic', operator: 'and', operands: [above, line] };
  if (isSame(both, above) === 'equal') return { step: 'implied', solutions: 'gained', says: gainedBy(above) };
  if (isSame(both, line) === 'equal' && isSame(line, impossible) !== 'equal') {
    const says = 'A solution of the line above is lost here. Did you divide by something that may be 0?';
    return { step: 'implied', solutions: 'lost', says };
  }
  return wrongStep(findTypicalError(above, line, { kind: 'statement' }));
}

/** One equation out of a system follows from it, but does not replace it. */
function gainedBy(above: Expression): string {
  if (above.kind === 'logic' && above.operator === 'and' && namesIn(above).size > 1) {
    return 'This follows, but it does not replace the other equations: you still need them.';
  }
  return 'New solutions may have come in here, as happens when you square or multiply by the unknown: test them.';
}

const impossible: Expression = { kind: 'constant', name: 'false' };

function wrongStep(error: TypicalError | undefined): Step {
  if (!error) return { step: 'wrong', says: 'This does not follow from the line above.' };
  return { step: 'wrong', says: error.feedback, error };
}
