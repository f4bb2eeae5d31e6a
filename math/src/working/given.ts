import { findTypicalError } from '../errors/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equationOf } from './explain.ts';
import { isStatement } from './lines.ts';
import { both, implies } from './statements.ts';

const mostGiven = 4;
const mostLookedAt = 10;

/**
 * How many of the first lines are given together: the equations of a system, each in a line of its own, or numbers and
 * the formula that they belong to. Seen from what comes after them: each of them is needed for some later line.
 */
export function countGiven(lines: readonly (Expression | undefined)[]): number {
  const first = startOf(lines);
  for (let count = first.length; count >= 2; count--) {
    const given = first.slice(0, count);
    const later = lines.slice(count, count + mostLookedAt).filter((line) => line !== undefined && isStatement(line));
    if (areNeeded(given, later as readonly Expression[])) return count;
  }
  return 1;
}

/** The first lines as far as they may be given. */
function startOf(lines: readonly (Expression | undefined)[]): readonly Expression[] {
  const found: Expression[] = [];
  for (const line of lines.slice(0, mostGiven)) {
    const [first] = found;
    if (!line || !equationOf(line) || (first && !mayBeGiven(first, line))) break;
    found.push(line);
  }
  return found;
}

/** An equation of several letters; numbers only beside a formula or other numbers. */
function mayBeGiven(first: Expression, line: Expression): boolean {
  const takesNumbers = isFormula(first);
  if (isAssignment(line)) return takesNumbers;
  if (namesIn(line).size < 2) return false;
  return !isFormula(line) || !findTypicalError(first, line, { kind: 'statement' });
}

/** A letter alone on the left. */
const isFormula = (tree: Expression): boolean => equationOf(tree)?.left.kind === 'name';

function isAssignment(tree: Expression): boolean {
  const right = equationOf(tree)?.right;
  return isFormula(tree) && right !== undefined && namesIn(right).size === 0;
}

/** Whether each of them is needed for a later line that follows from all together. */
function areNeeded(given: readonly Expression[], later: readonly Expression[]): boolean {
  const following = later.filter((line) => implies(both(...given), line));
  return given.every((_, index) => {
    const others = given.filter((__, position) => position !== index);
    const rest = others.length === 1 ? others[0] : both(...others);
    return rest !== undefined && following.some((line) => !implies(rest, line));
  });
}
