import { solve, substitute } from '../algebra/index.ts';
import { multiplyComplex } from '../algebra/numbers/complex.ts';
import { equivalent } from '../equivalence/index.ts';
import { add, namesIn, negate } from '../notation/index.ts';
import type { Expression, RelationNode, RelationOperator } from '../notation/tree.ts';
import { rulesOfEquations, rulesOfSolutions, typicalErrors } from './catalogue.ts';
import { isLinear } from './patterns.ts';
import type { ErrorRule } from './rule.ts';
import { collectionRules } from './rules/collection-rules.ts';
import { mayBeTurned } from './sight.ts';
import { suspectsOf } from './suspects.ts';
import { namedValues, type Target } from './target.ts';
import { areClose, valuesOf } from './values.ts';

/*
 * A step of working shows what was done, so that a reason for it has to be true of just this step: the wrong statement
 * that an error makes is the learner's line itself, not only one with the same solutions.
 */

const stepRules: ReadonlySet<ErrorRule> = new Set([...rulesOfEquations, ...collectionRules]);
const equationRules: ReadonlySet<ErrorRule> = new Set(rulesOfEquations);
const none: readonly Expression[] = [];

/** The rule whose wrong statement is the line below a statement; `target` is the line. */
export function slipOf(above: Expression, line: Expression, target: Target): ErrorRule | undefined {
  const { kind, question, said } = { kind: 'statement', question: none, said: new Set<never>() } as const;
  const suspects = suspectsOf(above, { kind, question, said, upToConstantIn: undefined, byValues: false });
  if (line.kind === 'relation' && line.operands.some(isProduct) && isNegated(above, line)) {
    return ruleOf('factor-signs-turned');
  }
  for (const { rule, made } of suspects) {
    if (rule.ofAnswer || rule.id === 'inequality-not-turned') continue;
    if (isSameStep(made, line)) {
      if (rule.id !== 'term-moved-without-sign' || !keepsSide(above, line)) return rule;
      continue;
    }
    // Past a slip, a linear equation may have been solved in the same line.
    const mayBeSolved = equationRules.has(rule) && isSolved(line) && isLinear(made);
    const isOfParts = stepRules.has(rule) && (made.kind !== 'relation' || made.operands.length > 2);
    if ((mayBeSolved || isOfParts) && target.is(made)) return rule;
  }
  if (mayBeTurned(above) && isNotTurned(above, line)) return ruleOf('inequality-not-turned');
  return slipOfSolutions(above, line);
}

/** Whether an inequality is a negative multiple of the one above, with the sign between its sides unchanged. */
function isNotTurned(above: Expression, line: Expression): boolean {
  const [one, two] = [balanceOf(above), balanceOf(line)];
  const [a, b] = [one && valuesOf(one.difference), two && valuesOf(two.difference)];
  if (!one || !two || !a || !b || turnedSign[one.operator] === undefined || one.operator === '=') return false;
  const factor = b[0].re / a[0].re;
  const isMultiple = areClose(b, [
    multiplyComplex({ re: factor, im: 0 }, a[0]),
    multiplyComplex({ re: factor, im: 0 }, a[1]),
  ]);
  return isMultiple && one.operator === two.operator && factor < 0;
}

/** Whether a side is the same in both, so that no term has moved over. */
function keepsSide(above: Expression, line: Expression): boolean {
  const [before, after] = [above, line].map((tree) => (tree.kind === 'relation' ? tree.operands : []));
  return [0, 1].some((at) => {
    const [one, other] = [before?.[at], after?.[at]].map((side) => side && valuesOf(side));
    return one !== undefined && other !== undefined && areClose(one, other);
  });
}

/** Whether two relations have the same sign between sides of the same difference, perhaps with the sides exchanged. */
function isSameStep(made: Expression, line: Expression): boolean {
  const [one, two] = [balanceOf(made), balanceOf(line)];
  if (!one || !two) return false;
  const [a, b] = [valuesOf(one.difference), valuesOf(two.difference)];
  if (!a || !b) return false;
  const isEqual = (other: Expression): boolean => equivalent(one.difference, other).verdict === 'equal';
  if (one.operator === two.operator && areClose(a, b) && isEqual(two.difference)) return true;
  const back = negate(two.difference);
  const turned = valuesOf(back);
  const isTurned = one.operator === turnedSign[two.operator];
  return isTurned && turned !== undefined && areClose(a, turned) && isEqual(back);
}

const turnedSign: Readonly<Partial<Record<RelationOperator, RelationOperator>>> = {
  '=': '=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function balanceOf(
  tree: Expression,
): { readonly operator: RelationOperator; readonly difference: Expression } | undefined {
  const [left, right] = tree.kind === 'relation' && tree.operands.length === 2 ? tree.operands : [];
  const [operator] = tree.kind === 'relation' ? tree.operators : [];
  return left && right && operator ? { operator, difference: add(left, negate(right)) } : undefined;
}

/** x = 3, x > 3. */
function isSolved(tree: Expression): boolean {
  if (tree.kind !== 'relation' || tree.operands.length !== 2) return false;
  const isNumber = (side: Expression): boolean => namesIn(side).size === 0;
  return tree.operands.some(({ kind }) => kind === 'name') && tree.operands.some(isNumber);
}

/** Solutions with wrong signs, and wrong uses of the quadratic formula, below an equation or inequality in one letter. */
function slipOfSolutions(above: Expression, line: Expression): ErrorRule | undefined {
  const [variable, ...others] = namesIn(above);
  if (variable === undefined || others.length > 0 || above.kind !== 'relation') return undefined;
  const isEquation = above.operands.length === 2 && above.operators[0] === '=';
  const values = isEquation ? namedValues(line) : undefined;
  const solved = values && solutionsOf(above, variable);
  if (values && solved) return slipOfValues(above, variable, { values, solved });
  return !isEquation && isNegated(above, line) ? ruleOf('roots-with-opposite-sign') : undefined;
}

function slipOfValues(
  equation: RelationNode,
  variable: string,
  { values, solved }: { readonly values: readonly number[]; readonly solved: readonly number[] },
): ErrorRule | undefined {
  if (areSame(values, solved.map(opposite))) {
    return ruleOf(values.length > 1 ? 'roots-with-opposite-sign' : 'solution-with-opposite-sign');
  }
  const isOneTurned = solved.some((_, at) => areSame(values, turnedAt(solved, at)));
  if (solved.length > 1 && isOneTurned) return ruleOf('solution-with-opposite-sign');
  return rulesOfSolutions.find((rule) =>
    rule.inTask?.({ kind: 'equation', equation, variable }).some((made) => {
      const own = made.kind === 'relation' ? solutionsOf(made, variable) : undefined;
      return own !== undefined && own.length > 0 && areSame(values, own);
    }),
  );
}

const opposite = (value: number): number => -value;
const turnedAt = (values: readonly number[], at: number): number[] =>
  values.map((value, position) => (position === at ? -value : value));

/** The same numbers in any order. */
function areSame(values: readonly number[], others: readonly number[]): boolean {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
  if (values.every((value) => value === 0)) return false;
  return (
    values.every((value) => others.some((other) => isNear(value, other))) &&
    others.every((other) => values.some((value) => isNear(value, other)))
  );
}

function solutionsOf(equation: RelationNode, variable: string): readonly number[] | undefined {
  const [left, right] = equation.operands;
  const solutions = left && right && solve(add(left, negate(right)), variable);
  return solutions && namedValues({ kind: 'set', items: solutions });
}

const isProduct = (side: Expression): boolean =>
  side.kind === 'multiply' && side.factors.some(({ kind }) => kind === 'add');

/** Whether the line says of −x what the statement above says of x. */
function isNegated(above: Expression, line: Expression): boolean {
  const [variable, ...others] = namesIn(above);
  if (variable === undefined || others.length > 0) return false;
  const turned = substitute(line, new Map([[variable, negate({ kind: 'name', name: variable })]]));
  return equivalent(turned, above, { multiplicity: 'ignore' }).verdict === 'equal';
}

function ruleOf(id: string): ErrorRule | undefined {
  return typicalErrors.find((rule) => rule.id === id);
}
