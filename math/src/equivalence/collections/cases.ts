import { negateTree, rationalTree, sumTree } from '../../algebra/construct.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { freeNames } from '../../algebra/names.ts';
import { fromNumber } from '../../algebra/numbers/rational.ts';
import { substitute } from '../../algebra/substitute.ts';
import type { Expression, RelationOperator } from '../../notation/tree.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, unknown } from '../options.ts';
import { rationalPlace } from '../line/place.ts';
import { gapSamples, placesWithin, solutionSet } from '../line/sets.ts';
import { closedSign } from '../precise/closed-sign.ts';
import { compareScalars } from '../scalars/scalars.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { formulaOf, isStatement } from '../statements/formula.ts';
import { compareStatements } from '../statements/statements.ts';

/** One line of a function in cases: its value, and where it holds. */
interface Case {
  readonly value: Expression;
  readonly condition: Expression;
}

/**
 * Compares functions of one letter, at least one of which is written in cases: with a brace, or as the equation of a
 * letter with conditions, y = x and x > 0 or y = −x and x ≤ 0. Undefined for other trees.
 */
export function compareCases(a: Expression, b: Expression, options: EquivalenceOptions): Equivalence | undefined {
  const [first, second] = [functionOf(a), functionOf(b)];
  if (!first || !second || (!first.hasCases && !second.hasCases)) return undefined;
  const areStatements = isStatement(a) && isStatement(b);
  const [letter, ...others] = lettersOf([...first.cases, ...second.cases]);
  if ((areStatements && first.name !== second.name) || others.length > 0) return undefined;
  if (letter !== undefined && isIntegerLetter(letter)) return undefined;
  if (!isFunction(first, options) || !isFunction(second, options)) return areStatements ? undefined : unknown;
  const found = compareFunctions(first, second, letter, options);
  if (found.verdict !== 'unknown' || !areStatements) return found;
  const otherwise = compareStatements(a, b, options);
  return otherwise.verdict === 'different' ? otherwise : unknown;
}

interface CasedFunction {
  /** The letter that an equation is solved for. */
  readonly name: string;
  readonly cases: readonly Case[];
  readonly hasCases: boolean;
}

function functionOf(tree: Expression): CasedFunction | undefined {
  if (tree.kind === 'group') return functionOf(tree.body);
  if (!isStatement(tree)) {
    const cases = bracedCases(tree);
    return { name: '', cases: cases ?? [{ value: tree, condition: always }], hasCases: cases !== undefined };
  }
  const branches = tree.kind === 'logic' && tree.operator === 'or' ? tree.operands : [tree];
  const solved = branches.map(solvedBranch);
  const [one] = solved;
  if (!one || solved.some((branch) => branch?.name !== one.name)) return undefined;
  const cases = solved.flatMap((branch) => branch?.cases ?? []);
  if (lettersOf(cases).has(one.name)) return undefined;
  return { name: one.name, cases, hasCases: cases.some(({ condition }) => condition !== always) };
}

/** `y = f and x > 0` as a case of the letter y. */
function solvedBranch(tree: Expression): Omit<CasedFunction, 'hasCases'> | undefined {
  if (tree.kind === 'group') return solvedBranch(tree.body);
  const parts = tree.kind === 'logic' && tree.operator === 'and' ? tree.operands : [tree];
  const solved = parts.flatMap((part) => {
    const [left, right] = part.kind === 'relation' && part.operands.length === 2 ? part.operands : [];
    const isSolved = part.kind === 'relation' && part.operators[0] === '=' && left?.kind === 'name' && right;
    return isSolved ? [{ part, name: left.name, value: right }] : [];
  });
  const [only] = solved;
  if (!only || solved.length > 1) return undefined;
  const others = parts.filter((part) => part !== only.part);
  const cases = bracedCases(only.value) ?? [{ value: only.value, condition: always }];
  const withOthers = cases.map(({ value, condition }) => ({ value, condition: all([...others, condition]) }));
  return { name: only.name, cases: withOthers };
}

const always: Expression = { kind: 'constant', name: 'true' };
const never: Expression = { kind: 'constant', name: 'false' };

/** The lines behind a brace; a last one without condition or with words holds elsewhere. */
function bracedCases(tree: Expression): readonly Case[] | undefined {
  if (tree.kind === 'group') return bracedCases(tree.body);
  if (tree.kind !== 'matrix' || tree.fence !== 'cases' || tree.rows.some((row) => row[0] && isStatement(row[0])))
    return undefined;
  const cases: Case[] = [];
  const before: Expression[] = [];
  for (const [index, [value, stated, ...more]] of tree.rows.entries()) {
    const isElsewhere = index === tree.rows.length - 1 && (stated === undefined || stated.kind === 'text');
    const condition = isElsewhere ? always : stated;
    if (!value || !condition || more.length > 0 || !isStatement(condition)) return undefined;
    cases.push({ value, condition: isElsewhere ? all(before) : condition });
    before.push({ kind: 'logic', operator: 'not', operands: [condition] });
  }
  return cases;
}

function all(statements: readonly Expression[]): Expression {
  const own = statements.filter((statement) => statement !== always);
  const [only] = own;
  return own.length > 1 ? { kind: 'logic', operator: 'and', operands: own } : (only ?? always);
}

function any(statements: readonly Expression[]): Expression {
  const [only] = statements;
  return statements.length === 1 && only ? only : { kind: 'logic', operator: 'or', operands: statements };
}

const relation = (left: Expression, operator: RelationOperator, right: Expression): Expression => ({
  kind: 'relation',
  operands: [left, right],
  operators: [operator],
});

function lettersOf(cases: readonly Case[]): ReadonlySet<string> {
  return new Set(cases.flatMap(({ value, condition }) => [...freeNames(value), ...freeNames(condition)]));
}

/** Two functions are the same where no two of their cases that hold at one place have different values there. */
function compareFunctions(
  first: CasedFunction,
  second: CasedFunction,
  letter: string | undefined,
  options: EquivalenceOptions,
): Equivalence {
  let isOpen = false;
  for (const one of first.cases) {
    for (const other of second.cases) {
      if (compareScalars(one.value, other.value, options).verdict === 'equal') continue;
      const together = all([one.condition, other.condition]);
      if (compareStatements(together, never, options).verdict === 'equal') continue;
      if (letter !== undefined && differWhere(one.value, other.value, together, letter)) return different('solutions');
      const apart = all([together, relation(one.value, '!=', other.value)]);
      const { verdict } = compareStatements(apart, never, options);
      if (verdict === 'different') return different('solutions');
      if (verdict !== 'equal') isOpen = true;
    }
  }
  const [here, there] = [first, second].map(({ cases }) => any(cases.map(({ condition }) => condition)));
  const domains = here && there ? compareStatements(here, there, options).verdict : 'unknown';
  if (domains === 'different' && first.hasCases && second.hasCases && !isOpen) return different('solutions');
  return isOpen || domains !== 'equal' ? unknown : equal('solutions');
}

/** Whether two values differ for certain at one of some fractions at which a condition holds. */
function differWhere(a: Expression, b: Expression, condition: Expression, letter: string): boolean {
  const formula = formulaOf(condition);
  const set = formula && solutionSet(formula, letter);
  const places = set && placesWithin(set.zeros);
  if (!places) return false;
  return [...places, ...gapSamples(places).flat()].some((place) => {
    if (set.contains(place) !== true) return false;
    const exact = place.exact ?? fromNumber(place.value);
    if (!exact || (place.exact === undefined && set.contains(rationalPlace(exact)) !== true)) return false;
    const at = new Map([[letter, rationalTree(exact)]]);
    const program = compile(sumTree([substitute(a, at), negateTree(substitute(b, at))]));
    const sign = program && closedSign(program);
    return sign === 1 || sign === -1;
  });
}

/** Whether no two cases hold at one place, but with one value. */
function isFunction({ cases }: CasedFunction, options: EquivalenceOptions): boolean {
  return cases.every((one, index) =>
    cases.slice(index + 1).every((other) => {
      const apart = all([one.condition, other.condition, relation(one.value, '!=', other.value)]);
      return compareStatements(apart, never, options).verdict === 'equal';
    }),
  );
}
