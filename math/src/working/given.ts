import { bounded } from '../algebra/work.ts';
import { findTypicalError } from '../errors/index.ts';
import { namesIn, sameTree } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { Budget } from './budget.ts';
import { equationOf } from './explain.ts';
import { isStatement } from './lines.ts';
import { both, implies } from './statements.ts';

const mostGiven = 4;
const mostLookedAt = 10;

/**
 * How many of the first lines are given together: the equations of a system, each in a line of its own, or numbers and
 * the formula that they belong to. Seen from what comes after them: each of them is needed for some later line.
 */
export function countGiven(lines: readonly (Expression | undefined)[], budget: Budget): number {
  return budget.within(1, () => bounded(stepsForGiven, () => count(lines)));
}

/** The remaining steps are for the lines themselves. */
const stepsForGiven = 150_000;

function count(lines: readonly (Expression | undefined)[]): number {
  const first = startOf(lines.map((line) => line && asNumbers(line)));
  for (let many = first.length; many >= 2; many--) {
    const given = first.slice(0, many);
    const later = lines
      .slice(many, many + mostLookedAt)
      .filter((line): line is Expression => line !== undefined && isStatement(line));
    if (areNeeded(given, later) || lookGiven(given, later)) return many;
  }
  return 1;
}

/** The first lines as far as they may be given. */
function startOf(lines: readonly (Expression | undefined)[]): readonly Expression[] {
  const found: Expression[] = [];
  for (const line of lines.slice(0, mostGiven)) {
    const [first] = found;
    const isInSystem = found.length > 1 && found.every((one) => namesIn(one).size > 1);
    if (
      !line ||
      (!equationOf(line) && !isNumbers(line)) ||
      (first && !mayBeGiven(first, line, isInSystem) && !areEquated(first, line, lines))
    )
      break;
    found.push(line);
  }
  return found;
}

/** An equation of several letters; a number for a letter only beside a formula, other numbers or several equations. */
function mayBeGiven(first: Expression, line: Expression, isInSystem: boolean): boolean {
  const takesNumbers = isFormula(first) || isInSystem || isNumbers(first) || namesIn(first).size > 2;
  if (isNumbers(line)) return takesNumbers;
  if (namesIn(line).size < 2) return false;
  return !isFormula(line) || !findTypicalError(first, line, { kind: 'statement' });
}

/** Whether a later line has the right sides of two formulas with an equals sign between them. */
function areEquated(first: Expression, second: Expression, lines: readonly (Expression | undefined)[]): boolean {
  const sides = [first, second].map((one) => (isFormula(one) ? equationOf(one)?.right : undefined));
  const isSide = (side: Expression): boolean => sides.some((one) => one && sameTree(one, side, { groups: true }));
  return lines.some((line) => {
    const equation = line && equationOf(line);
    return equation !== undefined && isSide(equation.left) && isSide(equation.right);
  });
}

/** A letter alone on the left. */
const isFormula = (tree: Expression): boolean => equationOf(tree)?.left.kind === 'name';

/** A letter with its number: v = 20. */
export function isAssignment(tree: Expression): boolean {
  const right = equationOf(tree)?.right;
  return isFormula(tree) && right !== undefined && namesIn(right).size === 0;
}

/** `a = 3`, or several such in one line. */
function isNumbers(tree: Expression): boolean {
  return tree.kind === 'logic' ? tree.operands.every(isAssignment) : isAssignment(tree);
}

/** Reads `a = 3, b = 4` as a conjunction. */
function asNumbers(tree: Expression): Expression {
  const items = tree.kind === 'list' ? tree.items : [];
  const letters = new Set(items.flatMap((item) => [...namesIn(item)]));
  return items.length > 1 && items.every(isAssignment) && letters.size === items.length ? both(...items) : tree;
}

/** Numbers for all letters of an equation but one, and a later line about this one. */
function leaveOneLetter(given: readonly Expression[], later: readonly Expression[]): boolean {
  const [equation, ...others] = given.filter((one) => !isNumbers(one));
  if (!equation || others.length > 0) return false;
  const known = given.filter(isNumbers).flatMap((one) => [...namesIn(one)]);
  const letters = [...namesIn(equation)];
  const [open, ...more] = letters.filter((name) => !known.includes(name));
  if (open === undefined || more.length > 0 || known.length < 2 || new Set(known).size < known.length) return false;
  if (known.some((name) => !letters.includes(name))) return false;
  return later.some((line) => [...namesIn(line)].join() === open);
}

/**
 * Whether later lines speak of them together even where none of these is right: a letter is gone, numbers are put into a
 * formula, or two letters with numbers come in one line.
 */
function lookGiven(given: readonly Expression[], later: readonly Expression[]): boolean {
  const [first, ...rest] = given;
  if (!first) return false;
  if (leaveOneLetter(given, later)) return true;
  const letters = namesIn(first);
  if (given.every(isAssignment)) {
    const named = new Set(given.flatMap((one) => [...namesIn(one)]));
    return (
      named.size === given.length && later.some((line) => [...namesIn(line)].filter((one) => named.has(one)).length > 1)
    );
  }
  if (isFormula(first)) {
    const [name] = equationNames(first);
    const isNumberIn = (own: string): boolean => letters.has(own) && own !== name;
    const areNumbers = rest.every((one) => isAssignment(one) && [...namesIn(one)].every(isNumberIn));
    return areNumbers && later.some((line) => isAssignment(line) && namesIn(line).has(name ?? ''));
  }
  if (given.some(isFormula) || !given.every((one) => namesIn(one).size === letters.size)) return false;
  if (!given.every((one) => [...namesIn(one)].every((name) => letters.has(name)))) return false;
  if (rest.some((one) => findTypicalError(first, one, { kind: 'statement' }))) return false;
  return later.some((line) => namesIn(line).size > 0 && namesIn(line).size < letters.size);
}

/** The letter on the left of a formula. */
function equationNames(tree: Expression): string[] {
  const left = equationOf(tree)?.left;
  return left?.kind === 'name' ? [left.name] : [];
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
