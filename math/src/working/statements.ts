import { equivalent } from '../equivalence/index.ts';
import { findSlip } from '../errors/index.ts';
import { isLinear, isLogarithm } from '../errors/patterns.ts';
import { namedValues } from '../errors/target.ts';
import { substitute, valueAt } from '../algebra/index.ts';
import { contains } from '../forms/structure.ts';
import { mapChildren, namesIn, walk } from '../notation/index.ts';
import type { Expression, RelationNode } from '../notation/tree.ts';
import {
  conditionOfRoot,
  equationOf,
  gainedSolutions,
  hasInequality,
  isZero,
  lostSolutions,
  onlyName,
  valueWithoutPlace,
  wrongStatement,
} from './explain.ts';
import { hasPlaces, isCombination, squaredRoot, withoutDenominators } from './openings.ts';
import { areRounded, asEquality, reachIn, isApproximate } from './rounded.ts';
import { same, type Step, unknown, wrong, wrongStep } from './steps.ts';

export const impossible: Expression = { kind: 'constant', name: 'false' };

/** Whether two statements have the same solutions; double ones count once. */
export function isSame(a: Expression, b: Expression): 'equal' | 'different' | 'unknown' {
  const [one, two] = [onceEach(a), onceEach(b)];
  const { verdict } = equivalent(one, two, { multiplicity: 'ignore' });
  return verdict;
}

export const both = (...operands: readonly Expression[]): Expression => ({ kind: 'logic', operator: 'and', operands });

export const either = (...operands: readonly Expression[]): Expression => ({ kind: 'logic', operator: 'or', operands });

/** Whether everything that satisfies the first satisfies the second. */
export function implies(a: Expression, b: Expression): boolean {
  const inserted = a.kind === 'logic' && a.operator === 'and' ? insertOne(a.operands) : undefined;
  if (!inserted) return isSame(both(a, b), a) === 'equal';
  const line = inserted.into(b);
  const [first, ...others] = inserted.rest;
  if (first) return implies(others.length === 0 ? first : both(first, ...others), line);
  const equation = equationOf(line);
  return equation ? equivalent(equation.left, equation.right).verdict === 'equal' : isSame(line, certain) === 'equal';
}

/** An equation that is solved for a letter, put into the others. */
function insertOne(
  parts: readonly Expression[],
): { readonly rest: readonly Expression[]; readonly into: (tree: Expression) => Expression } | undefined {
  const flat = parts.flatMap((part) => (part.kind === 'logic' && part.operator === 'and' ? part.operands : [part]));
  for (const part of flat) {
    const equation = equationOf(part);
    for (const [side, value] of equation
      ? [
          [equation.left, equation.right],
          [equation.right, equation.left],
        ]
      : []) {
      if (side?.kind !== 'name' || !value || namesIn(value).has(side.name)) continue;
      const into = (tree: Expression): Expression => substitute(tree, new Map([[side.name, value]]));
      return { rest: flat.filter((other) => other !== part).map(into), into };
    }
  }
  return undefined;
}

const certain: Expression = { kind: 'constant', name: 'true' };

/** From one statement to the next; `letters` are those of all lines above. */
export function statementStep(above: Expression, line: Expression, letters: ReadonlySet<string> = new Set()): Step {
  if (isNewSubject(above, line)) return wrong(newLetters(line, new Set([...letters, ...namesIn(above)])));
  if (isApproximate(line) || isApproximate(above)) return roundedStep(above, line);
  const verdict = isSame(above, line);
  if (verdict === 'equal') return hasNoValue(line) && !hasNoValue(above) ? wrong(noValue) : same;
  if (verdict === 'unknown') return unknown;
  if (line.kind === 'constant') return wrong(constantIsWrong(above, line.name === 'true'));
  if (implies(above, line)) {
    const isImpossible = isSame(above, impossible) === 'equal' && !mayStandBelowNothing(above, line);
    return isImpossible ? wrong(noSolutionAbove) : gained(above, line);
  }
  if (implies(line, above) && isSame(line, impossible) !== 'equal') return lost(above, line);
  const placeless = valueWithoutPlace(above, line);
  return placeless === undefined ? wrongStep(findSlip(above, line), wrongStatement(above, line)) : wrong(placeless);
}

/** Rounded numbers are compared with the ones above; steps from rounded numbers cannot be judged exactly. */
function roundedStep(above: Expression, line: Expression): Step {
  const isRounded = areRounded(line, above);
  if (isRounded === undefined) {
    if (isRoundedSolution(line, above)) return same;
    if (!isNoSolutionNear(line, above)) return unknown;
  }
  return isRounded ? same : wrong('Compare with the line above: this is not its value rounded.');
}

/** x ≈ 2.32 below 2ˣ = 5: each solution within half a unit of the last place. */
function isRoundedSolution(line: Expression, above: Expression): boolean {
  const [one, two] = [asEquality(above), asEquality(line)];
  if (isSame(one, two) === 'equal') return true;
  if (isApproximate(above) || !namedValues(two)?.length) return false;
  const tolerance = { kind: 'absolute', value: reachIn(line) } as const;
  return equivalent(onceEach(one), two, { tolerance }).verdict === 'equal';
}

/** Whether the sides of an equation above keep their order all around each number of the line, coming closer on one side. */
function isNoSolutionNear(line: Expression, above: Expression): boolean {
  const equation = equationOf(above);
  const name = onlyName(above);
  const values = namedValues(asEquality(line)) ?? [];
  if (!equation || name === undefined || isApproximate(above) || values.length === 0) return false;
  const reach = reachIn(line);
  return values.some((value) => {
    const gaps = [-30, -1, 0, 1, 30].map((steps) => {
      const at = { [name]: value + steps * reach };
      const [left, right] = [valueAt(equation.left, at), valueAt(equation.right, at)];
      return left && right && left.im === 0 && right.im === 0 ? left.re - right.re : Number.NaN;
    });
    const [far = 0, before = 0, here = 0, after = 0, beyond = 0] = gaps;
    const isSteady = (sign: number): boolean =>
      [before - far, here - before, after - here, beyond - after].every((step) => sign * step > 0);
    return before * after > 0 && (isSteady(1) || isSteady(-1));
  });
}

/** More solutions than above: a step to be tested, unless nothing was done that could bring them in. */
function gained(above: Expression, line: Expression): Step {
  const squared = squaredRoot(above);
  const slip = squared && isSame(squared, line) !== 'equal' ? findSlip(squared, line) : undefined;
  if (slip) return wrongStep(slip, '');
  const isStep = hasInequality(above) || hasInequality(line) ? !isSimple(above, line) : !isPlain(above, line);
  if (isStep) return { step: 'implied', solutions: 'gained', says: gainedSolutions(above) };
  if (!hasInequality(line)) return wrongStep(findSlip(above, line), wrongStatement(above, line));
  return wrongStep(findSlip(above, line), 'More values satisfy this line than the line above.');
}

/** The message for a line with solutions below a line without any. */
export const noSolutionAbove = 'The line above has no solution, so this line cannot have one.';

/**
 * Whether a line with solutions may follow a statement without any: what squaring both sides or multiplying by the
 * denominators makes of an equation, one equation of a system, or a sum of multiples of its equations.
 */
export function mayStandBelowNothing(above: Expression, line: Expression): boolean {
  if (above.kind === 'logic') {
    return above.operands.some((part) => isSame(part, line) === 'equal') || isCombination(line, above.operands);
  }
  const opened = squaredRoot(above) ?? withoutDenominators(above);
  if (opened && isSame(opened, impossible) !== 'equal') return implies(opened, line);
  // ln(x − 5) = ln(2x − 3): the arguments alone.
  return contains(above, (node) => isLogarithm(node) && namesIn(node).size > 0);
}

function lost(above: Expression, line: Expression): Step {
  const condition = conditionOfRoot(above, line);
  if (condition !== undefined) return { step: 'equivalent', says: condition };
  if (hasInequality(line) && isSimple(above, line)) {
    return wrongStep(findSlip(above, line), 'Fewer values satisfy this line than the line above.');
  }
  return { step: 'implied', solutions: 'lost', says: lostSolutions(above, line) };
}

/** Two inequalities without products of the unknown, or one that is solved: then nothing but a slip changes it. */
function isSimple(above: Expression, line: Expression): boolean {
  const isSolved = (tree: Expression): boolean =>
    tree.kind === 'relation' && tree.operands.some(({ kind }) => kind === 'name') && onlyName(tree) !== undefined;
  return isSolved(line) || (isLinear(above) && isLinear(line));
}

/** A list of solutions below an equation without roots, quotients and functions of the unknown. */
function isPlain(above: Expression, line: Expression): boolean {
  return namedValues(line) !== undefined && equationOf(above) !== undefined && onlyName(above) !== undefined
    ? !hasPlaces(above)
    : false;
}

const noValue = 'There is no such real number: the line above has no solution.';

/** Whether the line names a number that does not exist, such as arcsin 2. */
function hasNoValue(line: Expression): boolean {
  let found = false;
  walk(line, (node) => {
    if (node.kind !== 'call' || !/^(?:arcsin|arccos|ln|log|lg)$/.test(node.name) || namesIn(node).size > 0) return;
    const value = valueAt(node);
    if (!value || Math.abs(value.im) > 1e-12 || !Number.isFinite(value.re)) found = true;
  });
  return found;
}

/** Whether lines below say together with a statement what stands above. */
export function completesCases(above: Expression, statement: Expression, below: readonly Expression[]): boolean {
  const cases = below.filter((other) => implies(other, above));
  return cases.length > 0 && isSame(either(statement, ...cases), above) === 'equal';
}

function isNewSubject(above: Expression, line: Expression): boolean {
  const known = namesIn(above);
  const own = [...namesIn(line)];
  return known.size > 0 && own.length > 0 && !own.some((name) => known.has(name));
}

/** Says which letter is new, or looks like a known one. */
export function newLetters(line: Expression, known: ReadonlySet<string>): string {
  const name = [...namesIn(line)].find((one) => !known.has(one));
  if (name === undefined) return 'This does not follow from the lines above.';
  const other = [...known].find((one) => one.toLowerCase() === name.toLowerCase());
  if (other !== undefined) return `$${name}$ and $${other}$ are different letters: keep to one of them.`;
  return `This does not follow: the letter $${name}$ is not in the lines above.`;
}

function constantIsWrong(above: Expression, isEverything: boolean): string {
  if (isEverything) return 'Not every value satisfies the line above: put one in.';
  return hasInequality(above)
    ? 'The line above does have solutions.'
    : 'The line above does have a solution: look for a value that makes both sides equal.';
}

/** Products that are 0 with each factor once: (x − 2)⁵ = 0 has the solutions of x − 2 = 0. */
function onceEach(tree: Expression): Expression {
  if (tree.kind !== 'relation') return tree.kind === 'logic' ? mapChildren(tree, onceEach) : tree;
  const equation = equationOf(tree);
  if (!equation) return tree;
  const { node, left, right } = equation;
  if (isZero(right)) return { ...node, operands: [bases(left), right] } satisfies RelationNode;
  return isZero(left) ? ({ ...node, operands: [left, bases(right)] } satisfies RelationNode) : tree;
}

function bases(tree: Expression): Expression {
  if (tree.kind === 'multiply') return mapChildren(tree, bases);
  const isCounted = tree.kind === 'power' && tree.exponent.kind === 'number' && /^[1-9]\d*$/.test(tree.exponent.text);
  return isCounted ? tree.base : tree;
}
