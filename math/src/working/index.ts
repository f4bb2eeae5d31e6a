import { equivalent } from '../equivalence/index.ts';
import { recogniseError } from '../errors/index.ts';
import { sameValueAs } from '../grading/typical-errors.ts';
import type { Expression } from '../notation/tree.ts';

/** How a line of working follows from the line above it. */
export interface LineVerdict {
  readonly step:
    | 'first'
    /** The same value, or the same solutions. */
    | 'equivalent'
    /** Follows from the line above, but has solutions that the line above has not, e.g. after squaring. */
    | 'implied'
    /** Every solution of it solves the line above, but some were lost, e.g. by dividing by x. */
    | 'lost'
    | 'wrong'
    | 'unknown';
  /** A sentence for the learner; empty where nothing needs to be said. */
  readonly says: string;
  /** The typical error behind a wrong step, when one is recognised. */
  readonly error?: string;
}

/** Judges each line of a calculation or of the solution of an equation by the line above it. */
export function checkWorking(lines: readonly Expression[]): LineVerdict[] {
  return lines.map((line, index) => {
    const above = lines[index - 1];
    return above ? checkStep(above, line) : { step: 'first', says: '' };
  });
}

function isStatement(tree: Expression): boolean {
  if (tree.kind === 'group') return isStatement(tree.body);
  return tree.kind === 'relation' || tree.kind === 'logic' || (tree.kind === 'constant' && isTruth(tree.name));
}

function isTruth(name: string): boolean {
  return name === 'true' || name === 'false';
}

function checkStep(above: Expression, line: Expression): LineVerdict {
  if (isStatement(above) !== isStatement(line)) {
    return { step: 'wrong', says: 'One of the two lines is an equation and the other is not.' };
  }
  return isStatement(line) ? checkStatement(above, line) : checkValue(above, line);
}

function checkValue(above: Expression, line: Expression): LineVerdict {
  const { verdict } = equivalent(above, line);
  if (verdict === 'equal') return { step: 'equivalent', says: '' };
  if (verdict === 'unknown') return { step: 'unknown', says: '' };
  return wrongStep(recogniseError(above, 'expression', sameValueAs(line)));
}

function checkStatement(above: Expression, line: Expression): LineVerdict {
  const options = { multiplicity: 'ignore' } as const;
  const { verdict } = equivalent(above, line, options);
  if (verdict === 'equal') return { step: 'equivalent', says: '' };
  const both: Expression = { kind: 'logic', operator: 'and', operands: [above, line] };
  if (equivalent(both, above, options).verdict === 'equal') {
    return { step: 'implied', says: 'This may bring in new solutions: test them in the line above.' };
  }
  if (equivalent(both, line, options).verdict === 'equal') {
    return { step: 'lost', says: 'A solution of the line above is lost here.' };
  }
  if (verdict === 'unknown') return { step: 'unknown', says: '' };
  const same = (made: Expression): boolean => equivalent(made, line, options).verdict === 'equal';
  return wrongStep(recogniseError(above, 'statement', same));
}

function wrongStep(rule: { readonly id: string; readonly says: string } | undefined): LineVerdict {
  if (!rule) return { step: 'wrong', says: 'This does not follow from the line above.' };
  return { step: 'wrong', says: rule.says, error: rule.id };
}
